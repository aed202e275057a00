import { useState } from "react";
import { answeredResult } from "#app/features/bank/components/answered-result.ts";
import { nextAnswer } from "#app/features/bank/domain/answers/check-answer.ts";
import type { QuestionKind } from "#app/features/bank/domain/draft.ts";
import type { QuestionTime } from "../../domain/question-times.ts";
import { type Felt, type PracticeItem, toggledCut, untouched } from "../../domain/session.ts";
import type { PracticeQuestion } from "../../services/question-view.server.ts";
import type { ReviewWaits } from "../../services/reviews/review-waits.server.ts";
import { itemStates } from "./item-states.ts";
import { type SessionShown, usePractice } from "./use-practice.ts";
import { usePracticeQuestions } from "./use-practice-questions.ts";
import { useQuestionTimes } from "./use-question-times.ts";
import { useStudyAnswer } from "./use-study-answer.ts";

export type DeskDialog = "questions" | "end" | "keys";

export type DeskGiven = {
  session: SessionShown;
  items: readonly PracticeItem[];
  times: readonly QuestionTime[];
  /** Of a review. */
  reviews?: readonly ReviewWaits[];
  questions: readonly PracticeQuestion[];
  now: number;
  userId: string;
};

export type Desk = ReturnType<typeof useWorkspace>;

/** Actions before the answer. */
function itemActions(
  { kind, item, locked }: { kind: QuestionKind; item: PracticeItem; locked: boolean },
  change: (fields: Partial<PracticeItem>) => void,
) {
  const answerWith = (choice: string | null) => !locked && item.choice !== choice && change({ choice });
  return {
    answerWith,
    choose: (letter: string) => answerWith(nextAnswer(kind, item.choice, letter)),
    clear: () => answerWith(null),
    cut: (letter: string) => !locked && change({ cut: toggledCut(item.cut, letter) }),
    mark: () => change({ marked: !item.marked }),
    feel: (felt: Felt | null) => change({ felt }),
  };
}

/** In a review: days until the question comes back, by grade. */
function waitsAt({ reviews = [] }: DeskGiven, position: number): ReviewWaits["waits"] | null {
  return reviews.find((review) => review.position === position)?.waits ?? null;
}

export function useWorkspace(given: DeskGiven) {
  const { session, items: stored, times, questions: first, now, userId } = given;
  const { id, size } = session;
  const exam = session.mode === "exam";
  const practice = usePractice({ session, items: stored, now, userId });
  const { items, ending, change, copies, keptTimes } = practice;
  const position = Math.min(practice.head.position, size - 1);
  const loading = { userId, id, size, first, copies, position };
  const { questions, refresh, ...loaded } = usePracticeQuestions(loading);
  const [dialog, setDialog] = useState<DeskDialog | null>(null);
  const study = useStudyAnswer({
    userId,
    onAnswered: (at, confirmed) => {
      change(at, { answered: true });
      if (confirmed) void refresh(at);
    },
  });
  const question = questions.get(position) ?? null;
  const item = items.get(position) ?? untouched(position);
  // In study, reading the solution after the answer is not measured.
  const running = ending === "no" && question !== null && (exam || !item.answered);
  const known = [times, keptTimes];
  const bankTime = useQuestionTimes({ userId, sessionId: id, position, running, known });
  const resultAt = (at: number) =>
    exam ? null : (study.results.get(at) ?? answeredResult(questions.get(at)?.answered ?? null));
  const locked = ending !== "no" || study.sending || (!exam && item.answered);

  function move(to: number) {
    if (to < 0 || to >= size || to === position) return;
    practice.changeHead({ position: to });
    window.scrollTo({ top: 0 });
  }
  return {
    ...practice,
    session,
    exam,
    position,
    question,
    item,
    ...loaded,
    result: resultAt(position),
    waits: waitsAt(given, position),
    problem: study.problem?.position === position ? study.problem.message : null,
    sending: study.sending,
    locked,
    states: itemStates(size, items, (at) => resultAt(at)?.correct ?? null),
    dialog,
    setDialog,
    refresh: () => refresh(position),
    move,
    changeAt: change,
    end: () => bankTime().then(practice.end),
    goOn: () => (position + 1 < size ? move(position + 1) : setDialog("end")),
    ...itemActions({ kind: question?.kind ?? "single-choice", item, locked }, (to) => change(position, to)),
    answer: () => {
      if (!locked && question && item.choice !== null)
        void study.answer(position, question.heading.code, item.choice);
    },
  };
}
