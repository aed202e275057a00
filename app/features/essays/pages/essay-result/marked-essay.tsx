import { Section } from "#app/platform/ui/components/section.tsx";
import { MarkedSheet } from "../../components/marked-sheet.tsx";
import { MarkedText } from "../../components/marked-text.tsx";
import type { GradingMark } from "../../domain/essay.ts";
import { placeInWords } from "../../domain/tasks/photo-place.ts";
import type { LoadedEssayResult } from "../../services/load-result.server.ts";

/** The author's text or sheets with the marks of the readings that count, and their notes. */
export function MarkedEssay({ result }: { result: LoadedEssayResult }) {
  const { text, way, readings, outcome, photos } = result;
  const labels = outcome.parts.map(({ label }) => label.split(" ")[0] ?? "");
  const marks = readings.flatMap(({ num, marks: own }) =>
    own.map((mark) => ({ ...mark, id: `${num}-${mark.id}` })),
  );
  if (way === "photos" && photos.length === 0) return null;
  return (
    <Section id="texto" title={way === "photos" ? "Sua folha" : "Seu texto"}>
      {way === "photos" ? (
        <div className={`mt-2 grid gap-4 ${photos.length > 1 ? "sm:grid-cols-2" : "max-w-[41.5rem]"}`}>
          {photos.map((photoId, at) => (
            <MarkedSheet
              key={photoId}
              photo={{ essayId: result.id, photoId, at, of: photos.length }}
              marks={marks}
              labels={labels}
            />
          ))}
        </div>
      ) : (
        <div className="card mt-2 p-4 font-serif text-[1.0625rem] leading-8 whitespace-pre-wrap sm:p-6">
          <MarkedText text={text} marks={marks} labels={labels} />
        </div>
      )}
      <MarkNotes text={text} marks={marks} labels={labels} />
    </Section>
  );
}

type NotesProps = { text: string; marks: readonly GradingMark[]; labels: readonly string[] };

function MarkNotes({ text, marks, labels }: NotesProps) {
  const noted = marks.filter(({ note }) => note !== "");
  if (noted.length === 0) return null;
  return (
    <ul className="mt-3 space-y-2">
      {noted.map(({ id, part, note, place }) => (
        <li key={id} className="break-inside-avoid text-sm">
          <strong>{labels[part]}</strong>{" "}
          {"from" in place ? (
            <q className="font-serif">{text.slice(place.from, place.to).slice(0, 120)}</q>
          ) : (
            <span className="text-muted">({placeInWords(place)})</span>
          )}{" "}
          {note}
        </li>
      ))}
    </ul>
  );
}
