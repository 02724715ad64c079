/** Style sheets are imported for the build to find them; they export nothing. */
declare module "*.css" {}
