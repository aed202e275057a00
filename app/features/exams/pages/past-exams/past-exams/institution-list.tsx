import { Link } from "@remix-run/react";
import { ChevronDown, ChevronRight } from "lucide-react";
import { plural } from "#app/platform/text/format.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { onIntent } from "#app/platform/ui/hooks/can-prefetch.ts";
import { pastExamPaths } from "../../../paths.ts";
import type { InstitutionExams } from "../../../services/list-past-exams.server.ts";

/** "26 provas, de 2009 a 2022". */
function heldText({ exams, firstYear, lastYear }: NonNullable<InstitutionExams["held"]>): string {
  const years = firstYear === lastYear ? `de ${firstYear}` : `de ${firstYear} a ${lastYear}`;
  return `${plural(exams, "prova", "provas")}, ${years}`;
}

/** Those with exams first. */
export function InstitutionList({
  institutions,
  unknown,
}: {
  institutions: readonly InstitutionExams[];
  unknown: boolean;
}) {
  const held = institutions.filter((each) => each.held !== null);
  const empty = institutions.filter((each) => each.held === null);
  return (
    <>
      <PageHeading>{unknown ? "Instituição não encontrada" : "Provas anteriores"}</PageHeading>
      <p className="mt-2 max-w-prose text-muted">
        {unknown
          ? "Não conhecemos uma instituição com esse nome. Escolha uma da lista."
          : "Provas que foram mesmo aplicadas, na ordem do caderno: leia, imprima ou resolva questão por questão."}
      </p>
      {held.length > 0 && (
        <ul className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {held.map((each) => (
            <li key={each.code} className="card relative p-4 transition-colors hover:border-line-strong">
              <Link
                to={pastExamPaths.exams(each.code)}
                prefetch={onIntent()}
                className="flex min-h-11 items-center gap-3 text-lg font-semibold after:absolute after:inset-0 after:rounded-card after:content-['']"
              >
                <span className="min-w-0 flex-1">{each.name}</span>
                <Icon as={ChevronRight} className="shrink-0 text-muted" />
              </Link>
              {each.fullName !== each.name && <p className="text-sm text-muted">{each.fullName}</p>}
              {each.held && <p className="mt-2 text-sm font-medium">{heldText(each.held)}</p>}
            </li>
          ))}
        </ul>
      )}
      {empty.length > 0 && <EmptyInstitutions institutions={empty} any={held.length > 0} />}
    </>
  );
}

function EmptyInstitutions({
  institutions,
  any,
}: {
  institutions: readonly InstitutionExams[];
  any: boolean;
}) {
  return (
    <details open={!any} className="group mt-8">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 text-lg font-semibold">
        {any ? `Ainda sem provas no acervo: ${institutions.length}` : "Nenhuma prova no acervo por enquanto"}
        <Icon as={ChevronDown} className="text-muted transition-transform group-open:rotate-180" />
      </summary>
      <p className="mt-1 max-w-prose text-sm text-muted">
        As provas delas ainda não foram importadas. Enquanto isso, há questões de treino no estilo de cada
        uma.
      </p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {institutions.map(({ code, name, fullName }) => (
          <li key={code}>
            <Link
              to={pastExamPaths.exams(code)}
              title={fullName}
              className="inline-flex min-h-11 items-center rounded-full border border-line px-4 text-muted hover:border-line-strong hover:text-text"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
