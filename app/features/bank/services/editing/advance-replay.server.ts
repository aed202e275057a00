import { EXTRA_POINTS_WHEN_CORRECT } from "#app/features/accounts/domain/progress/points.ts";
import { personalRow, showInTabs } from "#app/features/messages/services/notify-people.server.ts";
import { notebookPaths } from "#app/features/notebooks/paths.ts";
import { questionPaths } from "#app/features/questions/paths.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { plural } from "#app/platform/text/format.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { answerName, keyWords } from "../../domain/answers/check-answer.ts";
import { ANNULLED, isRightAfter } from "../../domain/editing/key-replay.ts";
import {
  type AnswerToReplay,
  answersToReplay,
  type ReplayRow,
  replayByNum,
  replayStep,
} from "../../queries/replays.server.ts";

/** Answers per step: stays below D1's limits of a statement and of a batch. */
export const ANSWERS_PER_STEP = 200;
/** Steps per request, two round trips each. */
const STEPS_AT_ONCE = 15;

/** `seen`: answers processed. */
export type ReplayState = { num: number; finished: boolean; seen: number; turned: number };

/**
 * Applies a key change to at most 3,000 answers per call; null for an unknown one. Safe to interrupt, repeat or run
 * concurrently: each step is one batch from a known start.
 */
export async function advanceReplay(
  deps: Deps,
  num: number,
  steps = STEPS_AT_ONCE,
): Promise<ReplayState | null> {
  for (let step = 0; step < steps; step++) {
    const {
      replay: [replay],
      answers,
    } = await deps.read({
      replay: replayByNum(deps.db, num),
      answers: answersToReplay(deps.db, num, ANSWERS_PER_STEP),
    });
    if (!replay) return null;
    if (replay.finishedAt !== null) return stateOf(replay, true);
    await runStep(deps, replay, answers);
    if (answers.length < ANSWERS_PER_STEP) break;
  }
  const [replay] = await deps.read(replayByNum(deps.db, num));
  return replay ? stateOf(replay, replay.finishedAt !== null) : null;
}

function stateOf({ num, seen, turnedRight, turnedWrong }: ReplayRow, finished: boolean): ReplayState {
  return { num, finished, seen, turned: turnedRight + turnedWrong };
}

async function runStep(deps: Deps, replay: ReplayRow, answers: readonly AnswerToReplay[]): Promise<void> {
  const now = deps.now();
  const change = { becomes: replay.becomes, undoes: replay.undoneStartedAt };
  const judged = answers.map((answer) => {
    const { alternative, answeredAt } = answer;
    const before = answer.correct;
    const found = { alternative, answeredAt, correct: before, turned: answer.turned };
    return { ...answer, before, after: isRightAfter(found, change) };
  });
  const turned = judged.filter(({ before, after }) => before !== after);
  const notices = turned.flatMap(({ userId, userNum, after, alternative }) =>
    userId === null
      ? []
      : [
          personalRow(
            {
              id: `gabarito-${replay.num}-${userNum}`,
              userId,
              type: "aviso",
              content: noticeText(replay, alternative, after),
              link: linkOf(replay),
            },
            now,
          ),
        ],
  );
  const { moved, live } = await deps.write(
    replayStep(deps.db, {
      num: replay.num,
      ord: replay.ord,
      from: replay.cursor,
      to: answers.at(-1)?.userNum ?? replay.cursor,
      seen: answers.length,
      right: turned.filter(({ after }) => after).map(({ userNum }) => userNum),
      wrong: turned.filter(({ after }) => !after).map(({ userNum }) => userNum),
      notices,
      finished: answers.length < ANSWERS_PER_STEP,
      now,
    }),
  );
  if (moved.length > 0) showInTabs(deps, notices, live);
}

function linkOf({ school, ord }: ReplayRow): string {
  const code = questionCode(ord);
  return school === null ? questionPaths.question(code) : notebookPaths.question(school, code);
}

/** The notice to a person whose grade changed. A school's own questions give no points. */
function noticeText(
  { ord, was, becomes, undoes, school }: ReplayRow,
  alternative: string,
  right: boolean,
): string {
  const points = plural(EXTRA_POINTS_WHEN_CORRECT, "ponto", "pontos");
  const effect = right ? "agora conta como certa" : "agora conta como errada";
  const gain = school === null ? `: ${right ? "+" : "−"}${points}` : "";
  return `${whatChanged({ was, becomes, undoes }, questionCode(ord))} A sua resposta (${answerName(alternative)}) ${effect}${gain}.`;
}

function whatChanged({ was, becomes, undoes }: Pick<ReplayRow, "was" | "becomes" | "undoes">, code: string) {
  if (becomes === ANNULLED) return `A questão ${code} foi anulada.`;
  if (undoes !== null)
    return `A correção do gabarito da questão ${code} foi desfeita: volta a valer o gabarito ${answerName(becomes)}.`;
  if (was === ANNULLED) return `A questão ${code} não está mais anulada: ${keyWords(becomes)}.`;
  return `O gabarito da questão ${code} foi corrigido: ${keyWords(becomes)}.`;
}
