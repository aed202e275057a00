import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { Choice } from "#app/platform/forms/components/choices.tsx";
import { SelectField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { mentoringPaths } from "../paths.ts";
import { loadDistribution } from "../services/distribute.server.ts";
import { distributionForms } from "./distribution/distribution-action.server.ts";
import { LoadTable } from "./distribution/load-table.tsx";

export const meta = unlistedMeta("Distribuição da mentoria");

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("mentoringChief", args);
  return json(await loadDistribution(deps));
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("mentoringChief", args);
  return handleForm(args.request, distributionForms(deps, viewer, context.requestId));
}

function doneText(word: string | null, meetings: number): string | null {
  const cancelled =
    meetings > 0 && meetings <= 400
      ? ` ${plural(meetings, "encontro foi cancelado", "encontros foram cancelados")}, com aviso a quem ia.`
      : "";
  if (word === "fim") return `Mentoria encerrada. O que foi combinado e anotado fica guardado.${cancelled}`;
  const moved = Number(word ?? 0);
  return moved > 0 && moved <= 40
    ? `${plural(moved, "pessoa tem", "pessoas têm")} agora o mentor escolhido.${cancelled}`
    : null;
}

type Group = { id: string; name: string; mentees: Mentee[] };
type Mentee = { id: string; name: string; meetings: number; reasons: string[] };

function MenteeGroup({ name, mentees }: Omit<Group, "id">) {
  return (
    <fieldset className="card mb-4 p-4">
      <legend className="sr-only">{name}</legend>
      <h2 className="font-semibold">
        {name} ({mentees.length})
      </h2>
      <div className="mt-2 grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {mentees.map((mentee) => (
          <Choice key={mentee.id} type="checkbox" name="mentee" value={mentee.id} tall>
            <span className="block break-words">{mentee.name}</span>
            {mentee.meetings > 0 && (
              <span className="block text-sm text-muted">
                {plural(mentee.meetings, "encontro marcado", "encontros marcados")}
              </span>
            )}
            {mentee.reasons.length > 0 && (
              <span className="block text-sm text-muted">{mentee.reasons.join("; ")}</span>
            )}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

/** Meetings of the people chosen in the form, which a change of mentor cancels. */
function useEnding(groups: readonly Group[]) {
  const [ending, setEnding] = useState(0);
  const meetings = new Map(groups.flatMap((group) => group.mentees.map((each) => [each.id, each.meetings])));
  const count = (form: HTMLFormElement) => {
    const chosen = new FormData(form).getAll("mentee");
    setEnding(chosen.reduce((sum, id) => sum + (meetings.get(String(id)) ?? 0), 0));
  };
  return { ending, count };
}

/** The chief mentor's: load and outcome of each mentor, and who accompanies whom. */
export default function DistributionPage() {
  const { mentors, waiting } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const form = usePageForm();
  const options = mentors.map(({ id, name, load }) => ({ value: id, label: `${name} (${load.mentees})` }));
  const groups: Group[] = [
    { id: "", name: "Sem mentor", mentees: waiting.map((each) => ({ ...each, meetings: 0, reasons: [] })) },
    ...mentors,
  ].filter(({ mentees }) => mentees.length > 0);
  const { ending, count } = useEnding(groups);
  return (
    <SchoolFrame
      title="Distribuição"
      back={{ to: mentoringPaths.mentors(), name: "Meus mentorados" }}
      facts={
        waiting.length > 0
          ? `${plural(waiting.length, "pessoa espera", "pessoas esperam")} por um mentor.`
          : "Todos têm um mentor."
      }
    >
      <FormMessage
        of={form}
        earlier={doneText(search.get("feito"), Number(search.get("encontros")))}
        className="mt-4"
      />
      <LoadTable mentors={mentors} />
      {groups.length === 0 ? (
        <Empty className="mt-6">
          Ainda não há mentorados. A permissão de mentorado se dá na página da pessoa, na administração.
        </Empty>
      ) : (
        <Form of={form} className="mt-6" onChange={(event) => count(event.currentTarget)}>
          {groups.map(({ id, ...group }) => (
            <MenteeGroup key={id} {...group} />
          ))}
          <div className="card flex flex-wrap items-end gap-3 p-4">
            <SelectField label="Mentor" name="mentor" options={options} className="min-w-0 flex-1 basis-56" />
            <Button type="submit" name="intent" value="assign" pending={form.pending}>
              Dar a este mentor
            </Button>
            <Button type="submit" name="intent" value="end" look="secondary" pending={form.pending}>
              Encerrar a mentoria
            </Button>
            <p role="status" className="basis-full text-sm">
              {ending > 0
                ? `${plural(ending, "encontro será cancelado", "encontros serão cancelados")}, e quem ia é avisado.`
                : "Encontros marcados com o mentor de antes são cancelados."}
            </p>
          </div>
        </Form>
      )}
    </SchoolFrame>
  );
}
