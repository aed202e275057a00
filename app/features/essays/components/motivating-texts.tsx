import type { MotivatingText } from "../domain/essay.ts";

const numerals = ["I", "II", "III", "IV", "V", "VI"];

type Props = { texts: readonly MotivatingText[]; command: string };

/** The motivating texts and the command below them, as an exam prints them. */
export function MotivatingTexts({ texts, command }: Props) {
  return (
    <div className="font-serif text-[1.0625rem] leading-relaxed">
      {texts.map(({ title, text, source }, index) => (
        <section key={title} className="mb-6">
          <h2 className="font-sans text-sm font-semibold text-muted">Texto {numerals[index]}</h2>
          <p className="mt-1 font-semibold">{title}</p>
          {text.split("\n\n").map((paragraph) => (
            <p key={paragraph.slice(0, 40)} className="mt-1">
              {paragraph}
            </p>
          ))}
          <p className="mt-1 text-right font-sans text-xs text-muted">{source}</p>
        </section>
      ))}
      <section className="rounded-control bg-inset p-4">
        <h2 className="font-sans text-sm font-semibold text-muted">Proposta de redação</h2>
        <p className="mt-1">{command}</p>
      </section>
    </div>
  );
}
