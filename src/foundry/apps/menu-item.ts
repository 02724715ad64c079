/** One item of a row's menu. */
export interface MenuItem {
  readonly id: string;
  readonly icon: string;
  readonly label: string;
  readonly run: () => void | Promise<unknown>;
}

/** Makes the items of one menu, whose labels have keys of one pattern. `icon`: the name of a solid one. */
export function menuItems(labelKey: (id: string) => string) {
  return (id: string, icon: string, run: MenuItem["run"]): MenuItem => ({
    id,
    icon: `fa-solid ${icon}`,
    label: game.i18n.localize(labelKey(id)),
    run,
  });
}
