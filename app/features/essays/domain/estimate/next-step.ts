import { formatPoints } from "#app/platform/text/format.ts";
import { inWords } from "#app/platform/text/in-words.ts";
import type { EssayOutcome } from "../essay.ts";
import type { EssayProfile } from "../essay-profile.ts";

/** The one thing to do next: of the criterion that cost the most, the first of equals. Null at full marks. */
export function essayAdvice(
  { criteria }: EssayProfile,
  { parts }: EssayOutcome,
): { label: string; advice: string } | null {
  const lost = parts.map(({ grade, most }) => (most - grade) / most);
  const worst = Math.max(...lost);
  const criterion = criteria[lost.indexOf(worst)];
  if (worst <= 0 || !criterion) return null;
  return { label: `${criterion.short} ${criterion.title}`, advice: criterion.advice };
}

/** Points by which each criterion changed since the essay was written before; null where it was not graded alike. */
export function changesSince({ parts }: EssayOutcome, former: EssayOutcome | null): number[] | null {
  if (!former || former.zero !== null || former.parts.length !== parts.length) return null;
  return parts.map(({ grade }, at) => grade - (former.parts[at]?.grade ?? 0));
}

/** The criteria with the largest share of their points; equals are named together, and none where all are equal. */
function strengthInWords(parts: EssayOutcome["parts"]): string {
  const shares = parts.map(({ grade, most }) => grade / most);
  const best = parts.filter((_, at) => shares[at] === Math.max(...shares));
  if (best.length === parts.length) return "o mesmo nível em todos os critérios";
  const names = inWords(best.map(({ label }) => label.replace(/^C\d /, "").toLowerCase()));
  return best.length === 1 ? `seu ponto mais forte foi ${names}` : `seus pontos mais fortes foram ${names}`;
}

/** The grade as a sentence for screen readers, with the former grade of a rewritten essay. */
export function outcomeSentence({ total, most, zero, parts }: EssayOutcome, former: number | null): string {
  if (zero !== null) return "Sua redação recebeu zero.";
  const change =
    former === null
      ? ""
      : former === total
        ? ", a mesma nota da versão anterior"
        : ` (na versão anterior, ${formatPoints(former)})`;
  return `${formatPoints(total)} de ${formatPoints(most)}${change}: ${strengthInWords(parts)}.`;
}

/** The levels reached, by criterion: one, or the two that a mean is between. */
export function levelsInWords({ criteria }: EssayProfile, { parts }: EssayOutcome): string[] {
  return criteria.map(({ levels }, at) => {
    const grade = parts[at]?.grade ?? 0;
    const below = levels.filter(({ points: each }) => each <= grade).at(-1);
    const above = levels.find(({ points: each }) => each >= grade);
    if (!below || !above || below === above) return (below ?? above)?.text ?? "";
    return `entre ${formatPoints(below.points)} (${below.text}) e ${formatPoints(above.points)} (${above.text})`;
  });
}
