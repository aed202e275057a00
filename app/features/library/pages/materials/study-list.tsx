import { Link } from "@remix-run/react";
import { Dotted } from "#app/platform/ui/components/dotted.tsx";
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
        <h2 className="font-semibold break-words">
          <Link
            to={materialPaths.material(id)}
            prefetch={onIntent()}
            className="text-link no-underline after:absolute after:inset-0 after:rounded-card after:content-['']"
          >
            {title}
          </Link>
        </h2>
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
      <div className="card mt-6 px-4 py-10 text-center">
        <p className="font-semibold">
          {isFiltered ? "Nenhum material com esses filtros." : "Ainda não há materiais publicados."}
        </p>
        {isFiltered && <p className="mt-1 text-muted">Tire um filtro ou procure outra palavra.</p>}
      </div>
    );
  return (
    <ul className="mt-6 grid gap-3 lg:grid-cols-2">
      {materials.map((material) => (
        <StudyItem key={material.id} material={material} />
      ))}
    </ul>
  );
}
