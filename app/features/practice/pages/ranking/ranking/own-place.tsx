import { searchPaths } from "#app/features/questions/paths.ts";
import { formatNumber, plural } from "#app/platform/text/format.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import type { Ranking } from "../../../services/ranking/load-ranking.server.ts";

function aheadText(own: NonNullable<Ranking["own"]>): string | null {
  if (own.place === 1) return "Ninguém à sua frente.";
  if (own.ahead === null) return null;
  return `Logo à frente: ${plural(own.ahead, "ponto", "pontos")}.`;
}

/** The person's own row. */
export function OwnPlace({ ranking }: { ranking: Ranking }) {
  const { own, isHidden, period, fastPoints } = ranking;
  if (isHidden)
    return (
      <p className="card mt-4 p-5">
        Você está fora do ranking: ninguém vê o seu nome, e o seu lugar não é contado.
      </p>
    );
  if (!own)
    return (
      <section aria-label="O seu lugar" className="card mt-4 flex flex-wrap items-center gap-4 p-5">
        <p className="flex-1 basis-56">
          {fastPoints > 0
            ? "Você não tem lugar aqui: nenhum ponto seu conta para este ranking."
            : period === "anterior"
              ? "Você não respondeu na semana passada."
              : "O seu lugar aparece com a primeira questão."}
        </p>
        {period !== "anterior" && <ButtonLink to={searchPaths.search()}>Responder questões</ButtonLink>}
      </section>
    );
  return (
    <section
      aria-label="O seu lugar"
      className="beam card mt-4 flex flex-wrap items-baseline gap-x-4 gap-y-1 p-5"
    >
      <p className="text-3xl font-bold tabular-nums">{formatNumber(own.place)}º</p>
      <p className="flex-1 basis-56 text-muted">
        {`de ${plural(own.people, "pessoa", "pessoas")}, com `}
        <strong className="font-semibold text-text">{plural(own.points, "ponto", "pontos")}</strong>.{" "}
        {aheadText(own)}
      </p>
    </section>
  );
}
