import { type EventKind, eventKinds } from "#app/features/billing/domain/ledger.ts";
import { billingPaths } from "#app/features/billing/paths.ts";
import type { PaymentNews, SentNews } from "#app/features/billing/services/payment-provider.ts";
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

function isNews(value: unknown): value is PaymentNews {
  if (typeof value !== "object" || value === null) return false;
  const { charge, event, kind, cents, occurredAt } = value as Partial<Record<keyof PaymentNews, unknown>>;
  return (
    typeof charge === "string" &&
    typeof event === "string" &&
    eventKinds.includes(kind as EventKind) &&
    Number.isSafeInteger(cents) &&
    Number(cents) >= 0 &&
    Number.isSafeInteger(occurredAt)
  );
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** Null: not from our bank, or too old. */
export async function readSandboxNews(
  { body, header }: SentNews,
  now: number,
): Promise<PaymentNews[] | "unreadable" | null> {
  const signature = readSignature(header("x-signature"));
  if (!signature || !isRecent(signature.at, now)) return null;
  if (!(await isSigned(`${signature.ts}.${body}`, signature.v1, SECRET))) return null;
  const news = parsed(body);
  return isNews(news) ? [news] : "unreadable";
}
