import type { QuestionDraft } from "#app/domain/questions/draft.ts";
import { type EditFields, PLACES, readEditFields } from "#app/domain/questions/editing/edit-fields.ts";
import type { EditReply, PictureField } from "#app/domain/questions/editing/edit-texts.ts";
import { readEdit } from "#app/domain/questions/editing/read-edit.ts";
import { pictureMarkdown } from "#app/domain/questions/picture-markdown.ts";
import { isAppError } from "#app/errors/app-error.ts";
import type { Actor } from "#app/services/admin/actor.server.ts";
import type { Deps } from "#app/services/deps.ts";
import { openEditor } from "#app/services/questions/open-editor.server.ts";
import { previewQuestion, type QuestionPreview } from "#app/services/questions/preview-question.server.ts";
import { type EditOutcome, saveQuestion } from "#app/services/questions/save-question.server.ts";
import { storeEditPicture } from "#app/services/questions/store-edit-picture.server.ts";

/** What was answered, and either the word of what was done or the status of the page that says why not. */
export type EditAnswer = EditReply<QuestionPreview> & { done: string | null; status: number };

type Problems = EditReply<QuestionPreview>["problems"];

const CHANGED =
  "Outra pessoa mudou esta questão enquanto você editava. O que você escreveu continua aqui: confira a diferença e salve de novo.";

/** Reads what an editor posted: a preview, a picture, or a save; tells what became of it, with everything typed kept. */
export async function answerEdit(deps: Deps, actor: Actor, ord: number, form: FormData): Promise<EditAnswer> {
  const { code, draft: before } = await openEditor(deps, ord);
  const fields = readEditFields(form);
  const pictureProblems: Problems = {};
  await takePictures(deps, code, { form, fields, problems: pictureProblems });
  const { draft, problems: found } = readEdit(fields, before, deps.catalogue.current());
  const base = String(form.get("base") ?? "").slice(0, 64);
  const intent = form.get("intent");
  const reply = { fields, base, problems: { ...found, ...pictureProblems }, differences: null, effect: null };
  if (intent === "preview" || intent === "upload") {
    const refused = Object.keys(pictureProblems).length > 0;
    // While writing, a field that is still empty is no mistake.
    const problems = intent === "upload" || refused ? pictureProblems : {};
    const preview = await previewQuestion(deps, draft);
    return { ...reply, problems, preview, message: null, done: null, status: refused ? 422 : 200 };
  }
  if (Object.keys(reply.problems).length > 0)
    return {
      ...reply,
      ...(await shown(deps, draft)),
      message: "Confira os campos marcados.",
      done: null,
      status: 422,
    };
  return save(deps, actor, { ord, reply, draft, confirmed: intent === "confirm" });
}

type ToSave = {
  ord: number;
  reply: Pick<EditAnswer, "fields" | "base" | "problems" | "differences" | "effect">;
  draft: QuestionDraft;
  confirmed: boolean;
};

async function save(deps: Deps, actor: Actor, { ord, reply, draft, confirmed }: ToSave): Promise<EditAnswer> {
  const open = { ...reply, preview: null, message: null, done: null };
  let outcome: EditOutcome;
  try {
    outcome = await saveQuestion(deps, actor, { ord, base: reply.base, draft, confirmed });
  } catch (error) {
    if (!isAppError(error) || error.status === 401 || error.code === "question-not-found") throw error;
    return { ...open, ...(await shown(deps, draft)), message: error.message, status: error.status };
  }
  if (outcome.state === "same") return { ...open, done: "igual", status: 200 };
  if (outcome.state === "saved") return { ...open, done: doneWord(outcome.replay), status: 200 };
  const preview = await shown(deps, draft);
  if (outcome.state === "effect") return { ...open, ...preview, effect: outcome.effect, status: 200 };
  if (outcome.state === "pictures") {
    const statement = `Falta enviar: ${outcome.missing.join(", ")}.`;
    return {
      ...open,
      ...preview,
      problems: { statement },
      message: "Confira os campos marcados.",
      status: 422,
    };
  }
  const { base, differences } = outcome;
  return { ...open, ...preview, base, differences, message: CHANGED, status: 409 };
}

function doneWord(replay: { finished: boolean } | null): string {
  if (!replay) return "salva";
  return replay.finished ? "gabarito" : "continua";
}

async function shown(deps: Deps, draft: QuestionDraft): Promise<{ preview: QuestionPreview | null }> {
  const tooLong = [draft.statement, draft.solution, draft.hint, draft.explanation].some(
    (text) => (text?.length ?? 0) > 60_000,
  );
  return { preview: tooLong ? null : await previewQuestion(deps, draft) };
}

type Sent = { form: FormData; fields: EditFields; problems: Problems };

/** Stores the pictures that came with the form: an alternative's takes its place, the statement's is written at its end. */
async function takePictures(deps: Deps, code: string, { form, fields, problems }: Sent): Promise<void> {
  const take = async (field: PictureField): Promise<string | null> => {
    const file = form.get(field);
    if (!(file instanceof File) || file.size === 0) return null;
    const { path, problem } = await storeEditPicture(deps, code, new Uint8Array(await file.arrayBuffer()));
    if (problem !== null) problems[field] = problem;
    return path;
  };
  for (const place of PLACES) {
    const path = await take(`file-${place}`);
    const alternative = fields.alternatives[place];
    if (path && alternative) alternative.picture = path;
  }
  const path = await take("file-statement");
  const alt = String(form.get("alt-statement") ?? "").slice(0, 500);
  if (path) fields.statement = `${fields.statement.trimEnd()}\n\n${pictureMarkdown(alt, path)}`.trimStart();
}
