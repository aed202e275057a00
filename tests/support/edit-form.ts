import { PLACES } from "#app/domain/questions/editing/edit-fields.ts";
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
  const text = (value: string | number | null) => String(value ?? "");
  const fields: Record<string, string> = {
    intent: "save",
    base,
    institution: draft.institution,
    phase: text(draft.exam.phase),
    day: text(draft.exam.day),
    booklet: text(draft.exam.booklet),
    number: text(draft.number),
    subject: draft.subject,
    kind: draft.kind,
    language: text(draft.language),
    difficulty: text(draft.difficulty),
    status: draft.status,
    quarantineReason: text(draft.quarantineReason),
    statement: draft.statement,
    key: text(draft.key),
    solution: text(draft.solution),
    hint: text(draft.hint),
    explanation: text(draft.explanation),
  };
  for (const place of PLACES) {
    fields[`alternative-${place}`] = draft.alternatives[place]?.text ?? "";
    fields[`picture-${place}`] = draft.alternatives[place]?.picture?.path ?? "";
  }
  for (const topic of draft.topics) form.append("topics", topic);
  for (const [name, value] of Object.entries({ ...fields, ...changed })) form.set(name, value);
  return form;
}

/** Posts the editor's form, and tells status, address and page. */
export async function postEdit(code: string, form: FormData, cookie: string | undefined) {
  const response = await door.send(`/q/${code}/editar`, {
    method: "POST",
    body: form,
    cookie,
    headers: fromOurPage,
  });
  return { status: response.status, to: response.headers.get("Location"), html: await response.text() };
}
