/** English names of modes, which CONFIG holds as language keys. Those of generation 14 are UNCONFIRMED. */
export const CHAT_LANGUAGE = {
  RollPublic: "Public",
  RollPrivate: "To the Game Master",
  RollBlind: "Blind, to the Game Master",
  RollSelf: "To myself",
  MODES: {
    Public: "Public",
    GM: "To the Game Master",
    Blind: "Blind, to the Game Master",
    Self: "To myself",
    IC: "In character",
  },
} as const;
