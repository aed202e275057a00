import { formatHundredths, formatPoints, plural } from "#app/platform/text/format.ts";
import { Row, Rows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import {
  type SeatsChance,
  type StoredCutoffs,
  type StoredSeats,
  seatsChance,
} from "../../domain/course-page.ts";
import { modalityInWords } from "../../domain/modality-words.ts";

type Props = { cutoffs: StoredCutoffs; mean: number | null; hasBonus: boolean | null };

/** Each modality with its last cut-offs, source and year; the chance below, once a mark is there. */
export function SeatsList({ cutoffs: { years, seats }, mean, hasBonus }: Props) {
  const [year = 0] = years;
  return (
    <Section title={`Cortes do SiSU ${year} por modalidade`}>
      <p className="mt-1 text-sm text-muted">
        Nota do último aprovado na chamada regular. Fonte: MEC/SiSU; tratamento nosso.
      </p>
      <Rows>
        {seats.map((each, at) => (
          <Row key={at}>
            <div className="min-w-0 flex-1">
              <p className="font-medium">{modalityInWords(each.modality)}</p>
              <p className="text-sm text-muted">
                {plural(each.places, "vaga", "vagas")}
                {each.bonus > 0 && ` · com bônus de ${formatPoints(each.bonus)} %`}
              </p>
              <PastCutoffs years={years} seats={each} />
              {mean !== null && <Chance chance={seatsChance(each, { mean, hasBonus, year })} year={year} />}
            </div>
          </Row>
        ))}
      </Rows>
    </Section>
  );
}

function PastCutoffs({ years, seats: { cutoffs } }: { years: readonly number[]; seats: StoredSeats }) {
  const known = years.flatMap((year, at) => {
    const cutoff = cutoffs[at] ?? null;
    return cutoff === null ? [] : [{ year, cutoff }];
  });
  if (known.length === 0) return <p className="mt-1 text-sm">Sem corte nos últimos anos.</p>;
  return (
    <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {known.map(({ year, cutoff }) => (
        <div key={year} className="flex gap-1">
          <dt className="text-muted">{year}</dt>
          <dd className="tabular-nums">{formatHundredths(cutoff)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Chance({ chance, year }: { chance: SeatsChance; year: number }) {
  if (chance.kind === "none")
    return <p className="mt-1 text-sm">Sem corte em {year} nesta modalidade: não dá para calcular.</p>;
  if (chance.kind === "bonus")
    return (
      <p className="mt-1 text-sm">
        Este corte conta o bônus de {formatPoints(chance.percent)} %: só vale para quem tem direito a ele.
      </p>
    );
  const { word, percent, mark, missing } = chance;
  return (
    <p className="mt-1">
      Chance: <strong>{word}</strong> <span className="text-sm text-muted">cerca de {percent} %</span>
      <span className="block text-sm">
        {missing > 0
          ? `Até o corte de ${year} faltam ${plural(missing, "ponto", "pontos")}.`
          : `Com ${formatPoints(mark)} você passaria no corte de ${year}.`}
      </span>
    </p>
  );
}
