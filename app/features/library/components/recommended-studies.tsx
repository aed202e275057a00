import { Link } from "@remix-run/react";
import { useId } from "react";
import { onIntent } from "#app/platform/ui/hooks/can-prefetch.ts";
import type { RecommendedStudy } from "../services/recommended-studies.server.ts";
import { StudyIcon, studyFacts } from "./study-facts.tsx";

/** Materials of what somebody has just read or got wrong; nothing if there are none. */
export function RecommendedStudies({
  title,
  materials,
}: {
  title: string;
  materials: readonly RecommendedStudy[];
}) {
  const id = useId();
  if (materials.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      <ul className="card mt-3 divide-y divide-line">
        {materials.map((material) => (
          <li key={material.address} className="flex items-center gap-3 px-4 py-1">
            <StudyIcon kind={material.kind} />
            <span className="min-w-0 py-1.5">
              <Link
                to={material.address}
                prefetch={onIntent()}
                className="inline-flex min-h-7 items-center font-semibold text-link"
              >
                {material.title}
              </Link>
              <span className="block text-sm text-muted">
                {studyFacts({ ...material, file: null, video: null })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
