import { describe, expect, it } from "vitest";
import { refusalOf } from "#app/platform/forms/domain/form-reply.ts";
import { sentForm } from "#app/platform/forms/domain/sent-form.ts";

function sent(...pairs: [string, string | File][]) {
  const data = new FormData();
  for (const [name, value] of pairs) data.append(name, value);
  return sentForm(data);
}

describe("a form that was sent", () => {
  it("gives a text as it was typed, with one kind of line break and no longer than its limit", () => {
    const form = sent(["text", "um\r\ndois\rtrês"], ["emoji", "ab😀"]);
    expect([form.text("text"), form.text("emoji", 3), form.text("nothing")]).toEqual([
      "um\ndois\ntrês",
      "ab",
      "",
    ]);
    expect(sent(["text", "x".repeat(500)]).text("text")).toHaveLength(300);
  });

  it("gives all ticked boxes of a group, and a file for no text", () => {
    const form = sent(["course", "ITA"], ["course", "IME"], ["picture", new File(["x"], "x.png")]);
    expect([form.texts("course"), form.texts("other"), form.text("picture")]).toEqual([
      ["ITA", "IME"],
      [],
      "",
    ]);
  });

  it.each([
    ["12", 12],
    ["0", 0],
    ["", null],
    ["-1", null],
    ["1.5", null],
    ["1e3", null],
    [" 1", null],
    ["9".repeat(16), null],
  ])("reads the whole number in %j as %j", (text, number) => {
    expect(sent(["num", text]).whole("num")).toBe(number);
  });

  it("gives one of the choices there are, and nothing for another word", () => {
    const form = sent(["role", "teacher"], ["other", "toString"]);
    const roles = ["student", "teacher"] as const;
    expect([form.oneOf("role", roles), form.oneOf("other", roles), form.oneOf("none", roles)]).toEqual([
      "teacher",
      null,
      null,
    ]);
  });

  it("gives a file with something in it", () => {
    const file = new File(["abc"], "prova.txt");
    const form = sent(["file", file], ["empty", new File([], "")], ["text", "prova.txt"]);
    expect([form.file("file")?.name, form.file("empty"), form.file("text"), form.file("none")]).toEqual([
      "prova.txt",
      null,
      null,
      null,
    ]);
  });

  it("gives back what was read as text, and never a secret or what nobody read", () => {
    const form = sent(["email", "ana@farol.test"], ["password", "vento sul"], ["role", "admin"]);
    expect([form.text("email"), form.secret("password")]).toEqual(["ana@farol.test", "vento sul"]);
    expect(form.values()).toEqual({ email: ["ana@farol.test"] });
  });
});

describe("the reply to a form", () => {
  const reply = { intent: "", done: false, message: null, problems: {}, values: {} };

  it("says in one text what is wrong: its message, or its first problem", () => {
    expect(refusalOf(reply)).toBeNull();
    expect(refusalOf({ ...reply, problems: { year: "Escreva o ano." } })).toBe("Escreva o ano.");
    expect(refusalOf({ ...reply, message: "Não deu.", problems: { year: "Escreva o ano." } })).toBe(
      "Não deu.",
    );
    expect(refusalOf({ ...reply, done: true, message: "Salvo." })).toBeNull();
  });
});
