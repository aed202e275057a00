import { messagingAddress } from "#app/platform/text/messaging.ts";
import { greetings } from "#app/platform/text/product.ts";
import { useShell } from "./use-shell.ts";

/** Their school's chat, none, or the product's. */
export type Support = { kind: "product" } | { kind: "none" } | { kind: "school"; address: string };

export function useSupport(): Support {
  const root = useShell();
  if (!root?.viewer?.school) return { kind: "product" };
  const phone = root.shell?.supportPhone;
  return phone ? { kind: "school", address: messagingAddress(phone, greetings.support) } : { kind: "none" };
}
