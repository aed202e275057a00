import { headOfFields } from "#app/domain/exams/exam-fields.ts";
import { draftOfFields } from "#app/domain/exams/question-fields.ts";
import { pictureMarkdown } from "#app/domain/questions/picture-markdown.ts";
import { AppError } from "#app/errors/app-error.ts";
import { paths } from "#app/paths.ts";
import type { Actor } from "#app/services/admin/actor.server.ts";
import type { Deps } from "#app/services/deps.ts";
import { addFigure } from "#app/services/exams/add-figure.server.ts";
import { drawDraft } from "#app/services/exams/draw-draft.server.ts";
import { editExam } from "#app/services/exams/edit-exam.server.ts";
import { examById } from "#app/services/exams/exam-of-row.server.ts";
import { picturesOf, picturesShownBy } from "#app/services/exams/store-exam-questions.server.ts";
import type { ExamReply } from "./exam-reply.ts";
import { readExamFields, readQuestionFields } from "./read-exam-form.ts";

type Scope = { deps: Deps; actor: Actor; id: string; version: number; form: FormData };

/** Where a change leads, or what to show instead of it. */
export type Answer = { to: string } | { reply: ExamReply };

const none: ExamReply = { head: null, question: null, error: null, drawn: null };

/** What an exam's page does to it. Throws what editExam throws. */
export async function answerExam(scope: Scope): Promise<Answer> {
  const { deps, actor, id, version, form } = scope;
  const intent = String(form.get("intent"));
  const path = String(form.get("path") ?? "").slice(0, 300);
  const edit = (change: Parameters<typeof editExam>[2]["change"]) =>
    editExam(deps, actor, { id, version, change });
  if (intent === "question" || intent === "preview") return putQuestion(scope, path, intent === "preview");
  if (intent === "head") {
    const fields = readExamFields(form);
    const { head, problems } = headOfFields(fields);
    if (!head) return { reply: { ...none, head: { fields, problems } } };
    await edit({ kind: "head", head });
    return { to: `${paths.exam(id)}&feito=head` };
  }
  if (intent === "up" || intent === "down") await edit({ kind: "move", path, by: intent === "up" ? -1 : 1 });
  else if (intent === "remove") await edit({ kind: "remove", path });
  else throw new AppError("invalid-body");
  return { to: `${paths.exam(id)}&feito=${intent}` };
}

/** Stores the picture that was sent for a part of the question; its path, or null where none was. */
async function figureSent({ deps, actor, form }: Scope, part: string): Promise<string | null> {
  const file = form.get(`file-${part}`);
  if (!(file instanceof File) || file.size === 0) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return (await addFigure(deps, actor, { name: file.name, bytes })).path;
}

async function putQuestion(scope: Scope, path: string, previewOnly: boolean): Promise<Answer> {
  const { deps, actor, id, version, form } = scope;
  const fields = readQuestionFields(form);
  for (const part of ["statement", "a", "b", "c", "d", "e"] as const) {
    const path = await figureSent(scope, part);
    const alt = part === "statement" ? "" : `Figura da alternativa ${part.toUpperCase()}`;
    if (path) fields[part] = `${fields[part].trimEnd()}\n\n${pictureMarkdown(alt, path)}`.trimStart();
  }
  const exam = await examById(deps, id);
  const before = exam.drafts.find((draft) => draft.provenance.path === path) ?? null;
  const fresh = { source: "farol-exame", path: `${id}/${path}`, version: "1" };
  const catalogue = deps.catalogue.current();
  const { draft, problems } = draftOfFields(fields, {
    head: exam.head,
    provenance: before?.provenance ?? fresh,
    before,
    catalogue,
  });
  if (!draft) return { reply: { ...none, question: { fields, problems } } };
  const pictures = await picturesShownBy(deps, [draft]);
  const missing = picturesOf(draft).find((each) => !pictures.has(each));
  if (missing) {
    const statement = `A imagem “${missing}” ainda não foi enviada. Envie o arquivo no campo Imagem.`;
    return { reply: { ...none, question: { fields, problems: { statement } } } };
  }
  if (previewOnly)
    return {
      reply: {
        ...none,
        question: { fields, problems: {} },
        drawn: await drawDraft(draft, pictures, catalogue),
      },
    };
  await editExam(deps, actor, { id, version, change: { kind: "put", draft } });
  return { to: form.get("next") ? paths.exam(id, "nova") : `${paths.exam(id)}&feito=question` };
}
