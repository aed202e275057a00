import { describe, expect, it, test } from "vitest";
import { embeddedPictures } from "#app/features/bank/domain/exchange/embedded-pictures.ts";
import { readMoodleXml } from "#app/features/bank/domain/exchange/moodle-xml/read-moodle-xml.ts";
import {
  moodleXmlEnd,
  moodleXmlStart,
  writeMoodleQuestion,
} from "#app/features/bank/domain/exchange/moodle-xml/write-moodle-xml.server.ts";
import { pictureAlone } from "#app/features/bank/domain/exchange/picture-alone.ts";
import { pictureNamesOf } from "#app/features/bank/domain/exchange/picture-names.ts";
import { picturePathsIn } from "#app/features/bank/domain/picture-markdown.ts";
import { givenDraft } from "./given-draft.ts";

const base64 = "iVBORw0KGgo=";

function given() {
  const problems: string[] = [];
  const found = new Map<string, Uint8Array>();
  return { problems, found, pictures: embeddedPictures(found, (text) => void problems.push(text)) };
}

describe("pictures that come with a file", () => {
  it("have a path of their own, which the same bytes always have", () => {
    const [one, other] = [given(), given()];
    one.pictures.add("cubo azul.png", base64);
    other.pictures.add("cubo azul.png", `iVBO\nRw0KGgo=`);
    const path = one.pictures.pathOf("@@PLUGINFILE@@/cubo%20azul.png?time=1");
    expect(path).toMatch(/^trocas\/[0-9a-f]{16}-cubo-azul\.png$/);
    expect(other.pictures.pathOf("cubo azul.png")).toBe(path);
    expect([...one.found.keys()]).toEqual([path]);
    expect(one.pictures.bytesNamed("cubo azul.png")).toEqual(one.found.get(path));
    expect(one.problems).toEqual([]);
  });

  it("are found in whatever folder a text has them", () => {
    const { pictures } = given();
    pictures.add("a.png", base64);
    expect(pictures.pathOf("@@PLUGINFILE@@/sub/pasta/a.png")).toBe(pictures.pathOf("a.png"));
  });

  it("may be in a text, under a short name", () => {
    const { pictures, found } = given();
    const text = pictures.shorten(`<img src="data:image/png;base64,${base64}">`);
    expect(text).toBe('<img src="@@PLUGINFILE@@/embutida-1">');
    expect(found.get(pictures.pathOf("@@PLUGINFILE@@/embutida-1"))?.length).toBe(8);
  });

  test.each([
    ["%E0%A4%A", "imagem não fornecida: %E0%A4%A"],
    ["", "imagem não fornecida: sem endereço"],
    ["https://x/<b>.png", "imagem não fornecida: https://x/<b>.png"],
  ])("and a missing one, %j, is reported", (address, problem) => {
    const { pictures, problems } = given();
    expect(pictures.pathOf(address)).not.toMatch(/[<>\n]/);
    expect([problems, pictures.bytesNamed(address)]).toEqual([[problem], undefined]);
  });

  it("lead nowhere but to themselves", () => {
    const { pictures, problems, found } = given();
    for (const name of ["", "../a", "a/b", "a\\b", "a\u0007", "x".repeat(201)]) pictures.add(name, base64);
    pictures.add("a.png", "");
    pictures.add("b.png", "*");
    expect(problems.map((text) => text.split(":")[0])).toEqual([
      ...Array(6).fill("nome de arquivo recusado"),
      ...Array(2).fill("imagem ilegível"),
    ]);
    expect(found.size).toBe(0);
  });
});

test.each([
  ["![Um cubo](a.png)", { text: "", picture: { path: "a.png", alt: "Um cubo" } }],
  ["![](<a b.png>)", { text: "", picture: { path: "a b.png", alt: null } }],
  ["um\n\n![](a.png)", { text: "um", picture: { path: "a.png", alt: null } }],
  ["um ![](a.png)", { text: "um ![](a.png)", picture: null }],
  ["um", { text: "um", picture: null }],
])("an alternative %j has the picture it consists of", (text, alternative) => {
  expect(pictureAlone(text)).toEqual(alternative);
});

test("pictures are found in texts, each once", () => {
  expect(picturePathsIn(["![a](x.png) ![b](<y z.png>)", "![](x.png) ![](w(1).png)"])).toEqual([
    ...["x.png", "y z.png", "w(1).png"],
  ]);
});

describe("a question that is written for another system", () => {
  const draft = givenDraft({
    statement: "Veja ![](a/cubo.png) e ![](b/cubo.png) e ![](c/).",
    alternatives: [
      { text: "N", picture: { path: "n 1.png", alt: null } },
      { text: "J", picture: { path: "j.png", alt: "Um joule" } },
    ],
  });

  it("names each of its pictures differently", () => {
    expect([...pictureNamesOf(draft).values()]).toEqual([
      "cubo.png",
      "2-cubo.png",
      "figura",
      "n-1.png",
      "j.png",
    ]);
  });

  it("embeds existing pictures, and restores them under their own paths", async () => {
    const stored = new Map([
      ["b/cubo.png", base64],
      ["j.png", base64],
    ]);
    const { questions, pictures } = await readMoodleXml(
      moodleXmlStart + writeMoodleQuestion(draft, stored) + moodleXmlEnd,
    );
    expect(questions[0]?.carried).toEqual(draft);
    expect([...pictures.keys()].filter((path) => !path.startsWith("trocas/"))).toEqual([
      "b/cubo.png",
      "j.png",
    ]);
  });

  it("is filed under its subject and first topic, with the signs of XML escaped", () => {
    const topics = ['Trabalho/Energia & <b>"Cia"</b>', "Vetores"];
    expect(writeMoodleQuestion({ ...draft, topics }, new Map())).toContain(
      "<text>$course$/top/Física/Trabalho//Energia &amp; &lt;b&gt;&quot;Cia&quot;&lt;//b&gt;</text>",
    );
    expect(writeMoodleQuestion(draft, new Map())).toContain("<text>$course$/top/Física</text>");
  });
});
