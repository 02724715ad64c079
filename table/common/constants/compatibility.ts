/** How the use of something deprecated is reported. */
const LOGGING_LEVELS = { SILENT: 0, WARNING: 1, ERROR: 2, FAILURE: 3 } as const;
export type LoggingLevel = (typeof LOGGING_LEVELS)[keyof typeof LOGGING_LEVELS];
export const COMPATIBILITY_MODES = LOGGING_LEVELS;
