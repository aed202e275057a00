import { type ReactNode, useEffect, useRef } from "react";
import { formatNumber, plural } from "#app/platform/text/format.ts";
import { Heading } from "#app/platform/ui/components/part.tsx";
import type { KeyEffect } from "../domain/editing/key-effect.ts";
import { keyName } from "../domain/editing/key-name.ts";

function signed(points: number): string {
  return points > 0 ? `+${formatNumber(points)}` : formatNumber(points).replace("-", "−");
}

/** Preview of a key change with its confirm button. Focused when it appears. */
export function KeyEffectCard({ effect, children }: { effect: KeyEffect; children: ReactNode }) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus(), []);
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby="efeito"
      className="card scroll-mt-20 border-warning p-4 outline-none"
    >
      <Heading id="efeito" className="mb-2">
        O que esta mudança de gabarito faz
      </Heading>
      <Facts effect={effect} />
      {children}
    </section>
  );
}

function Facts({ effect }: { effect: KeyEffect }) {
  const { was, becomes, students, turnRight, turnWrong, points, ranking, capped } = effect;
  const facts = [
    ["Estudantes que já responderam", `${capped ? "mais de " : ""}${formatNumber(students)}`],
    ["Respostas que passam a certas", formatNumber(turnRight)],
    ["Respostas que passam a erradas", formatNumber(turnWrong)],
    ...(points === null
      ? []
      : [
          ["Pontos no total", signed(points)] as const,
          [
            "Ranking",
            ranking.moved === 0
              ? "ninguém muda de lugar entre os primeiros"
              : `${plural(ranking.moved, "pessoa muda", "pessoas mudam")} de lugar entre as ${formatNumber(ranking.among)} primeiras, no máximo ${plural(ranking.furthest, "posição", "posições")}`,
          ] as const,
        ]),
  ] as const;
  return (
    <>
      <p>
        O gabarito passa de <strong>{keyName(was)}</strong> para <strong>{keyName(becomes)}</strong>.{" "}
        {points === null
          ? "As respostas já dadas são conferidas"
          : "Os pontos de quem já respondeu são recalculados"}
        , e cada pessoa atingida recebe um aviso. Dá para desfazer depois, no histórico.
      </p>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-3 border-b border-line py-1">
            <dt>{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
