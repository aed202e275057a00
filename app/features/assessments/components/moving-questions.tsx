import { Form, useParams } from "@remix-run/react";
import { notebookPaths } from "#app/features/notebooks/paths.ts";
import { SelectField } from "#app/platform/forms/components/fields.tsx";
import { formatShare } from "#app/platform/text/format.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Toolbar } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import type { ShownQuestion } from "../services/results/error-analysis-view.ts";
import { WrongAnswer } from "./analysed-sums.tsx";

type MovingProps = {
  questions: readonly ShownQuestion[];
  isStudent: boolean;
  target: string;
  /** Of a list or an assessment: a class, or nothing. */
  about: string;
  /** To the same page with the reader's notebooks. */
  toNotebooks: string;
  notebooks: readonly { id: string; title: string }[] | null;
  canAssess: boolean;
};

/** From this share of an exam's questions on, a topic comes up a lot. */
const OFTEN = 0.03;

function frequencyText(frequency: number, target: string): string {
  if (frequency === 0) return `quase não cai (${target})`;
  const share = frequency < 0.01 ? "menos de 1%" : formatShare(frequency);
  return `${frequency >= OFTEN ? "cai muito" : "cai"}: ${share} das questões (${target})`;
}

/** The five that would help most, and one tap to use them. */
export function MovingQuestions({
  questions,
  isStudent,
  target,
  about,
  toNotebooks,
  notebooks,
  canAssess,
}: MovingProps) {
  if (questions.length === 0) return null;
  const codes = questions.map(({ code }) => code).join(",");
  return (
    <Section
      card
      id="cinco"
      title={isStudent ? "Cinco que mais ajudariam você" : "Cinco que mais ajudariam"}
      className="mt-6 border-l-4 border-l-[var(--dusk-beam)]"
    >
      <ol className="mt-2">
        {questions.map((question) => (
          <MovingQuestion key={question.code} question={question} isStudent={isStudent} target={target} />
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap gap-2 no-print">
        <Form method="post">
          <input type="hidden" name="questoes" value={codes} />
          <input type="hidden" name="sobre" value={about} />
          <Toolbar className="">
            <Button type="submit" name="intent" value="list">
              Criar lista
            </Button>
            {canAssess && (
              <Button type="submit" name="intent" value="assessment" look="secondary">
                Pôr numa avaliação
              </Button>
            )}
          </Toolbar>
        </Form>
        {!isStudent && !notebooks && (
          <ButtonLink look="secondary" to={toNotebooks} preventScrollReset>
            Pôr no caderno
          </ButtonLink>
        )}
      </div>
      {notebooks && <NotebookChoice codes={codes} notebooks={notebooks} />}
    </Section>
  );
}

function NotebookChoice({ codes, notebooks }: { codes: string; notebooks: MovingProps["notebooks"] }) {
  const { schoolId = "" } = useParams();
  if (!notebooks || notebooks.length === 0)
    return (
      <p className="mt-3">
        Você ainda não tem cadernos. <TextLink to={notebookPaths.notebooks(schoolId)}>Crie um</TextLink> e
        volte.
      </p>
    );
  return (
    <Form method="post" className="mt-3 flex flex-wrap items-end gap-3 no-print">
      <input type="hidden" name="intent" value="block" />
      <input type="hidden" name="questoes" value={codes} />
      <SelectField
        label="No fim da última seção de"
        name="caderno"
        options={notebooks.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <Button type="submit">Pôr no caderno</Button>
    </Form>
  );
}

type QuestionProps = Pick<MovingProps, "isStudent" | "target"> & { question: ShownQuestion };

function MovingQuestion({ question, isStudent, target }: QuestionProps) {
  const { schoolId = "" } = useParams();
  return (
    <li className="border-b border-line py-2 last:border-0">
      {isStudent && question.ownSchool ? (
        <p className="font-medium">{question.name}</p>
      ) : (
        <TextLink look="alone" to={notebookPaths.question(schoolId, question.code)}>
          {question.name}
        </TextLink>
      )}
      <p className="text-sm text-muted">
        {question.topics.length > 0 && `${question.topics.join(", ")}; `}
        {frequencyText(question.frequency, target)}
        {!isStudent && `; ${formatShare(question.right / question.n)} aqui`}
      </p>
      <WrongAnswer question={question} isStudent={isStudent} />
    </li>
  );
}
