import type { Deps } from "#app/platform/context/deps.ts";
import type { Difference } from "#app/platform/drafts/domain/difference.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { FIRST_PAGE, pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import type { TopicCatalogue } from "../../domain/catalogue/topic-catalogue.ts";
import { currentNames } from "../../domain/catalogue/topic-ids.ts";
import type { QuestionDraft } from "../../domain/draft.ts";
import { draftDifferences } from "../../domain/editing/draft-differences.ts";
import type { GradingKey } from "../../domain/editing/key-replay.ts";
import { questionToEdit, type VersionRow, versionsOf } from "../../queries/editing.server.ts";
import { type ReplayRow, replaysOf } from "../../queries/replays.server.ts";
import { editedBy, type QuestionWriter } from "./question-writer.server.ts";

const PAGE = 10;
const REPLAYS_SHOWN = 10;

/** `differences`: to the previous one. Times in epoch seconds. */
export type VersionView = {
  version: number;
  at: number;
  who: string;
  restores: number | null;
  current: boolean;
  differences: Difference[];
};

/** A key change and its effect. `undoable`: it is the last one and its key is current. */
export type ReplayView = {
  num: number;
  version: number;
  was: GradingKey;
  becomes: GradingKey;
  undoes: boolean;
  seen: number;
  turnedRight: number;
  turnedWrong: number;
  startedAt: number;
  finished: boolean;
  undoable: boolean;
};

export type QuestionHistory = {
  code: string;
  base: string;
  versions: VersionView[];
  /** The next page starts below it; null at the end. */
  next: number | null;
  replays: ReplayView[];
};

/** The versions of a question, newest first, and its key changes. One round trip. */
export async function readHistory(
  deps: Deps,
  editor: QuestionWriter,
  { ord, below }: { ord: number; below: number | null },
): Promise<QuestionHistory> {
  const { db } = deps;
  const {
    row: [row],
    rows,
    replays,
  } = await deps.read({
    row: questionToEdit(db, ord, editedBy(editor)),
    rows: versionsOf(db, ord, below ?? FIRST_PAGE, rowsToRead(PAGE)),
    replays: replaysOf(db, ord, REPLAYS_SHOWN),
  });
  if (!row) throw new AppError("question-not-found");
  const { shown, next } = pageOfRows(rows, PAGE, ({ version }) => version);
  const catalogue = deps.catalogue.current();
  return {
    code: questionCode(ord),
    base: row.digest,
    versions: shown.map((each, index) =>
      versionView(each, rows[index + 1], { current: row.revision, catalogue }),
    ),
    next,
    replays: replays.map((each, index) => replayView(each, index === 0)),
  };
}

function versionView(
  row: VersionRow,
  before: VersionRow | undefined,
  { current, catalogue }: { current: number; catalogue: TopicCatalogue },
): VersionView {
  const { version, at, actorId, actorName, restores } = row;
  const who = version === 0 ? "importação" : actorId ? (actorName ?? "conta excluída") : "linha de comando";
  const differences = before ? draftDifferences(draftOf(before, catalogue), draftOf(row, catalogue)) : [];
  return { version, at, who, restores, current: version === current, differences };
}

/** The draft of a version. A later topic rename is no difference. */
function draftOf(row: VersionRow, catalogue: TopicCatalogue): QuestionDraft {
  const draft = row.draft;
  return { ...draft, topics: currentNames(draft.subject, draft.topics, catalogue) };
}

function replayView(row: ReplayRow, latest: boolean): ReplayView {
  const { num, version, was, becomes, undoes, seen, turnedRight, turnedWrong, startedAt } = row;
  const finished = row.state !== "running";
  return {
    num,
    version,
    was,
    becomes,
    undoes: undoes !== null,
    seen,
    turnedRight,
    turnedWrong,
    startedAt,
    finished,
    undoable: latest && finished && was !== "",
  };
}
