import { useLocation } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { billingPaths } from "#app/features/billing/paths.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { Refusal, ReplyMessage } from "#app/platform/forms/components/reply-message.tsx";
import type { FormReply } from "#app/platform/forms/domain/form-reply.ts";
import { type FormState, useForm } from "#app/platform/forms/hooks/use-form.ts";
import { useLoadingWhile } from "#app/platform/page/hooks/loading-state.ts";
import { useShell } from "#app/platform/page/hooks/use-shell.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { type QuestionnaireAnswers, readAnswers, STAGES } from "../../domain/sign-up/questionnaire-rules.ts";
import { canGoOn, LAST_STAGE, noAnswers } from "../../domain/sign-up/questionnaire-steps.ts";
import { signInPaths } from "../../paths.ts";
import { PlaceStage } from "./place-stage.tsx";
import { ProgressLine } from "./progress-line.tsx";
import { CoursesStage, OriginStage, StudyLevelStage } from "./questionnaire-stages.tsx";
import { restartAt } from "./restart-at.ts";

const stages = [
  { title: "Como você nos conheceu?", Stage: OriginStage },
  { title: "Para quais provas você estuda?", Stage: CoursesStage },
  { title: "Em que ponto você está?", Stage: StudyLevelStage },
  { title: "De onde você é?", Stage: PlaceStage },
] as const;

/** The heading gets the focus after every step, so that a screen reader starts at the new stage. */
function useStage() {
  const [stage, setStage] = useState(0);
  const heading = useRef<HTMLLegendElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) heading.current?.focus();
    moved.current = stage >= 0;
  }, [stage]);
  return { stage, setStage, heading };
}

/** Answers of earlier stages as hidden fields. */
function EarlierAnswers({ answers, before }: { answers: QuestionnaireAnswers; before: number }) {
  const { targetedCourses, ...texts } = answers;
  const names = [
    ["userOrigin", "otherUserOrigin"],
    ["otherTargetedCourse"],
    ["studyLevel", "otherStudyLevel"],
  ] as const;
  return (
    <>
      {names
        .slice(0, before)
        .flatMap((each) =>
          each.map((name) => <input key={name} type="hidden" name={name} value={texts[name]} />),
        )}
      {before > 1 &&
        targetedCourses.map((course) => (
          <input key={course} type="hidden" name="targetedCourses" value={course} />
        ))}
    </>
  );
}

function StageHeader({ stage, onBack }: { stage: number; onBack: () => void }) {
  return (
    <div className="flex min-h-11 items-center gap-2">
      {stage > 0 && (
        <button type="button" aria-label="Voltar" onClick={onBack} className="-ml-2 icon-button">
          <Icon as={ArrowLeft} />
        </button>
      )}
      <div className="flex-1">
        <ProgressLine label="Etapas do questionário" value={stage + 1} max={STAGES} />
      </div>
    </div>
  );
}

function answersOf({ reply, value, values }: FormState): QuestionnaireAnswers {
  return reply ? readAnswers(value, (name) => values(name, [])) : noAnswers;
}

/** Reloads once the account is complete. */
function useNewStart(reply: FormReply | null): void {
  const payment = useShell()?.shell?.payment;
  useEffect(() => {
    if (reply?.done) restartAt(reply.message ?? "", payment ? billingPaths.payment : null);
  }, [reply, payment]);
}

type WayOnProps = {
  sequential: boolean;
  reply: FormReply | null;
  onAgain: () => void;
  children: ReactNode;
};

/** Next button, or the server's reply (R-ACC-17). Without scripts the button stays. */
function WayOn({ sequential, reply, onAgain, children }: WayOnProps) {
  if (!reply?.message) return children;
  const { done, message: text } = reply;
  if (!sequential)
    return (
      <>
        <ReplyMessage done={done}>{text}</ReplyMessage>
        {children}
      </>
    );
  return done ? <ReplyMessage done>{text}</ReplyMessage> : <Refusal text={text} onAgain={onAgain} />;
}

/** Questionnaire (R-ACC-17): four stages in the dialog, all at once on its page, a plain form without scripts. */
export function QuestionnaireForm({ sequential }: { sequential: boolean }) {
  const form = useForm({ intents: [""] });
  const { reply, pending, putAway } = form;
  const [answers, setAnswers] = useState(() => answersOf(form));
  const { stage, setStage, heading } = useStage();
  const { pathname } = useLocation();
  useNewStart(reply);
  useLoadingWhile(pending);
  const last = !sequential || stage === LAST_STAGE;
  function change(changed: QuestionnaireAnswers) {
    putAway();
    setAnswers(changed);
  }
  function goOn(event: FormEvent) {
    if (last) return;
    event.preventDefault();
    if (canGoOn(stage, answers)) setStage(stage + 1);
  }
  return (
    <Form
      of={form}
      action={signInPaths.completeRegistration()}
      data-discover="true"
      onSubmit={goOn}
      className="space-y-4"
    >
      <input type="hidden" name="url" value={pathname} />
      {sequential && <StageHeader stage={stage} onBack={() => setStage(stage - 1)} />}
      {sequential && <EarlierAnswers answers={answers} before={stage} />}
      {stages.map(
        ({ title, Stage }, index) =>
          (!sequential || index === stage) && (
            <fieldset key={title}>
              <legend
                ref={sequential ? heading : undefined}
                tabIndex={-1}
                className="mb-3 text-lg font-semibold outline-none"
              >
                {title}
              </legend>
              <Stage answers={answers} onChange={change} sequential={sequential} />
            </fieldset>
          ),
      )}
      <WayOn sequential={sequential} reply={reply} onAgain={putAway}>
        <Button
          type="submit"
          pending={pending}
          disabled={sequential && !canGoOn(stage, answers)}
          className="w-full"
        >
          {last ? "Vamos lá!" : "Próximo"}
        </Button>
      </WayOn>
    </Form>
  );
}
