import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { draftToFields } from "#app/features/bank/domain/draft/draft-to-fields.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door, fromOurPage } from "#tests/support/door.ts";
import type { StoredQuestion } from "#tests/support/given.ts";

/** The state of a question that an editor's form was filled from. */
export async function baseOf(ord: number): Promise<string> {
  const row = await bindings.DB.prepare("SELECT digest FROM question_sources WHERE ord = ?")
    .bind(ord)
    .first<{ digest: string }>();
  return row?.digest ?? "";
}

/** The editor's form as its page sends it for a question as it was given, with some fields filled in otherwise. */
export function editForm(
  { draft }: StoredQuestion,
  base: string,
  changed: Readonly<Record<string, string | File>> = {},
): FormData {
  const form = new FormData();
  form.set("intent", "save");
  form.set("base", base);
  for (const [name, texts] of Object.entries(draftToFields(draft, seedCatalogue)))
    for (const text of texts) form.append(name, text);
  for (const [name, value] of Object.entries(changed)) form.set(name, value);
  return form;
}

/** Posts the editor's form; returns status, address and page. */
export async function postEdit(code: string, form: FormData, cookie: string | undefined) {
  const response = await door.send(`/q/${code}/editar`, {
    method: "POST",
    body: form,
    cookie,
    headers: fromOurPage,
  });
  return { status: response.status, to: response.headers.get("Location"), html: await response.text() };
}
