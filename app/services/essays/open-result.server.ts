import type { Viewer } from "#app/access/viewer.ts";
import { profileOfTheme } from "#app/domain/essays/graded-essay.ts";
import { essayAdvice, levelsInWords, outcomeSentence } from "#app/domain/essays/next-step.ts";
import { zeroInWords } from "#app/domain/essays/situation-words.ts";
import { codeOfSituation } from "#app/domain/essays/situations.ts";
import { AppError } from "#app/errors/app-error.ts";
import { type ReturnedRow, returnedEssay } from "#app/queries/essays/returned.server.ts";
import type { Deps } from "../deps.ts";

function appealOf(row: ReturnedRow) {
  if (row.appealAt === null) return null;
  return { reason: row.appealReason, answer: row.appealDecidedAt === null ? null : row.appealAnswer };
}

/** An own essay that came back: the mirror, what to do next, the readings without names. Throws essay-not-returned. */
export async function openEssayResult(deps: Deps, viewer: Viewer, id: string) {
  const [[row]] = await deps.read(returnedEssay(deps.db, viewer.num, id));
  if (!row?.outcome) throw new AppError("essay-not-returned");
  const { outcome, readings, former, formerTotal } = row;
  const profile = profileOfTheme(row.profile);
  return {
    id: row.id,
    school: row.school,
    themeId: row.themeId,
    theme: row.theme,
    way: row.way,
    text: row.text,
    lines: row.lines,
    words: row.words,
    returnedAt: row.returnedAt,
    isAppealed: row.state === "appealed",
    appeal: appealOf(row),
    profile: { name: profile.name, source: profile.source },
    outcome,
    levels: outcome.zero === null ? levelsInWords(profile, outcome) : [],
    sentence: outcomeSentence(outcome, formerTotal),
    zero: outcome.zero === null ? null : zeroInWords(codeOfSituation(outcome.zero), row.lines || null),
    next: outcome.zero === null ? essayAdvice(profile, outcome) : null,
    readings,
    former,
  };
}

export type OpenedEssayResult = Awaited<ReturnType<typeof openEssayResult>>;
