import { json } from "@remix-run/cloudflare";
import type { AccountReply } from "#app/domain/accounts/account-reply.ts";
import type { FormResult } from "#app/domain/accounts/form-result.ts";
import { isAppError } from "#app/errors/app-error.ts";

/** Longer than any text an account is made of. */
const LONGEST_TEXT = 2000;

/** Reads the texts of a posted form: "" for what was not sent. */
export async function readForm(request: Request) {
  const form = await request.formData();
  const text = (value: unknown) => (typeof value === "string" ? value.slice(0, LONGEST_TEXT) : "");
  return {
    text: (name: string) => text(form.get(name)),
    texts: (name: string) => form.getAll(name).map(text),
  };
}

/** Where a request comes from, for what is limited by address. */
export function addressOf(request: Request): string {
  return request.headers.get("CF-Connecting-IP") ?? "local";
}

const REFUSED = 422;

/** A refusal at a field, or of the whole form. */
export function refuse<Field extends string>(
  message: string,
  field: Field | null,
  kept: FormResult<Field>["kept"],
  status = REFUSED,
) {
  return json<FormResult<Field>>({ reply: [false, message], field, kept }, { status });
}

/**
 * Answers a form with what a use case says. Its refusals stand in the form: at the field that `fieldOf` names for the error's
 * code or the reply's text, or over all of them.
 */
export async function answerForm<Field extends string>(
  work: () => Promise<AccountReply>,
  kept: FormResult<Field>["kept"],
  fieldOf: (codeOrText: string) => Field | null = () => null,
) {
  try {
    const reply = await work();
    if (!reply[0]) return refuse(reply[1], fieldOf(reply[1]), kept);
    return json<FormResult<Field>>({ reply, field: null, kept: {} });
  } catch (error) {
    if (!isAppError(error)) throw error;
    return refuse(error.message, fieldOf(error.code), kept, error.status);
  }
}
