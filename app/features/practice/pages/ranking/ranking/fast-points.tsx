import { plural } from "#app/platform/text/format.ts";
import type { Ranking } from "../../../services/ranking/open-ranking.server.ts";

const when = { semana: " desta semana", anterior: " da semana passada", total: "" } as const;

/** Points that no board counts, and why (decision 079). */
export function FastPoints({ ranking }: { ranking: Pick<Ranking, "fastPoints" | "period"> }) {
  const { fastPoints, period } = ranking;
  if (fastPoints === 0) return null;
  const one = fastPoints === 1;
  return (
    <p className="mt-3 rounded-lg border border-line bg-card px-4 py-3 text-sm">
      {`${plural(fastPoints, "ponto", "pontos")}${when[period]} ${one ? "veio" : "vieram"} de respostas mais rápidas que a leitura; ${one ? "ele vale" : "eles valem"} para você, não para o ranking.`}
    </p>
  );
}
