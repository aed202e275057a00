import { CircleCheck, CircleX } from "lucide-react";
import { SaveButton } from "#app/features/lists/components/save-button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { Heading, OrderedRows } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { onIntent } from "#app/platform/ui/hooks/can-prefetch.ts";
import type { ExamSection, NumberedQuestion } from "../../../services/exam-view.server.ts";

export function QuestionList({ sections }: { sections: readonly ExamSection[] }) {
  return (
    <div className="mt-6 space-y-6">
      {sections.map(({ title, questions }, index) => (
        <section key={`${title}-${index}`} aria-label={title ?? "Questões"}>
          {title && <Heading className="mb-2">{title}</Heading>}
          <OrderedRows className="">
            {questions.map((each) => (
              <QuestionRow key={each.question.heading.code} {...each} />
            ))}
          </OrderedRows>
        </section>
      ))}
    </div>
  );
}

function QuestionRow({ number, question }: NumberedQuestion) {
  const { heading, correct, annulled } = question;
  return (
    <li className="relative flex gap-4 px-4 py-3 hover:bg-inset focus-within:bg-inset">
      <span className="w-9 shrink-0 pt-0.5 text-right text-lg font-bold text-muted tabular-nums">
        {number ?? "–"}
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <TextLink look="cover" to={question.address} prefetch={onIntent()}>
            {number === null ? heading.code : `Questão ${number}`}
          </TextLink>
          <span aria-hidden="true">·</span>
          <span>{heading.subject}</span>
          {annulled && (
            <span className="rounded-full bg-warning-soft px-2 py-0.5 font-medium text-warning">Anulada</span>
          )}
          {correct !== null && (
            <span
              className={`flex items-center gap-1 font-medium ${correct ? "text-success" : "text-danger"}`}
            >
              <Icon as={correct ? CircleCheck : CircleX} size={16} />
              {correct ? "Acertou" : "Errou"}
            </span>
          )}
        </div>
        <p className="mt-1 line-clamp-2 font-serif leading-relaxed">{question.excerpt}</p>
      </div>
      <SaveButton code={heading.code} />
    </li>
  );
}
