import { QuestionHeader } from "#app/features/bank/components/question-header.tsx";
import type { Difficulty } from "#app/features/bank/domain/draft.ts";
import { difficultyLabels } from "#app/features/bank/domain/labels.ts";
import type { QuestionHeading } from "#app/features/bank/domain/question-heading.ts";
import { Dotted } from "#app/platform/ui/components/dotted.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { onIntent } from "#app/platform/ui/hooks/can-prefetch.ts";
import { gradeLabels, type SelfGrade } from "../../domain/self-grade.ts";

type Props = {
  question: {
    heading: QuestionHeading;
    level: string | null;
    excerpt: string;
    difficulty: Difficulty | null;
    grade: SelfGrade | null;
  };
  address: string;
};

/** With the reader's self-assessment. */
export function OlympiadLink({ question, address }: Props) {
  const { heading, level, excerpt, difficulty, grade } = question;
  return (
    <li className="card relative p-4 transition-colors hover:border-line-strong focus-within:border-line-strong">
      <QuestionHeader heading={heading} annulled={false} />
      <p className="mt-2 line-clamp-3 max-w-prose font-serif text-[1.0625rem] leading-relaxed">{excerpt}</p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 text-sm text-muted">
        <Dotted>
          {[level, difficulty && difficultyLabels[difficulty], grade && `Você marcou: ${gradeLabels[grade]}`]
            .filter(Boolean)
            .map((part) => (
              <span key={part}>{part}</span>
            ))}
        </Dotted>
        <TextLink look="cover" to={address} prefetch={onIntent()}>
          <span className="sr-only">Questão </span>
          {heading.code}
        </TextLink>
      </div>
    </li>
  );
}
