import type { Failure } from "../../common/wire.ts";

/** The part of a socket.io client that is used, so that tests can pass their own. */
export interface ClientSocket {
  readonly connected: boolean;
  readonly id?: string | undefined;
  emit(event: string, ...args: unknown[]): unknown;
  on(event: string, listener: (...args: never[]) => void): unknown;
  off(event: string, listener?: (...args: never[]) => void): unknown;
}

const ANSWER_TIMEOUT = 30_000;

/** The server refused. */
class ServerRefusal extends Error {}

/**
 * Asks the server and waits for its answer. `timeout` is in milliseconds. The result is what `receive` returns; it is called as
 * soon as the answer arrives, before anything that arrives later. @throws the server's refusal, or that the connection is lost
 */
export function askServer<T>(
  socket: ClientSocket,
  event: string,
  message?: unknown,
  { timeout = ANSWER_TIMEOUT, receive = (answer) => answer as T }: { timeout?: number; receive?: (answer: unknown) => T } = {},
): Promise<T> {
  if (!socket.connected)
    return Promise.reject(
      new Error("The connection to the Table is lost; nothing was changed. Wait until it is back and try again."),
    );
  return new Promise<T>((resolve, reject) => {
    const lost = (): void =>
      finish(() =>
        reject(new Error("The connection to the Table was lost before it answered; look whether the change was made.")),
      );
    const timer = setTimeout(
      () => finish(() => reject(new Error(`The Table did not answer "${event}" within ${timeout / 1000} seconds`))),
      timeout,
    );
    const finish = (settle: () => void): void => {
      clearTimeout(timer);
      socket.off("disconnect", lost);
      settle();
    };
    socket.on("disconnect", lost);
    const acknowledge = (answer: unknown): void =>
      finish(() => {
        try {
          if (isFailure(answer)) reject(refusal(answer));
          else resolve(receive(answer));
        } catch (error) {
          reject(error);
        }
      });
    if (message === undefined) socket.emit(event, acknowledge);
    else socket.emit(event, message, acknowledge);
  });
}

function isFailure(answer: unknown): answer is Failure {
  return typeof answer === "object" && answer !== null && "error" in answer;
}

function refusal({ error }: Failure): ServerRefusal {
  const refused = new ServerRefusal(error.message);
  refused.name = error.name;
  return refused;
}
