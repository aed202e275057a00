import { Form, useNavigation } from "@remix-run/react";
import { questionPaths } from "#app/features/questions/paths.ts";
import { AdminItem } from "#app/platform/page/components/admin-list.tsx";
import { isoTime } from "#app/platform/time/format-date.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { holdsBack } from "../../../domain/findings.ts";
import type { FindingView } from "../../../services/review/read-bank-audit.server.ts";
import { AuditedCard } from "./audited-question.tsx";
import { HELD_FORM } from "./held-bar.tsx";

const settling = { intent: "settle", label: "Está em ordem" };
const decisions = [
  { intent: "release", label: "Publicar" },
  { intent: "reject", label: "Recusar" },
];

/** Evidence as text. */
function EvidenceText({ finding }: { finding: FindingView }) {
  const { kind, evidence, area } = finding;
  if (kind === "key" || kind === "area")
    return (
      <p className="font-semibold">
        Fonte: {evidence.from ?? "nada"} · INEP: {evidence.to === "X" ? "anulada" : evidence.to}
        {kind === "area" && area && <span className="font-normal text-muted"> (hoje: {area})</span>}
      </p>
    );
  if (holdsBack(kind)) return <p className="font-semibold break-words">{evidence.reason}</p>;
  if (kind === "topic") return <p className="font-semibold">Sem assunto: há propostas por confirmar</p>;
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

/** A question out of the bank is published or refused; other findings are only marked as fine. */
export function FindingItem({ finding }: { finding: FindingView }) {
  const { kind, at, heading } = finding;
  const busy = useNavigation().state !== "idle";
  const held = holdsBack(kind);
  return (
    <AdminItem>
      {held && (
        <label className="mb-2 flex min-h-11 items-center gap-2 text-sm text-muted">
          <input type="checkbox" form={HELD_FORM} name="code" value={heading.code} />
          Marcar {heading.code}
        </label>
      )}
      <EvidenceText finding={finding} />
      <p className="mt-1 text-sm text-muted">
        Achado em <time dateTime={isoTime(at)}>{formatDateTime(at)}</time>
      </p>
      <AuditedCard question={finding} />
      <Form method="post" className="mt-3 flex flex-wrap gap-3">
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="code" value={heading.code} />
        <ButtonLink to={questionPaths.edit(heading.code)}>Abrir no editor</ButtonLink>
        {(held ? decisions : [settling]).map(({ intent, label }) => (
          <Button
            key={intent}
            type="submit"
            look="quiet"
            name="intent"
            value={intent}
            disabled={busy}
            aria-label={`${label}: ${heading.code}`}
          >
            {label}
          </Button>
        ))}
      </Form>
    </AdminItem>
  );
}
