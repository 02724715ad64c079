/** Where the server's messages for the terminal go; tests collect them. */
export interface Say {
  readonly info: (sentence: string) => void;
  readonly warn: (sentence: string) => void;
}

export const sayOnConsole: Say = {
  info: (sentence) => console.log(sentence),
  warn: (sentence) => console.warn(`Warning: ${sentence}`),
};
