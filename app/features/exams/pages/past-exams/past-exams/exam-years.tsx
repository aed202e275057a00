import { Link } from "@remix-run/react";
import { ArrowLeft, ChevronDown, FileQuestion } from "lucide-react";
import { searchPaths } from "#app/features/questions/paths.ts";
import { plural } from "#app/platform/text/format.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
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
      <Link
        to={pastExamPaths.exams()}
        className="inline-flex min-h-11 items-center gap-2 pr-3 font-medium text-link"
      >
        <Icon as={ArrowLeft} size={18} />
        Todas as instituições
      </Link>
      <h1 className="mt-1 text-2xl font-bold sm:text-3xl">Provas anteriores: {institution.name}</h1>
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
    <div className="card mt-6 grid justify-items-center gap-3 px-6 py-12 text-center">
      <Icon as={FileQuestion} size={40} className="text-muted" />
      <h2 className="text-lg font-semibold">Nenhuma prova de {institution.name} por aqui ainda</h2>
      <p className="max-w-prose text-muted">
        As provas aplicadas ainda não foram importadas. Enquanto isso, treine com questões no estilo da prova.
      </p>
      <ButtonLink to={searchPaths.institution(institution.code)}>Treinar no estilo da prova</ButtonLink>
    </div>
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
