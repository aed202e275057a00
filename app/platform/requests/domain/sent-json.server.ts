import * as v from "valibot";
import { AppError } from "#app/platform/errors/app-error.ts";
import { type ErrorCode, isErrorCode } from "#app/platform/errors/catalogue.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";

type Schema = v.GenericSchema<unknown, unknown>;

/** The message of the first wrong part. valibot gives a missing field the message of its object; here it has its part's. */
function refusalIn(schema: Schema, { message, path }: v.BaseIssue<unknown>): string {
  const [missing, ...deeper] = path?.[0]?.value === undefined ? (path ?? []) : [];
  if (!missing || deeper.length > 0 || !("entries" in schema)) return message;
  const part = (schema.entries as Readonly<Record<string, Schema>>)[String(missing.key)];
  return (part && v.safeParse(part, undefined, { abortEarly: true }).issues?.[0].message) ?? message;
}

/** What a client sent, as its schema describes it. Throws the code that the first wrong part has as its message, else invalid-body. */
export function readSent<Described extends Schema>(
  schema: Described,
  sent: unknown,
): v.InferOutput<Described> {
  const read = v.safeParse(schema, sent, { abortEarly: true });
  if (read.success) return read.output;
  const refusal = refusalIn(schema, read.issues[0]);
  throw new AppError(isErrorCode(refusal) ? refusal : "invalid-body");
}

/** As `readSent`; null for what the schema refuses. */
export function sentOrNull<Described extends Schema>(
  schema: Described,
  sent: unknown,
): v.InferOutput<Described> | null {
  const read = v.safeParse(schema, sent, { abortEarly: true });
  return read.success ? read.output : null;
}

/** The value of a JSON text from a field, a message or a body; undefined, which is no JSON value, for anything else. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** In a pipe, what a function of the domain reads; its null is refused. */
export function readBy<Sent, Read>(read: (sent: Sent) => Read | null, refusal: ErrorCode = "invalid-body") {
  return v.rawTransform<Sent, Read>(({ dataset, addIssue, NEVER }) => {
    const value = read(dataset.value);
    if (value !== null) return value;
    addIssue({ message: refusal });
    return NEVER;
  });
}

/** A text that matches: an id, a code. */
export function textLike(pattern: RegExp, refusal?: ErrorCode) {
  return v.pipe(v.string(refusal), v.regex(pattern, refusal));
}

/** A whole number within bounds. */
export function wholeIn(least: number, most: number, refusal?: ErrorCode) {
  return v.pipe(v.number(refusal), v.integer(refusal), v.minValue(least, refusal), v.maxValue(most, refusal));
}

/** At most so many, counted before they are read. */
export function listOf<Item extends Schema>(item: Item, most: number) {
  return v.pipe(v.array(v.unknown()), v.maxLength(most), v.array(item));
}

/** Of the first so many, those that are sound; none of what is no list. */
export function soundIn<Item extends Schema>(item: Item, most = Number.POSITIVE_INFINITY) {
  const read = (list: unknown[]) => list.slice(0, most).flatMap((each) => sentOrNull(item, each) ?? []);
  return v.fallback(v.pipe(v.array(v.unknown()), v.transform(read)), () => []);
}

/** Any fields. `v.object` and `v.record` take a list for an object. */
export const fields = v.pipe(
  v.unknown(),
  v.check((sent) => !Array.isArray(sent)),
  v.record(v.string(), v.unknown()),
);

/** Of any fields those that are numbers. */
export const numbers = v.pipe(
  fields,
  v.transform((sent) => Object.fromEntries(Object.entries(sent).filter(isNumbered))),
);

function isNumbered(entry: [string, unknown]): entry is [string, number] {
  return v.is(v.number(), entry[1]);
}

/** True only where it is. */
export const flag = v.fallback(v.boolean(), false);

/** The number of a question by its code. */
export const question = v.pipe(v.string("question-not-found"), readBy(ordOfCode, "question-not-found"));

/** The numbers of questions by their codes; what is no code is left out. */
export const questions = v.pipe(
  v.array(v.unknown()),
  v.transform((codes) => codes.flatMap((code) => sentOrNull(question, code) ?? [])),
);
