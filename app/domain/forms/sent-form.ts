import { cutText } from "#app/text/cut-text.ts";
import type { FormValues } from "./form-reply.ts";

/** Characters of a field that names no limit of its own. */
const LONGEST_TEXT = 300;
/** Boxes that are read of one group. */
const MOST_TEXTS = 200;

/** Reads a text by its field's name, of a form or an address. */
export type ReadText = (name: string, longest?: number) => string;

export type SentForm = ReturnType<typeof sentForm>;

/**
 * The readers of a form that was sent, or of an address that fills one in. A text is "" where it is missing or a file, has "\n" for line breaks, and is cut at
 * `longest` characters. What is read as text is part of `values`, to be shown again; a secret is not.
 */
export function sentForm(data: Pick<FormData, "get" | "getAll">) {
  const values: Record<string, readonly string[]> = {};

  function texts(name: string, longest = LONGEST_TEXT): string[] {
    const read = data
      .getAll(name)
      .slice(0, MOST_TEXTS)
      .map((sent) => (typeof sent === "string" ? cutText(sent.replace(/\r\n?/g, "\n"), longest) : ""));
    values[name] = read;
    return read;
  }
  const text: ReadText = (name, longest) => texts(name, longest)[0] ?? "";

  return {
    /** Which form of the page it is: what its button or its hidden field says. */
    intent: String(data.get("intent") ?? "").slice(0, 40),
    text,
    /** All texts of one name: the boxes that are ticked. */
    texts,
    /** A text that never goes back to the browser. */
    secret: (name: string): string => cutText(String(data.get(name) ?? ""), LONGEST_TEXT),
    /** One of the choices that there are; null for anything else. */
    oneOf<Choice extends string>(name: string, choices: readonly Choice[]): Choice | null {
      const sent = text(name);
      return choices.find((choice) => choice === sent) ?? null;
    },
    /** A whole number from 0, as for ids and versions; null for anything else. */
    whole(name: string): number | null {
      const sent = text(name);
      return /^\d{1,15}$/.test(sent) ? Number(sent) : null;
    },
    /** A file with something in it, or null. */
    file: (name: string): File | null => {
      const value = data.get(name);
      return value instanceof File && value.size > 0 ? value : null;
    },
    values: (): FormValues => values,
  };
}
