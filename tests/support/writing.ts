import type { EssayOnDevice } from "#app/features/essays/calls/essay-store.ts";
import type { EssayExam } from "#app/features/essays/domain/essay.ts";
import { emptyOutline } from "#app/features/essays/domain/essay-draft.ts";
import { essayExams } from "#app/features/essays/domain/essay-exams.ts";
import type { EssayWays } from "#app/features/essays/hooks/essay-ways.ts";
import { storeThemes } from "#app/features/essays/queries/themes.server.ts";
import {
  type SavedEssay,
  type SentEssay,
  saveEssay,
} from "#app/features/essays/services/save-essay.server.ts";
import { startEssay } from "#app/features/essays/services/start-essay.server.ts";
import { submitOwnEssay } from "#app/features/essays/services/submit-own-essay.server.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import type { Known } from "#tests/support/given-admin.ts";

/** A theme of the platform that no other test has. Returns its id. */
export async function givenTheme(exam: EssayExam = "enem"): Promise<string> {
  const deps = visitorDeps();
  const id = `tema-${freshId()}`;
  const title = `Tema ${id}`;
  const { command, profile } = essayExams[exam];
  const texts = [{ title: "Um começo", text: "Quem lê para uma criança ensina a ouvir.", source: "Farol." }];
  const theme = { id, exam, axis: "educacao", title, command: command(title), texts, profile, updatedAt: 1 };
  await deps.write(storeThemes(deps.db, [theme]));
  return id;
}

/** A draft of a person's. Returns its id. */
export async function givenDraft({ viewer }: Known, themeId?: string): Promise<string> {
  return startEssay(visitorDeps(), viewer, { themeId: themeId ?? (await givenTheme()), parentId: null });
}

/** Saves as a device does. */
export function saveAs({ viewer }: Known, sent: Pick<SentEssay, "id" | "text"> & Partial<SentEssay>) {
  const usual = { base: 1, outline: emptyOutline, spent: 0, device: "celular", settles: false };
  return saveEssay(visitorDeps(), viewer, { ...usual, ...sent });
}

/** A device's storage, in memory. */
export function givenStorage() {
  const stored = new Map<string, EssayOnDevice>();
  const ways: Pick<EssayWays, "stored" | "store" | "noteSent" | "forget"> = {
    stored: async (_, id) => stored.get(id) ?? null,
    store: async (essay) => void stored.set(essay.id, essay),
    noteSent: async (sent, base) => {
      const now = stored.get(sent.id);
      if (now?.text === sent.text) stored.set(sent.id, { ...now, base, settles: false, sent: true });
    },
    forget: async (_, id) => void stored.delete(id),
  };
  return { stored, ways };
}

/** What the page's action replies to a save. */
export function savedReply(saved: SavedEssay) {
  const reply = { intent: "save", done: true, message: null, problems: {}, values: {} };
  return { kind: "answered", reply: { ...reply, saved, handedInAt: 0 } } as const;
}

/** A submitted essay, typed. Returns its id. */
export async function givenHanded(known: Known, text: string, themeId?: string): Promise<string> {
  const id = await givenDraft(known, themeId);
  const saved = await saveAs(known, { id, text });
  await submitOwnEssay(visitorDeps(), known.viewer, { id, base: saved.revision, way: "text" });
  return id;
}
