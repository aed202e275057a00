import type { Viewer } from "#app/access/viewer.ts";
import { contactIn } from "#app/domain/comments/comment-text.ts";
import { type ListVisibility, MOST_LIST_QUESTIONS, visibilities } from "#app/domain/lists/list.ts";
import { readListColour } from "#app/domain/lists/list-colours.ts";
import { readDescription, readListName, readTags } from "#app/domain/lists/list-texts.ts";
import { AppError } from "#app/errors/app-error.ts";
import {
  changeList,
  deleteItems,
  insertQuestions,
  type ListChanges,
  orderQuestions,
} from "#app/queries/lists/writing.server.ts";
import type { Deps } from "../deps.ts";
import { dropCovers } from "./list-covers.server.ts";

/** As sent; what is missing stays as it is. */
export type SentList = {
  id: string;
  name?: string;
  description?: string;
  tags?: readonly string[];
  colour?: string;
  visibility?: string;
  /** Questions in their order. Without `base` those of the list that it does not name stay. */
  ords?: readonly number[];
  /** What the order began with: of those, missing ones were taken out; others are new. */
  base?: readonly number[];
};

function read<Value>(value: Value | null, code: "list-name" | "list-description" | "list-tags"): Value {
  if (value === null) throw new AppError(code);
  return value;
}

function readChanges(sent: SentList, origin: string): ListChanges {
  const { name, description, tags, colour, visibility } = sent;
  const changes: ListChanges = {
    ...(name === undefined ? {} : { name: read(readListName(name), "list-name") }),
    ...(description === undefined
      ? {}
      : { description: read(readDescription(description), "list-description") }),
    ...(tags === undefined ? {} : { tags: read(readTags(tags), "list-tags") }),
    ...(colour === undefined ? {} : { colour: readListColour(colour) }),
    ...readVisibility(visibility),
  };
  const texts = [changes.name, changes.description, ...(changes.tags ?? [])].join("\n");
  if (contactIn(texts, origin)) throw new AppError("list-contact");
  return changes;
}

function readVisibility(sent: string | undefined): { visibility?: ListVisibility } {
  const visibility = visibilities.find((each) => each === sent);
  return visibility ? { visibility } : {};
}

/**
 * Changes one's own list. Questions are merged: what another tab or device added stays. Throws list-not-found, list-name,
 * list-description, list-tags, list-contact, email-unconfirmed (to publish).
 */
export async function editList(deps: Deps, viewer: Viewer, sent: SentList): Promise<{ name: string }> {
  const { db } = deps;
  const changes = readChanges(sent, deps.publicUrl());
  if (changes.visibility === "public" && !viewer.emailVerified) throw new AppError("email-unconfirmed");
  const list = { id: sent.id, owner: viewer.num };
  const ords = [...new Set(sent.ords ?? [])].slice(0, MOST_LIST_QUESTIONS);
  const base = new Set(sent.base ?? ords);
  const wanted = new Set(ords);
  const [[changed]] = await deps.write(
    changeList(db, list, changes, deps.now()),
    deleteItems(
      db,
      list,
      [...base].filter((ord) => !wanted.has(ord)),
    ),
    insertQuestions(
      db,
      list,
      ords.filter((ord) => !base.has(ord)),
      deps.now(),
    ),
    orderQuestions(db, list, ords),
  );
  if (!changed) throw new AppError("list-not-found");
  if (changes.name !== undefined || changes.colour !== undefined)
    dropCovers(deps, { owner: viewer.num, id: sent.id, except: changed.version });
  return { name: changed.name };
}
