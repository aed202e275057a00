import { expect, it } from "vitest";
import { type CommentReply, refusedIn } from "#app/features/forum/domain/comment-reply.ts";

function reply(values: CommentReply["values"]): CommentReply {
  return { intent: "edit", done: false, message: "Não deu.", problems: { text: "Curto demais." }, values };
}

it("a refused comment retains its number and what was typed", () => {
  expect(refusedIn(reply({ num: ["12"], text: ["oi"] }))).toEqual({
    message: "Não deu.",
    problems: { text: "Curto demais." },
    num: 12,
    text: "oi",
    signIn: false,
  });
});

it.each<CommentReply["values"]>([{}, { num: [], text: [] }, { num: ["x"] }])(
  "a refused comment without a number is a new one: %j",
  (values) => {
    expect(refusedIn(reply(values))).toMatchObject({ num: null, text: "" });
  },
);
