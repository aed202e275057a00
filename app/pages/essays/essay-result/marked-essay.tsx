import { MarkedText } from "#app/components/essays/marked-text.tsx";
import type { OpenedEssayResult } from "#app/services/essays/open-result.server.ts";

/** The author's text with the marks of the readings that count, and their notes. */
export function MarkedEssay({ result }: { result: OpenedEssayResult }) {
  const { text, way, readings, outcome } = result;
  const labels = outcome.parts.map(({ label }) => label.split(" ")[0] ?? "");
  const marks = readings.flatMap(({ num, marks: own }) =>
    own.map((mark) => ({ ...mark, id: `${num}-${mark.id}` })),
  );
  const noted = marks.filter(({ note }) => note !== "");
  if (way === "photos") return null;
  return (
    <section aria-labelledby="texto" className="mt-6">
      <h2 id="texto" className="text-lg font-semibold">
        Seu texto
      </h2>
      <div className="card mt-2 p-4 font-serif text-[1.0625rem] leading-8 whitespace-pre-wrap sm:p-6">
        <MarkedText text={text} marks={marks} labels={labels} />
      </div>
      {noted.length > 0 && (
        <ul className="mt-3 space-y-2">
          {noted.map(({ id, part, note, place }) => (
            <li key={id} className="break-inside-avoid text-sm">
              <strong>{labels[part]}</strong>{" "}
              {"from" in place && (
                <q className="font-serif">{text.slice(place.from, place.to).slice(0, 120)}</q>
              )}{" "}
              {note}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
