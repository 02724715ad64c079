/** Renders all open windows of Norn's again. */
export function renderOnGameChange(): void {
  Hooks.on("norn.gameChanged", () => {
    for (const app of foundry.applications.instances.values()) {
      if (app.rendered && app.options.classes.includes("norn")) void app.render();
    }
  });
}
