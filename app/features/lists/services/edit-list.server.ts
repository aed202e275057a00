import { requireGuardian } from "#app/platform/access/guardian.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { maskContacts } from "#app/platform/text/contacts/mask-contacts.ts";
import { type ListVisibility, listVisibilities, MOST_LIST_QUESTIONS } from "../domain/list.ts";
import { readListColour } from "../domain/list-colours.ts";
import { readDescription, readListName, readTags } from "../domain/list-texts.ts";
import {
  deleteItems,
  insertQuestions,
  type ListChanges,
  orderQuestions,
  updateList,
} from "../queries/writing.server.ts";
import { deleteCovers } from "./list-covers.server.ts";

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
  /** The order before the change: of those, missing ones were removed; others are new. */
  base?: readonly number[];
};

function readTexts({ name, description, tags }: SentList): ListChanges {
  const read = {
    name: name === undefined ? undefined : readListName(name),
    description: description === undefined ? undefined : readDescription(description),
    tags: tags === undefined ? undefined : readTags(tags),
  };
  if (read.name === null) throw new AppError("list-name");
  if (read.description === null) throw new AppError("list-description");
  if (read.tags === null) throw new AppError("list-tags");
  return { name: read.name, description: read.description, tags: read.tags };
}

function readChanges(sent: SentList, origin: string): ListChanges {
  const texts = readTexts(sent);
  const all = [texts.name, texts.description, ...(texts.tags ?? [])].join("\n");
  const { masked } = maskContacts(all, { origin, isTrusted: false, mentions: new Set() });
  if (masked.length > 0) throw new AppError("list-contact");
  const colour = sent.colour === undefined ? undefined : readListColour(sent.colour);
  return { ...texts, colour, visibility: readVisibility(sent.visibility) };
}

function readVisibility(sent: string | undefined): ListVisibility | undefined {
  return listVisibilities.find((each) => each === sent);
}

/**
 * Changes one's own list. Questions are merged: what another tab or device added stays. Throws list-not-found, list-name,
 * list-description, list-tags, list-contact, email-unconfirmed (to publish).
 */
export async function editList(deps: Deps, viewer: Viewer, sent: SentList): Promise<{ name: string }> {
  const { db } = deps;
  const changes = readChanges(sent, deps.publicUrl());
  if (changes.visibility !== undefined && changes.visibility !== "private") requireGuardian(viewer, "list");
  if (changes.visibility === "public" && !viewer.emailVerified) throw new AppError("email-unconfirmed");
  const list = { id: sent.id, owner: viewer.num };
  const ords = [...new Set(sent.ords ?? [])].slice(0, MOST_LIST_QUESTIONS);
  const base = new Set(sent.base ?? ords);
  const wanted = new Set(ords);
  const {
    changed: [changed],
  } = await deps.write({
    changed: updateList(db, list, changes, deps.now()),
    items: deleteItems(
      db,
      list,
      [...base].filter((ord) => !wanted.has(ord)),
    ),
    questions: insertQuestions(
      db,
      list,
      ords.filter((ord) => !base.has(ord)),
      deps.now(),
    ),
    orderQuestions: orderQuestions(db, list, ords),
  });
  if (!changed) throw new AppError("list-not-found");
  if (changes.name !== undefined || changes.colour !== undefined)
    deleteCovers(deps, { owner: viewer.num, id: sent.id, except: changed.version });
  return { name: changed.name };
}
