import { createList } from "#app/features/lists/services/create-list.server.ts";
import { deleteList } from "#app/features/lists/services/delete-list.server.ts";
import { editList } from "#app/features/lists/services/edit-list.server.ts";
import { followList } from "#app/features/lists/services/follow-list.server.ts";
import { saveQuestionToList } from "#app/features/lists/services/save-question.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { callable, type SentFields } from "./callable.ts";

const LIST_ID = /^[\w-]{8,64}$/;

function listId({ lID }: SentFields): string {
  if (typeof lID !== "string" || !LIST_ID.test(lID)) throw new AppError("list-not-found");
  return lID;
}

function questionOf(qID: unknown): number {
  const ord = typeof qID === "string" ? ordOfCode(qID) : null;
  if (ord === null) throw new AppError("question-not-found");
  return ord;
}

function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== "string") throw new AppError("invalid-body");
  return value;
}

/** Codes of questions; unknown ones are left out. */
function ordsOf(value: unknown): number[] | undefined {
  if (value === undefined || value === null) return undefined;
  if (!Array.isArray(value)) throw new AppError("invalid-body");
  return value.flatMap((each) => (typeof each === "string" ? (ordOfCode(each) ?? []) : []));
}

function tagsOf(value: unknown): string[] | undefined {
  const one = Array.isArray(value) ? value : textOf(value);
  if (one === undefined) return undefined;
  return [one].flat().map((each) => textOf(each) ?? "");
}

/** createNewUserList: lName, lColor, qID, qSubj (R-CALL-3). The subject is the question's own; without `qID` it is empty. */
export const createNewUserList = callable("signed-in", async ({ deps, viewer }, data) => {
  const { qID } = data;
  const ords = qID === undefined || qID === null || qID === "" ? [] : [questionOf(qID)];
  const sent = { name: textOf(data.lName) ?? "", colour: textOf(data.lColor) ?? "", ords };
  const { id, cover } = await createList(deps, viewer, sent);
  return [true, id, cover];
});

/** addQuestionToUserList: lID, qID, qSubj, isAdd. Replies the list's name. */
export const addQuestionToUserList = callable("signed-in", async ({ deps, viewer }, data) => {
  const { isAdd } = data;
  if (typeof isAdd !== "boolean") throw new AppError("invalid-body");
  const saved = await saveQuestionToList(deps, viewer, {
    id: listId(data),
    ord: questionOf(data.qID),
    isAdd,
  });
  return [true, saved.name];
});

/** editUserList: lID, name, tags, desc, qArr, color; `qBase`: what `qArr` began with; `visibility`. */
export const editUserList = callable("signed-in", async ({ deps, viewer }, data) => {
  const { name } = await editList(deps, viewer, {
    id: listId(data),
    name: textOf(data.name),
    description: textOf(data.desc),
    tags: tagsOf(data.tags),
    colour: textOf(data.color),
    visibility: textOf(data.visibility),
    ords: ordsOf(data.qArr),
    base: ordsOf(data.qBase),
  });
  return [true, name];
});

/** followUserList: lID; `isFollow: false` stops following. */
export const followUserList = callable("signed-in", async ({ deps, viewer }, data) => {
  await followList(deps, viewer, { id: listId(data), follow: data.isFollow !== false });
  return [true, ""];
});

/** deleteUserList: lID. */
export const deleteUserList = callable("signed-in", async ({ deps, viewer }, data) => {
  const { name } = await deleteList(deps, viewer, listId(data));
  return [true, name];
});
