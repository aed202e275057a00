import { ArrowRight, Check, ChevronDown, X } from "lucide-react";
import { searchPaths } from "#app/features/questions/paths.ts";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { onIntent } from "#app/platform/ui/hooks/can-prefetch.ts";

/** Once chosen, the correct row is marked; a wrong one only if chosen. */
const looks = {
  right: {
    row: "group-has-checked/example:border-success group-has-checked/example:bg-success-soft",
    letter: "group-has-checked/example:hidden",
    mark: "group-has-checked/example:block",
  },
  wrong: {
    row: "has-checked:border-danger has-checked:bg-danger-soft",
    letter: "group-has-checked/row:hidden",
    mark: "group-has-checked/row:block",
  },
} as const;

function Alternative({ letter, text }: { letter: string; text: string }) {
  const right = letter === example.right;
  const look = looks[right ? "right" : "wrong"];
  return (
    <label
      className={`group/row relative flex min-h-13 cursor-pointer items-start gap-3 rounded-card border border-line bg-card px-3 py-2.5 transition-colors duration-150 hover:border-line-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus) ${look.row}`}
    >
      <input type="radio" name="exemplo" value={letter} className="sr-only" />
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-full border border-line-strong text-[0.9375rem] font-semibold"
      >
        <span className={look.letter}>{letter}</span>
        <Icon as={right ? Check : X} size={18} className={`hidden ${look.mark}`} />
      </span>
      <span className="min-w-0 flex-1 pt-0.5 font-serif text-[1.0625rem] leading-relaxed">
        <span className="sr-only">{letter}: </span>
        {text}
      </span>
    </label>
  );
}

/** Displayed by CSS: the example needs no script and no server. */
function Outcome() {
  return (
    <>
      <div role="status">
        <p className="mt-4 hidden rounded-card bg-success-soft p-4 text-success group-has-[[value=C]:checked]/example:block">
          <strong className="font-semibold">Resposta certa!</strong> Com a sua conta, ela vale 3 pontos.
        </p>
        <p className="mt-4 hidden rounded-card bg-danger-soft p-4 text-danger group-has-[:not([value=C]):checked]/example:block">
          <strong className="font-semibold">Resposta errada. A certa é a {example.right}.</strong> Com a sua
          conta, responder já vale 1 ponto.
        </p>
      </div>
      <details className="group/solution mt-3 hidden rounded-card border border-line group-has-checked/example:block">
        <summary className="flex min-h-11 list-none items-center justify-between rounded-card px-4 font-semibold hover:bg-inset">
          Ver resolução
          <Icon
            as={ChevronDown}
            size={18}
            className="text-muted transition-transform group-open/solution:rotate-180"
          />
        </summary>
        <RichText html={example.solution} className="px-4 pt-1 pb-4 text-[1.0625rem] leading-relaxed" />
      </details>
    </>
  );
}

export function ExampleQuestion() {
  return (
    <section
      aria-labelledby="exemplo"
      className="page-width grid items-center gap-8 py-10 sm:py-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-14"
    >
      <div>
        <h2 id="exemplo" className="text-2xl font-bold tracking-tight text-balance sm:text-3xl">
          Uma questão de cada vez, sem distração
        </h2>
        <p className="mt-3 max-w-prose text-pretty text-muted">
          Texto de prova impressa, fórmulas nítidas e a resposta conferida assim que você escolhe.
          Experimente: toque em uma alternativa.
        </p>
        <TextLink look="row" to={searchPaths.search()} prefetch={onIntent()} className="mt-4">
          Ver as questões do acervo
          <Icon as={ArrowRight} size={18} />
        </TextLink>
      </div>
      <article aria-label="Questão de exemplo" className="card group/example p-4 sm:p-6">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          <span className="font-semibold text-text">Exemplo</span>
          <span aria-hidden="true">·</span>
          <span>{example.subject}</span>
          <span className="rounded-full bg-inset px-2 py-0.5">{example.topic}</span>
        </p>
        <RichText html={example.statement} className="mt-3 text-[1.125rem] leading-[1.65]" />
        <div role="radiogroup" aria-label="Alternativas do exemplo" className="mt-5 space-y-2.5">
          {example.alternatives.map(({ letter, text }) => (
            <Alternative key={letter} letter={letter} text={text} />
          ))}
        </div>
        <Outcome />
      </article>
    </section>
  );
}

/** Written for the front page; HTML from our renderer. */
const example = {
  subject: "Matemática",
  topic: "Geometria",
  statement:
    "<p>A lâmpada de um farol fica a <math><mi>h</mi><mo>=</mo><mn>45</mn><mtext> m</mtext></math> acima do nível do mar. Em um dia claro, a distância <math><mi>d</mi></math> entre a lâmpada e a linha do horizonte é dada, com boa aproximação, por</p>" +
    '<p><span class="formula-block"><math display="block"><mi>d</mi><mo>=</mo><msqrt><mrow><mn>2</mn><mi>R</mi><mi>h</mi></mrow></msqrt><mo>,</mo></math></span></p>' +
    "<p>em que <math><mi>R</mi><mo>=</mo><mn>6,4</mn><mo>×</mo><msup><mn>10</mn><mn>6</mn></msup><mtext> m</mtext></math> é o raio da Terra. A distância <math><mi>d</mi></math> é igual a</p>",
  alternatives: [
    { letter: "A", text: "12 km." },
    { letter: "B", text: "17 km." },
    { letter: "C", text: "24 km." },
    { letter: "D", text: "34 km." },
    { letter: "E", text: "48 km." },
  ],
  right: "C",
  solution:
    '<p>Com todas as medidas em metros, <span class="formula-block"><math display="block"><mi>d</mi><mo>=</mo><msqrt><mrow><mn>2</mn><mo>⋅</mo><mn>6,4</mn><mo>×</mo><msup><mn>10</mn><mn>6</mn></msup><mo>⋅</mo><mn>45</mn></mrow></msqrt></math></span> <span class="formula-block"><math display="block"><mi>d</mi><mo>=</mo><msqrt><mrow><mn>5,76</mn><mo>×</mo><msup><mn>10</mn><mn>8</mn></msup></mrow></msqrt><mo>=</mo><mn>2,4</mn><mo>×</mo><msup><mn>10</mn><mn>4</mn></msup><mtext> m</mtext><mo>,</mo></math></span> ou seja, 24 km.</p>',
} as const;
