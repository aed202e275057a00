import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { SelectField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { MarkChip } from "#app/platform/page/components/mark-chip.tsx";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { BAN_DAYS, CASE_TEXT, type CaseOutcome, caseOutcomes, waitInWords } from "../../domain/case.ts";
import type { CaseView } from "../../services/list-cases.server.ts";

const stateTexts: ReadonlyMap<string, string> = new Map([
  ["held", "Oculto até a decisão"],
  ["removed", "Ocultado"],
  ["deleted", "Apagado por quem escreveu"],
]);

/** The line that unfolds a `details` of class "group". */
function FoldedLine({ children }: { children: string }) {
  return (
    <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-sm text-muted">
      {children}
      <Icon as={ChevronDown} size={16} className="transition-transform group-open:rotate-180" />
    </summary>
  );
}

function Evidence({ item, now }: { item: CaseView; now: number }) {
  const [isClear, setClear] = useState(!item.hasPictures);
  const state = stateTexts.get(item.state ?? "");
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        {item.causes.map((cause) => (
          <MarkChip key={cause} tone={item.isUrgent ? "red" : "amber"}>
            {cause}
          </MarkChip>
        ))}
        {state && <MarkChip>{state}</MarkChip>}
        <span className="text-sm text-muted">espera há {waitInWords(now - item.openedAt)}</span>
      </p>
      {item.reasons.length > 0 && <p className="mt-1 text-sm text-muted">{item.reasons.join(" · ")}</p>}
      {item.appeal && (
        <p className="mt-2 rounded-control bg-warning-soft px-3 py-2">Recurso: {item.appeal}</p>
      )}
      {item.title && <p className="mt-3 text-sm font-medium">{item.title}</p>}
      {item.around && (
        <details className="group mt-1 text-sm">
          <FoldedLine>O que veio antes</FoldedLine>
          <RichText html={item.around} className="rounded-control border border-line p-3" />
        </details>
      )}
      <RichText
        html={item.html}
        className={`mt-2 rounded-control bg-inset p-3 ${isClear ? "" : "[&_img]:blur-xl"}`}
      />
      {!isClear && (
        <Button look="quiet" size="tight" onClick={() => setClear(true)}>
          Mostrar figuras
        </Button>
      )}
      <p className="mt-2 text-sm text-muted">
        {item.author ? `por ${item.author.name}` : "de uma conta apagada"}
        {item.path && (
          <>
            {" · "}
            <TextLink to={item.path}>Abrir no lugar</TextLink>
          </>
        )}
      </p>
      {item.history.map(({ label, reason, at }) => (
        <p key={at} className="text-sm text-muted">
          {formatDateTime(at)}: {label}. {reason}
        </p>
      ))}
    </>
  );
}

const keys: readonly [CaseOutcome, "secondary" | "danger" | "quiet"][] = [
  ["kept", "secondary"],
  ["hidden", "danger"],
  ["edited", "quiet"],
  ["warned", "quiet"],
  ["suspended", "quiet"],
];

export function CaseItem({ item, now }: { item: CaseView; now: number }) {
  const form = usePageForm<"reason" | "text">({ about: { num: String(item.num) } });
  return (
    <li className="card p-4 sm:p-6">
      <Evidence item={item} now={now} />
      <Form of={form} className="mt-3 space-y-3" aria-label={`Decidir o caso ${item.num}`}>
        <input type="hidden" name="num" value={item.num} />
        <AreaField
          label="Motivo"
          {...form.field("reason")}
          rows={2}
          maxLength={CASE_TEXT.longest}
          hint="Quem escreveu lê o motivo. Em branco: vale o motivo pronto de cada decisão."
        />
        <details className="group">
          <FoldedLine>Texto corrigido e prazo da suspensão</FoldedLine>
          <AreaField label="Texto corrigido" {...form.field("text", item.source)} rows={4} />
          <SelectField
            label="Dias sem publicar"
            name="days"
            defaultValue="3"
            options={BAN_DAYS.map((days) => ({ value: String(days), label: String(days) }))}
          />
        </details>
        <div className="flex flex-wrap gap-2 max-sm:sticky max-sm:bottom-0 max-sm:bg-card max-sm:py-2">
          {keys.map(([outcome, look], index) => (
            <Button
              key={outcome}
              type="submit"
              name="intent"
              value={outcome}
              look={look}
              data-case-key={index + 1}
            >
              {caseOutcomes[outcome].label}
            </Button>
          ))}
        </div>
      </Form>
    </li>
  );
}
