import { plural } from "#app/platform/text/format.ts";
import type { StudyPreview } from "../../services/load-study-editor.server.ts";
import { studySections } from "../study-material/parts.tsx";

/** The page as it will be read, with what is wrong in it. */
export function StudyPreviewPane({ preview: { parts, problems } }: { preview: StudyPreview }) {
  const sections = studySections(parts, true);
  return (
    <>
      <h2 className="font-semibold">Prévia</h2>
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
      <div className="card mt-2 p-4 sm:p-5">
        {sections.length === 0 && <p className="text-muted">O que você escrever aparece aqui.</p>}
        {sections.map(({ id, title, content }) => (
          <section key={id} className="mt-6 first:mt-0">
            <h3 className="text-xl font-bold">{title}</h3>
            {content}
          </section>
        ))}
      </div>
    </>
  );
}
