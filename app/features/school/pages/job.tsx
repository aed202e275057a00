import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { type FormState, usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { JobProgressBar } from "#app/platform/jobs/components/job-progress-bar.tsx";
import { useContinuing } from "#app/platform/jobs/hooks/use-continuing.ts";
import { useRunningJob } from "#app/platform/jobs/hooks/use-running-job.ts";
import { Pager } from "#app/platform/lists/components/pager.tsx";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { formatNumber, plural } from "#app/platform/text/format.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Toolbar } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { actDone, actNames, undoing } from "../domain/labels.ts";
import { rosterPaths, schoolPaths } from "../paths.ts";
import { schoolActor } from "../services/school-actor.ts";
import {
  cancelSchoolJob,
  readSchoolJob,
  type SchoolJobPage,
  stepSchoolJob,
  undoSchoolJob,
} from "../services/school-jobs.server.ts";
import { ImportSteps } from "./import/import-steps.tsx";
import { JobReportList } from "./job/job-report-list.tsx";

export const meta = unlistedMeta<typeof loader>((data) => (data ? actNames[data.act] : "Trabalho"));

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("schoolManagement", args);
  const { schoolId = "", jobId = "" } = args.params;
  const from = Number(new URL(args.request.url).searchParams.get("de")) || 0;
  return json(await readSchoolJob(deps, schoolId, jobId, Math.max(0, Math.floor(from))));
}

export function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolManagement", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const { schoolId } = actor;
  const { jobId = "" } = args.params;
  const back = (id: string) => redirectFor(schoolPaths.job(schoolId, id));
  return handleForm(args.request, {
    continue: async () => {
      await stepSchoolJob(deps, actor, jobId);
      return back(jobId);
    },
    cancel: async () => {
      await cancelSchoolJob(deps, actor, jobId);
      return back(jobId);
    },
    undo: async () => back((await undoSchoolJob(deps, actor, jobId)).id),
  });
}

/** The ring of other pages follows what this page showed running. */
function useFollowed(progress: string, running: boolean) {
  const [followed, keep] = useRunningJob();
  useEffect(() => {
    if (running && followed !== progress) keep(progress);
    if (!running && followed === progress) keep("");
  }, [progress, running, followed, keep]);
}

/** A batch over people: its progress, what became of each, cancel and undo. */
export default function Job() {
  const data = useLoaderData<typeof loader>();
  const { school, job, act, items, next, problemsOf } = data;
  const form = usePageForm();
  useFollowed(schoolPaths.jobProgress(school.id, job.id), job.state === "running");
  useEffect(() => sessionStorage.removeItem(`selecao-${school.id}`), [school.id]);
  return (
    <SchoolFrame
      title={job.undoes === null ? actNames[act] : undoing(act)}
      back={{ to: schoolPaths.management(school.id), name: "Gestão Escolar" }}
      facts={school.name}
    >
      {act === "import" && job.undoes === null && <ImportSteps at="Importação" />}
      <FormMessage of={form} withProblems className="mt-4" />
      <section aria-label="Andamento" className="card mt-5 p-5">
        <JobState data={data} />
        <JobActs data={data} form={form} />
      </section>
      {problemsOf && (
        <TextLink look="alone" href={rosterPaths.problems(school.id, problemsOf)} download className="mt-4">
          Baixar as linhas que ficaram de fora
        </TextLink>
      )}
      <JobReportList schoolId={school.id} items={items} />
      <Pager next={next} by="de" />
    </SchoolFrame>
  );
}

function JobState({ data: { job, act } }: { data: SchoolJobPage }) {
  const [one, many] = actDone[act];
  return (
    <>
      <p role="status" className="text-lg">
        {job.undoes === null
          ? plural(job.changed, one, many)
          : plural(job.changed, "mudança desfeita", "mudanças desfeitas")}
        {job.refused > 0 &&
          ` · ${formatNumber(job.refused)} ${job.undoes === null ? "não" : "ficaram, e por quê está na lista"}`}
        {job.state === "cancelled" && ". Cancelado: o que foi feito fica, e pode ser desfeito."}
      </p>
      {job.state === "running" && (
        <>
          <JobProgressBar
            title={actNames[act]}
            seen={job.seen}
            expected={job.expected}
            counted="pessoas"
            left={job.left}
          />
          <p className="text-muted">Você pode sair desta página: o trabalho segue.</p>
        </>
      )}
    </>
  );
}

function JobActs({ data, form }: { data: SchoolJobPage; form: FormState }) {
  const { school, job, printable, undoable } = data;
  const running = job.state === "running";
  const resume = useContinuing(running, job.seen);
  return (
    <Toolbar>
      {running && (
        <>
          {data.cancels && (
            <Form of={form} intent="cancel">
              <Button type="submit" look="secondary">
                Cancelar
              </Button>
            </Form>
          )}
          <form ref={resume} method="post">
            <input type="hidden" name="intent" value="continue" />
            <Button type="submit" look="quiet">
              Continuar
            </Button>
          </form>
        </>
      )}
      {printable && (
        <ButtonLink to={schoolPaths.cards(school.id, job.id)}>Ver e imprimir os cartões</ButtonLink>
      )}
      {undoable && (
        <Form of={form} intent="undo">
          <Button type="submit" look="secondary" pending={form.pending}>
            {data.act === "import" ? "Desfazer importação" : "Desfazer"}
          </Button>
        </Form>
      )}
      {!running && (
        <ButtonLink look="quiet" to={`${schoolPaths.management(school.id)}#usuarios`}>
          Voltar às pessoas
        </ButtonLink>
      )}
    </Toolbar>
  );
}
