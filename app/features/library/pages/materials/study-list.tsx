import { Dotted } from "#app/platform/ui/components/dotted.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Heading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { onIntent } from "#app/platform/ui/hooks/can-prefetch.ts";
import { StudyIcon, studyFacts } from "../../components/study-facts.tsx";
import { materialPaths } from "../../paths.ts";
import type { StudyView } from "../../services/study-view.server.ts";

function StudyItem({ material }: { material: StudyView }) {
  const { id, title, summary, subject, institution } = material;
  return (
    <li className="card relative flex gap-3 p-4 transition-colors hover:border-line-strong focus-within:border-line-strong">
      <StudyIcon kind={material.kind} />
      <div className="min-w-0">
        <Heading>
          <TextLink look="cover" to={materialPaths.material(id)} prefetch={onIntent()}>
            {title}
          </TextLink>
        </Heading>
        <p className="mt-1 line-clamp-2 text-[0.9375rem]">{summary}</p>
        <div className="mt-1 text-sm text-muted">
          <Dotted>
            <span>{subject.name}</span>
            <span>{studyFacts(material)}</span>
            {institution && <span>{institution}</span>}
          </Dotted>
        </div>
      </div>
    </li>
  );
}

export function StudyList({
  materials,
  isFiltered,
}: {
  materials: readonly StudyView[];
  isFiltered: boolean;
}) {
  if (materials.length === 0)
    return (
      <Empty>
        {isFiltered
          ? "Nenhum material com esses filtros. Tire um filtro ou procure outra palavra."
          : "Ainda não há materiais publicados."}
      </Empty>
    );
  return (
    <ul className="mt-6 grid gap-3 lg:grid-cols-2">
      {materials.map((material) => (
        <StudyItem key={material.id} material={material} />
      ))}
    </ul>
  );
}
