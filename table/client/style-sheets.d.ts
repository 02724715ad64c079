/** The build collects style sheets. */
declare module "*.css";
