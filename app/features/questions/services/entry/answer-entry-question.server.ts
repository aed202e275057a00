import { countsOf } from "#app/features/bank/domain/answers/answer-result.ts";
import { answerOf, creditOf } from "#app/features/bank/domain/answers/check-answer.ts";
import { hashLinkToken } from "#app/platform/auth/link-token.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { type EntryResult, entryLimit } from "../../domain/entry/entry-rules.ts";
import { entryAnswerStatements } from "../../queries/entry/entry-answers.server.ts";

type Given = { ord: number | null; alternative: unknown; device: string; address: string };

/**
 * A visitor's answer to an entry question. All other questions get the same refusal, so that it reveals nothing. One
 * round trip. Throws invalid-alternative (whatever the question), login-to-answer, auth/too-many-requests.
 */
export async function answerEntryQuestion(deps: Deps, input: Given): Promise<EntryResult> {
  const alternative = answerOf(input.alternative);
  if (!alternative) throw new AppError("invalid-alternative");
  const {
    limit: [limit],
    row: [row],
    standing: [standing],
  } = await deps.write(
    entryAnswerStatements(deps.db, {
      device: await hashLinkToken(input.device),
      ord: input.ord ?? -1,
      alternative,
      operation: deps.newId(),
      now: deps.now(),
      limit: entryLimit(input.address),
    }),
  );
  if (limit?.refused) throw new AppError("auth/too-many-requests");
  if (!row?.letter || !standing) throw new AppError("login-to-answer");
  const { letter, answeredAt, alternative: marked, solutionHtml, hintHtml, explanationHtml, parts } = row;
  return {
    result: {
      ...countsOf(row),
      correct: alternative === letter,
      credit: creditOf(alternative, letter),
      letter,
      firstAlternative: marked,
      points: 0,
      answeredAt,
    },
    solution: { solutionHtml, hintHtml, explanationHtml, parts, alternative: marked },
    standing,
  };
}
