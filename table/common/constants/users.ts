export const USER_ROLES = { NONE: 0, PLAYER: 1, TRUSTED: 2, ASSISTANT: 3, GAMEMASTER: 4 } as const;
export type UserRoleName = keyof typeof USER_ROLES;
export const USER_ROLE_NAMES = { 0: "NONE", 1: "PLAYER", 2: "TRUSTED", 3: "ASSISTANT", 4: "GAMEMASTER" } as const;

interface UserPermission {
  label: string;
  hint: string;
  disableGM: boolean;
  /** The lowest role that has it by default. */
  defaultRole: number;
}

function permission(name: string, defaultRole: number, disableGM = false): UserPermission {
  return { label: `PERMISSION.${name}`, hint: `PERMISSION.${name}Hint`, disableGM, defaultRole };
}

const { PLAYER, TRUSTED, ASSISTANT } = USER_ROLES;

/** Permissions a world can give to roles, with their default role (platform.md §3.4; those not listed there are UNCONFIRMED). */
export const USER_PERMISSIONS = {
  ACTOR_CREATE: permission("ActorCreate", ASSISTANT),
  BROADCAST_AUDIO: permission("BroadcastAudio", TRUSTED, true),
  BROADCAST_VIDEO: permission("BroadcastVideo", TRUSTED, true),
  CARDS_CREATE: permission("CardsCreate", ASSISTANT),
  DRAWING_CREATE: permission("DrawingCreate", TRUSTED),
  ITEM_CREATE: permission("ItemCreate", ASSISTANT),
  FILES_BROWSE: permission("FilesBrowse", TRUSTED),
  FILES_UPLOAD: permission("FilesUpload", ASSISTANT),
  JOURNAL_CREATE: permission("JournalCreate", TRUSTED),
  MACRO_SCRIPT: permission("MacroScript", PLAYER),
  MANUAL_ROLLS: permission("ManualRolls", TRUSTED, true),
  MESSAGE_WHISPER: permission("MessageWhisper", PLAYER),
  NOTE_CREATE: permission("NoteCreate", TRUSTED),
  PING_CANVAS: permission("PingCanvas", PLAYER, true),
  PLAYLIST_CREATE: permission("PlaylistCreate", ASSISTANT),
  QUERY_USER: permission("QueryUser", PLAYER),
  REGION_CREATE: permission("RegionCreate", PLAYER),
  SETTINGS_MODIFY: permission("SettingsModify", ASSISTANT),
  SHOW_CURSOR: permission("ShowCursor", PLAYER, true),
  SHOW_RULER: permission("ShowRuler", PLAYER, true),
  TEMPLATE_CREATE: permission("TemplateCreate", PLAYER),
  TOKEN_CREATE: permission("TokenCreate", ASSISTANT),
  TOKEN_DELETE: permission("TokenDelete", ASSISTANT),
  TOKEN_CONFIGURE: permission("TokenConfigure", TRUSTED),
  WALL_DOORS: permission("WallDoors", PLAYER),
} as const;
export type UserPermissionName = keyof typeof USER_PERMISSIONS;
