import * as v from "valibot";
import { createList } from "#app/features/lists/services/create-list.server.ts";
import { deleteList } from "#app/features/lists/services/delete-list.server.ts";
import { editList } from "#app/features/lists/services/edit-list.server.ts";
import { followList } from "#app/features/lists/services/follow-list.server.ts";
import { saveQuestionToList } from "#app/features/lists/services/save-question.server.ts";
import { question, questions, readBy, textLike } from "#app/platform/requests/domain/sent-json.server.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { callable } from "./callable.ts";

const lID = textLike(/^[\w-]{8,64}$/, "list-not-found");

/** Undefined for missing or null: the list's own stays. */
function orNone<Part extends v.GenericSchema<unknown, unknown>>(part: Part) {
  return v.nullish(part, () => undefined);
}

const text = orNone(v.string());
const tags = v.union([
  v.pipe(
    v.string(),
    v.transform((tag) => [tag]),
  ),
  v.array(v.nullish(v.string(), "")),
]);
const newList = v.object({
  /** None, or the list's first question. */
  qID: v.nullish(
    v.pipe(
      v.string("question-not-found"),
      readBy((code) => {
        const ord = ordOfCode(code);
        if (code === "") return [];
        return ord === null ? null : [ord];
      }, "question-not-found"),
    ),
    "",
  ),
  lName: v.nullish(v.string(), ""),
  lColor: v.nullish(v.string(), ""),
});

/** createNewUserList (R-CALL-3). The subject is the question's own; without `qID` it is empty. */
export const createNewUserList = callable(
  "signed-in",
  newList,
  async ({ deps, viewer }, { qID, lName, lColor }) => {
    const { id, cover } = await createList(deps, viewer, { name: lName, colour: lColor, ords: qID });
    return [true, id, cover];
  },
);

/** addQuestionToUserList. Replies the list's name. */
export const addQuestionToUserList = callable(
  "signed-in",
  v.object({ isAdd: v.boolean(), lID, qID: question }),
  async ({ deps, viewer }, { lID: id, qID: ord, isAdd }) => {
    const saved = await saveQuestionToList(deps, viewer, { id, ord, isAdd });
    return [true, saved.name];
  },
);

const edited = v.object({
  lID,
  name: text,
  desc: text,
  tags: orNone(tags),
  color: text,
  visibility: text,
  qArr: orNone(questions),
  /** What `qArr` began with. */
  qBase: orNone(questions),
});

export const editUserList = callable("signed-in", edited, async ({ deps, viewer }, sent) => {
  const { lID: id, desc: description, color: colour, qArr: ords, qBase: base, ...rest } = sent;
  const { name } = await editList(deps, viewer, { ...rest, id, description, colour, ords, base });
  return [true, name];
});

/** followUserList: `isFollow: false` stops following. */
export const followUserList = callable(
  "signed-in",
  v.object({ lID, isFollow: v.fallback(v.boolean(), true) }),
  async ({ deps, viewer }, { lID: id, isFollow }) => {
    await followList(deps, viewer, { id, follow: isFollow });
    return [true, ""];
  },
);

export const deleteUserList = callable(
  "signed-in",
  v.object({ lID }),
  async ({ deps, viewer }, { lID: id }) => {
    const { name } = await deleteList(deps, viewer, id);
    return [true, name];
  },
);
