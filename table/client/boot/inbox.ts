import type { ModifyAnswerMessage, UserConnectedMessage, WorldPayload } from "../../common/wire.ts";
import { askServer, type ClientSocket } from "../core/socket-link.ts";

/** What arrives from others. */
export type Arrival =
  { event: "modifyDocument"; message: ModifyAnswerMessage } | { event: "userConnected"; message: UserConnectedMessage };

/** Keeps what others do while this client is not ready for it, in its order. */
export class Inbox {
  readonly #socket: ClientSocket;
  #waiting: Arrival[] = [];
  #deliver: ((arrival: Arrival) => void) | null = null;

  constructor(socket: ClientSocket) {
    this.#socket = socket;
    for (const event of ["modifyDocument", "userConnected"] as const) {
      socket.on(event, (message: never) => this.#receive({ event, message }));
    }
  }

  #receive(arrival: Arrival): void {
    if (this.#deliver) this.#deliver(arrival);
    else this.#waiting.push(arrival);
  }

  /** The whole world as it stands. What arrived before the answer is in it already. */
  fetchWorld(): Promise<WorldPayload> {
    const receive = (answer: unknown): WorldPayload => {
      this.#waiting = [];
      return answer as WorldPayload;
    };
    return askServer<WorldPayload>(this.#socket, "world", undefined, { receive });
  }

  /** Hand over what has waited, and from now on everything at once. */
  open(deliver: (arrival: Arrival) => void): void {
    for (const arrival of this.#waiting.splice(0)) deliver(arrival);
    this.#deliver = deliver;
  }
}
