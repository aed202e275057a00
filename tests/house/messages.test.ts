import { expect, test } from "vitest";
import { catalogue } from "#app/platform/errors/catalogue.ts";
import { codeOf, filesUnder } from "./source-files.ts";

/**
 * Codes whose texts are required (R-ACC-13) and that the server may never send: it does not reveal who exists
 * (R-ACC-14).
 */
const SPECIFIED: ReadonlySet<string> = new Set([
  "auth/user-disabled",
  "auth/user-not-found",
  "auth/network-request-failed",
  "auth/popup-closed-by-user",
  "auth/popup-blocked",
  "auth/cancelled-popup-request",
  "auth/account-exists-with-different-credential",
  "auth/missing-email",
  "auth/quota-exceeded",
  "auth/internal-error",
]);

/** Codes that are required and that no page raises yet. Remove a code when its page lands. */
const AWAITED: readonly string[] = ["solution-locked"];
/** Rules that name a code for a service to raise. */
const RULES = "app/platform/uploads/domain/";
/** Codes that triggers raise: "refused: <code>" (workers/guarded-batch.ts). */
const RAISED_BY_TRIGGERS = /\brefused: ([a-z-]+)/g;

const STATUSES = [400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 429, 500, 503];

const entries = Object.entries(catalogue);
const codes = new Set(Object.keys(catalogue));
const files = filesUnder(["app", "workers", "scripts"], [".ts", ".tsx"])
  .filter(({ path }) => !/^app\/platform\/errors\/|\/refusals(?:\/|\.ts$)/.test(path))
  .map((file) => ({ path: file.path, code: codeOf(file) }));

/** Every code that some file raises or shows, with the file's path. */
const raised = files.flatMap(({ path, code }) => {
  const refusals = [...code.matchAll(/new AppError\(([^;]*?)\)/g)].flatMap(([, argument = ""]) => [
    ...argument.replace(/[!=]== "[^"]*"/g, "").matchAll(/"([^"]+)"/g),
  ]);
  // The compiler already checks these against the catalogue: they only show what is used.
  const shown = [...codes].filter(
    (each) =>
      (path.startsWith(RULES) && code.includes(`"${each}"`)) ||
      code.includes(`efusals["${each}"]`) ||
      code.includes(`efusals.${each}`) ||
      code.includes(`catalogue["${each}"]`) ||
      code.includes(`catalogue.${each}`),
  );
  return [...refusals.map((match) => match[1] ?? ""), ...shown].map((each) => ({ path, code: each }));
});

test("every refusal raised has a message in the catalogue", () => {
  expect(raised.length).toBeGreaterThan(10);
  expect(
    raised.filter(({ code }) => !codes.has(code)),
    "add the code with a Portuguese message to app/platform/errors/catalogue.ts",
  ).toEqual([]);
});

test("every message of the catalogue can reach a person", () => {
  const byTriggers = filesUnder(["migrations"], [".sql"]).flatMap(({ text }) => [
    ...text.matchAll(RAISED_BY_TRIGGERS),
  ]);
  const reached = new Set([...raised.map(({ code }) => code), ...byTriggers.map(([, code = ""]) => code)]);
  expect(
    [...codes].filter((code) => !reached.has(code) && !SPECIFIED.has(code)),
    "raise the code, delete it, or list it in AWAITED of this test",
  ).toEqual([...AWAITED]);
});

test.each(entries)("%s has a status that says what happened", (_, { status }) => {
  expect(STATUSES).toContain(status);
});

/** Texts that are required in English (R-SCHOOL-4). */
const ENGLISH = ["notebook-not-found", "notebook-not-loaded"];

test("what is required in English is verbatim", () => {
  expect(ENGLISH.map((code) => catalogue[code as keyof typeof catalogue].message)).toEqual([
    "Notebook with ID {id} not found",
    "Notebook not found",
  ]);
});

/** The values of messages that contain one. */
const VALUES: Readonly<Record<string, string>> = { "{until}": "27 de nov., 18:00", "{time}": "3 h 05 min" };

const inPortuguese = entries.filter(([code]) => !ENGLISH.includes(code));
test.each(inPortuguese)("%s has a Portuguese sentence", (_, { message: source }) => {
  const message = source.replace(/\{\w+\}/g, (name) => VALUES[name] ?? name);
  expect(message).toMatch(/^\p{Lu}[\p{L}-]* ?.{8,160}[\p{Ll}!.?]$/u);
  expect(message).not.toMatch(/ {2}|[{}<>]|\bundefined\b/);
  expect(message).not.toMatch(
    /\b(?:the|not|error|invalid|failed|please|your|password|unauthorized|denied)\b/i,
  );
  // A word with Portuguese spelling: an English sentence would not contain it.
  expect(message).toMatch(/[ãõáéíóúâêôç]|\b(?:de|uma?|com|que|para|os?|e|não)\b/i);
});

test("no two codes have the same text", () => {
  const messages = entries.map(([, { message }]) => message);
  expect(messages.filter((message, index) => messages.indexOf(message) !== index)).toEqual([]);
});
