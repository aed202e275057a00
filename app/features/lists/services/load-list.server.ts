import { listed } from "#app/features/bank/queries/question-fields.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { type AutomaticList, automaticListOf, LIST_PAGE } from "../domain/list.ts";
import { inListOrder } from "../domain/list-places.ts";
import { listProgress } from "../domain/list-progress.ts";
import { ordsOfAutomatic, questionsOfAutomatic } from "../queries/automatic.server.ts";
import { itemsOfList, type ListHead, listHead, questionsOfList } from "../queries/reading.server.ts";
import { listCard } from "./list-card.server.ts";
import { itemViews, waysOfList } from "./list-view.server.ts";

type Opening = { id: string; page: number };

function pageOf(page: number) {
  return { offset: (page - 1) * LIST_PAGE, limit: LIST_PAGE, fields: listed };
}

/** A list for its reader. One round trip. Throws list-not-found; of a private one to all but its owner. */
export async function loadList(deps: Deps, viewer: Viewer | null, { id, page }: Opening) {
  const automatic = automaticListOf(id);
  if (automatic) {
    if (!viewer) throw new AppError("login-required");
    return openAutomatic(deps, viewer, automatic, page);
  }
  const userNum = viewer?.num ?? null;
  const {
    head: [head],
    rows,
    questions,
  } = await deps.read({
    head: listHead(deps.db, id, userNum),
    rows: itemsOfList(deps.db, id, { userNum, now: deps.now() }),
    questions: questionsOfList(deps.db, { id, userNum }, pageOf(page)),
  });
  if (!head) throw new AppError("list-not-found");
  const items = inListOrder(rows);
  const own = head.owner === userNum;
  if (head.deletedAt !== null) return { state: "deleted" as const, id, name: head.name, own };
  return {
    state: "open" as const,
    list: headView(head, own),
    progress: listProgress(items),
    practice: waysOfList(head.name, items),
    items: itemViews({ id, items, questions, page, catalogue: deps.catalogue.current() }),
    pages: Math.max(1, Math.ceil(items.length / LIST_PAGE)),
    page,
  };
}

function headView(head: ListHead, own: boolean) {
  const { description, followed, author } = head;
  // The first name is shown where everybody may look; by a link it stays with its owner.
  const by = head.visibility === "public" ? author : null;
  return { ...listCard(head), description, followed, own, author: by, about: null };
}

async function openAutomatic(deps: Deps, viewer: Viewer, { id, name, about }: AutomaticList, page: number) {
  const asked = { id, userNum: viewer.num, now: deps.now() };
  const { ords, questions } = await deps.read({
    ords: ordsOfAutomatic(deps.db, asked),
    questions: questionsOfAutomatic(deps.db, asked, pageOf(page)),
  });
  const items = ords.map(({ ord }) => ({ ord, place: "", heading: null, correct: false, heldUntil: null }));
  return {
    state: "automatic" as const,
    list: { id, name, about },
    progress: listProgress(items),
    practice: waysOfList(name, items),
    items: itemViews({ id, items, questions, page, catalogue: deps.catalogue.current() }),
    pages: Math.max(1, Math.ceil(items.length / LIST_PAGE)),
    page,
  };
}

export type LoadedList = Awaited<ReturnType<typeof loadList>>;
export type ListView = Extract<LoadedList, { state: "open" }>;
