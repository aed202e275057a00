import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, useLoaderData, useNavigation, useSubmit } from "@remix-run/react";
import { useEffect } from "react";
import { RecommendedStudies } from "#app/features/library/components/recommended-studies.tsx";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { unlistedPage } from "#app/platform/page/components/unlisted-meta.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Card, PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import { TallyTable } from "../components/tally-table.tsx";
import { practicePaths, reviewPaths } from "../paths.ts";
import { readPracticeResult } from "../services/read-practice-result.server.ts";
import { savePractice } from "../services/save-practice.server.ts";
import { AgainForms } from "./result/again-forms.tsx";
import { MockDetails } from "./result/mock-details.tsx";
import { MockScores } from "./result/mock-scores.tsx";
import { ResultList } from "./result/result-list.tsx";
import { ResultSummary } from "./result/result-summary.tsx";
import { TimeCard } from "./result/time-card.tsx";
import { TimeNotice } from "./result/time-notice.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? unlistedPage(`Resultado: ${data.session.title}`) : [];

function idOf({ params }: LoaderFunctionArgs): string {
  return (params.sessionId ?? "").slice(0, 64);
}

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const read = await readPracticeResult(deps, viewer, idOf(args));
  if (read.session.endedAt === null) throw redirectFor(practicePaths.session(read.session.id));
  return json(read);
}

/** Completes an interrupted grading. */
export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const id = idOf(args);
  await savePractice(deps, viewer, { id, changes: { items: [], head: null, times: [], endedAt: null } });
  return redirectFor(practicePaths.result(id));
}

export default function Result() {
  const data = useLoaderData<typeof loader>();
  const { session, graded, questions, result, time, earlier, materials, mock, review, now } = data;
  return (
    <div className="result-sheet page-width max-w-3xl py-6">
      <p className="text-sm text-muted">{session.mode === "exam" ? "Prova" : "Estudo"}</p>
      <PageHeading>
        <span className="sr-only">Resultado: </span>
        {session.title}
      </PageHeading>
      {graded ? (
        <>
          {review && <ReviewEnd review={review} />}
          {mock && (
            <MockScores mock={mock} title={session.title} right={result.all.right} size={session.size} />
          )}
          <ResultSummary session={session} tally={result.all} earlier={earlier}>
            <AgainForms session={session} questions={questions} />
          </ResultSummary>
          <TimeNotice session={session} questions={questions} />
          {mock && <MockDetails mock={mock} />}
          <TallyTable title="Por disciplina" rows={result.subjects} />
          <TallyTable title="Por assunto" rows={result.topics} />
          {time && <TimeCard summary={time} session={session} />}
          <RecommendedStudies title="Para rever o que errou" materials={materials} />
          <ResultList id={session.id} questions={questions} />
        </>
      ) : session.heldUntil !== null && now < session.heldUntil ? (
        <Held until={session.heldUntil} door={mock?.door ?? null} />
      ) : (
        <Grading />
      )}
    </div>
  );
}

/** Submitted; others still sit the same exam. */
function Held({ until, door }: { until: number; door: string | null }) {
  return (
    <Card>
      <p role="status">
        Prova entregue. O resultado e a classificação saem quando o tempo de todos acabar, em{" "}
        {formatDateTime(until)}.
      </p>
      {door && (
        <TextLink look="alone" to={door} className="mt-2">
          Voltar ao simulado
        </TextLink>
      )}
    </Card>
  );
}

/** Grading in progress: completed by the page, or by hand. */
function Grading() {
  const submit = useLatest(useSubmit());
  const busy = useNavigation().state !== "idle";
  // Once: after a failure the user retries.
  useEffect(() => submit.current(null, { method: "post", replace: true }), [submit]);
  return (
    <Form method="post" replace className="card mt-4 p-5">
      <p>Sua prova foi entregue. Falta corrigir as respostas.</p>
      <Button type="submit" pending={busy} className="mt-4">
        Corrigir agora
      </Button>
    </Form>
  );
}

/** After a review: what comes next. */
function ReviewEnd({ review }: { review: { today: number; tomorrow: number } }) {
  const { today, tomorrow } = review;
  return (
    <section aria-label="Revisão" className="card mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 p-5">
      <p role="status" className="flex-1 basis-56 text-lg font-semibold">
        {today > 0 ? `Ainda para hoje: ${today}.` : "Por hoje é isso."} Amanhã: {tomorrow}.
      </p>
      <ButtonLink to={reviewPaths.review()} look={today > 0 ? "primary" : "secondary"}>
        {today > 0 ? "Continuar revisando" : "Ver a revisão"}
      </ButtonLink>
    </section>
  );
}
