import { CircleCheck, CircleX } from "lucide-react";
import { Fragment, type KeyboardEvent } from "react";
import { QuestionHeader } from "#app/features/bank/components/question-header.tsx";
import { kindLabels } from "#app/features/bank/domain/labels.ts";
import type { ListedQuestion } from "#app/features/bank/domain/listed-question.ts";
import type { Highlight } from "#app/features/bank/domain/words/highlights.ts";
import { Dotted } from "#app/platform/ui/components/dotted.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { onIntent } from "#app/platform/ui/hooks/can-prefetch.ts";
import { SaveButton } from "./save-button.tsx";

/** Marks the searched words. */
function marked(text: string, highlights: readonly Highlight[]) {
  const ends = [0, ...highlights.map(([, to]) => to)];
  return [
    ...highlights.map(([from, to], index) => (
      <Fragment key={from}>
        {text.slice(ends[index], from)}
        <mark className="rounded-sm bg-warning-soft px-0.5 text-inherit">{text.slice(from, to)}</mark>
      </Fragment>
    )),
    text.slice(ends.at(-1)),
  ];
}

/** `s` on a card saves its question. */
function saveByKey(event: KeyboardEvent<HTMLElement>) {
  if (event.key.toLowerCase() !== "s" || event.ctrlKey || event.metaKey || event.altKey) return;
  event.currentTarget
    .closest("article")
    ?.querySelector("a[data-save]")
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

/** The whole item is a link. */
export function QuestionLink({ question }: { question: ListedQuestion }) {
  const { heading, correct } = question;
  return (
    <article className="card relative p-4 transition-colors hover:border-line-strong focus-within:border-line-strong">
      <div className="flex items-start justify-between gap-3">
        <QuestionHeader heading={heading} annulled={question.annulled} />
        {correct !== null && (
          <span
            className={`flex shrink-0 items-center gap-1 text-sm font-medium ${correct ? "text-success" : "text-danger"}`}
          >
            <Icon as={correct ? CircleCheck : CircleX} size={18} />
            {correct ? "Acertou" : "Errou"}
          </span>
        )}
      </div>
      <p className="mt-2 line-clamp-4 max-w-prose font-serif text-[1.0625rem] leading-relaxed">
        {marked(question.excerpt, question.highlights ?? [])}
      </p>
      {question.held && <p className="mt-2 text-sm font-medium">{question.held}</p>}
      <div className="mt-2 flex items-center justify-between gap-3 text-sm text-muted">
        <Dotted>
          <span>{kindLabels[question.kind]}</span>
          {question.difficulty.map((told) => (
            <span key={told}>{told}</span>
          ))}
        </Dotted>
        <span className="-my-2 -mr-2 flex items-center gap-1">
          <TextLink
            look="cover"
            to={question.address}
            prefetch={onIntent()}
            onKeyDown={saveByKey}
            aria-keyshortcuts="s"
          >
            <span className="sr-only">Questão </span>
            {heading.code}
          </TextLink>
          <SaveButton code={heading.code} />
        </span>
      </div>
    </article>
  );
}
