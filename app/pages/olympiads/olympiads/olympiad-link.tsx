import { Link } from "@remix-run/react";
import { QuestionHeader } from "#app/components/questions/question-header.tsx";
import { Dotted } from "#app/components/ui/dotted.tsx";
import { gradeLabels, type SelfGrade } from "#app/domain/olympiads/self-grade.ts";
import type { Difficulty } from "#app/domain/questions/draft.ts";
import { difficultyLabels } from "#app/domain/questions/labels.ts";
import type { QuestionHeading } from "#app/domain/questions/question-heading.ts";
import { onIntent } from "#app/hooks/ui/can-prefetch.ts";

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
        <Link
          to={address}
          prefetch={onIntent()}
          className="font-medium text-link after:absolute after:inset-0 after:rounded-card after:content-['']"
        >
          <span className="sr-only">Questão </span>
          {heading.code}
        </Link>
      </div>
    </li>
  );
}
