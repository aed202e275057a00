import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { redirectFor, requireAccess } from "#app/access/require-access.server.ts";
import { SchoolFrame } from "#app/components/school/school-frame.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { FormMessage } from "#app/components/ui/reply-message.tsx";
import { usePageForm } from "#app/hooks/ui/use-form.ts";
import { rosterPaths } from "#app/paths/rosters.ts";
import { readStoredRoster } from "#app/services/school/roster/review-roster.server.ts";
import { schoolActor } from "#app/services/school/school-actor.ts";
import { plural } from "#app/text/format.ts";
import { pageTitle } from "#app/text/product.ts";
import { handleForm } from "../handle-form.server.ts";
import { ImportFacts, ImportSteps } from "./import/import-steps.tsx";
import { Column, HeadingsForm, ListRules, SheetForm } from "./import-columns/column-sections.tsx";
import { type ColumnsField, columnsForms } from "./import-columns/import-columns-action.server.ts";

export const meta: MetaFunction = () => [
  { title: pageTitle("Colunas da importação") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolManagement", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const { school, roster, lines } = await readStoredRoster(deps, actor, args.params.rosterId ?? "");
  const { id, source, choices } = roster;
  if (source.kind !== "table") throw redirectFor(rosterPaths.check(school.id, id));
  const { headings, columns, year, recognise, sheet, role } = choices;
  const people = lines.length - (headings === null ? 0 : headings + 1);
  const headingLine = headings === null ? 0 : (lines[headings]?.line ?? 0);
  return json({ school, id, source, sheet, columns, year, role, recognise, people, headingLine });
}

export function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolManagement", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return handleForm<ColumnsField>(args.request, columnsForms(deps, actor, args.params.rosterId ?? ""));
}

/** Second page: what each column holds. */
export default function ImportColumns() {
  const data = useLoaderData<typeof loader>();
  const { school, source, sheet, columns, year, role, recognise, people, headingLine } = data;
  const form = usePageForm<ColumnsField>();
  return (
    <SchoolFrame
      title="Importar pessoas"
      back={{ to: rosterPaths.import(school.id), name: "Arquivo" }}
      facts={school.name}
    >
      <ImportSteps at="Colunas" />
      <ImportFacts source={source} sheet={sheet} />
      <FormMessage of={form} withProblems className="mt-4" />
      {source.sheets.length > 1 && <SheetForm form={form} sheets={source.sheets} sheet={sheet} />}
      <HeadingsForm form={form} line={headingLine} />
      <Form of={form} intent="columns" className="mt-5">
        <h2 className="mb-2 text-lg font-semibold">O que é cada coluna no Farol?</h2>
        <ul key={`${sheet} ${headingLine}`} className="card divide-y divide-line">
          {columns.map((column) => (
            <Column key={column.index} column={column} />
          ))}
        </ul>
        <ListRules form={form} recognise={recognise} year={year} role={role} />
        <div className="mt-6 flex flex-wrap gap-2">
          <ButtonLink look="quiet" to={rosterPaths.import(school.id)}>
            Voltar
          </ButtonLink>
          <Button type="submit" pending={form.pending}>
            Conferir {plural(people, "linha", "linhas")}
          </Button>
        </div>
      </Form>
    </SchoolFrame>
  );
}
