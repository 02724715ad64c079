import type { ModifyAnswerMessage, PauseMessage, UserConnectedMessage, WorldPayload } from "../../common/wire.ts";
import { askServer, type ClientSocket } from "../core/socket-link.ts";

/** What arrives from other clients. */
export type Arrival =
  | { event: "modifyDocument"; message: ModifyAnswerMessage }
  | { event: "userConnected"; message: UserConnectedMessage }
  | { event: "pause"; message: PauseMessage };

/** Buffers other clients' changes, in order, until this client is ready for them. */
export class Inbox {
  readonly #socket: ClientSocket;
  #waiting: Arrival[] = [];
  #deliver: ((arrival: Arrival) => void) | null = null;

  constructor(socket: ClientSocket) {
    this.#socket = socket;
    for (const event of ["modifyDocument", "userConnected", "pause"] as const) {
      socket.on(event, (message: never) => this.#receive({ event, message }));
    }
  }

  #receive(arrival: Arrival): void {
    if (this.#deliver) this.#deliver(arrival);
    else this.#waiting.push(arrival);
  }

  /** The current state of the whole world. What arrived before the answer is already included. */
  fetchWorld(): Promise<WorldPayload> {
    const receive = (answer: unknown): WorldPayload => {
      this.#waiting = [];
      return answer as WorldPayload;
    };
    return askServer<WorldPayload>(this.#socket, "world", undefined, { receive });
  }

  /** Delivers what has been buffered, and from now on everything at once. */
  open(deliver: (arrival: Arrival) => void): void {
    for (const arrival of this.#waiting.splice(0)) deliver(arrival);
    this.#deliver = deliver;
  }
}
