import { messagingAddress } from "#app/domain/overlays/messaging.ts";
import { useShell } from "#app/hooks/shell/use-shell.ts";
import { greetings } from "#app/text/product.ts";

/** Whom a person asks for support: their school's chat, nobody where the school has none, or the product. */
export type Support = { kind: "product" } | { kind: "none" } | { kind: "school"; address: string };

/** The support of whoever is there. */
export function useSupport(): Support {
  const root = useShell();
  if (!root?.viewer?.school) return { kind: "product" };
  const phone = root.shell?.supportPhone;
  return phone ? { kind: "school", address: messagingAddress(phone, greetings.support) } : { kind: "none" };
}
