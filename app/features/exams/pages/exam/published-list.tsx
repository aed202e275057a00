import { questionPaths } from "#app/features/questions/paths.ts";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import type { PublishedQuestion } from "../../services/read-exam.server.ts";

export function PublishedList({ published }: { published: readonly PublishedQuestion[] }) {
  return (
    <ol className="card mt-2 grid gap-x-4 p-2 sm:grid-cols-2 lg:grid-cols-3">
      {published.map(({ path, number, code, status }) => (
        <li key={path} className="px-2">
          {code ? (
            <TextLink look="alone" to={questionPaths.question(code)}>
              {number === null ? "Questão" : `Questão ${number}`}
              <span className="ml-2 font-mono text-sm">{code}</span>
            </TextLink>
          ) : (
            <span className="inline-flex min-h-11 items-center text-muted">Não está mais no acervo</span>
          )}
          {status !== "published" && (
            <span className="ml-2 text-sm text-muted">
              {status === "annulled" ? "anulada" : "em quarentena"}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
