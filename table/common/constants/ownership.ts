/** What a user may do with a document; higher levels include the lower ones. */
export const DOCUMENT_OWNERSHIP_LEVELS = { INHERIT: -1, NONE: 0, LIMITED: 1, OBSERVER: 2, OWNER: 3 } as const;
export type OwnershipLevelName = keyof typeof DOCUMENT_OWNERSHIP_LEVELS;
export type OwnershipLevel = (typeof DOCUMENT_OWNERSHIP_LEVELS)[OwnershipLevelName];
/** Values that only appear while ownership is edited. */
export const DOCUMENT_META_OWNERSHIP_LEVELS = { DEFAULT: -20, NOCHANGE: -10 } as const;
