import { Form, useNavigation } from "@remix-run/react";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { paths } from "#app/paths.ts";
import type { FindingView } from "#app/services/questions/read-bank-audit.server.ts";
import { formatDateTime } from "#app/text/format-time.ts";
import { AuditedCard } from "./audited-question.tsx";

/** Evidence in words. */
function EvidenceText({ finding }: { finding: FindingView }) {
  const { kind, evidence, area } = finding;
  if (kind === "key" || kind === "area")
    return (
      <p className="font-semibold">
        Fonte: {evidence.from ?? "nada"} · INEP: {evidence.to === "X" ? "anulada" : evidence.to}
        {kind === "area" && area && <span className="font-normal text-muted"> (hoje: {area})</span>}
      </p>
    );
  if (kind === "quarantined") return <p className="font-semibold break-words">{evidence.reason}</p>;
  if (kind === "annulled") return <p className="font-semibold">Anulada, sem resposta certa</p>;
  if (kind === "picture")
    return <p className="font-semibold break-all">{(evidence.pictures ?? []).join(", ")}</p>;
  return (
    <ul className="space-y-1">
      {(evidence.failures ?? []).map(({ formula, reason }, index) => (
        <li key={`${index}-${formula}`}>
          <span className="font-semibold">{reason}</span> <code className="text-sm break-all">{formula}</code>
        </li>
      ))}
    </ul>
  );
}

export function FindingItem({ finding }: { finding: FindingView }) {
  const { kind, at, heading } = finding;
  const busy = useNavigation().state !== "idle";
  return (
    <li className="card p-4">
      <EvidenceText finding={finding} />
      <p className="mt-1 text-sm text-muted">
        Achado em <time dateTime={new Date(at * 1000).toISOString()}>{formatDateTime(at)}</time>
      </p>
      <AuditedCard question={finding} />
      <Form method="post" className="mt-3 flex flex-wrap gap-3">
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="code" value={heading.code} />
        <ButtonLink to={paths.editQuestion(heading.code)}>Abrir no editor</ButtonLink>
        <Button
          type="submit"
          look="quiet"
          name="intent"
          value="settle"
          disabled={busy}
          aria-label={`Está em ordem: ${heading.code}`}
        >
          Está em ordem
        </Button>
      </Form>
    </li>
  );
}
