import * as v from "valibot";
import { eventKinds } from "#app/features/billing/domain/ledger.ts";
import { billingPaths } from "#app/features/billing/paths.ts";
import type { PaymentNews, SentNews } from "#app/features/billing/services/payment-provider.ts";
import { jsonIn, sentOrNull, wholeIn } from "#app/platform/requests/domain/sent-json.server.ts";
import { isRecent, isSigned, readSignature, sign } from "./signature.ts";

export const SANDBOX = "sandbox";
/** Worth nothing: the sandbox is never chosen in production. */
const SECRET = "banco-de-mentira-so-em-desenvolvimento";

/** What the sandbox's bank sends when something happened. */
export async function sandboxRequest(news: PaymentNews, now: number): Promise<Request> {
  const body = JSON.stringify(news);
  const headers = {
    "Content-Type": "application/json",
    "x-signature": `ts=${now},v1=${await sign(`${now}.${body}`, SECRET)}`,
  };
  return new Request(`https://farol.invalid${billingPaths.news(SANDBOX)}`, { method: "POST", headers, body });
}

const bankNews = v.object({
  charge: v.string(),
  event: v.string(),
  kind: v.picklist(eventKinds),
  cents: wholeIn(0, Number.MAX_SAFE_INTEGER),
  occurredAt: v.pipe(v.number(), v.safeInteger()),
});

/** Null: not from our bank, or too old. */
export async function readSandboxNews(
  { body, header }: SentNews,
  now: number,
): Promise<PaymentNews[] | "unreadable" | null> {
  const signature = readSignature(header("x-signature"));
  if (!signature || !isRecent(signature.at, now)) return null;
  if (!(await isSigned(`${signature.ts}.${body}`, signature.v1, SECRET))) return null;
  const news = sentOrNull(bankNews, jsonIn(body));
  return news ? [news] : "unreadable";
}
