import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { answerName } from "../../domain/answers/check-answer.ts";
import type { PaperKey } from "../../domain/paper/paper-question.ts";
import type { PaperVersion } from "../../domain/paper/paper-versions.ts";
import { versionKey } from "../../domain/paper/version-key.ts";

/** The key of every version; a dash where the reader may not see it. */
export function AnswerKeyPage({
  versions,
  keys,
  all,
}: {
  versions: readonly PaperVersion[];
  keys: readonly PaperKey[];
  all: boolean;
}) {
  const annulledOrds = new Set(versions[0]?.questions.flatMap(({ ord, annulled }) => (annulled ? ord : [])));
  const isHidden = keys.some(({ ord, answer }) => answer === null && !annulledOrds.has(ord));
  return (
    <>
      {versions.map((version) => (
        <div key={version.name} className="paper-key">
          {versions.length > 1 && <h3>Versão {version.name}</h3>}
          <ol>
            {versionKey(version, keys).map(({ ord, printed, answer, annulled }) => (
              <li key={ord}>
                <strong>{printed}</strong> {annulled ? "anulada" : answer ? answerName(answer) : "—"}
              </li>
            ))}
          </ol>
        </div>
      ))}
      {isHidden && (
        <p className="paper-note">
          {all
            ? "Um traço: a questão não tem gabarito, ou está em uma prova que ainda não acabou."
            : "Um traço: você ainda não respondeu esta questão no Farol, ou ela não tem gabarito."}
        </p>
      )}
    </>
  );
}

/** Solutions in the order of version A, with the question's number in each version. */
export function SolutionsPage({
  versions,
  keys,
}: {
  versions: readonly PaperVersion[];
  keys: readonly PaperKey[];
}) {
  const solved = keys.filter(({ solution }) => solution !== null);
  const places = versions.map(({ name, questions }) => ({
    name,
    numbers: new Map(questions.map(({ ord, printed }) => [ord, printed])),
  }));
  const placesOf = (ord: number) =>
    versions.length === 1
      ? `Questão ${places[0]?.numbers.get(ord)}`
      : places.map(({ name, numbers }) => `${name} ${numbers.get(ord)}`).join(" · ");
  if (solved.length === 0)
    return <p className="paper-note">Nenhuma resolução escrita entre as questões que você já respondeu.</p>;
  return (
    <div className="paper-columns">
      {versions.length > 1 && <p className="paper-note">As letras das resoluções são as da versão A.</p>}
      {solved.map(({ ord, solution }) => (
        <section key={ord} className="paper-question">
          <h2>{placesOf(ord)}</h2>
          <RichText html={solution ?? ""} />
        </section>
      ))}
    </div>
  );
}
