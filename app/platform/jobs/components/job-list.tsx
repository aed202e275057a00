import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { Pager } from "#app/platform/lists/components/pager.tsx";
import { formatNumber } from "#app/platform/text/format.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Heading, Rows } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { useContinuing } from "../hooks/use-continuing.ts";
import type { JobStanding, JobView } from "../services/view-jobs.ts";
import { JobProgressBar } from "./job-progress-bar.tsx";

const sections: readonly { title: string; of: readonly JobStanding[]; empty: string }[] = [
  { title: "Com falha", of: ["failed"], empty: "" },
  { title: "Em andamento", of: ["running"], empty: "Nada em andamento agora." },
  { title: "Esperando", of: ["waiting"], empty: "" },
  { title: "Terminados", of: ["done", "cancelled"], empty: "Nenhum trabalho terminado ainda." },
];

type Props = {
  jobs: readonly JobView[];
  next: number | null;
  /** Where a job is of a school: its name before the title. */
  withSchool?: boolean;
};

/** Long work by how it stands. The page's action takes "continue" and "cancel" of a `job`. */
export function JobList({ jobs, next, withSchool = false }: Props) {
  return (
    <>
      <FormMessage of={usePageForm()} className="mt-4" />
      <FirstStep jobs={jobs} />
      {sections.map(({ title, of, empty }) => {
        const own = jobs.filter(({ standing }) => of.includes(standing));
        if (own.length === 0 && !empty) return null;
        return (
          <section key={title} aria-label={title} className="mt-6">
            <Heading>{title}</Heading>
            {own.length === 0 && <p className="mt-2 text-muted">{empty}</p>}
            {own.length > 0 && (
              <Rows>
                {own.map((job) => (
                  <JobLine key={job.id} job={job} withSchool={withSchool} />
                ))}
              </Rows>
            )}
          </section>
        );
      })}
      <Pager next={next} />
    </>
  );
}

/** Continues the first job while the page is open. */
function FirstStep({ jobs }: Pick<Props, "jobs">) {
  const first = jobs.find(({ standing }) => standing === "running" || standing === "waiting");
  const form = useContinuing(first !== undefined, first?.seen ?? 0);
  return (
    <form ref={form} method="post" hidden>
      <input type="hidden" name="intent" value="continue" />
      <input type="hidden" name="job" value={first?.id ?? ""} />
    </form>
  );
}

function JobLine({ job, withSchool }: { job: JobView; withSchool: boolean }) {
  const { id, title, link, schoolId, standing, failure, uncancellable } = job;
  const runs = standing !== "done" && standing !== "cancelled";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
      <div className="min-w-48 flex-1">
        <p className="font-semibold">
          {withSchool && schoolId && <span className="font-normal text-muted">{schoolId}: </span>}
          {link ? (
            <TextLink look="alone" to={link}>
              {title}
            </TextLink>
          ) : (
            title
          )}
        </p>
        {runs && <JobProgressBar {...job} />}
        <p className="text-sm text-muted">{factsOf(job)}</p>
        {failure && <p className="text-sm text-danger">A última tentativa falhou: {failure}</p>}
        {runs && uncancellable && <p className="text-sm text-muted">Não se cancela: {uncancellable}</p>}
      </div>
      {runs && <JobButtons id={id} title={title} standing={standing} cancels={uncancellable === null} />}
    </li>
  );
}

function factsOf({ standing, seen, changed, refused, counted, createdAt, updatedAt }: JobView): string {
  const begun = `Começou em ${formatDateTime(createdAt)}`;
  if (standing === "running" || standing === "failed") return begun;
  if (standing === "waiting")
    return `${begun}. Parado desde ${formatDateTime(updatedAt)}: segue sozinho em até seis horas`;
  const ended = standing === "done" ? "Terminou" : "Cancelado";
  const effects = [
    ...(changed > 0 ? [`, ${formatNumber(changed)} com mudança`] : []),
    ...(refused > 0 ? [`, ${formatNumber(refused)} não`] : []),
  ];
  return `${ended} em ${formatDateTime(updatedAt)} · ${formatNumber(seen)} ${counted}${effects.join("")}`;
}

type ButtonsProps = { id: string; title: string; standing: JobStanding; cancels: boolean };

function JobButtons({ id, title, standing, cancels }: ButtonsProps) {
  const form = usePageForm({ about: { job: id } });
  return (
    <Form of={form} className="flex flex-wrap gap-2">
      <input type="hidden" name="job" value={id} />
      <Button type="submit" name="intent" value="continue" look="secondary" pending={form.pending}>
        {standing === "failed" ? "Tentar de novo" : "Continuar agora"}
        <span className="sr-only">: {title}</span>
      </Button>
      {cancels && (
        <Button type="submit" name="intent" value="cancel" look="quiet" pending={form.pending}>
          Cancelar<span className="sr-only">: {title}</span>
        </Button>
      )}
    </Form>
  );
}
