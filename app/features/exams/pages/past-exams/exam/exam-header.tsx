import { ArrowLeft, ListPlus, Printer } from "lucide-react";
import { UseInAssessment } from "#app/features/bank/components/use-in-assessment.tsx";
import { plural } from "#app/platform/text/format.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { PageHeading, Toolbar } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { pastExamPaths } from "../../../paths.ts";

type Props = {
  exam: {
    name: string;
    institution: { code: string; name: string };
    total: number;
    missing: number;
    answered: number;
    practice: { label: string; address: string }[];
    print: string;
    /** A list of its questions; null without any. */
    list: string | null;
  };
};

export function ExamHeading({ exam }: Props) {
  const { institution, total, missing, answered } = exam;
  return (
    <header>
      <TextLink look="alone" to={pastExamPaths.exams(institution.code)} className="pr-3">
        <Icon as={ArrowLeft} size={18} />
        Provas anteriores: {institution.name}
      </TextLink>
      <PageHeading className="mt-1">Prova {exam.name}</PageHeading>
      <p className="mt-2 text-muted">
        {plural(total, "questão", "questões")}
        {answered > 0 && ` · ${answered} já ${answered === 1 ? "respondida" : "respondidas"} por você`}
      </p>
      {missing > 0 && (
        <p className="mt-1 text-sm text-muted">
          {missing === 1
            ? "Falta uma questão: ela ainda não está no acervo."
            : `Faltam ${missing} questões: elas ainda não estão no acervo.`}
        </p>
      )}
      <Toolbar>
        {exam.practice.map(({ label, address }) => (
          <ButtonLink key={label} to={address}>
            {label}
          </ButtonLink>
        ))}
        {exam.list && (
          <ButtonLink to={exam.list} look="secondary" rel="nofollow">
            <Icon as={ListPlus} size={18} />
            Começar como lista
          </ButtonLink>
        )}
        {exam.list && <UseInAssessment from={{ questoes: codesIn(exam.list) }} />}
        <ButtonLink to={exam.print} look="secondary">
          <Icon as={Printer} size={18} />
          Imprimir a prova
        </ButtonLink>
      </Toolbar>
    </header>
  );
}

/** The codes in the address of a new list. */
function codesIn(address: string): string {
  return new URLSearchParams(address.split("?")[1]).get("questoes") ?? "";
}
