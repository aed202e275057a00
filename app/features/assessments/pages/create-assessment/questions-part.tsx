import { useState } from "react";
import { Button } from "#app/platform/ui/components/button.tsx";
import { OrderedRows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { MOST_QUESTIONS } from "../../domain/assessment.ts";
import {
  codesInOrder,
  dropped,
  moved,
  withAddedQuestions,
  withoutQuestion,
  withQuestionChange,
} from "../../domain/making/document-changes.ts";
import {
  type EditedDocument,
  type EditedSection,
  MOST_ASSESSMENT_SECTIONS,
} from "../../domain/making/edited-assessment.ts";
import type { FullQuestion } from "../../services/making/full-question.ts";
import { QuestionItem } from "./question-item.tsx";
import { SectionHeader } from "./section-header.tsx";
import { AddPanel } from "./sources/add-panel.tsx";
import type { AssessmentDraft } from "./use-assessment-draft.ts";

type Props = {
  schoolId: string;
  draft: AssessmentDraft;
  byCode: ReadonlyMap<string, FullQuestion>;
  started: boolean;
  onFound: (questions: readonly FullQuestion[]) => void;
};

function newId(): string {
  return crypto.randomUUID().replaceAll("-", "");
}

/** Edits of the questions, each announced to screen readers; `gone`: the document before the last removal. */
function useQuestionChanges({ draft, onFound }: Pick<Props, "draft" | "onFound">) {
  const { document } = draft.content;
  const [said, setSaid] = useState("");
  const [gone, setGone] = useState<EditedDocument | null>(null);
  const order = codesInOrder(document);
  function put(next: EditedDocument, text = ""): void {
    draft.change({ document: next });
    setSaid(text);
  }
  function add(questions: readonly FullQuestion[]): void {
    onFound(questions);
    const last = document.sections.at(-1)?.id ?? "";
    const next = withAddedQuestions(
      document,
      last,
      questions.map(({ code }) => code),
    );
    const count = codesInOrder(next).length;
    setGone(null);
    put(next, `${count - order.length} acrescentadas, ${count} no total`);
  }
  function take(code: string): void {
    setGone(document);
    put(withoutQuestion(document, code), "Questão tirada");
  }
  function putBack(): void {
    if (gone) put(gone, "Questão restaurada");
    setGone(null);
  }
  function shift(code: string, by: -1 | 1): void {
    const next = moved(document, code, by);
    put(next, `Questão ${codesInOrder(next).indexOf(code) + 1} de ${order.length}`);
  }
  function addSection(): void {
    const weight = document.sections.at(-1)?.weight ?? 1;
    const added = { id: newId(), title: "", weight, penalty: 0, questions: [] };
    put({ sections: [...document.sections, added] }, "Seção criada");
  }
  return { document, order, said, isGone: gone !== null, put, add, take, putBack, shift, addSection };
}
type QuestionChanges = ReturnType<typeof useQuestionChanges>;

/** The questions in full text, by section, and what adds more beside them. */
export function QuestionsPart({ schoolId, draft, byCode, started, onFound }: Props) {
  const changes = useQuestionChanges({ draft, onFound });
  const { document, order, said, add, addSection } = changes;
  return (
    <Section id="parte-questoes" title={<>1. Questões ({order.length})</>}>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="mt-2 gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          {changes.isGone && (
            <p className="flex flex-wrap items-center gap-2">
              Questão tirada.
              <Button look="quiet" onClick={changes.putBack}>
                Desfazer
              </Button>
            </p>
          )}
          {document.sections.map((section, at) => (
            <SectionQuestions key={section.id} {...{ changes, section, at, byCode, started }} />
          ))}
          {!started && document.sections.length < MOST_ASSESSMENT_SECTIONS && (
            <Button look="quiet" onClick={addSection}>
              + Seção
            </Button>
          )}
        </div>
        {!started && (
          <AddPanel schoolId={schoolId} held={order} room={MOST_QUESTIONS - order.length} onAdd={add} />
        )}
      </div>
    </Section>
  );
}

type SectionProps = Pick<Props, "byCode" | "started"> & {
  changes: QuestionChanges;
  section: EditedSection;
  at: number;
};

function SectionQuestions({ changes, section, at, byCode, started }: SectionProps) {
  const { document, order, put } = changes;
  return (
    <div className="mb-4">
      <SectionHeader {...{ document, section, at, started }} onChange={put} />
      {section.questions.length > 0 && (
        <OrderedRows aria-label={`Questões da seção ${at + 1}`} className="">
          {section.questions.map((question) => (
            <QuestionItem
              key={question.code}
              {...{ question, section, started }}
              full={byCode.get(question.code)}
              number={order.indexOf(question.code) + 1}
              count={order.length}
              onMove={(by) => changes.shift(question.code, by)}
              onDrop={(code) => put(dropped(document, code, question.code), "Questão movida")}
              onRemove={() => changes.take(question.code)}
              onChange={(change) => put(withQuestionChange(document, question.code, change))}
            />
          ))}
        </OrderedRows>
      )}
    </div>
  );
}
