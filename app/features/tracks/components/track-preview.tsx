import { QuestionPreview } from "#app/features/bank/components/editor/drawn-question.tsx";
import { ProblemList } from "#app/features/exams/components/problem-list.tsx";
import { questionPaths } from "#app/features/questions/paths.ts";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { plural } from "#app/platform/text/format.ts";
import { Heading, SubHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import type { PreviewedQuestion, PreviewedStep, TrackPreview } from "../services/preview-track.server.ts";

type PreviewProps = { preview: TrackPreview; onJump?: (line: number) => void };

/** What is wrong and missing by line, and a subtopic as its students will see it. */
export function TrackPreviewPane({ preview, onJump }: PreviewProps) {
  const { subtopics, questions, problems, gaps, shown } = preview;
  return (
    <div className="space-y-4">
      <p role="status" className="text-sm text-muted">
        {plural(subtopics, "subtópico", "subtópicos")}, {plural(questions, "questão", "questões")},{" "}
        {problems.length === 0 ? "texto sem erros" : plural(problems.length, "erro", "erros")}.
      </p>
      <ProblemList problems={problems} onJump={onJump} />
      <Gaps gaps={gaps} onJump={onJump} />
      {shown && <ShownSubtopic shown={shown} />}
    </div>
  );
}

function Gaps({ gaps, onJump }: Pick<PreviewProps, "onJump"> & Pick<TrackPreview, "gaps">) {
  if (gaps.length === 0) return null;
  return (
    <details className="card p-3">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        Falta para publicar ({gaps.length})
      </summary>
      <ProblemList problems={gaps} onJump={onJump} label="O que falta" />
    </details>
  );
}

function ShownSubtopic({ shown }: { shown: NonNullable<TrackPreview["shown"]> }) {
  const { title, minutes, steps } = shown;
  return (
    <article aria-label={`Prévia: ${title}`} className="card space-y-6 p-4 sm:p-5">
      <header>
        <Heading>{title}</Heading>
        <p className="text-sm text-muted">
          {plural(steps.length, "passo", "passos")}, {minutes} min ao todo
        </p>
      </header>
      {steps.map((step, at) => (
        <ShownStep key={at} step={step} number={at + 1} />
      ))}
    </article>
  );
}

const names = { lesson: "Lição", example: "Exemplo", question: "Questão", check: "Verificação" } as const;

function ShownStep({ step, number }: { step: PreviewedStep; number: number }) {
  const title = "title" in step && step.title !== "" ? `: ${step.title}` : "";
  const questions = step.kind === "check" ? step.questions : step.kind === "question" ? [step.question] : [];
  return (
    <section aria-label={`Passo ${number}`} className="border-t border-line pt-4">
      <p className="text-sm text-muted">Passo {number}</p>
      <SubHeading>
        {names[step.kind]}
        {title}
      </SubHeading>
      {"html" in step && <RichText html={step.html} className="reading study-text mt-2" />}
      {questions.map((each, at) => (
        <div key={at} className="mt-3">
          <ShownQuestion of={each} />
        </div>
      ))}
    </section>
  );
}

function ShownQuestion({ of }: { of: PreviewedQuestion }) {
  if ("code" in of)
    return (
      <TextLink look="alone" href={questionPaths.question(of.code)} target="_blank" rel="noreferrer">
        Questão do banco {of.code} (abre em outra aba)
      </TextLink>
    );
  return <QuestionPreview question={{ ...of.question, title: `Questão ${of.name}` }} />;
}
