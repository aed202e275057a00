import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { plural } from "#app/platform/text/format.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Toolbar } from "#app/platform/ui/components/part.tsx";
import { rosterPaths } from "../paths.ts";
import { readStoredRoster } from "../services/roster/review-roster.server.ts";
import { schoolActor } from "../services/school-actor.ts";
import { ImportFacts, ImportSteps } from "./import/import-steps.tsx";
import { FileRules, HeadingsForm, LayoutColumns } from "./import-columns/column-sections.tsx";
import { columnsView } from "./import-columns/columns-view.ts";
import { type ColumnsField, columnsForms } from "./import-columns/import-columns-action.server.ts";
import { SheetClasses, SheetsForm } from "./import-columns/sheet-sections.tsx";

export const meta = unlistedMeta("Colunas da importação");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolManagement", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const stored = await readStoredRoster(deps, actor, args.params.rosterId ?? "");
  const { school, roster } = stored;
  if (roster.source.kind !== "table") throw redirectFor(rosterPaths.check(school.id, roster.id));
  return json(columnsView(stored));
}

export function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolManagement", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return handleForm<ColumnsField>(args.request, columnsForms(deps, actor, args.params.rosterId ?? ""));
}

/** Second page: the field of each column. */
export default function ImportColumns() {
  const data = useLoaderData<typeof loader>();
  const { school, source, layouts, sheets, year, recognise, people } = data;
  const form = usePageForm<ColumnsField>();
  return (
    <SchoolFrame
      title="Importar pessoas"
      back={{ to: rosterPaths.import(school.id), name: "Arquivo" }}
      facts={school.name}
    >
      <ImportSteps at="Colunas" />
      <ImportFacts source={source} chosen={sheets.filter(({ chosen }) => chosen).map(({ index }) => index)} />
      <FormMessage of={form} withProblems className="mt-4" />
      {sheets.length > 1 && <SheetsForm form={form} sheets={sheets} />}
      {layouts.map((layout) => (
        <HeadingsForm key={`${layout.shown} ${layout.line}`} form={form} layout={layout} />
      ))}
      <Form of={form} intent="columns">
        {layouts.map((layout) => (
          <LayoutColumns key={layout.shown} layout={layout} />
        ))}
        <SheetClasses form={form} sheets={sheets} />
        <FileRules form={form} recognise={recognise} year={year} />
        <Toolbar className="mt-6">
          <ButtonLink look="quiet" to={rosterPaths.import(school.id)}>
            Voltar
          </ButtonLink>
          <Button type="submit" pending={form.pending}>
            Conferir {plural(people, "linha", "linhas")}
          </Button>
        </Toolbar>
      </Form>
    </SchoolFrame>
  );
}
