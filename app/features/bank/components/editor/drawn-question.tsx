import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { SubHeading } from "#app/platform/ui/components/part.tsx";
import type { DrawnQuestion as Drawn } from "../../services/editing/preview-drafts.server.ts";

function Warnings({ failures, missing }: Pick<Drawn, "failures" | "missing">) {
  if (failures.length + missing.length === 0) return null;
  return (
    <ul className="space-y-1 rounded-control bg-danger-soft p-3 text-sm text-danger">
      {failures.map(({ formula, reason }, at) => (
        <li key={`${at}-${formula}`}>
          {reason} <code className="break-all">{formula}</code>
        </li>
      ))}
      {missing.map((path) => (
        <li key={path} className="break-all">
          Imagem que ainda não foi enviada: {path}
        </li>
      ))}
    </ul>
  );
}

/** A question with key and solution. `about`: its exam or source. */
export function QuestionPreview({ question, about }: { question: Drawn; about?: string }) {
  const { title, statement, alternatives, key, parts, failures, missing } = question;
  return (
    <article aria-label={title} className="space-y-4">
      <header>
        <SubHeading>{title}</SubHeading>
        {about && <p className="text-sm text-muted">{about}</p>}
      </header>
      <Warnings failures={failures} missing={missing} />
      <RichText html={statement} className="text-[1.0625rem] leading-[1.65]" />
      {alternatives.length > 0 && (
        <ol className="space-y-2">
          {alternatives.map(({ label, html, right }) => (
            <li
              key={label}
              className={`flex gap-3 rounded-control border px-3 py-2 ${right ? "border-success bg-success-soft" : "border-line"}`}
            >
              <span
                className={`grid h-7 min-w-7 shrink-0 place-items-center rounded-full border text-sm font-semibold ${right ? "border-success text-success" : "border-line-strong"}`}
              >
                {label}
              </span>
              <RichText html={html} inline className="min-w-0 flex-1 pt-0.5" />
              {right && <span className="sr-only">(gabarito)</span>}
            </li>
          ))}
        </ol>
      )}
      <p className="text-sm">
        <span className="text-muted">Gabarito: </span>
        <strong>{key ?? "não há"}</strong>
      </p>
      {parts.map((part) => (
        <div key={part.title} className="border-t border-line pt-3">
          <h4 className="text-sm font-semibold text-muted">{part.title}</h4>
          <RichText html={part.html} className="mt-1" />
        </div>
      ))}
    </article>
  );
}
