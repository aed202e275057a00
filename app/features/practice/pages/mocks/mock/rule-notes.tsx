import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import type { ExamRules } from "../../../domain/mocks/exam-rules.ts";
import type { RuleSource } from "../../../domain/mocks/scoring-rules.ts";

function SourceLink({ source: { name, address } }: { source: RuleSource }) {
  return (
    <TextLink href={address} rel="noreferrer">
      {name}
    </TextLink>
  );
}

/** How it is scored, and where that comes from. */
export function ScoringNote({ rules: { scoring, scoringSource } }: { rules: ExamRules }) {
  return (
    <p>
      {scoring}
      {scoringSource && (
        <>
          {" "}
          Regra: <SourceLink source={scoringSource} />.
        </>
      )}
    </p>
  );
}

/** How it is scored, and where that and its time come from. */
export function RuleNotes({ rules }: { rules: ExamRules }) {
  const { source } = rules;
  return (
    <div className="space-y-1 text-sm text-muted">
      <ScoringNote rules={rules} />
      <p>
        {source ? (
          <>
            Tempo: <SourceLink source={source} />.
          </>
        ) : (
          "O tempo é uma estimativa nossa."
        )}
      </p>
    </div>
  );
}
