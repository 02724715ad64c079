/** One click, one entry: nothing more of a group can be pressed. Where it could not be asked, core has said why, and it may be tried again. */
export function askOnce(
  button: HTMLButtonElement,
  ask: () => Promise<unknown>,
  group: Iterable<HTMLButtonElement> = [button],
): void {
  const close = (closed: boolean): void => {
    for (const one of group) one.disabled = closed;
  };
  button.addEventListener("click", () => {
    close(true);
    ask().catch(() => close(false));
  });
}
