import { describe, expect, it } from "vitest";
import { storePictures } from "#app/features/bank/services/storing/store-pictures.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { freshId, givenDraft, givenQuestion, givenStored, visitorDeps } from "#tests/support/given.ts";

/** A PNG of one red dot. */
const PNG = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="),
  (character) => character.charCodeAt(0),
);

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="9" height="9"/></svg>';

function pathOf(name: string): string {
  return `${freshId()}/${name}`;
}

async function keyOf(path: string): Promise<string | undefined> {
  const row = await bindings.DB.prepare("SELECT key FROM pictures WHERE path = ?")
    .bind(path)
    .first<{ key: string }>();
  return row?.key;
}

describe("a picture", () => {
  it("is stored under the hash of its bytes, and served from there with its own type", async () => {
    const path = pathOf("figura.png");
    expect(await storePictures(visitorDeps(), [{ path, bytes: PNG }])).toEqual({ stored: 1, refused: [] });
    const key = await keyOf(path);
    expect(key).toMatch(/^[0-9a-f]{32}\.png$/);
    const response = await door.send(`/imagens/${key}`);
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/png"]);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PNG);
  });

  it("that exists is skipped; other bytes under the same path replace it", async () => {
    const path = pathOf("figura.svg");
    const deps = visitorDeps();
    await storePictures(deps, [{ path, bytes: bytesOf(SVG) }]);
    const first = await keyOf(path);
    expect(await storePictures(deps, [{ path, bytes: bytesOf(SVG) }])).toEqual({ stored: 0, refused: [] });
    const other = SVG.replace("40", "41");
    expect(await storePictures(deps, [{ path, bytes: bytesOf(other) }])).toEqual({ stored: 1, refused: [] });
    expect(await keyOf(path)).not.toBe(first);
  });

  it("goes by its bytes and not by its name (SEC-17)", async () => {
    const path = pathOf("figura.jpg");
    await storePictures(visitorDeps(), [{ path, bytes: PNG }]);
    expect(await keyOf(path)).toMatch(/\.png$/);
  });

  it.each([
    ["a page of HTML", bytesOf("<!doctype html><script>alert(1)</script>")],
    ["a PDF", bytesOf("%PDF-1.7\n1 0 obj")],
    ["nothing", new Uint8Array()],
    ["half a PNG", PNG.slice(0, 12)],
    [
      "a bitmap",
      bytesOf("BM\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0036\u0000\u0000\u0000\u0028\u0000"),
    ],
    ["a picture too large to show", bytesOf(SVG.replace("40", "40000"))],
    ["a picture without a size", bytesOf('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
  ])("is refused, and stored nowhere, when it is %s", async (_, bytes) => {
    const path = pathOf("figura.png");
    const before = (await bindings.FILES.list()).objects.length;
    expect(await storePictures(visitorDeps(), [{ path, bytes }])).toEqual({ stored: 0, refused: [path] });
    expect(await keyOf(path)).toBeUndefined();
    expect((await bindings.FILES.list()).objects.length).toBe(before);
  });

  it("among refused ones is stored all the same", async () => {
    const [bad, good] = [pathOf("ruim.png"), pathOf("boa.png")];
    const files = [
      { path: bad, bytes: bytesOf("oi") },
      { path: good, bytes: PNG },
    ];
    expect(await storePictures(visitorDeps(), files)).toEqual({ stored: 1, refused: [bad] });
  });
});

describe("a question with a picture", () => {
  it("shows it from our own address, with its size and what it shows", async () => {
    const path = pathOf("grafico.svg");
    await storePictures(visitorDeps(), [{ path, bytes: bytesOf(SVG) }]);
    const question = await givenQuestion({ statement: `Veja:\n\n![Um gráfico de barras](${path})` });
    const html = await (await door.send(`/q/${question.code}`)).text();
    const image = /<img[^>]*>/.exec(html.slice(html.indexOf("Veja:")))?.[0] ?? "";
    expect(image).toContain(`src="/imagens/${await keyOf(path)}"`);
    expect(image).toContain('alt="Um gráfico de barras"');
    expect(image).toContain('width="40"');
    expect(image).toContain('height="30"');
  });

  it("may have one in an alternative", async () => {
    const path = pathOf("alternativa.png");
    await storePictures(visitorDeps(), [{ path, bytes: PNG }]);
    const draft = givenDraft();
    const [first, ...rest] = draft.alternatives;
    if (!first) throw new Error("no alternatives");
    const alternatives = [{ text: "", picture: { path, alt: "Um ponto" } }, ...rest];
    const question = await givenQuestion({ ...draft, alternatives });
    const html = await (await door.send(`/q/${question.code}`)).text();
    expect(html).toContain(`/imagens/${await keyOf(path)}`);
  });

  it("never shows one from elsewhere (SEC-32)", async () => {
    const question = await givenQuestion({ statement: "Veja: ![fora](https://example.org/espia.png)" });
    const html = await (await door.send(`/q/${question.code}`)).text();
    expect(html).not.toContain("example.org");
    await givenStored([question.draft]);
  });
});
