import { ImagePopout } from "./image-popout.ts";

/** Pictures that mean "none yet". */
export const DEFAULT_ICONS: readonly string[] = ["icons/svg/mystery-man.svg", "icons/svg/item-bag.svg"];

/** Shows a picture enlarged in a window. */
export async function showPicture({ src, title, uuid }: { src: string; title: string; uuid?: string }): Promise<void> {
  await new ImagePopout({ src, ...(uuid ? { uuid } : {}), window: { title } }).render({ force: true });
}
