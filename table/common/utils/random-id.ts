const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** A random string of letters and digits, by default 16 long: the form of a document id. */
export function randomID(length = 16): string {
  // Bytes of 248 and up are discarded, so that all 62 characters are equally likely.
  const limit = 256 - (256 % ALPHABET.length);
  let id = "";
  while (id.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < limit && id.length < length) id += ALPHABET[byte % ALPHABET.length];
    }
  }
  return id;
}
