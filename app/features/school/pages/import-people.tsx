import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { FileField } from "#app/platform/forms/components/file-field.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { type FormHandler, handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { LARGEST_ROSTER } from "#app/platform/spreadsheets/domain/sheet.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { rosterPaths, schoolPaths } from "../paths.ts";
import { listSchoolChoices } from "../services/list-school-people.server.ts";
import { uploadRoster } from "../services/roster/upload-roster.server.ts";
import { schoolActor } from "../services/school-actor.ts";
import { ImportSteps } from "./import/import-steps.tsx";

type UploadField = "file" | "list";

/** Characters of a pasted list: 20,000 lines of a hundred. */
const LONGEST_LIST = 2_000_000;
const TOO_LARGE = "O arquivo passa de 5 MB. Apague as outras abas ou divida a lista.";

export const meta = unlistedMeta("Importar pessoas");

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("schoolManagement", args);
  const { school } = await listSchoolChoices(deps, args.params.schoolId ?? "");
  return json({ school });
}

export function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolManagement", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const read: FormHandler<UploadField> = async (form) => {
    const file = form.file("file");
    const list = form.text("list", LONGEST_LIST);
    if (!file && list.trim() === "")
      return {
        values: {},
        problems: { file: "Escolha um arquivo que não esteja vazio, ou cole a lista abaixo" },
      };
    if (file && file.size > LARGEST_ROSTER) return { values: {}, problems: { file: TOO_LARGE } };
    const bytes = file ? new Uint8Array(await file.arrayBuffer()) : new TextEncoder().encode(list);
    const uploaded = await uploadRoster(deps, actor, { name: file?.name ?? "Lista colada", bytes });
    if ("reason" in uploaded) return { problems: { [file ? "file" : "list"]: uploaded.reason } };
    const next = uploaded.kind === "table" ? rosterPaths.columns : rosterPaths.check;
    return redirectFor(next(actor.schoolId, uploaded.id));
  };
  return handleForm(args.request, read);
}

/** First of four pages: the file, or a pasted list. */
export default function ImportPeople() {
  const { school } = useLoaderData<typeof loader>();
  const form = usePageForm<UploadField>();
  return (
    <SchoolFrame
      title="Importar pessoas"
      back={{ to: schoolPaths.management(school.id), name: "Gestão Escolar" }}
      facts={school.name}
    >
      <ImportSteps at="Arquivo" />
      <Form of={form} encType="multipart/form-data" className="card mt-5 max-w-3xl space-y-5 p-5">
        <FormMessage of={form} />
        <p className="text-muted">
          Envie a lista que a secretaria já tem. Você vê o que vai acontecer, linha por linha, antes de
          qualquer mudança.
        </p>
        <FileField
          label="Arquivo"
          name="file"
          problem={form.problem("file")}
          accept=".xlsx,.xls,.csv,.txt,.tsv,.zip"
          answer={form.reply}
          largest={LARGEST_ROSTER}
          tooLarge={TOO_LARGE}
          hint="Planilha (.xlsx), CSV ou OneRoster (.zip), até 5 MB e 20.000 pessoas."
        />
        <AreaField
          label="Ou cole a lista"
          {...form.field("list")}
          rows={6}
          hint="Uma pessoa por linha, como sai da planilha. Com os nomes das colunas na primeira linha, melhor."
        />
        <Button type="submit" pending={form.pending}>
          Ler a lista
        </Button>
      </Form>
      <p className="mt-5 max-w-3xl text-muted">
        Para começar do que já está no Farol, baixe as pessoas da escola em{" "}
        <TextLink href={rosterPaths.export(school.id, "xlsx")} download>
          planilha
        </TextLink>{" "}
        ou em{" "}
        <TextLink href={rosterPaths.export(school.id, "csv")} download>
          CSV
        </TextLink>
        : o arquivo importa de volta como está.
      </p>
    </SchoolFrame>
  );
}
