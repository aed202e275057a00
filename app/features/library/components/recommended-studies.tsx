import { useId } from "react";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
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
    <Section id={id} title={title}>
      <Rows>
        {materials.map((material) => (
          <li key={material.address} className="flex items-center gap-3 px-4 py-1">
            <StudyIcon kind={material.kind} />
            <span className="min-w-0 py-1.5">
              <TextLink look="alone" to={material.address} prefetch={onIntent()}>
                {material.title}
              </TextLink>
              <span className="block text-sm text-muted">
                {studyFacts({ ...material, file: null, video: null })}
              </span>
            </span>
          </li>
        ))}
      </Rows>
    </Section>
  );
}
