/** Style sheets are imported so that the build finds them; they export nothing. */
declare module "*.css" {}
