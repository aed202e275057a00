import { plural } from "#app/platform/text/format.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { EssaySheetPhoto } from "../../components/essay-sheet-photo.tsx";
import { SheetText } from "../../components/sheet-text.tsx";
import { essayExams } from "../../domain/essay-exams.ts";
import { essayPaths, gradingPaths } from "../../paths.ts";
import type { LoadedEssay } from "../../services/load-essay.server.ts";
import { essaysLink } from "../essays-link.ts";

/** The submitted essay, as its readers see it. */
export function HandedEssay({ essay, photos }: LoadedEssay) {
  const { title, exam, way, lines, words, submittedAt, text, id, outcome, school } = essay;
  const back = essaysLink(school);
  return (
    <div className="page-width max-w-[45rem] py-6">
      <TextLink look="alone" to={back.to}>
        ‹ {back.name}
      </TextLink>
      <PageHeading className="mt-1">{title}</PageHeading>
      <p className="mt-1 text-muted">
        {essayExams[exam].name} · entregue em {formatDateTime(submittedAt ?? 0)}
        {way === "text" && ` · ${plural(lines, "linha", "linhas")}, ${plural(words, "palavra", "palavras")}`}
      </p>
      <p role="status" className="mt-3 rounded-control bg-primary-soft p-3">
        {outcome
          ? `Nota: ${outcome.total} de ${outcome.most}.`
          : `Entregue. Quem corrige lê sem ver o seu nome; a nota aparece aqui e em ${back.name}.`}
      </p>
      <div className="mt-4">
        {way === "photos" ? (
          photos.map((photo, index) => (
            <EssaySheetPhoto
              key={photo.id}
              essayId={id}
              photoId={photo.id}
              at={index}
              of={photos.length}
              className="mb-4"
            />
          ))
        ) : (
          <SheetText text={text} />
        )}
      </div>
      <p className="mt-4 flex flex-wrap gap-x-4">
        {outcome && (
          <TextLink look="alone" to={gradingPaths.result(id)}>
            Ver o resultado
          </TextLink>
        )}
        <TextLink look="alone" to={essayPaths.print(id)}>
          Imprimir a folha
        </TextLink>
        <TextLink look="alone" to={essayPaths.versions(id)}>
          Versões
        </TextLink>
      </p>
    </div>
  );
}
