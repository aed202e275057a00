import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deviceDatabase } from "#app/platform/drafts/calls/device-database.ts";
import { deviceDrafts } from "#app/platform/drafts/calls/device-drafts.ts";
import { recordOwner } from "#app/platform/drafts/calls/device-owner.ts";
import { type KeptNotice, KeptText, typedTexts } from "#app/platform/drafts/calls/kept-text.ts";
import { takeOverStorage } from "#app/platform/drafts/calls/stored-before.ts";

/** A storage whose keys are its own properties, as a browser's. */
function storageOf(entries: Record<string, string>) {
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      entries[key] = value;
    },
    removeItem: (key: string) => {
      delete entries[key];
    },
  };
  return new Proxy(entries, {
    get: (target, key) => Reflect.get(methods, key) ?? Reflect.get(target, key),
  });
}

let storage: Record<string, string>;

beforeEach(async () => {
  storage = {};
  vi.stubGlobal("localStorage", storageOf(storage));
  vi.stubGlobal("sessionStorage", storageOf({}));
  await (await deviceDatabase()).clear("drafts");
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A field of a page that was just opened. */
async function openField({ text = "", userId = "ana", place = "duvida" } = {}) {
  const page = { text, notice: null as KeptNotice };
  const kept = new KeptText({
    ...{ userId, place, base: text },
    read: () => page.text,
    write: (typed) => {
      page.text = typed;
      kept.change();
    },
    onNotice: (notice) => {
      page.notice = notice;
    },
  });
  await kept.start();
  const typeText = (typed: string) => {
    page.text = typed;
    kept.change();
  };
  return { page, kept, typeText };
}

const idle = { latest: null, answered: false, sent: null };
const stored = (userId = "ana", place = "duvida") => typedTexts.find(userId, place);

describe("a text that is typed", () => {
  it("is stored at each change, without a pause, and restored with a notice", async () => {
    const { typeText } = await openField();
    for (const text of ["P", "Po", "Por"]) typeText(text);
    expect(await stored()).toEqual({ text: "Por", base: "" });
    const { page } = await openField();
    expect(page).toEqual({ text: "Por", notice: "restored" });
  });

  it("is stored when it was typed before the page's scripts ran", async () => {
    const page = { text: "cedo" };
    const kept = new KeptText({
      ...{ userId: "ana", place: "duvida", base: "" },
      read: () => page.text,
      write: () => undefined,
      onNotice: () => undefined,
    });
    await kept.start();
    expect(await stored()).toEqual({ text: "cedo", base: "" });
  });

  it("is discarded on request, and when the field is as the page made it", async () => {
    const { typeText } = await openField({ text: "do site" });
    typeText("do site, mudado");
    const again = await openField({ text: "do site" });
    again.kept.discard();
    expect(again.page).toEqual({ text: "do site", notice: null });
    expect(await stored()).toBeNull();
    again.typeText("outro");
    again.typeText("do site");
    expect(await stored()).toBeNull();
  });

  it("is offered, and replaces nothing, where the page's own text is another one since", async () => {
    (await openField({ text: "antes" })).typeText("antes e meu");
    const { page, kept } = await openField({ text: "depois" });
    expect(page).toEqual({ text: "depois", notice: "offered" });
    expect(await stored()).toEqual({ text: "antes e meu", base: "antes" });
    kept.recover();
    expect(page).toEqual({ text: "antes e meu", notice: "restored" });
    expect(await stored()).toEqual({ text: "antes e meu", base: "depois" });
  });

  it("is its owner's alone, and a visitor's goes with them when they sign in", async () => {
    (await openField()).typeText("da Ana");
    expect((await openField({ userId: "bia" })).page.text).toBe("");
    (await openField({ userId: "" })).typeText("sem conta");
    expect((await openField({ userId: "bia" })).page.text).toBe("sem conta");
    expect(await stored("")).toBeNull();
    expect(await stored("bia")).toEqual({ text: "sem conta", base: "" });
  });

  it("is neither stored nor shown once its owner has signed out on this device (SEC-29)", async () => {
    const { typeText } = await openField();
    typeText("da Ana");
    await stored();
    recordOwner(null);
    expect(await stored()).toBeNull();
    await (await deviceDatabase()).clear("drafts");
    typeText("da Ana, depois de sair");
    await stored();
    recordOwner("ana");
    expect(await stored()).toBeNull();
  });

  it("is forgotten after thirty days", async () => {
    const db = await deviceDatabase();
    const day = 24 * 60 * 60 * 1000;
    const old = { key: "campo:ana:velha", at: Date.now() - 31 * day, draft: { text: "velha", base: "" } };
    await db.put("drafts", old);
    vi.resetModules();
    const { deviceDrafts: afresh } = await import("#app/platform/drafts/calls/device-drafts.ts");
    expect(await afresh("campo").find("ana", "velha")).toBeNull();
  });
});

describe("a text that is sent", () => {
  it("is deleted once the server has accepted it: by a reply, or by a redirect", async () => {
    const first = await openField();
    first.typeText("enviado");
    first.kept.follow({ ...idle, sent: "enviado" });
    expect(await stored()).not.toBeNull();
    first.kept.follow({ latest: { done: true }, answered: true, sent: "enviado" });
    first.kept.follow({ ...idle, latest: { done: true } });
    expect(await stored()).toBeNull();

    const second = await openField();
    second.typeText("enviado");
    second.kept.follow({ ...idle, sent: "enviado" });
    second.kept.follow({ ...idle, answered: true, sent: "enviado" });
    expect(await stored()).not.toBeNull();
    second.kept.follow(idle);
    expect(await stored()).toBeNull();
  });

  it("stays after a refusal, a cut, and another page that was opened while it was under way", async () => {
    const { kept, typeText } = await openField();
    typeText("enviado");
    const refused = { done: false };
    kept.follow({ ...idle, sent: "enviado" });
    kept.follow({ latest: refused, answered: true, sent: "enviado" });
    kept.follow({ ...idle, latest: refused });
    expect(await stored()).not.toBeNull();
    kept.follow({ ...idle, latest: refused, sent: "enviado" });
    kept.follow({ ...idle, latest: refused });
    expect(await stored()).not.toBeNull();
    kept.follow({ ...idle, latest: refused, sent: "enviado" });
    kept.close({ latest: refused, answered: true, sent: "enviado" }, () => true);
    expect(await stored()).not.toBeNull();
  });

  it("is deleted where its form goes with the acceptance, and what was typed meanwhile stays", async () => {
    const first = await openField();
    first.typeText("enviado");
    first.kept.follow({ ...idle, sent: "enviado" });
    first.kept.close({ latest: { done: true }, answered: true, sent: "enviado" }, () => false);
    expect(await stored()).toBeNull();

    const second = await openField();
    second.typeText("enviado");
    second.kept.follow({ ...idle, sent: "enviado" });
    second.typeText("enviado e mais");
    second.kept.follow({ ...idle, latest: { done: true } });
    expect(await stored()).toEqual({ text: "enviado e mais", base: "enviado" });
  });
});

it("takes over what earlier versions left in localStorage and sessionStorage, once", async () => {
  Object.assign(storage, {
    "farol-dono": "ana",
    "farol-discursiva:ABC": "minha solução",
    "farol:texto:ana:trilha:t1": JSON.stringify({ revision: 3, text: "# Trilha" }),
    "farol:simulado:ana:s1": "quebrado",
    darkMode: "true",
  });
  const tab = {
    "farol-comentario:ana:/q/ABC/comentarios:new:": "um comentário",
    "farol-comentario:ana:/q/ABC/comentarios:new::op": "0123",
    "farol-recentes": "[]",
  };
  vi.stubGlobal("sessionStorage", storageOf(tab));
  const db = await deviceDatabase();
  await takeOverStorage((key, draft) => db.put("drafts", { key, at: Date.now(), draft }));
  expect(await stored("ana", "discursiva:ABC")).toEqual({ text: "minha solução", base: "" });
  expect(await stored("ana", "comentario:/q/ABC/comentarios:new:")).toEqual({
    text: "um comentário",
    base: "",
  });
  expect(await deviceDrafts("texto").find("ana", "trilha:t1")).toEqual({ revision: 3, text: "# Trilha" });
  expect(storage).toEqual({ "farol-dono": "ana", darkMode: "true" });
  expect(tab).toEqual({ "farol-recentes": "[]" });
});

it("reaches no page with a failure where the browser refuses its storage", async () => {
  const refused = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", new Proxy({}, { get: refused, ownKeys: refused }));
  vi.stubGlobal("sessionStorage", new Proxy({}, { get: refused, ownKeys: refused }));
  const { typeText } = await openField();
  typeText("em memória");
  expect((await openField()).page.text).toBe("em memória");
});
