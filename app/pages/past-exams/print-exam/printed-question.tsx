import { RichText } from "#app/components/math/rich-text.tsx";
import { labelOf } from "#app/domain/questions/answer-forms.ts";
import type { QuestionKind } from "#app/domain/questions/draft.ts";

type Props = {
  question: {
    number: number | null;
    language: "ingles" | "espanhol" | null;
    kind: QuestionKind;
    annulled: boolean;
    statement: string;
    alternatives: { letter: string; html: string }[];
  };
};

const languages = { ingles: "opção inglês", espanhol: "opção espanhol" } as const;

/** What a letter's circle is elsewhere: a line for the sum, three boxes for the number. */
function AnswerSpace({ kind }: { kind: QuestionKind }) {
  if (kind === "multiple-choice") return <p className="exam-answer">Marque todas as certas.</p>;
  if (kind === "sum")
    return (
      <p className="exam-answer">
        Soma: <span className="exam-blank" />
      </p>
    );
  if (kind !== "numeric") return null;
  return (
    <p className="exam-answer">
      Resposta: <span className="exam-box" />
      <span className="exam-box" />
      <span className="exam-box" />
    </p>
  );
}

/** Alternatives stay together; a long statement may break over columns. */
export function PrintedQuestion({ question }: Props) {
  const { number, language, kind, annulled, statement, alternatives } = question;
  const notes = [language && languages[language], annulled && "anulada"].filter(Boolean).join(", ");
  return (
    <section className="exam-question">
      <h2>
        Questão {number ?? "sem número"}
        {notes && <span> ({notes})</span>}
      </h2>
      <RichText html={statement} />
      {alternatives.length > 0 && (
        <ol>
          {alternatives.map(({ letter, html }) => (
            <li key={letter}>
              <span className="exam-letter">{labelOf(kind, letter)}</span>
              <RichText html={html} inline />
            </li>
          ))}
        </ol>
      )}
      <AnswerSpace kind={kind} />
    </section>
  );
}
