const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** A random string of letters and digits, 16 long unless told: the form of a document id. */
export function randomID(length = 16): string {
  // Bytes of 248 and up are thrown away, so that each of the 62 signs is equally likely.
  const limit = 256 - (256 % ALPHABET.length);
  let id = "";
  while (id.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < limit && id.length < length) id += ALPHABET[byte % ALPHABET.length];
    }
  }
  return id;
}
