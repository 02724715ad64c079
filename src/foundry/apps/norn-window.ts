const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;

const Mixed = HandlebarsApplicationMixin(ApplicationV2);

/** The ground of Norn's windows that belong to no document. */
export class NornWindow extends Mixed {}
