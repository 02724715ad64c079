import { Decoder, Encoder, type Packet, PacketType, protocol } from "socket.io-parser";
import { MESSAGE } from "./bounds.data.ts";

/** The event in place of a long one: with its text, which is read only once it is known whose it is. */
export const LONG = "long";

/** Type, namespace and number of a packet, before its content. */
const HEAD = new RegExp(`^([${PacketType.EVENT}${PacketType.ACK}])(?:(/[^,]{0,100}),)?(\\d{0,15})(?=\\[)`);
const TOO_LONG = { error: { name: "RefusedError", message: "The answer is too large to be passed on" } };

/** Reads what clients send: JSON only, and nothing long. @throws for what is no packet; the connection is closed then */
class BoundedDecoder extends Decoder {
  override add(packet: unknown): void {
    const binary = [PacketType.BINARY_EVENT, PacketType.BINARY_ACK].map(String);
    if (typeof packet !== "string" || binary.includes(packet.charAt(0))) throw new Error("Binary data is not read");
    if (packet.length <= MESSAGE.playerBytes) super.add(packet);
    else this.emitReserved("decoded", readLong(packet));
  }
}

const readLong = (packet: string): Packet => {
  const [head, type, nsp = "/", id] = HEAD.exec(packet) ?? [];
  if (head === undefined) throw new Error("Only an event may be long");
  const numbered = id ? { nsp, id: Number(id) } : { nsp };
  return type === String(PacketType.ACK)
    ? { type: PacketType.ACK, ...numbered, data: [TOO_LONG] }
    : { type: PacketType.EVENT, ...numbered, data: [LONG, packet.slice(head.length)] };
};

export const boundedParser = { Encoder, Decoder: BoundedDecoder, protocol };
