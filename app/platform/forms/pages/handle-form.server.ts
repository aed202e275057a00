import { json } from "@remix-run/cloudflare";
import { AppError, isAppError } from "#app/platform/errors/app-error.ts";
import type { ErrorCode } from "#app/platform/errors/catalogue.ts";
import type { FormReply } from "../domain/form-reply.ts";
import { type SentForm, sentForm } from "../domain/sent-form.ts";

/** A redirect or reply data. `status`: unless 200 or 422; `values`: where the server changed them. */
export type FormOutcome<Field extends string = string, Extra = unknown> =
  | Response
  | (Partial<Pick<FormReply<Field>, "done" | "message" | "problems" | "values">> & {
      status?: number;
    } & Partial<Extra>);

export type FormHandler<Field extends string = string, Extra = unknown> = (
  form: SentForm,
) => Promise<FormOutcome<Field, Extra>>;

/** The forms of a page, by intent. */
export type FormHandlers<Field extends string = string, Extra = unknown> = Readonly<
  Record<string, FormHandler<Field, Extra>>
>;

/** Null for the form as a whole. */
export type FieldOfCode<Field extends string> = Readonly<Partial<Record<ErrorCode, Field | null>>>;

const REFUSED = 422;
/** Statuses of the page's boundary: forbidden, not found, unavailable. */
const OF_THE_PAGE = [401, 404, 503];

/** Throws invalid-body for an invalid body. */
export async function readForm(request: Request): Promise<SentForm> {
  const data = await request.formData().catch(() => {
    throw new AppError("invalid-body");
  });
  return sentForm(data);
}

/** Runs a form, by intent if `work` names several; `fieldOf` places refusals. 401, 404, 503, invalid-body go to the boundary. */
export async function handleForm<Field extends string, Extra = unknown>(
  request: Request,
  work: FormHandler<Field, Extra> | FormHandlers<Field, Extra>,
  fieldOf: FieldOfCode<Field> = {},
): Promise<Response> {
  const form = await readForm(request);
  const { intent } = form;
  const handler = typeof work === "function" ? work : new Map(Object.entries(work)).get(intent);
  if (!handler) throw new AppError("invalid-body");
  const outcome: FormOutcome<Field, Extra> = await handler(form).catch((error: unknown) =>
    refusal(error, fieldOf),
  );
  if (outcome instanceof Response) return outcome;
  const { status, done = false, message = null, problems = {}, ...extra } = outcome;
  const values = done ? {} : { ...form.values(), ...outcome.values };
  const wrong = !done && (message !== null || Object.keys(problems).length > 0);
  const reply = { ...extra, intent, done, message, problems, values };
  return json(reply, { status: status ?? (wrong ? REFUSED : 200) });
}

/** Throws errors of the page's boundary. */
export function refusal<Field extends string>(
  error: unknown,
  fieldOf: FieldOfCode<Field>,
): Exclude<FormOutcome<Field>, Response> {
  if (!isAppError(error)) throw error;
  const { code, status, message } = error;
  const field = fieldOf[code];
  if (field === undefined && (OF_THE_PAGE.includes(status) || code === "invalid-body")) throw error;
  if (!field) return { status, message };
  return { status, problems: { [field]: message } as Partial<Record<Field, string>> };
}

/** A use case's reply as an outcome; its refusal is displayed at `field`. */
export function outcomeOf<Field extends string>(
  [done, text]: readonly [boolean, string],
  field: Field | null = null,
): FormOutcome<Field> {
  if (done) return { done, message: text || null };
  return field ? { problems: { [field]: text } as Partial<Record<Field, string>> } : { message: text };
}
