import { adminPaths } from "#app/features/admin/paths.ts";
import { AdminList, AdminRow } from "#app/platform/page/components/admin-list.tsx";
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
    <AdminList
      label="Lista de assuntos"
      count={`${plural(topics.length, "assunto", "assuntos")}${text === "" ? "" : ` com “${text}”`}`}
      empty="Nenhum assunto com esse nome. Confira as letras, ou escolha uma disciplina acima."
    >
      {topics.map((topic) => (
        <AdminRow
          key={topic.id}
          title={topic.name}
          to={adminPaths.topic(topic.id)}
          covers
          aside={
            <span className="text-sm tabular-nums">
              {topic.questions === 0 ? "nenhuma questão" : plural(topic.questions, "questão", "questões")}
            </span>
          }
          facts={[text !== "" && subjectName(topic.subject), usedIn(topic)]}
        />
      ))}
    </AdminList>
  );
}

function usedIn({ institutions, elementary }: ListedTopic): string {
  if (institutions.length === 0) return "em nenhuma instituição";
  if (institutions.length <= NAMED) return institutions.join(", ");
  const first = institutions.slice(0, NAMED - 1).join(", ");
  return `${first} e mais ${institutions.length - NAMED + 1}${elementary ? " (só dos colégios)" : ""}`;
}
