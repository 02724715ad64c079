import type { Invocation } from "../../rules/invoke/invoke.ts";
import type { Result } from "../../rules/result.ts";
import { type Text, text } from "../text.ts";

/** What an invocation costs, or why it is refused. */
export function costOf(invoked: Result<Pick<Invocation, "payment">>): Text {
  return invoked.ok ? text(`NORN.Ledger.Payment.${invoked.value.payment}`) : refusalText(invoked);
}

/** Why something was refused, in words. */
export function refusalText({
  code,
  args,
}: {
  readonly code: string;
  readonly args: Readonly<Record<string, string | number>>;
}): Text {
  return text(`NORN.Ledger.Refused.${code}`, args);
}
