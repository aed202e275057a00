import type { SharedPassage } from "../domain/estimate/copied-lines.ts";

const linesInWords = (from: number, to: number) => (from === to ? `linha ${from}` : `linhas ${from} a ${to}`);

type Props = { passages: readonly SharedPassage[]; one: string; other: string };

/** Passages as each of two essays has them, side by side where there is room. */
export function SharedPassages({ passages, one, other }: Props) {
  return (
    <ul className="space-y-3 text-sm">
      {passages.map((passage) => (
        <li key={`${passage.from}-${passage.text}`} className="grid gap-2 sm:grid-cols-2">
          <Side who={one} where={linesInWords(passage.from, passage.to)} text={passage.text} />
          <Side
            who={other}
            where={linesInWords(passage.otherFrom, passage.otherTo)}
            text={passage.otherText}
          />
        </li>
      ))}
    </ul>
  );
}

function Side({ who, where, text }: { who: string; where: string; text: string }) {
  return (
    <p className="min-w-0 rounded-control border border-line bg-card p-2 break-words">
      <span className="block text-muted">
        {who}, {where}
      </span>
      <q className="font-serif">{text}</q>
    </p>
  );
}
