import { cleanText } from "#app/platform/text/clean-text.ts";
import { cutText } from "#app/platform/text/cut-text.ts";
import type { FormValues } from "./form-reply.ts";

const LONGEST_TEXT = 300;
const MOST_TEXTS = 200;

export type ReadText = (name: string, longest?: number) => string;

export type SentForm = ReturnType<typeof sentForm>;

/** Readers of a posted form or a query. Texts are clean, cut at `longest`, "" if missing; all but secrets are in `values`. */
export function sentForm(data: Pick<FormData, "get" | "getAll">) {
  const values: Record<string, readonly string[]> = {};

  function texts(name: string, longest = LONGEST_TEXT): string[] {
    const read = data
      .getAll(name)
      .slice(0, MOST_TEXTS)
      .map((sent) => (typeof sent === "string" ? cutText(cleanText(sent), longest) : ""));
    values[name] = read;
    return read;
  }
  const text: ReadText = (name, longest) => texts(name, longest)[0] ?? "";

  return {
    intent: String(data.get("intent") ?? "").slice(0, 40),
    text,
    texts,
    /** Never sent back to the browser. */
    secret: (name: string): string => cutText(String(data.get(name) ?? ""), LONGEST_TEXT),
    oneOf<Choice extends string>(name: string, choices: readonly Choice[]): Choice | null {
      const sent = text(name);
      return choices.find((choice) => choice === sent) ?? null;
    },
    /** An integer from 0, or null. */
    whole(name: string): number | null {
      const sent = text(name);
      return /^\d{1,15}$/.test(sent) ? Number(sent) : null;
    },
    file: (name: string): File | null => {
      const value = data.get(name);
      return value instanceof File && value.size > 0 ? value : null;
    },
    values: (): FormValues => values,
  };
}
