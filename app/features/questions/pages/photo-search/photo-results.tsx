import { Link } from "@remix-run/react";
import { assistantPaths } from "#app/features/assistant/paths.ts";
import { QuestionLink } from "#app/features/lists/components/question-link.tsx";
import { formatShare } from "#app/platform/text/format.ts";
import { product } from "#app/platform/text/product.ts";
import { searchPaths } from "../../paths.ts";
import type { PhotoMatches } from "../../services/match-photo.server.ts";

/** What was found, the likeliest first. */
export function PhotoResults({ found, matches }: PhotoMatches) {
  const [first, ...others] = matches;
  return (
    <section aria-labelledby="encontradas">
      <h2 id="encontradas" className="text-xl font-bold">
        {!first ? "Nenhuma questão com este texto" : found ? "É esta?" : "Talvez seja uma destas"}
      </h2>
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
        <Link to={searchPaths.search()} className="text-link underline">
          busque por assunto
        </Link>{" "}
        ou{" "}
        <Link to={assistantPaths.tutor()} className="text-link underline">
          pergunte ao {product.assistant}
        </Link>
        .
      </p>
    </section>
  );
}
