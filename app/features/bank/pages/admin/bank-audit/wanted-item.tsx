import { questionPaths } from "#app/features/questions/paths.ts";
import { plural } from "#app/platform/text/format.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import type { WantedView } from "../../../services/review/read-bank-audit.server.ts";
import { AuditedCard } from "./audited-question.tsx";

export function WantedItem({ question }: { question: WantedView }) {
  return (
    <li className="card p-4">
      <p className="font-semibold">{plural(question.requests, "pessoa pede", "pessoas pedem")} a resolução</p>
      <AuditedCard question={question} />
      <ButtonLink to={questionPaths.edit(question.heading.code)} className="mt-3">
        Escrever a resolução
      </ButtonLink>
    </li>
  );
}
