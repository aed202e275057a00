import { Section } from "#app/platform/ui/components/section.tsx";

/** What the figures cannot say. `years`: newest first. */
export function HonestLimits({ years }: { years: readonly number[] }) {
  return (
    <Section title="O que estes números não dizem">
      <ul className="mt-2 list-disc space-y-1 pl-5 text-sm">
        <li>
          Cortes da chamada regular do SiSU ({years.at(-1)}–{years[0]}). A lista de espera costuma aprovar com
          menos: ela não está aqui.
        </li>
        <li>A lei de cotas mudou em 2023: as modalidades novas têm um ou dois anos de história.</li>
        <li>
          O corte de todo o país subiu ou desceu até 11 pontos de um ano para o outro; isso não se prevê, está
          dentro da margem. Perto do corte, ninguém sabe.
        </li>
        <li>
          A chance vale para a média que você escreveu, como se fosse certa, e é arredondada de 5 em 5.
          Confira à parte os mínimos de cada área.
        </li>
        <li>Não é uma promessa. Fonte: MEC/SiSU; tratamento nosso.</li>
      </ul>
    </Section>
  );
}
