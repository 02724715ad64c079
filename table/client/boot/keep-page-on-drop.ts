/** A file dropped where nothing accepts files would make the browser leave the page, and lose what is being typed. */
export function keepPageOnDrop(page: Document): void {
  for (const type of ["dragover", "drop"] as const) {
    page.addEventListener(type, (event) => {
      const files = event.dataTransfer?.types.includes("Files") ?? false;
      const taker = (event.target as Element | null)?.closest?.("input[type=file]");
      if (files && !taker) event.preventDefault();
    });
  }
}
