import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { subjects } from "#app/features/bank/domain/catalogue/subjects.ts";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { Choice } from "#app/platform/forms/components/choices.tsx";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { AdminForm } from "#app/platform/page/components/admin-form.tsx";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { LONGEST_MATERIAL_TITLE } from "../domain/material-title.ts";
import type { StudyField } from "../domain/study-fields.ts";
import { studyKindLabels, studyKinds } from "../domain/study-kind.ts";
import { materialPaths } from "../paths.ts";
import { createStudy } from "../services/write-study.server.ts";

export const meta = unlistedMeta("Novo material");

export async function loader(args: LoaderFunctionArgs) {
  requireAccess("admin", args);
  return json({
    kinds: studyKinds.map((kind) => ({ value: kind, label: studyKindLabels[kind] })),
    subjects: subjects.map(({ slug, name }) => ({ value: slug, label: name })),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, actor } = requireAccess("admin", args);
  return handleForm<StudyField>(args.request, async (form) => {
    const [title, subject] = [form.text("title"), form.text("subject")];
    const kind = form.oneOf("kind", studyKinds) ?? "page";
    const sent = { title, subject, summary: "", topics: [], institution: "", text: "", address: "" };
    const created = await createStudy(deps, actor, { sent, kind });
    return "id" in created ? redirectFor(materialPaths.edit(created.id)) : created;
  });
}

/** A new draft; the rest is written in its editor. */
export default function CreateMaterial() {
  const { kinds, subjects: options } = useLoaderData<typeof loader>();
  const form = usePageForm<StudyField | "kind">();
  const kind = form.value("kind", "page");
  return (
    <AdminFrame title="Novo material" lead="Começa como rascunho: ninguém vê até você publicar.">
      <AdminForm of={form} intent="create" submit="Criar rascunho">
        <TextField
          label="Título"
          required
          maxLength={LONGEST_MATERIAL_TITLE}
          autoComplete="off"
          {...form.field("title")}
        />
        <SelectField
          label="Disciplina"
          options={[{ value: "", label: "Escolha" }, ...options]}
          {...form.field("subject")}
        />
        <fieldset>
          <legend className="mb-1 font-medium">Tipo</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {kinds.map(({ value, label }) => (
              <Choice key={value} type="radio" name="kind" value={value} defaultChecked={value === kind}>
                {label}
              </Choice>
            ))}
          </div>
        </fieldset>
      </AdminForm>
    </AdminFrame>
  );
}
