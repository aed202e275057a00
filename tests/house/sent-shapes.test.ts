import { expect, test } from "vitest";
import { codeOf, filesUnder } from "./source-files.ts";

const TYPEOF = /\btypeof [^\n=!]+ [!=]== "(?:string|number|boolean|object)"/g;

/**
 * Files of the server with several guards by hand, and how many. New readers are valibot shapes beside their feature; what is
 * here may only become less.
 */
const BY_HAND: Readonly<Record<string, number>> = {
  // Also run in the browser, which gets no valibot.
  "app/features/bank/domain/answers/check-answer.ts": 2,
  "app/features/notebooks/domain/block-source.ts": 8,
  "app/platform/uploads/domain/upload-plan.ts": 2,
  // Files and commands, whose wrong rows are reported one by one in words of their own.
  "app/features/bank/domain/draft/draft-from-json.ts": 3,
  "app/features/bank/domain/enem/reading/read-value.ts": 9,
  "app/features/essays/domain/grading/grades-file.ts": 9,
  // Tokens that this server or Google signed.
  "app/platform/auth/identity-token.server.ts": 9,
  "app/platform/auth/opt-out-links.server.ts": 2,
  // Not JSON of a client: trees, rows, results of own functions, streams of a provider.
  "app/features/assessments/queries/marking.server.ts": 2,
  "app/features/assessments/services/sitting/start-sitting.server.ts": 2,
  "app/features/billing/domain/code-fields.ts": 4,
  "app/features/home/domain/personal-export.ts": 2,
  "app/platform/audit/domain/change-words.ts": 3,
  "app/platform/math/domain/mathml/tree.ts": 3,
  "app/platform/spreadsheets/domain/csv.ts": 2,
  "app/platform/text/clean-text.ts": 2,
  "workers/providers/answer-models/stream-events.ts": 3,
};

const files = filesUnder(["app", "workers"], [".ts", ".tsx"]);
const isServers = ({ path }: { path: string }) =>
  /^workers\/|\.server\.tsx?$|\/domain\/|^app\/platform\/(?:text|time)\//.test(path);

test("valibot is imported by the server alone: a phone does not load it", () => {
  const users = files.filter((file) => /from "valibot"/.test(codeOf(file))).map(({ path }) => path);
  expect(users.length).toBeGreaterThan(10);
  expect(users.filter((path) => !/^workers\/|\.server\.ts$/.test(path))).toEqual([]);
});

test("a callable reads its fields by its shape", () => {
  const callables = files.filter(({ path }) => path.startsWith("workers/callables/"));
  expect(callables.length).toBeGreaterThan(10);
  expect(callables.filter((file) => codeOf(file).match(TYPEOF)).map(({ path }) => path)).toEqual([]);
});

test("no more shapes are guarded by hand than are listed", () => {
  const guarded = files
    .filter(isServers)
    .map((file) => [file.path, codeOf(file).match(TYPEOF)?.length ?? 0] as const)
    .filter(([, count]) => count > 1);
  expect(Object.fromEntries(guarded)).toEqual(BY_HAND);
});
