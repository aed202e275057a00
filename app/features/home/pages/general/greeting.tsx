import { useFetcher } from "@remix-run/react";
import type { LikelyExam } from "#app/features/bank/domain/catalogue/exam-days.ts";
import { reviewPaths } from "#app/features/practice/paths.ts";
import { plural } from "#app/platform/text/format.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { DAY } from "#app/platform/time/units.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import type { HomeView } from "../../services/home-view.server.ts";

/** Seconds. */
const NOON = DAY / 2;

function weekText({ questions, correct, points }: { questions: number; correct: number; points: number }) {
  if (questions === 0) return "A semana está começando: que tal a primeira questão?";
  const right = plural(correct, "certa", "certas");
  return `Nesta semana: ${plural(questions, "questão", "questões")}, ${right}, ${plural(points, "ponto", "pontos")}.`;
}

function examText(days: number): string {
  if (days === 0) return "É hoje. Boa prova!";
  if (days === 1) return "A sua prova é amanhã. Descanse bem.";
  return `Faltam ${days} dias para a sua prova.`;
}

function OwnDay({ children = "Informar a data da prova" }: { children?: string }) {
  return (
    <TextLink look="alone" to={reviewPaths.settings()}>
      {children}
    </TextLink>
  );
}

/** The likely day by past years; one tap confirms it. */
function ProposedDay({ exam: { name, day } }: { exam: LikelyExam }) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" className="flex flex-wrap items-center gap-x-3">
      <input type="hidden" name="intent" value="exam-day" />
      <p>
        {name}: provável em {formatDate(day * DAY + NOON)}.
      </p>
      <Button type="submit" look="quiet" pending={fetcher.state !== "idle"} className="-ml-4">
        É a minha prova
      </Button>
      <OwnDay>Outra data</OwnDay>
    </fetcher.Form>
  );
}

/** Who, how the week goes, and how long to the exam. */
export function Greeting({ view, firstName }: { view: HomeView; firstName: string }) {
  const { questions, weeks, daysToExam, likelyExam } = view;
  const isNew = questions === 0;
  const week = weeks.at(-1) ?? { questions: 0, correct: 0, points: 0 };
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
      <div>
        <PageHeading>
          {isNew ? "Boas-vindas" : "Olá"}, {firstName}
        </PageHeading>
        <p className="mt-1 text-muted">{isNew ? "O seu caminho começa por uma questão." : weekText(week)}</p>
      </div>
      {daysToExam !== null && <p className="font-medium">{examText(daysToExam)}</p>}
      {daysToExam === null && (likelyExam ? <ProposedDay exam={likelyExam} /> : !isNew && <OwnDay />)}
    </div>
  );
}
