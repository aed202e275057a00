import { plural } from "#app/platform/text/format.ts";
import { Card, Heading, SubHeading } from "#app/platform/ui/components/part.tsx";
import type { StudyPreview } from "../../services/load-study-editor.server.ts";
import { studySections } from "../study-material/parts.tsx";

/** The page as it will be read, with what is wrong in it. */
export function StudyPreviewPane({ preview: { parts, problems } }: { preview: StudyPreview }) {
  const sections = studySections(parts, true);
  return (
    <>
      <Heading>Prévia</Heading>
      {problems.length > 0 && (
        <div role="status" className="mt-2 rounded-control bg-danger-soft px-3 py-2 text-sm text-danger">
          <p className="font-semibold">{plural(problems.length, "problema", "problemas")}</p>
          <ul className="list-disc pl-5">
            {problems.map((problem) => (
              <li key={problem} className="break-words">
                {problem}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Card className="mt-2">
        {sections.length === 0 && <p className="text-muted">O que você escrever aparece aqui.</p>}
        {sections.map(({ id, title, content }) => (
          <section key={id} className="mt-6 first:mt-0">
            <SubHeading>{title}</SubHeading>
            {content}
          </section>
        ))}
      </Card>
    </>
  );
}
