import * as v from "valibot";
import { flag, jsonIn, sentOrNull } from "#app/platform/requests/domain/sent-json.server.ts";
import { normalPromoCode } from "../sign-up/sign-up-rules.ts";

const secret = v.pipe(v.string(), v.nonEmpty());
const textOrNone = v.fallback(v.nullable(v.string()), null);

/** The cookie of an attempt is not signed: its browser may have written anything. */
const attempt = v.object({
  state: secret,
  verifier: secret,
  nonce: secret,
  back: textOrNone,
  promoCode: v.pipe(
    textOrNone,
    v.transform((code) => normalPromoCode(code)),
  ),
  onPage: flag,
});

/** Null for what is none. */
export function keptAttempt(cookie: string): v.InferOutput<typeof attempt> | null {
  try {
    return sentOrNull(attempt, jsonIn(decodeURIComponent(cookie)));
  } catch {
    // It is no address-encoded text.
    return null;
  }
}
