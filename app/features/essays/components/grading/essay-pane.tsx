import type { RefObject } from "react";
import { plural } from "#app/platform/text/format.ts";
import type { GradingMark } from "../../domain/essay.ts";
import { copyInWords } from "../../domain/estimate/copied-lines.ts";
import type { LoadedGrading } from "../../services/grading/load-grading.server.ts";
import { MarkedSheet } from "../marked-sheet.tsx";
import { MarkedText } from "../marked-text.tsx";
import { SharedPassages } from "../shared-passages.tsx";
import { CopyEvidence } from "./copy-evidence.tsx";
import { SheetMarker } from "./sheet/sheet-marker.tsx";
import type { SheetPen } from "./sheet/sheet-pen.ts";

type Props = {
  grading: LoadedGrading;
  marks: readonly GradingMark[];
  labels: readonly string[];
  sheet: RefObject<HTMLDivElement>;
  /** Absent once the reading was concluded. */
  pen?: SheetPen;
};

/** The anonymous essay, with its theme. */
export function EssayPane({ grading, marks, labels, sheet, pen }: Props) {
  const { theme, command, texts, text, way, lines, words } = grading;
  return (
    <section aria-label="Redação" className="min-w-0">
      <details className="card px-4">
        <summary className="flex min-h-11 items-center font-medium">Proposta: {theme}</summary>
        <div className="pb-4 font-serif">
          {texts.map((each) => (
            <div key={each.title} className="mb-3">
              <p className="font-semibold">{each.title}</p>
              <p className="whitespace-pre-wrap">{each.text}</p>
              <p className="text-right font-sans text-xs text-muted">{each.source}</p>
            </div>
          ))}
          <p className="rounded-control bg-inset p-3">{command}</p>
        </div>
      </details>
      {grading.copy && <CopyEvidence copy={grading.copy} />}
      <SharedEvidence copies={grading.copies} />
      {grading.photos.map(({ id, essayId }, at) => {
        const photo = { essayId, photoId: id, at, of: grading.photos.length };
        return pen ? (
          <SheetMarker key={id} photo={photo} marks={marks} labels={labels} pen={pen} />
        ) : (
          <div key={id} className="mt-3">
            <MarkedSheet photo={photo} marks={marks} labels={labels} />
          </div>
        );
      })}
      {way === "text" && (
        <>
          <p className="mt-3 text-sm text-muted">
            {plural(lines, "linha", "linhas")}, {plural(words, "palavra", "palavras")}
          </p>
          <div
            ref={sheet}
            className="card mt-1 p-4 font-serif text-[1.0625rem] leading-8 whitespace-pre-wrap sm:p-6"
          >
            <MarkedText text={text} marks={marks} labels={labels} />
          </div>
        </>
      )}
    </section>
  );
}

/** What the essay has in common with others of the school, nameless, to the grader. */
function SharedEvidence({ copies }: { copies: LoadedGrading["copies"] }) {
  return copies.map(({ num, passages, decision }) => (
    <details key={num} className="mt-3 rounded-control bg-inset px-4">
      <summary className="flex min-h-11 items-center font-medium">
        {plural(passages.length, "trecho igual", "trechos iguais")} a outra redação desta escola
        {decision && ` (${copyInWords(decision)})`}
      </summary>
      <div className="pb-3">
        <SharedPassages passages={passages} one="Esta redação" other="A outra" />
        <p className="mt-2 text-sm">
          Sete palavras seguidas ou mais, fora do tema e dos textos motivadores. Nada zera sozinho: quem cuida
          da proposta vê as duas e decide.
        </p>
      </div>
    </details>
  ));
}
