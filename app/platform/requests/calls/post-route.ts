import { shownRefusals } from "#app/platform/errors/shown-refusals.ts";
import { pageData, REPLY_HEADER } from "../domain/page-data.ts";

const DEADLINE_MS = 12_000;
const UNANSWERED = shownRefusals["auth/network-request-failed"].message;

export type Posted<Reply> =
  | { kind: "answered"; reply: Reply }
  /** `reached`: somebody replied, who did not accept it. */
  | { kind: "refused"; message: string; signIn: boolean; reached: boolean };

/** Fields by name, or as a form has them. */
type Fields = Readonly<Record<string, string | File>> | URLSearchParams;

function bodyOf(fields: Fields): URLSearchParams | FormData {
  if (fields instanceof URLSearchParams) return fields;
  const body = new FormData();
  const texts = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    body.set(name, value);
    if (typeof value === "string") texts.set(name, value);
  }
  return texts.size === Object.keys(fields).length ? texts : body;
}

/** Posts to a page's action without a reload; unlike a fetcher's, a failure is not the page's. */
export async function postRoute<Reply>(address: string, fields: Fields): Promise<Posted<Reply>> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const body = bodyOf(fields);
  const response = await fetch(pageData(address), { method: "POST", body, signal }).catch(() => null);
  const sent: unknown = await response?.json().catch(() => null);
  if (!response || typeof sent !== "object" || sent === null)
    return { kind: "refused", message: UNANSWERED, signIn: false, reached: false };
  if (!response.headers.has(REPLY_HEADER)) return { kind: "answered", reply: sent as Reply };
  const { message, loginRequired } = sent as { message?: string; loginRequired?: boolean };
  return { kind: "refused", message: message ?? UNANSWERED, signIn: loginRequired === true, reached: true };
}
