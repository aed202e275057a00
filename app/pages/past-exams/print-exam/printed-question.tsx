import { RichText } from "#app/components/math/rich-text.tsx";

type Props = {
  question: {
    number: number | null;
    language: "ingles" | "espanhol" | null;
    annulled: boolean;
    statement: string;
    alternatives: { letter: string; html: string }[];
  };
};

const languages = { ingles: "opção inglês", espanhol: "opção espanhol" } as const;

/** Alternatives stay together; a long statement may break over columns. */
export function PrintedQuestion({ question }: Props) {
  const { number, language, annulled, statement, alternatives } = question;
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
              <span className="exam-letter">{letter}</span>
              <RichText html={html} inline />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
