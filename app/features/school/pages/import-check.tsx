import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { formatNumber, plural } from "#app/platform/text/format.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Toolbar } from "#app/platform/ui/components/part.tsx";
import { rosterPaths, schoolPaths } from "../paths.ts";
import { reviewRoster } from "../services/roster/review-roster.server.ts";
import { schoolActor } from "../services/school-actor.ts";
import { ImportFacts, ImportSteps } from "./import/import-steps.tsx";
import { type CheckView, checkView } from "./import-check/check-view.ts";
import { Doubts } from "./import-check/doubt-sections.tsx";
import { checkForms } from "./import-check/import-check-action.server.ts";
import {
  ClassesRead,
  Completeness,
  FileNotes,
  LeftOut,
  MadeClasses,
  Sample,
} from "./import-check/review-sections.tsx";

export const meta = unlistedMeta("Conferência da importação");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolManagement", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const review = await reviewRoster(deps, actor, args.params.rosterId ?? "");
  const { roster, school } = review;
  if (roster.job) throw redirectFor(schoolPaths.job(school.id, roster.job));
  const changed = new URL(args.request.url).searchParams.get("aviso") === "mudou";
  return json({ ...checkView(review), changed });
}

export function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolManagement", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return handleForm(args.request, checkForms(deps, actor, args.params.rosterId ?? ""));
}

function Summary({ counts: { created, updated, unchanged, refused } }: Pick<CheckView, "counts">) {
  return (
    <p role="status" className="mt-4 text-lg font-semibold">
      {plural(created, "nova", "novas")}, {plural(updated, "muda", "mudam")},{" "}
      {plural(unchanged, "igual", "iguais")}, {formatNumber(refused)} com problema
    </p>
  );
}

/** Third page: what the import would do. Nothing of the school has changed yet. */
export default function ImportCheck() {
  const data = useLoaderData<typeof loader>();
  const { school, id, source, chosenSheets, reading, counts, problems, absent, inactivate, sample, changed } =
    data;
  const form = usePageForm();
  const { created, updated, refused } = counts;
  const writing = created + updated + (inactivate ? absent.total : 0);
  const back = source.kind === "table" ? rosterPaths.columns(school.id, id) : rosterPaths.import(school.id);
  return (
    <SchoolFrame
      title="Importar pessoas"
      back={{ to: back, name: source.kind === "table" ? "Colunas" : "Arquivo" }}
      facts={school.name}
    >
      <ImportSteps at="Conferência" />
      <ImportFacts source={source} chosen={chosenSheets} />
      <FormMessage
        of={form}
        withProblems
        earlier={changed && "A conferência mudou com as suas escolhas. Veja de novo antes de importar."}
        className="mt-4"
      />
      <Summary counts={counts} />
      <Form of={form} className="mt-2">
        <ClassesRead reading={reading} />
        <Doubts {...data} />
        <MadeClasses {...data} />
        <LeftOut problems={problems} href={rosterPaths.problems(school.id, id)} refused={refused} />
        <Completeness {...data} schoolId={school.id} />
        <FileNotes reasons={source.reasons} />
        <Sample rows={sample} />
        <Toolbar className="mt-6">
          <ButtonLink look="quiet" to={back}>
            Voltar
          </ButtonLink>
          <Button type="submit" look="secondary" name="intent" value="review">
            Atualizar a conferência
          </Button>
          {writing > 0 && (
            <Button type="submit" name="intent" value="import" pending={form.sending("intent") === "import"}>
              Importar {plural(writing, "pessoa", "pessoas")}
            </Button>
          )}
        </Toolbar>
        {writing === 0 && (
          <p className="mt-3 text-muted">Não há nada a gravar: ninguém é novo e ninguém muda.</p>
        )}
      </Form>
    </SchoolFrame>
  );
}
