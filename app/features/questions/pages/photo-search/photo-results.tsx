import { assistantPaths } from "#app/features/assistant/paths.ts";
import { QuestionLink } from "#app/features/lists/components/question-link.tsx";
import { formatShare } from "#app/platform/text/format.ts";
import { product } from "#app/platform/text/product.ts";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { searchPaths } from "../../paths.ts";
import type { PhotoMatches } from "../../services/match-photo.server.ts";

/** What was found, the likeliest first. */
export function PhotoResults({ found, matches }: PhotoMatches) {
  const [first, ...others] = matches;
  return (
    <Section
      title={!first ? "Nenhuma questão com este texto" : found ? "É esta?" : "Talvez seja uma destas"}
      className=""
    >
      {first && (
        <ul className="mt-3 space-y-3">
          {[first, ...(found ? [] : others)].map(({ question, share }) => (
            <li key={question.heading.code}>
              <QuestionLink question={question} />
              <p className="mt-1 text-sm text-muted">{formatShare(share)} do texto lido está nela</p>
            </li>
          ))}
        </ul>
      )}
      {found && others.length > 0 && (
        <details className="mt-4">
          <summary className="min-h-11 cursor-pointer content-center font-medium text-link">
            {others.length === 1 ? "Outra parecida" : `Outras ${others.length} parecidas`}
          </summary>
          <ul className="mt-2 space-y-3">
            {others.map(({ question, share }) => (
              <li key={question.heading.code}>
                <QuestionLink question={question} />
                <p className="mt-1 text-sm text-muted">{formatShare(share)} do texto lido está nela</p>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="mt-4 text-muted">
        {first ? "Não é nenhuma? " : ""}Corrija o texto, tire outra foto,{" "}
        <TextLink to={searchPaths.search()}>busque por assunto</TextLink> ou{" "}
        <TextLink to={assistantPaths.tutor()}>pergunte ao {product.assistant}</TextLink>.
      </p>
    </Section>
  );
}
