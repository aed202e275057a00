import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import { type FormOutcome, handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { LONGEST_ESSAY, spentSeconds } from "../../domain/essay-draft.ts";
import { readOutline } from "../../domain/sent-outline.server.ts";
import type { EssayReply } from "../../hooks/send-essay.ts";
import { arrangeEssayPhotos, removeEssayPhoto, storeEssayPhoto } from "../../services/essay-photos.server.ts";
import { saveEssay } from "../../services/save-essay.server.ts";
import { submitOwnEssay } from "../../services/submit-own-essay.server.ts";

type Outcome = FormOutcome<string, Pick<EssayReply, "saved" | "handedInAt">>;

/** Without scripts there is no outline to send beside the text. */
const LONGEST_OUTLINE = 4000;

/** Intents of the sheet: "save", "hand-in" (without scripts with its text), "photo", "remove-photo", "arrange". */
export function essayAction(request: Request, deps: Deps, viewer: Viewer, id: string): Promise<Response> {
  async function save(form: SentForm): Promise<Outcome> {
    const saved = await saveEssay(deps, viewer, {
      id,
      base: form.whole("revisao") ?? 0,
      text: form.text("texto", LONGEST_ESSAY),
      outline: readOutline(form.text("plano", LONGEST_OUTLINE)),
      spent: spentSeconds(form.whole("segundos")),
      device: form.text("aparelho", 64),
      settles: form.text("escolhido") === "sim",
    });
    return { done: true, saved };
  }
  async function handIn(form: SentForm): Promise<Outcome> {
    const way = form.text("modo") === "photos" ? "photos" : "text";
    const base = form.whole("revisao") ?? 0;
    const typed = form.text("texto", LONGEST_ESSAY);
    const outcome = typed === "" ? null : await save(form);
    const saved = outcome && !(outcome instanceof Response) ? outcome.saved : undefined;
    if (saved?.outcome === "newer") return { done: false, message: NEWER };
    const { at } = await submitOwnEssay(deps, viewer, { id, base: saved?.revision ?? base, way });
    return { done: true, handedInAt: at };
  }
  async function photo(form: SentForm): Promise<Outcome> {
    const file = form.file("arquivo");
    const bytes = new Uint8Array(file ? await file.arrayBuffer() : []);
    await storeEssayPhoto(deps, viewer, { id, photoId: form.text("foto", 64), bytes });
    return { done: true };
  }
  return handleForm<string, Pick<EssayReply, "saved" | "handedInAt">>(request, {
    save,
    "hand-in": handIn,
    photo,
    "remove-photo": async (form) => {
      await removeEssayPhoto(deps, viewer, id, form.text("foto", 64));
      return { done: true };
    },
    arrange: async (form) => {
      await arrangeEssayPhotos(deps, viewer, id, form.text("foto", 600).split(" "));
      return { done: true };
    },
  });
}

const NEWER = "Há um texto mais novo, de outro aparelho. Recarregue a página para ver os dois.";
