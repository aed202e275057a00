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
import { Choice } from "#app/components/ui/choices.tsx";
import { SelectField, TextField } from "#app/components/ui/fields.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { FormMessage } from "#app/components/ui/reply-message.tsx";
import type { RosterColumn } from "#app/domain/school/roster/guess-columns.ts";
import { rosterFields } from "#app/domain/school/roster/roster-field.ts";
import { fieldNames } from "#app/domain/school/roster/roster-labels.ts";
import { usePageForm } from "#app/hooks/ui/use-form.ts";
import { rosterPaths } from "#app/paths/rosters.ts";
import { readStoredRoster } from "#app/services/school/roster/review-roster.server.ts";
import { schoolActor } from "#app/services/school/school-actor.ts";
import { plural } from "#app/text/format.ts";
import { pageTitle } from "#app/text/product.ts";
import { handleForm } from "../handle-form.server.ts";
import { ImportFacts, ImportSteps } from "./import/import-steps.tsx";
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
  const { headings, columns, year, recognise } = choices;
  const people = lines.length - (headings === null ? 0 : headings + 1);
  const headingLine = headings === null ? 0 : (lines[headings]?.line ?? 0);
  return json({ school, id, source, columns, year, recognise, people, headingLine });
}

export function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolManagement", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return handleForm<ColumnsField>(args.request, columnsForms(deps, actor, args.params.rosterId ?? ""));
}

const options = [
  { value: "", label: "Ignorar" },
  ...rosterFields.map((field) => ({ value: field, label: fieldNames[field] })),
];

function Column({ column: { index, heading, examples, field, certainty } }: { column: RosterColumn }) {
  const name = heading || `Coluna ${index + 1}`;
  return (
    <li className="grid gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[1fr_1fr_14rem_6rem] sm:items-center">
      <p className="min-w-0 font-medium break-words">{name}</p>
      <p className="min-w-0 text-sm break-words text-muted">{examples.join(" · ") || "(vazia)"}</p>
      <SelectField
        label={`“${name}” no Farol é`}
        name="column"
        defaultValue={field ?? ""}
        options={options}
      />
      <p
        className={`text-sm ${field && certainty === "confira" ? "font-semibold text-warning" : "text-muted"}`}
      >
        {field && (certainty === "confira" ? "confira" : `certeza ${certainty}`)}
      </p>
    </li>
  );
}

function RecognisedBy({ recognise }: { recognise: "schoolUserId" | "email" }) {
  return (
    <fieldset className="mt-5 max-w-3xl">
      <legend className="mb-2 font-medium">Cada pessoa será reconhecida por</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        <Choice
          type="radio"
          name="recognise"
          value="schoolUserId"
          defaultChecked={recognise === "schoolUserId"}
        >
          Matrícula, depois e-mail
        </Choice>
        <Choice type="radio" name="recognise" value="email" defaultChecked={recognise === "email"}>
          E-mail, depois matrícula
        </Choice>
      </div>
    </fieldset>
  );
}

/** Second page: what each column holds. */
export default function ImportColumns() {
  const { school, source, columns, year, recognise, people, headingLine } = useLoaderData<typeof loader>();
  const form = usePageForm<ColumnsField>();
  return (
    <SchoolFrame
      title="Importar pessoas"
      back={{ to: rosterPaths.import(school.id), name: "Arquivo" }}
      facts={school.name}
    >
      <ImportSteps at="Colunas" />
      <ImportFacts {...source} />
      <FormMessage of={form} withProblems className="mt-4" />
      <Form of={form} intent="headings" className="mt-4 flex flex-wrap items-end gap-3">
        <TextField
          label="Qual linha tem os nomes das colunas?"
          name="line"
          inputMode="numeric"
          defaultValue={String(headingLine)}
          hint="0 se nenhuma."
        />
        <Button type="submit" look="secondary">
          Ler de novo
        </Button>
      </Form>
      <Form of={form} intent="columns" className="mt-5">
        <ul key={headingLine} className="card divide-y divide-line">
          {columns.map((column) => (
            <Column key={column.index} column={column} />
          ))}
        </ul>
        <RecognisedBy recognise={recognise} />
        <div className="mt-5 max-w-xs">
          <TextField
            label="Ano letivo das turmas"
            {...form.field("year", String(year))}
            inputMode="numeric"
            maxLength={4}
            hint="Para as linhas sem ano."
          />
        </div>
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
