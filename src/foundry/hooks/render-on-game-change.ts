/** Shows the new game in every window of Norn's that is open on this client. */
export function renderOnGameChange(): void {
  Hooks.on("norn.gameChanged", () => {
    for (const app of foundry.applications.instances.values()) {
      if (app.rendered && app.options.classes.includes("norn")) void app.render();
    }
  });
}
