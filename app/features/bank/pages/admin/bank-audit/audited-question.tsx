import { questionPaths } from "#app/features/questions/paths.ts";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { answerName } from "../../../domain/answers/check-answer.ts";
import { statusLabels } from "../../../domain/labels.ts";
import type { AuditedView } from "../../../services/review/read-bank-audit.server.ts";

/** Place, first words, key, and answers. */
export function AuditedCard({ question }: { question: AuditedView }) {
  const { heading, excerpt, status, letter, chosen } = question;
  const { code, exam, subject, place } = heading;
  // A quarantined question has no page except its editor.
  const address = status === "quarantined" ? questionPaths.edit(code) : questionPaths.question(code);
  return (
    <div className="mt-2 rounded-control bg-inset p-3 text-sm">
      <p className="font-semibold">
        <TextLink to={address} className="font-mono">
          {code}
        </TextLink>{" "}
        · {exam} · {subject}
        {place && <span className="font-normal text-muted"> · {place}</span>}
      </p>
      <p className="mt-1 line-clamp-2 font-serif text-base">{excerpt}</p>
      <p className="mt-1 text-muted">
        {letter ? `Gabarito ${answerName(letter)}` : statusLabels[status]}
        {chosen.length > 0 &&
          ` · escolhas: ${chosen.map((each) => `${each.letter} ${each.answers}`).join(", ")}`}
      </p>
    </div>
  );
}
