import { describe, expect, it } from "vitest";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { ErrorCode } from "#app/platform/errors/catalogue.ts";
import {
  type FormHandler,
  handleForm,
  outcomeOf,
  readForm,
} from "#app/platform/forms/pages/handle-form.server.ts";

const ORIGIN = "https://farol.test/conta";

function request(fields: Record<string, string>): Request {
  return new Request(ORIGIN, { method: "POST", body: new URLSearchParams(fields) });
}

async function replyTo(fields: Record<string, string>, ...rest: [FormHandler, { [code: string]: string }?]) {
  const response = await handleForm(request(fields), ...rest);
  return { status: response.status, reply: await response.json() };
}

const refusing = (code: ErrorCode): FormHandler => {
  return async (form) => {
    form.text("email");
    throw new AppError(code);
  };
};

describe("a form of a page", () => {
  it("that was done is answered with its message, and gives nothing typed back", async () => {
    const work: FormHandler = async (form) => outcomeOf([true, `Olá, ${form.text("name")}!`]);
    expect(await replyTo({ intent: "greet", name: "Ana" }, work)).toEqual({
      status: 200,
      reply: { intent: "greet", done: true, message: "Olá, Ana!", problems: {}, values: {} },
    });
  });

  it("that was refused gives back what was typed, with the problem at its field", async () => {
    const work: FormHandler = async (form) => outcomeOf([false, `${form.text("year")} não é um ano`], "year");
    expect(await replyTo({ year: "MM" }, work)).toEqual({
      status: 422,
      reply: {
        intent: "",
        done: false,
        message: null,
        problems: { year: "MM não é um ano" },
        values: { year: ["MM"] },
      },
    });
  });

  it("with something to review first is no refusal, and preserves its fields", async () => {
    const work: FormHandler = async (form) => ({ preview: form.text("text") });
    expect(await replyTo({ text: "x" }, work)).toMatchObject({
      status: 200,
      reply: { done: false, message: null, preview: "x", values: { text: ["x"] } },
    });
  });

  it("shows a refusal of a use case with its status: at the field named for its code, or over the form", async () => {
    const fields = { email: "ana@farol.test" };
    expect(
      await replyTo(fields, refusing("auth/invalid-email"), { "auth/invalid-email": "email" }),
    ).toMatchObject({
      status: 400,
      reply: {
        message: null,
        problems: { email: expect.any(String) },
        values: { email: ["ana@farol.test"] },
      },
    });
    expect(await replyTo(fields, refusing("user-changed"))).toMatchObject({
      status: 409,
      reply: { message: expect.stringContaining("mudou"), problems: {} },
    });
  });

  it.each([
    "login-required",
    "no-permission",
    "session-changed",
    "question-not-found",
    "database-unavailable",
    "invalid-body",
  ] as const)("leaves %s to the page", async (code) => {
    await expect(handleForm(request({}), refusing(code))).rejects.toMatchObject({ code });
  });

  it("passes the page's values to the form, where the form names its code", async () => {
    const shown = await handleForm(request({}), refusing("saved-search-not-found"), {
      "saved-search-not-found": null,
    });
    expect([shown.status, await shown.json()]).toMatchObject([404, { done: false }]);
  });

  it("leaves what nobody expected to the page", async () => {
    const broken: FormHandler = async () => {
      throw new TypeError("broken");
    };
    await expect(handleForm(request({}), broken)).rejects.toThrow(TypeError);
  });

  it("goes where its work leads", async () => {
    const response = await handleForm(request({}), async () => Response.redirect(ORIGIN));
    expect([response.status, response.headers.get("Location")]).toEqual([302, ORIGIN]);
  });

  it("runs the work of its intent, and refuses an intent that is none of the page's", async () => {
    const works = { save: async () => ({ done: true }), remove: async () => ({ message: "Não." }) };
    expect((await handleForm(request({ intent: "save" }), works)).status).toBe(200);
    expect((await handleForm(request({ intent: "remove" }), works)).status).toBe(422);
    for (const intent of ["", "toString", "drop"])
      await expect(handleForm(request({ intent }), works)).rejects.toMatchObject({ code: "invalid-body" });
  });
});

describe("a body that is no form", () => {
  it.each([
    ["text/plain", "x"],
    ["application/json", "{}"],
    ["multipart/form-data; boundary=x", "nonsense"],
  ])("as %s is refused as invalid", async (type, body) => {
    const sent = new Request(ORIGIN, { method: "POST", headers: { "Content-Type": type }, body });
    await expect(readForm(sent)).rejects.toMatchObject({ code: "invalid-body" });
  });
});
