import { EXTRA_POINTS_WHEN_CORRECT } from "#app/features/accounts/domain/progress/points.ts";
import { noticeStatements } from "#app/features/messages/queries/personal-notices.server.ts";
import { personalRow, showInTabs } from "#app/features/messages/services/notify-people.server.ts";
import { notebookPaths } from "#app/features/notebooks/paths.ts";
import { questionPaths } from "#app/features/questions/paths.ts";
import type { JobRow } from "#app/platform/jobs/queries/jobs.server.ts";
import type { JobKind, RunStep } from "#app/platform/jobs/services/job-kind.ts";
import { plural } from "#app/platform/text/format.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { answerName, keyWords } from "../../domain/answers/check-answer.ts";
import { keyName } from "../../domain/editing/key-name.ts";
import { ANNULLED, isRightAfter } from "../../domain/editing/key-replay.ts";
import { readReplayJob } from "../../domain/editing/replay-job.ts";
import {
  type AnswerToReplay,
  answersToReplay,
  noticesInTabs,
  type ReplayRow,
  regradeStatements,
  replayOfJob,
} from "../../queries/replays.server.ts";

/** Answers per step: stays below D1's limits of a statement and of a batch. */
export const ANSWERS_PER_STEP = 200;

type Turned = AnswerToReplay & { after: boolean };

function turnedBy({ becomes, undoneStartedAt }: ReplayRow, answers: readonly AnswerToReplay[]): Turned[] {
  return answers.flatMap((answer) => {
    const after = isRightAfter(answer, { becomes, undoes: undoneStartedAt });
    return after === answer.correct ? [] : [{ ...answer, after }];
  });
}

const step: RunStep = async (deps, job, at) => {
  const {
    replay: [replay],
    answers,
  } = await deps.read({
    replay: replayOfJob(deps.db, job.num),
    answers: answersToReplay(deps.db, job.num, job.place, ANSWERS_PER_STEP),
  });
  if (!replay) throw new Error("a key's job without its replay");
  const turned = turnedBy(replay, answers);
  const notices = turned.flatMap(({ userId, userNum, after, alternative }) => {
    if (userId === null) return [];
    const id = `gabarito-${replay.num}-${userNum}`;
    const content = noticeText(replay, job.schoolId, alternative, after);
    return [personalRow({ id, userId, type: "aviso", content, link: linkOf(job) }, at)];
  });
  const peopleOf = (right: boolean) =>
    turned.filter(({ after }) => after === right).map(({ userNum }) => userNum);
  return {
    statements: [
      ...(notices.length > 0 ? noticeStatements(deps.db, notices) : []),
      ...(turned.length > 0
        ? regradeStatements(deps.db, replay, { right: peopleOf(true), wrong: peopleOf(false) })
        : []),
    ],
    // Whose they were is in `key_replay_turns`.
    items: turned.map(({ userNum }) => ({ id: String(userNum), name: "", outcome: "changed" as const })),
    seen: answers.length,
    place: answers.at(-1)?.userNum ?? job.place,
    finished: answers.length < ANSWERS_PER_STEP,
    after: async (later) => {
      if (notices.length === 0) return;
      const ids = notices.map(({ id }) => id);
      showInTabs(later, notices, await later.read(noticesInTabs(later.db, ids)));
    },
  };
};

function linkOf({ schoolId, input }: Pick<JobRow, "schoolId" | "input">): string {
  const code = questionCode(readReplayJob(input).ord);
  return schoolId === null ? questionPaths.question(code) : notebookPaths.question(schoolId, code);
}

function historyOf({ schoolId, input }: Pick<JobRow, "schoolId" | "input">): string {
  const code = questionCode(readReplayJob(input).ord);
  return schoolId === null ? questionPaths.history(code) : notebookPaths.questionHistory(schoolId, code);
}

/** The notice to a person whose grade changed. A school's own questions give no points. */
function noticeText(
  { ord, was, becomes, undoes }: ReplayRow,
  school: string | null,
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

/** Applies a key change to the answers given before it, and notifies the people whose grade it changes. */
export const keyReplay: JobKind = {
  step,
  undo: null,
  describe: (job) => {
    const { ord, becomes } = readReplayJob(job.input);
    const title = `Gabarito ${keyName(becomes)} da questão ${questionCode(ord)}`;
    return { title, counted: "respostas", link: historyOf(job) };
  },
  uncancellable:
    "Parte das respostas ficaria corrigida pelo gabarito antigo. Depois, a mudança se desfaz no histórico da questão.",
  notice: (job, { changed }) => {
    const { ord } = readReplayJob(job.input);
    const answers = plural(changed, "resposta mudou", "respostas mudaram");
    return {
      content: `O gabarito da questão ${questionCode(ord)} chegou a todas: ${answers}.`,
      link: historyOf(job),
    };
  },
};
