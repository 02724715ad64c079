const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** What a stored document may be, with everything embedded in it: every client holds and shows it. */
const MOST_BYTES = { ChatMessage: 512 * KILOBYTE, other: 16 * MEGABYTE } as const;

/** `1.5 MB` */
export const inMegabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;

/** A document is larger than may be stored; the message is meant for the user who wanted to. */
export class TooLargeError extends Error {
  override readonly name = "TooLargeError";
}

/** @throws TooLargeError */
export const refuseTooLarge = (documentName: string, bytes: number): void => {
  const most = documentName === "ChatMessage" ? MOST_BYTES.ChatMessage : MOST_BYTES.other;
  if (bytes > most)
    throw new TooLargeError(
      `The ${documentName} is too large: ${inMegabytes(bytes)}, and at most ${inMegabytes(most)} are stored`,
    );
};
