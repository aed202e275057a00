import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { formatHundredths, formatShare, plural } from "#app/platform/text/format.ts";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { SubHeading } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { Table } from "#app/platform/ui/components/table.tsx";
import type { AgreementRow } from "../../domain/grading/agreement-table.ts";
import { type Agreement, agreementInWords, LEAST_PAIRS } from "../../domain/grading/grader-agreement.ts";
import { levelsInNumbers } from "../../domain/grading/grading-words.ts";
import type { LoadedAgreement } from "../../services/grading/load-agreement.server.ts";

type Props = { agreement: LoadedAgreement; queue: string };

/** How graders agree with one another: of the platform or of a school. */
export function AgreementPage({ agreement: { profiles, most, calibrated }, queue }: Props) {
  return (
    <SchoolFrame
      title="Concordância entre corretores"
      back={{ to: queue, name: "Correção de redações" }}
      facts={`As duas leituras independentes das ${most} últimas redações devolvidas.`}
    >
      <div className="max-w-[57.5rem]">
        {profiles.length === 0 && (
          <Empty>Ainda não há redação devolvida com duas leituras. Os números aparecem quando houver.</Empty>
        )}
        {profiles.map(({ id, name, essays, all, graders }) => (
          <Section key={id} id={`perfil-${id}`} title={name}>
            <p className="text-muted">
              Todos: {plural(essays, "redação lida por duas pessoas", "redações lidas por duas pessoas")}.
            </p>
            <Rows label={`${name}, todos`} pairs={essays} rows={all} />
            {graders.map(({ grader, name: person, pairs, rows }) => (
              <section key={grader} aria-label={`${person}, ${name}`} className="mt-5">
                <SubHeading>{person}</SubHeading>
                <Rows label={`${name}, ${person}`} pairs={pairs} rows={rows} />
              </section>
            ))}
          </Section>
        ))}
        {profiles.length > 0 && <HowToRead />}
        {calibrated.length > 0 && <CalibratedGraders rows={calibrated} />}
      </div>
    </SchoolFrame>
  );
}

type RowsProps = { label: string; pairs: number; rows: readonly AgreementRow[] };

/** Refused as a whole where there are few pairs. */
function Rows({ label, pairs, rows }: RowsProps) {
  if (pairs >= LEAST_PAIRS) return <RowsTable label={label} rows={rows} />;
  return (
    <p className="text-muted">
      {plural(pairs, "leitura em par", "leituras em par")}: são precisas {LEAST_PAIRS}. Com menos, o acaso
      pesa mais do que quem corrige.
    </p>
  );
}

function RowsTable({ label, rows }: Omit<RowsProps, "pairs">) {
  return (
    <Table label={label} head={["Competência", "Pares", "Kappa", "Intervalo", "Mesmo nível", "Até um nível"]}>
      {rows.map(({ label: criterion, agreement }) => (
        <tr key={criterion}>
          <th scope="row" className="min-w-40">
            {criterion}
          </th>
          <td>{agreement.pairs}</td>
          <Figures agreement={agreement} />
        </tr>
      ))}
    </Table>
  );
}

function Figures({ agreement }: { agreement: Agreement }) {
  if ("refused" in agreement)
    return (
      <td colSpan={4} className="text-muted">
        {agreement.refused === "few"
          ? `São precisos ${LEAST_PAIRS} pares: com menos, o acaso pesa mais.`
          : "Todas as leituras deram o mesmo nível: não há o que comparar."}
      </td>
    );
  const { kappa, low, high, exact, adjacent } = agreement;
  return (
    <>
      <td>
        <strong>{formatHundredths(kappa)}</strong>
      </td>
      <td className="whitespace-nowrap">
        {formatHundredths(low)} a {formatHundredths(high)}
        <span className="block text-muted">ao menos {agreementInWords(low)}</span>
      </td>
      <td>{formatShare(exact)}</td>
      <td>{formatShare(adjacent)}</td>
    </>
  );
}

function HowToRead() {
  return (
    <details className="mt-6">
      <summary className="min-h-11 font-semibold">Como ler estes números</summary>
      <p className="mt-1 text-muted">
        Kappa com pesos quadráticos: 1 é concordância completa, 0 é a do acaso; um nível de distância pesa
        pouco, quatro pesam muito. O intervalo é de 95 %. A palavra é de Landis e Koch (1977), pela ponta de
        baixo do intervalo. Um par junta a leitura da pessoa e a de quem leu a mesma redação sem vê-la;
        redações com situação que zera ficam fora.
      </p>
    </details>
  );
}

function CalibratedGraders({ rows }: { rows: LoadedAgreement["calibrated"] }) {
  return (
    <Section title="Calibração">
      <p className="text-muted">Leituras das redações de calibração, contra a nota de referência.</p>
      <Table label="Calibração por corretor" head={["Corretor", "Feitas", "Distância média", "Até um nível"]}>
        {rows.map(({ grader, name, essays, levels, near }) => (
          <tr key={grader}>
            <th scope="row" className="min-w-40">
              {name}
            </th>
            <td>{essays}</td>
            <td>{levelsInNumbers(levels)}</td>
            <td>{formatShare(near)}</td>
          </tr>
        ))}
      </Table>
    </Section>
  );
}
