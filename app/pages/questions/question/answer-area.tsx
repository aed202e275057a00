import { useNavigate, useSearchParams } from "@remix-run/react";
import { CloudOff } from "lucide-react";
import { useState } from "react";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Letter } from "#app/domain/questions/check-answer.ts";
import type { AnsweredQuestion } from "#app/queries/questions/reading.server.ts";
import type { AnswerResult } from "#app/services/questions/answer-question.server.ts";
import { type Alternative, Alternatives } from "./alternatives.tsx";
import { AnswerOutcome } from "./answer-outcome.tsx";
import { KeysDialog } from "./keys-dialog.tsx";
import { Paywall } from "./paywall.tsx";
import { Solution } from "./solution.tsx";
import { useAnswer } from "./use-answer.ts";
import { useQuestionKeys } from "./use-question-keys.ts";

type AnswerAreaProps = {
  question: {
    heading: { code: string };
    kind: string;
    annulled: boolean;
    hasSolution: boolean;
    alternatives: Alternative[];
    answered: AnsweredQuestion | null;
    previous: string | null | 0;
    next: string | null | 0;
  };
};

/** The result of an answer given before, from the ledger. */
function resultOf(answered: AnsweredQuestion | null): AnswerResult | null {
  if (!answered?.letter) return null;
  const counts: Record<Letter, number> = {
    A: answered.a,
    B: answered.b,
    C: answered.c,
    D: answered.d,
    E: answered.e,
  };
  const { letter, alternative, answeredAt } = answered;
  return {
    correct: answered.correct === 1,
    letter,
    firstAlternative: alternative,
    points: 0,
    counts,
    answeredAt,
  };
}

/** The alternatives, the answer button within thumb reach, and what comes after the answer. */
export function AnswerArea({ question }: AnswerAreaProps) {
  const { heading, alternatives, answered } = question;
  const { choice, setChoice, state, answer, startAgain, asking, stopAsking } = useAnswer(
    heading.code,
    resultOf(answered),
  );
  const [cut, setCut] = useState<ReadonlySet<string>>(new Set());
  const [keysOpen, setKeysOpen] = useState(false);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const result = state.step === "answered" ? state.result : null;
  const locked = state.step !== "choosing" && state.step !== "refused";
  const gradable = question.kind !== "open" && !question.annulled;

  function toggleCut(letter: string) {
    setCut((before) =>
      before.has(letter)
        ? new Set([...before].filter((each) => each !== letter))
        : new Set([...before, letter]),
    );
  }
  useQuestionKeys({
    letters: locked ? [] : alternatives.map((each) => each.letter),
    choose: setChoice,
    cut: toggleCut,
    answer: () => (result ? question.next && navigate(question.next) : void answer()),
    help: () => setKeysOpen(true),
    previous: () => question.previous && navigate(question.previous),
    next: () => question.next && navigate(question.next),
  });
  const shown = result && {
    letter: result.letter,
    chosen: choice ?? result.firstAlternative,
    counts: result.counts,
  };
  return (
    <>
      {alternatives.length > 0 && (
        <Alternatives
          alternatives={alternatives}
          choice={choice}
          cut={cut}
          result={shown}
          locked={locked || !gradable}
          onChoose={setChoice}
          onCut={toggleCut}
        />
      )}
      {!gradable && <NotGraded annulled={question.annulled} />}
      {result && <AnswerOutcome result={result} onAgain={startAgain} next={question.next} />}
      {state.step === "waiting" && (
        <p
          role="status"
          className="mt-5 flex items-start gap-3 rounded-card bg-warning-soft p-4 text-warning"
        >
          <Icon as={CloudOff} className="mt-0.5 shrink-0" />
          <span>
            Sem conexão agora. Sua resposta está guardada neste aparelho e será enviada assim que a rede
            voltar.
          </span>
        </p>
      )}
      {state.step === "refused" && (
        <p role="alert" className="mt-5 rounded-card bg-danger-soft p-4 text-danger">
          {state.message}
        </p>
      )}
      {gradable && !result && state.step !== "waiting" && (
        <div className="no-print sticky bottom-0 -mx-4 mt-6 flex items-center gap-3 border-t border-line bg-card px-4 py-3 sm:static sm:mx-0 sm:border-0 sm:px-0">
          <Button
            disabled={!choice}
            pending={state.step === "sending"}
            onClick={answer}
            className="flex-1 sm:flex-none sm:px-8"
          >
            Responder
          </Button>
          {state.step === "refused" && state.signIn && (
            <ButtonLink look="secondary" to={`?${withLogin(params)}`} preventScrollReset>
              Entrar
            </ButtonLink>
          )}
          <button
            type="button"
            onClick={() => setKeysOpen(true)}
            className="hidden min-h-11 text-sm text-muted underline-offset-4 hover:underline sm:block"
          >
            Atalhos do teclado
          </button>
        </div>
      )}
      {result && question.hasSolution && <Solution answered={answered} />}
      <Paywall open={asking} onClose={stopAsking} />
      <KeysDialog open={keysOpen} onClose={() => setKeysOpen(false)} />
    </>
  );
}

function withLogin(params: URLSearchParams): URLSearchParams {
  const copy = new URLSearchParams(params);
  copy.set("login", "true");
  return copy;
}

function NotGraded({ annulled }: { annulled: boolean }) {
  return (
    <p className="mt-5 rounded-card bg-inset p-4 text-muted">
      {annulled
        ? "Esta questão foi anulada pela banca: não vale pontos e não tem alternativa certa."
        : "Questão discursiva: resolva no papel e compare com a sua correção."}
    </p>
  );
}
