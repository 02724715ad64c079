/** A rendered template as an element: a dialog cleans content that is text and strips its outermost element of class and data. */
export async function dialogContent(template: string, context: Record<string, unknown>): Promise<HTMLDivElement> {
  const content = document.createElement("div");
  content.innerHTML = await foundry.applications.handlebars.renderTemplate(template, context);
  return content;
}
