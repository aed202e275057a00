import type { Deps } from "#app/platform/context/deps.ts";
import { draftFromRow } from "../../domain/draft/draft-from-row.ts";
import type { QuestionDraft } from "../../domain/draft.ts";
import type { SearchFilters } from "../../domain/search/filters/search-filters.ts";
import { searchAt } from "../../domain/search/read-address.ts";
import { planMatches } from "../../domain/search/search-plan.ts";
import { draftRows } from "../../queries/drafts.server.ts";
import { listedQuestions } from "../../queries/listed.server.ts";
import { readPictures } from "../storing/read-pictures.server.ts";

export const exportFormats = ["farol", "moodle-xml", "gift"] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportFiles: Readonly<Record<ExportFormat, { ending: string; type: string }>> = {
  farol: { ending: "txt", type: "text/plain; charset=utf-8" },
  "moodle-xml": { ending: "xml", type: "application/xml; charset=utf-8" },
  gift: { ending: "gift", type: "text/plain; charset=utf-8" },
};

/** Questions per read: bounds the Worker's memory. */
const BATCH = 50;

export type QuestionsExport = {
  format: ExportFormat;
  filters: SearchFilters;
  /** Newest first. */
  limit: number;
  /** Called with the number of additional questions written. */
  onWritten?: (questions: number) => void;
};

/** The search of a pasted address, with or without host; null if it is none. */
export function searchOfAddress(deps: Deps, address: string): SearchFilters | null {
  return searchAt(address.trim().replace(/^https?:\/\/[^/]+/, ""), deps.catalogue.current());
}

/** A search's questions with keys and solutions, in chunks: for admins and the command line only. Imports unchanged. */
export async function* exportQuestions(deps: Deps, input: QuestionsExport): AsyncGenerator<string> {
  const writer = await writerOf(input.format);
  yield writer.start;
  let after: number | null = null;
  for (let written = 0; written < input.limit; ) {
    const drafts: { ord: number; draft: QuestionDraft }[] = await nextDrafts(
      deps,
      input,
      after,
      input.limit - written,
    );
    if (drafts.length === 0) break;
    const pictures =
      input.format === "moodle-xml" ? await picturesOf(deps, drafts) : new Map<string, string>();
    yield writer.write(
      drafts.map(({ draft }) => draft),
      pictures,
    );
    input.onWritten?.(drafts.length);
    written += drafts.length;
    after = drafts.at(-1)?.ord ?? null;
  }
  yield writer.end;
}

async function nextDrafts(
  deps: Deps,
  { filters }: QuestionsExport,
  after: number | null,
  left: number,
): Promise<{ ord: number; draft: QuestionDraft }[]> {
  const catalogue = deps.catalogue.current();
  // By ord, whatever the displayed order: every question once.
  const plan = planMatches({ ...filters, order: "newest" }, { userNum: null, now: deps.now(), catalogue });
  const page = { start: after === null ? null : { after }, limit: Math.min(BATCH, left) };
  const found = await deps.read(listedQuestions(deps.db, plan, page));
  if (found.length === 0) return [];
  const rows = await deps.read(
    draftRows(
      deps.db,
      found.map(({ ord }) => ord),
    ),
  );
  return rows
    .map((row) => ({ ord: row.ord, draft: draftFromRow(row, catalogue) }))
    .sort((one, other) => other.ord - one.ord);
}

/** Stored pictures of the drafts, in base64, by path. */
async function picturesOf(
  deps: Deps,
  drafts: readonly { draft: QuestionDraft }[],
): Promise<Map<string, string>> {
  const stored = await readPictures(
    deps,
    drafts.map(({ draft }) => draft),
  );
  const found = new Map<string, string>();
  for (const { path, key } of stored.values()) {
    const file = await deps.files.get(`imagens/${key}`);
    if (file) found.set(path, base64Of(new Uint8Array(await new Response(file.body).arrayBuffer())));
  }
  return found;
}

function base64Of(bytes: Uint8Array): string {
  let text = "";
  for (let start = 0; start < bytes.length; start += 8_192)
    text += String.fromCharCode(...bytes.subarray(start, start + 8_192));
  return btoa(text);
}

type Writer = {
  start: string;
  write: (drafts: readonly QuestionDraft[], pictures: ReadonlyMap<string, string>) => string;
  end: string;
};

async function writerOf(format: ExportFormat): Promise<Writer> {
  if (format === "moodle-xml") {
    const xml = await import("../../domain/exchange/moodle-xml/write-moodle-xml.server.ts");
    const write: Writer["write"] = (drafts, pictures) =>
      drafts.map((draft) => xml.writeMoodleQuestion(draft, pictures)).join("");
    return { start: xml.moodleXmlStart, write, end: xml.moodleXmlEnd };
  }
  if (format === "gift") {
    const gift = await import("../../domain/exchange/gift/write-gift.server.ts");
    return { start: "", write: (drafts) => drafts.map(gift.writeGiftQuestion).join(""), end: "" };
  }
  const { printExam } = await import("../../domain/exchange/farol/print-exam.ts");
  return { start: "", write: (drafts) => `${printExam(drafts)}\n`, end: "" };
}
