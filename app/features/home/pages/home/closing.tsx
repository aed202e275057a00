import { searchPaths } from "#app/features/questions/paths.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { onIntent } from "#app/platform/ui/hooks/can-prefetch.ts";

export function Closing() {
  return (
    <section aria-labelledby="comecar" className="page-width py-12 sm:py-16">
      <div className="rounded-sheet bg-primary-soft px-6 py-10 text-center sm:py-14">
        <h2 id="comecar" className="text-2xl font-bold tracking-tight text-balance sm:text-3xl">
          A próxima questão está a um toque
        </h2>
        <p className="mx-auto mt-3 max-w-prose text-pretty text-muted">
          Para ler as questões e responder às primeiras da sua prova, não é preciso ter conta. Para continuar,
          somar pontos e guardar o seu histórico, crie a sua: é grátis.
        </p>
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          <ButtonLink to={searchPaths.search()} prefetch={onIntent()} className="min-h-12 px-6">
            Ver questões
          </ButtonLink>
          <ButtonLink to="?cadastro=true" preventScrollReset look="secondary" className="min-h-12 px-6">
            Criar conta grátis
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
