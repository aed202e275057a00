import { CloudOff } from "lucide-react";
import { lazy, type ReactNode, useEffect } from "react";
import { choicesOf } from "#app/features/bank/domain/answers/check-answer.ts";
import { useQuestionKeys } from "#app/features/bank/hooks/use-question-keys.ts";
import { undisturbed } from "#app/platform/page/components/undisturbed.ts";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { toast } from "#app/platform/ui/components/toasts.tsx";
import { useHydrated } from "#app/platform/ui/hooks/use-hydrated.ts";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import { deadlineOf } from "../../domain/session-end.ts";
import { DeskBar } from "./desk-bar.tsx";
import { DeskHeader } from "./desk-header.tsx";
import { loadOutcome, QuestionPanel } from "./question-panel.tsx";
import { type Desk, type DeskGiven, useWorkspace } from "./use-workspace.ts";

const loadDialogs = async () => ({ default: (await import("./desk-dialogs.tsx")).DeskDialogs });
const loadTimer = async () => ({ default: (await import("./session-timer.tsx")).SessionTimer });
const loadSide = async () => ({ default: (await import("./desk-side.tsx")).DeskSide });
const DeskDialogs = lazy(loadDialogs);
const SessionTimer = lazy(loadTimer);
const DeskSide = lazy(loadSide);

/** Reads the result of an offline answer after revalidation. */
function useLateResult({ item, result, exam, refresh }: Desk, now: number): void {
  const late = !exam && item.answered && !result;
  const read = useLatest(refresh);
  useEffect(() => {
    if (late && now > 0) void read.current();
  }, [late, now, read]);
}

/** On timeout the exam is submitted as is. */
function DeskTimer({ desk }: { desk: Desk }) {
  const { session, head, ending, clock } = desk;
  const deadline = deadlineOf(session);
  return (
    <SessionTimer
      clock={clock}
      from={head.timerFrom}
      deadline={deadline}
      running={ending === "no"}
      onToggle={() =>
        desk.changeHead({ timerFrom: head.timerFrom === null ? Math.floor(clock() / 1000) : null })
      }
      onTimeUp={() => {
        toast("O tempo acabou: a sua prova está sendo entregue.");
        void desk.end();
      }}
    />
  );
}

/** Reserves the timer's space. */
const noTimer = <div className="h-11" />;

export function PracticeWorkspace(given: DeskGiven) {
  const desk = useWorkspace(given);
  useLateResult(desk, given.now);
  return (
    <DeskFrame desk={desk} panel={<QuestionPanel desk={desk} />} notice={<EndingNotice desk={desk} />} />
  );
}

type FrameProps = {
  desk: Desk;
  panel: ReactNode;
  /** Above the question. */
  notice: ReactNode;
};

/** Header, question, bar, navigator and keys around what is answered: of practice and of a school's assessment. */
export function DeskFrame({ desk, panel, notice }: FrameProps) {
  const { question, exam, locked } = desk;
  // Offline, a dialog without loaded code cannot open.
  useEffect(() => {
    loadDialogs().catch(() => undefined);
    loadOutcome().catch(() => undefined);
  }, []);
  useQuestionKeys({
    letters: locked || !question ? [] : choicesOf(question.kind, question.alternatives),
    choose: desk.choose,
    cut: desk.cut,
    answer: exam || desk.item.answered ? desk.goOn : desk.answer,
    mark: desk.mark,
    help: () => desk.setDialog("keys"),
    previous: () => desk.move(desk.position - 1),
    next: () => desk.move(desk.position + 1),
  });
  const hydrated = useHydrated();
  // After hydration only: a lazy component must not change during it.
  const timer = hydrated ? (
    <Deferred fallback={noTimer}>
      <DeskTimer desk={desk} />
    </Deferred>
  ) : (
    noTimer
  );
  return (
    <div className="gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0">
        <DeskHeader desk={desk} timer={timer} />
        {notice}
        <article {...undisturbed} className="card mt-3 p-4 sm:p-6">
          {panel}
          <DeskBar desk={desk} />
        </article>
      </div>
      {hydrated && (
        <Deferred>
          <DeskSide desk={desk} />
        </Deferred>
      )}
      {desk.dialog && (
        <Deferred>
          <DeskDialogs desk={desk} dialog={desk.dialog} />
        </Deferred>
      )}
    </div>
  );
}

/** Submission in progress, or waiting for the network. */
function EndingNotice({ desk }: { desk: Desk }) {
  if (desk.ending === "no") return null;
  if (desk.ending === "sending")
    return (
      <p role="status" className="mt-3 rounded-card bg-primary-soft p-4 text-primary-strong">
        Entregando e corrigindo…
      </p>
    );
  return (
    <p role="status" className="mt-3 flex items-start gap-3 rounded-card bg-warning-soft p-4 text-warning">
      <Icon as={CloudOff} className="mt-0.5 shrink-0" />
      <span>
        Sem conexão agora. {desk.exam ? "A sua prova está entregue" : "A sua sessão está encerrada"} e
        guardada neste aparelho: ela será enviada assim que a rede voltar, e o resultado aparece aqui.
      </span>
    </p>
  );
}
