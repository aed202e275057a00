import { Link } from "@remix-run/react";
import { formatDate } from "#app/platform/time/format-date.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { onIntent } from "#app/platform/ui/hooks/can-prefetch.ts";
import type { Continuation } from "../services/home-view.server.ts";

/** The next question of the last exam and subject. */
export function ContinueCard({
  continuation,
  look = "primary",
}: {
  continuation: Continuation;
  look?: "primary" | "secondary";
}) {
  const { last, next, rest } = continuation;
  const { heading } = last;
  return (
    <section aria-labelledby="continuar" className="card flex h-full flex-col p-5">
      <h2 id="continuar" className="text-lg font-semibold">
        Continuar de onde parou
      </h2>
      <p className="mt-1 text-sm text-muted">
        {heading.subject} — {heading.exam}
        {last.answeredAt !== null && (
          <span className="block">Última resposta em {formatDate(last.answeredAt)}</span>
        )}
      </p>
      {next ? (
        <p className="mt-3 line-clamp-3 font-serif text-[1.0625rem] leading-relaxed">{next.excerpt}</p>
      ) : (
        <p className="mt-3">
          Você respondeu às últimas questões de {heading.subject} desta prova. Que tal outra disciplina?
        </p>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 pt-4">
        <ButtonLink look={look} to={next ? next.address : rest.address} prefetch={onIntent()}>
          {next ? "Próxima questão" : `Ver mais de ${rest.institution}`}
        </ButtonLink>
        <Link
          to={last.address}
          prefetch={onIntent()}
          className="flex min-h-11 items-center text-[0.9375rem] font-medium text-link underline-offset-4 hover:underline"
        >
          Rever a última<span className="sr-only"> questão, {heading.code}</span>
        </Link>
      </div>
    </section>
  );
}
