import { AUDIO_FILE_EXTENSIONS } from "../../common/constants/content.ts";

interface PlayData {
  src: string;
  volume?: number;
  loop?: boolean;
  autoplay?: boolean;
  [option: string]: unknown;
}

/** A sound that is never heard: it is loaded, played and stopped at once. */
export class Sound {
  readonly src: string;
  readonly id: number;
  volume = 1;
  playing = false;
  static #made = 0;

  constructor(src: string, _options: object = {}) {
    this.src = src;
    this.id = ++Sound.#made;
  }

  get loaded(): boolean {
    return true;
  }

  get failed(): boolean {
    return false;
  }

  async load(_options: object = {}): Promise<this> {
    return this;
  }

  async play(_options: object = {}): Promise<this> {
    return this;
  }

  async stop(_options: object = {}): Promise<this> {
    return this;
  }

  pause(): void {}

  async fade(volume: number, _options: object = {}): Promise<void> {
    this.volume = volume;
  }
}

/** The sounds of the game: the Table is silent (DOC AudioHelper). */
export class AudioHelper {
  readonly playing = new Map<number, Sound>();
  readonly pending: unknown[] = [];
  readonly locked = false;

  static hasAudioExtension(src: string): boolean {
    const [, extension = ""] = /\.(\w+)(?:[?#].*)?$/.exec(src) ?? [];
    return extension.toLowerCase() in AUDIO_FILE_EXTENSIONS;
  }

  static getDefaultSoundName(src: string): string {
    const file = decodeURIComponent(src.split("/").at(-1) ?? "");
    return file
      .replace(/\.\w+$/, "")
      .replace(/[-_.]+/g, " ")
      .trim();
  }

  /** Volumes are heard by their logarithm. */
  static inputToVolume(value: number | string, order = 1.5): number {
    return Math.min(1, Math.max(0, Number(value))) ** order;
  }

  static volumeToInput(volume: number, order = 1.5): number {
    return volume ** (1 / order);
  }

  static async play({ src }: PlayData, _socketOptions: unknown = false): Promise<Sound> {
    return new Sound(src);
  }

  static async preloadSound(src: string): Promise<Sound> {
    return new Sound(src);
  }

  create({ src }: PlayData): Sound {
    return new Sound(src);
  }

  async play(src: string, _options: object = {}): Promise<Sound> {
    return new Sound(src);
  }

  async preload(src: string, _options: object = {}): Promise<Sound> {
    return new Sound(src);
  }

  async awaitFirstGesture(): Promise<void> {}
}
