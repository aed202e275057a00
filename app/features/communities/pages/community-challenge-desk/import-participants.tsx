import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { FileField } from "#app/platform/forms/components/file-field.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { withQuery } from "#app/platform/paths/with-query.ts";
import { LARGEST_ROSTER } from "#app/platform/spreadsheets/domain/sheet.ts";
import { plural } from "#app/platform/text/format.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { Table } from "#app/platform/ui/components/table.tsx";
import type { LineOutcome } from "../../domain/participants.ts";

const TOO_LARGE = "O arquivo passa de 5 MB. Apague as outras abas ou divida a lista.";

export function ParticipantsForm({ season }: { season: string }) {
  const form = usePageForm<"file" | "list">({ intents: ["upload"] });
  return (
    <Section className="" title="Importar participantes" id="importar">
      <Form
        of={form}
        intent="upload"
        encType="multipart/form-data"
        noValidate
        className="card mt-3 space-y-4 p-4"
      >
        <input type="hidden" name="season" value={season} />
        <p className="text-muted">
          Uma linha por pessoa, com nome, e-mail e unidade. Você confere tudo antes de qualquer mudança.
        </p>
        <FileField
          label="Arquivo"
          name="file"
          problem={form.problem("file")}
          accept=".xlsx,.xls,.csv,.txt,.tsv"
          answer={form.reply}
          largest={LARGEST_ROSTER}
          tooLarge={TOO_LARGE}
          hint="Planilha (.xlsx) ou CSV, até 2.000 pessoas."
        />
        <AreaField label="Ou cole a lista" rows={4} {...form.field("list")} />
        <Button type="submit" pending={form.pending}>
          Conferir
        </Button>
      </Form>
    </Section>
  );
}

const outcomeTexts: Readonly<Record<LineOutcome, string>> = {
  added: "entra",
  changed: "muda",
  same: "já está",
  refused: "fica de fora",
};

type Line = {
  line: number;
  email: string;
  firstName: string;
  lastName: string;
  team: string;
  problem: string | null;
  outcome: LineOutcome;
};
type Preview = { id: string; mark: string; counts: Record<LineOutcome, number>; lines: readonly Line[] };

function summaryOf({ added, changed, same, refused }: Preview["counts"]): string {
  return [
    plural(added, "pessoa entra", "pessoas entram"),
    `${plural(changed, "muda", "mudam")} de nome ou unidade`,
    `${plural(same, "já está", "já estão")} como na lista`,
    plural(refused, "linha fica de fora", "linhas ficam de fora"),
  ].join(", ");
}

/** Lines that stay out come first. */
function PreviewTable({ lines }: { lines: readonly Line[] }) {
  const shown = [...lines].sort(
    (one, other) => Number(other.outcome === "refused") - Number(one.outcome === "refused"),
  );
  return (
    <Table
      label="Linhas da lista"
      className="mt-3 max-h-120 overflow-y-auto"
      head={["Linha", "Nome", "E-mail", "Unidade", "O que acontece"]}
    >
      {shown.map(({ line, firstName, lastName, email, team, outcome, problem }) => (
        <tr key={`${line}-${email}`}>
          <th scope="row">{line}</th>
          <td>
            {firstName} {lastName}
          </td>
          <td>{email}</td>
          <td>{team}</td>
          <td className={outcome === "refused" ? "text-warning" : undefined}>
            {problem ? `${outcomeTexts[outcome]}: ${problem}` : outcomeTexts[outcome]}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** What an import will do, line by line. */
export function ImportPreview({ home, season, preview }: { home: string; season: string; preview: Preview }) {
  const form = usePageForm({ intents: ["confirm"] });
  const { id, mark, counts, lines } = preview;
  const all = counts.added + counts.changed + counts.same + counts.refused;
  return (
    <Section className="mt-5" title="Conferência da lista" id="conferencia">
      <p className="mt-1 text-muted">{summaryOf(counts)}.</p>
      <PreviewTable lines={lines} />
      {lines.length < all && (
        <p className="mt-2 text-sm text-muted">
          As primeiras {lines.length} linhas; os números são de todas.
        </p>
      )}
      <Form of={form} intent="confirm" className="mt-3 flex flex-wrap gap-3">
        <input type="hidden" name="season" value={season} />
        <input type="hidden" name="import" value={id} />
        <input type="hidden" name="mark" value={mark} />
        {counts.added + counts.changed > 0 && (
          <Button type="submit" pending={form.pending}>
            Importar
          </Button>
        )}
        <ButtonLink to={withQuery(home, { temporada: season })} look="secondary">
          Deixar como está
        </ButtonLink>
      </Form>
    </Section>
  );
}
