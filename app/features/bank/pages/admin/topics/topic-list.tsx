import { Link } from "@remix-run/react";
import { adminPaths } from "#app/features/admin/paths.ts";
import { plural } from "#app/platform/text/format.ts";
import type { ListedTopic } from "../../../services/catalogue/list-topics.server.ts";

/** Above this number only the count is displayed. */
const NAMED = 3;

type ListProps = {
  topics: readonly ListedTopic[];
  text: string;
  subjects: readonly { slug: string; name: string }[];
};

/** Topics of a subject or search results. */
export function TopicList({ topics, text, subjects }: ListProps) {
  const subjectName = (slug: string) => subjects.find((each) => each.slug === slug)?.name ?? slug;
  return (
    <section aria-label="Lista de assuntos" className="mt-6">
      <p role="status" className="text-sm text-muted">
        {plural(topics.length, "assunto", "assuntos")}
        {text === "" ? "" : ` com “${text}”`}
      </p>
      {topics.length === 0 ? (
        <div className="card mt-2 px-4 py-10 text-center">
          <p className="font-semibold">Nenhum assunto com esse nome.</p>
          <p className="mt-1 text-muted">Confira as letras, ou escolha uma disciplina acima.</p>
        </div>
      ) : (
        <ul className="card mt-2 divide-y divide-line overflow-hidden">
          {topics.map((topic) => (
            <li
              key={topic.id}
              className="relative grid gap-x-6 gap-y-1 px-4 py-3 hover:bg-inset has-focus-visible:bg-inset md:grid-cols-[minmax(0,2fr)_8rem_minmax(0,2fr)] md:items-center"
            >
              <div className="min-w-0">
                <Link
                  to={adminPaths.topic(topic.id)}
                  className="inline-flex min-h-7 items-center font-semibold text-link no-underline after:absolute after:inset-0"
                >
                  {topic.name}
                </Link>
                {text !== "" && <p className="text-sm text-muted">{subjectName(topic.subject)}</p>}
              </div>
              <div className="flex flex-wrap gap-x-3 md:contents">
                <p className="text-sm tabular-nums md:text-right">
                  {topic.questions === 0 ? (
                    <span className="text-muted">nenhuma questão</span>
                  ) : (
                    plural(topic.questions, "questão", "questões")
                  )}
                </p>
                <p className="text-sm text-muted">{usedIn(topic)}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function usedIn({ institutions, elementary }: ListedTopic): string {
  if (institutions.length === 0) return "em nenhuma instituição";
  if (institutions.length <= NAMED) return institutions.join(", ");
  const first = institutions.slice(0, NAMED - 1).join(", ");
  return `${first} e mais ${institutions.length - NAMED + 1}${elementary ? " (só dos colégios)" : ""}`;
}
