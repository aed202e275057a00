import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { labelOf } from "../../domain/answers/answer-forms.ts";
import type { QuestionKind } from "../../domain/draft.ts";
import type { VersionQuestion } from "../../domain/paper/paper-versions.ts";

const languages = { ingles: "opção inglês", espanhol: "opção espanhol" } as const;

/** Lines under an open question. */
const LINES = 10;

/** What a letter's circle is elsewhere: a line for the sum, three boxes for the number, lines for a text. */
function AnswerSpace({ kind }: { kind: QuestionKind }) {
  if (kind === "multiple-choice") return <p className="paper-answer">Marque todas as certas.</p>;
  if (kind === "sum")
    return (
      <p className="paper-answer">
        Soma: <span className="paper-blank" />
      </p>
    );
  if (kind === "open")
    return (
      <div className="paper-lines" aria-hidden="true">
        {Array.from({ length: LINES }, (_, line) => (
          <div key={line} />
        ))}
      </div>
    );
  if (kind !== "numeric") return null;
  return (
    <p className="paper-answer">
      Resposta: <span className="paper-box" />
      <span className="paper-box" />
      <span className="paper-box" />
    </p>
  );
}

/** Alternatives stay together; a long statement may break over columns. */
export function PrintedQuestion({ question }: { question: VersionQuestion }) {
  const { printed, language, kind, annulled, statement, alternatives, heading } = question;
  const notes = [language && languages[language], annulled && "anulada"].filter(Boolean).join(", ");
  return (
    <section className="paper-question" data-number={printed}>
      {heading && <h2 className="paper-heading">{heading}</h2>}
      <h2>
        Questão {printed}
        {notes && <span> ({notes})</span>}
      </h2>
      <RichText html={statement} />
      {alternatives.length > 0 && (
        <ol className="paper-choices">
          {alternatives.map(({ letter, html }) => (
            <li key={letter}>
              <span className="paper-letter">{labelOf(kind, letter)}</span>
              <RichText html={html} inline />
            </li>
          ))}
        </ol>
      )}
      <AnswerSpace kind={kind} />
    </section>
  );
}
