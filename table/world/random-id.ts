import { randomInt } from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** A new document id: sixteen letters and digits. */
export const randomId = (): string => Array.from({ length: 16 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");

export const isDocumentId = (value: unknown): value is string => typeof value === "string" && /^[A-Za-z0-9]{16}$/.test(value);
