import { RichText } from "#app/components/math/rich-text.tsx";
import type { DrawnQuestion as Drawn } from "#app/services/exams/draw-draft.server.ts";

/** A question as its readers would see it, with its key and its solution in the open. */
export function DrawnQuestion({ question }: { question: Drawn }) {
  const { title, about, statement, alternatives, key, parts, failures } = question;
  return (
    <article aria-label={title} className="space-y-4">
      <header>
        <h3 className="font-semibold">{title}</h3>
        <p className="text-sm text-muted">{about}</p>
      </header>
      {failures.length > 0 && (
        <ul className="rounded-control bg-danger-soft px-3 py-2 text-sm text-danger">
          {failures.map((failure) => (
            <li key={failure} className="break-words">
              Fórmula que não se desenha: {failure}
            </li>
          ))}
        </ul>
      )}
      <RichText html={statement} className="text-[1.0625rem] leading-[1.65]" />
      {alternatives.length > 0 && (
        <ol className="space-y-2">
          {alternatives.map(({ letter, html }) => {
            const right = letter === key;
            return (
              <li
                key={letter}
                className={`flex gap-3 rounded-control border px-3 py-2 ${right ? "border-success bg-success-soft" : "border-line"}`}
              >
                <span
                  className={`grid size-7 shrink-0 place-items-center rounded-full border text-sm font-semibold ${right ? "border-success text-success" : "border-line-strong"}`}
                >
                  {letter}
                </span>
                <RichText html={html} inline className="min-w-0 flex-1 pt-0.5" />
                {right && <span className="sr-only">(gabarito)</span>}
              </li>
            );
          })}
        </ol>
      )}
      <p className="text-sm">
        <span className="text-muted">Gabarito: </span>
        <strong>{key ?? "não há"}</strong>
      </p>
      {parts.map((part) => (
        <section key={part.title} aria-label={part.title} className="border-t border-line pt-3">
          <h4 className="text-sm font-semibold text-muted">{part.title}</h4>
          <RichText html={part.html} className="mt-1" />
        </section>
      ))}
    </article>
  );
}
