import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { plural } from "#app/platform/text/format.ts";

type FactsProps = {
  /** Search URL of its questions. */
  address: string;
  subject: string;
  questions: number;
  institutions: readonly string[];
};

export function TopicFacts({ address, subject, questions, institutions }: FactsProps) {
  return (
    <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-[auto_auto_minmax(0,1fr)]">
      <Fact name="Disciplina">{subject}</Fact>
      <Fact name="Questões">
        {questions === 0 ? (
          "nenhuma"
        ) : (
          <Link to={address} className="inline-flex min-h-11 items-center text-link underline sm:min-h-0">
            {plural(questions, "questão", "questões")}
          </Link>
        )}
      </Fact>
      <Fact name="Onde é usado">
        {institutions.length === 0 ? "em nenhuma instituição" : institutions.join(", ")}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
