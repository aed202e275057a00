import type { ExamRules } from "#app/domain/mocks/exam-rules.ts";

/** How it is scored, and where its time comes from. */
export function RuleNotes({ rules }: { rules: ExamRules }) {
  const { scoring, source } = rules;
  return (
    <p className="text-sm text-muted">
      {scoring}{" "}
      {source ? (
        <>
          Tempo:{" "}
          <a href={source.address} rel="noreferrer" className="text-link underline">
            {source.name}
          </a>
          .
        </>
      ) : (
        "O tempo é uma estimativa nossa."
      )}
    </p>
  );
}
