import { Link } from "@remix-run/react";
import { ArrowLeft, ChevronDown } from "lucide-react";
import { searchPaths } from "#app/features/questions/paths.ts";
import { plural } from "#app/platform/text/format.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { onIntent } from "#app/platform/ui/hooks/can-prefetch.ts";
import { missingYears } from "../../../domain/missing-years.ts";
import { pastExamPaths } from "../../../paths.ts";
import type { ExamsOfYear } from "../../../services/list-past-exams.server.ts";

type Institution = { code: string; name: string; fullName: string };

export function ExamYears({
  institution,
  years,
}: {
  institution: Institution;
  years: readonly ExamsOfYear[];
}) {
  return (
    <>
      <TextLink look="alone" to={pastExamPaths.exams()} className="pr-3">
        <Icon as={ArrowLeft} size={18} />
        Todas as instituições
      </TextLink>
      <PageHeading className="mt-1">Provas anteriores: {institution.name}</PageHeading>
      {institution.fullName !== institution.name && <p className="mt-1 text-muted">{institution.fullName}</p>}
      {years.length === 0 ? (
        <NoExams institution={institution} />
      ) : (
        <>
          <div className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
            {years.map((each) => (
              <YearCell key={each.year} institution={institution} {...each} />
            ))}
          </div>
          <MissingYears years={missingYears(years.map(({ year }) => year))} />
        </>
      )}
    </>
  );
}

function NoExams({ institution }: { institution: Institution }) {
  return (
    <Empty
      title={`Nenhuma prova de ${institution.name} por aqui ainda`}
      action={
        <ButtonLink to={searchPaths.institution(institution.code)}>Treinar no estilo da prova</ButtonLink>
      }
    >
      As provas aplicadas ainda não foram importadas. Enquanto isso, treine com questões no estilo da prova.
    </Empty>
  );
}

function YearCell({ institution, year, exams }: ExamsOfYear & { institution: Institution }) {
  return (
    <section aria-labelledby={`ano-${year}`} className="card overflow-hidden">
      <h2 id={`ano-${year}`} className="px-3 pt-2.5 pb-1 text-lg font-bold tabular-nums">
        {year}
      </h2>
      <ul className="divide-y divide-line border-t border-line">
        {exams.map(({ slug, part, questions }) => (
          <li key={slug}>
            <Link
              to={pastExamPaths.exam(institution.code, year, slug)}
              prefetch={onIntent()}
              className="flex min-h-11 flex-col justify-center px-3 py-1.5 hover:bg-inset"
            >
              <span className="sr-only">
                {institution.name} {year},{" "}
              </span>
              <span className="font-semibold">{part}</span>
              <span className="text-sm text-muted">{plural(questions, "questão", "questões")}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Between the first and the last year. */
function MissingYears({ years }: { years: readonly number[] }) {
  if (years.length === 0) return null;
  return (
    <details className="group mt-6">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 font-medium text-link">
        {plural(years.length, "ano ainda sem prova", "anos ainda sem prova")}
        <Icon as={ChevronDown} size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <p className="mt-1 max-w-prose text-muted">{years.join(", ")}. Ainda não foram importadas.</p>
    </details>
  );
}
