import { SubHeading } from "#app/platform/ui/components/part.tsx";

/** CSS pixels of a picture; the files have 1.5 times as many (`npm run pictures`). */
const SIZE = { width: 360, height: 420 };

const screens = [
  {
    file: "simulado",
    title: "Simulado com nota",
    text: "Nota estimada por área, o que você errou e a sua posição na classificação.",
    seen: "Resultado de um simulado no celular: a nota estimada em Ciências da Natureza, com a margem e os acertos.",
  },
  {
    file: "redacao",
    title: "Redação corrigida",
    text: "Lida por duas pessoas, com nota em cada competência e o que fazer na próxima.",
    seen: "Resultado de uma redação no celular: a nota, de 0 a 1.000, os pontos mais fortes e o que fazer agora.",
  },
  {
    file: "trilha",
    title: "Trilha de estudo",
    text: "Um assunto depois do outro, com teoria curta e exercícios, no seu ritmo.",
    seen: "Trilha Matemática ENEM no celular: quanto falta, a próxima lição e o botão para começar.",
  },
  {
    file: "turma",
    title: "A turma do professor",
    text: "A prova aplicada à turma, com as questões mais difíceis e a nota de cada estudante.",
    seen: "Resultados de um simulado da turma no celular: quantos estudantes fizeram, a média e as questões mais difíceis.",
  },
] as const;

type Shown = { file: string; seen: string; dark: boolean };

/** Only the one of the chosen theme is fetched: a picture without a box is not loaded. */
function Picture({ file, seen, dark }: Shown) {
  return (
    <img
      src={`/telas/${file}${dark ? "-escuro" : ""}.webp`}
      alt={seen}
      {...SIZE}
      loading="lazy"
      decoding="async"
      className={`h-auto w-full rounded-card border border-line ${dark ? "hidden dark:block" : "dark:hidden"}`}
    />
  );
}

/** What else there is, in pictures of the running product. */
export function Screens() {
  return (
    <section aria-labelledby="telas" className="page-width py-12 sm:py-16">
      <h2 id="telas" className="text-2xl font-bold tracking-tight sm:text-3xl">
        O Farol por dentro
      </h2>
      <p className="mt-3 max-w-prose text-pretty text-muted">
        Telas de verdade, com estudantes e turmas de demonstração.
      </p>
      <ul className="mt-8 grid gap-8 sm:grid-cols-2 sm:gap-6 lg:grid-cols-4">
        {screens.map(({ file, title, text, seen }) => (
          <li key={file} className="max-w-90">
            <Picture {...{ file, seen }} dark={false} />
            <Picture {...{ file, seen }} dark />
            <SubHeading className="mt-4">{title}</SubHeading>
            <p className="mt-1.5 text-pretty text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
