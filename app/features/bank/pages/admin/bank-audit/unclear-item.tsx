import { questionPaths } from "#app/features/questions/paths.ts";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { plural } from "#app/platform/text/format.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import type { UnclearView } from "../../../services/review/read-bank-audit.server.ts";
import { AuditedCard } from "./audited-question.tsx";

export function UnclearItem({ question }: { question: UnclearView }) {
  const { heading, step, people, html } = question;
  return (
    <li className="card p-4">
      <p className="font-semibold">
        Passo {step}: {plural(people, "pessoa não entendeu", "pessoas não entenderam")}
      </p>
      {html && <RichText html={html} className="mt-2" />}
      <AuditedCard question={question} />
      <ButtonLink to={questionPaths.edit(heading.code)} className="mt-3">
        Reescrever o passo
      </ButtonLink>
    </li>
  );
}
