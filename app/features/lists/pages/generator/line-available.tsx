import { formatNumber, plural } from "#app/platform/text/format.ts";
import type { LineCount } from "../../domain/line-counts.ts";
import type { GeneratorView } from "../../services/load-generator.server.ts";

type Props = { wanted: number; available: LineCount; mine: GeneratorView["mine"] };

const whose = { unanswered: " que você não fez", wrong: " que você errou" } as const;

/** How many questions a line can be drawn from, before anything is drawn. */
export function LineAvailable({ wanted, available: { count, more }, mine }: Props) {
  const enough = more || count >= wanted;
  const whom = mine ? whose[mine] : "";
  return (
    <p role="status" className={`text-sm ${enough ? "text-muted" : "font-medium text-warning"}`}>
      {enough
        ? `${more ? `mais de ${formatNumber(count)} disponíveis` : plural(count, "disponível", "disponíveis")}${whom}`
        : `só há ${formatNumber(count)}${whom}`}
    </p>
  );
}
