import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { ZipArchive } from "archiver";

/** Packs everything in a folder into a zip; the folder's own name is not in it. */
export async function writeZip(folder: string, target: string): Promise<void> {
  const archive = new ZipArchive({ zlib: { level: 9 } });
  archive.directory(folder, false);
  const written = pipeline(archive, createWriteStream(target));
  await archive.finalize();
  await written;
}
