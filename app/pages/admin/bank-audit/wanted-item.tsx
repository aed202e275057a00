import { ButtonLink } from "#app/components/ui/button.tsx";
import { questionPaths } from "#app/paths/questions.ts";
import type { WantedView } from "#app/services/questions/read-bank-audit.server.ts";
import { plural } from "#app/text/format.ts";
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
