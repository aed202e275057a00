import { Form, Link } from "@remix-run/react";
import { Search } from "lucide-react";
import { lazy, useRef, useState } from "react";
import { orderedExams } from "#app/features/bank/domain/catalogue/featured-exams.ts";
import { searchPaths } from "#app/features/questions/paths.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { onIntent } from "#app/platform/ui/hooks/can-prefetch.ts";
import { DuskScene } from "./dusk-scene.tsx";

/** The address of a first question, by exam. */
type Starts = Readonly<Record<string, string>>;
/** The exam of who names none. */
const MOST_SAT = "ENEM";

const SuggestionList = lazy(async () => ({
  default: (await import("#app/features/questions/components/suggestion-list.tsx")).SuggestionList,
}));

function SearchBox() {
  const input = useRef<HTMLInputElement>(null);
  const [entered, setEntered] = useState(false);
  return (
    <Form method="get" action={searchPaths.search()} role="search" className="mt-7 flex max-w-xl gap-2">
      <div className="relative min-w-0 flex-1">
        <Icon as={Search} className="pointer-events-none absolute top-3.5 left-3.5 text-muted" />
        <input
          ref={input}
          onFocus={() => setEntered(true)}
          autoComplete="off"
          type="search"
          name="q"
          aria-label="Buscar questões"
          placeholder="Ex.: cinemática"
          maxLength={10000}
          enterKeyHint="search"
          className="field min-h-12 pl-11"
        />
        {entered && (
          <Deferred>
            <SuggestionList input={input} />
          </Deferred>
        )}
      </div>
      <Button type="submit" className="min-h-12 sm:px-6">
        Buscar
      </Button>
    </Form>
  );
}

/** The first question of an exam; its search where it has none. */
function startOf(code: string, starts: Starts): string {
  return starts[code] ?? searchPaths.institution(code);
}

function ExamLinks({ starts }: { starts: Starts }) {
  return (
    <nav aria-label="Questões por prova" className="mt-5 max-w-xl">
      <p className="text-sm font-medium text-muted">Ou comece pela sua prova:</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {orderedExams([]).map(({ code, name }) => (
          <li key={code}>
            <Link
              to={startOf(code, starts)}
              prefetch={onIntent()}
              className="flex min-h-11 items-center rounded-full border border-line-strong bg-card px-4 text-[0.9375rem] font-medium text-text hover:border-primary hover:text-link"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A first question, and an account. */
function WaysIn({ starts }: { starts: Starts }) {
  return (
    <div className="mt-6 flex max-w-xl flex-wrap gap-3">
      <ButtonLink
        to={starts[MOST_SAT] ?? searchPaths.search()}
        prefetch={onIntent()}
        className="min-h-12 flex-1 whitespace-nowrap sm:flex-none sm:px-6"
      >
        Responder uma questão
      </ButtonLink>
      <ButtonLink
        to="?cadastro=true"
        preventScrollReset
        look="secondary"
        className="min-h-12 flex-1 whitespace-nowrap sm:flex-none sm:px-6"
      >
        Criar conta grátis
      </ButtonLink>
    </div>
  );
}

export function Hero({ size, starts }: { size: string; starts: Starts }) {
  return (
    <section className="relative isolate overflow-hidden pb-60 sm:pb-72 lg:min-h-[max(42rem,42vw)] lg:pb-52">
      <DuskScene className="absolute inset-x-0 bottom-0 -z-10 h-64 w-full sm:h-80 lg:h-full" />
      <div className="page-width pt-10 sm:pt-14 lg:pt-18">
        <h1 className="max-w-xl text-4xl leading-[1.1] font-bold tracking-tight text-balance sm:text-5xl">
          Estude com rumo até o dia da prova
        </h1>
        <p className="mt-4 max-w-lg text-lg text-pretty text-muted dark:text-text">
          {size} de ENEM, ITA, IME, escolas militares e vestibulares. Responda: o Farol corrige na hora e
          mostra o quanto você avançou.
        </p>
        <WaysIn starts={starts} />
        <SearchBox />
        <ExamLinks starts={starts} />
      </div>
    </section>
  );
}
