import { plural } from "#app/platform/text/format.ts";

type Outcome = { right: number; size: number };

function shareOf({ right, size }: Outcome): number {
  return right / size;
}

/** Compared by share, in words; what is equal to a hundredth is equal. */
function comparison(now: Outcome, earlier: Outcome): string {
  const difference = Math.round((shareOf(now) - shareOf(earlier)) * 100);
  if (difference === 0) return "o mesmo que na sessão anterior";
  const points = plural(Math.abs(difference), "ponto percentual", "pontos percentuais");
  return difference > 0 ? `${points} acima da sessão anterior` : `${points} abaixo da sessão anterior`;
}

/** The result as a person would say it. `earlier`: of the same mode; null at first. */
export function resultSentence(now: Outcome, earlier: Outcome | null): string {
  if (now.size === 0) return "Nenhuma questão desta sessão tem gabarito.";
  const said = `Você acertou ${now.right} de ${now.size}`;
  return earlier && earlier.size > 0 ? `${said}, ${comparison(now, earlier)}.` : `${said}.`;
}
