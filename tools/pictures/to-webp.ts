import type { Page } from "playwright";

/** How good a picture is, from 0 to 1. */
const QUALITY = 0.82;

/** A PNG as WebP, a third as large: a browser can write both. */
export async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const written = await page.evaluate(
    async ([source, quality]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext("2d")?.drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", quality);
    },
    [png.toString("base64"), QUALITY] as const,
  );
  return Buffer.from(written.split(",")[1] ?? "", "base64");
}
