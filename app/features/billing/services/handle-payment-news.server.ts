import type { Deps } from "#app/platform/context/deps.ts";
import { recordNews } from "./pay-back.server.ts";
import type { SentNews } from "./payment-provider.ts";

/**
 * Handles a provider's webhook. The status: 401 forged or too old, 400 signed but not readable, 404 about a charge that
 * is not theirs, 503 the provider does not answer what happened, 200 accepted.
 */
export async function handlePaymentNews(
  deps: Deps,
  name: string,
  sent: SentNews,
): Promise<200 | 400 | 401 | 404 | 503> {
  if (deps.payments?.name !== name) return 404;
  const news = await deps.payments.readNews(sent).catch(() => "silent" as const);
  if (news === "silent") return 503;
  if (news === "unreadable") return 400;
  if (news === null) return 401;
  return (await recordNews(deps, name, news)) ? 200 : 404;
}
