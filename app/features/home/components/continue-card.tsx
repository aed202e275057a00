import { formatDate } from "#app/platform/time/format-date.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
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
    <Section card title="Continuar de onde parou" className="flex h-full flex-col">
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
        <TextLink look="alone" to={last.address} prefetch={onIntent()}>
          Rever a última<span className="sr-only"> questão, {heading.code}</span>
        </TextLink>
      </div>
    </Section>
  );
}
