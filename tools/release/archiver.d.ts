/** The part of archiver that the release uses; it ships no types. */
declare module "archiver" {
  import type { Transform } from "node:stream";

  export class ZipArchive extends Transform {
    constructor(options: { readonly zlib: { readonly level: number } });
    /** Adds a folder's content under `name` in the archive; false for its top. */
    directory(folder: string, name: string | false): this;
    finalize(): Promise<void>;
  }
}
