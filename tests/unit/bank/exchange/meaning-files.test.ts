import { describe, expect, test } from "vitest";
import { embeddedPictures } from "#app/features/bank/domain/exchange/embedded-pictures.ts";
import { readEnvelope, writeEnvelope } from "#app/features/bank/domain/exchange/envelope.ts";
import { readMoodleXml } from "#app/features/bank/domain/exchange/moodle-xml/read-moodle-xml.ts";
import { readXml } from "#app/features/bank/domain/exchange/moodle-xml/read-xml.ts";
import { givenDraft } from "./given-draft.ts";

const one = "iVBORw0KGgo=";
const other = "R0lGODlhAQ==";

function given() {
  const problems: string[] = [];
  const found = new Map<string, Uint8Array>();
  return { problems, found, pictures: embeddedPictures(found, (text) => void problems.push(text)) };
}

describe("pictures of a text", () => {
  test("of one name in two folders are two, and a bare name means the first", () => {
    const { pictures, found } = given();
    pictures.add("a.png", one, "/um/");
    pictures.add("a.png", other, "/dois/");
    const [first, second] = [...found.keys()];
    expect(first).not.toBe(second);
    expect(pictures.pathOf("@@PLUGINFILE@@/um/a.png")).toBe(first);
    expect(pictures.pathOf("@@PLUGINFILE@@/dois/a.png")).toBe(second);
    expect(pictures.pathOf("a.png")).toBe(first);
  });

  test.each([
    ["data:image/svg+xml;utf8,%3Csvg%3E%C3%A9%3C/svg%3E", "<svg>é</svg>"],
    ["data:image/svg+xml,<svg>100%</svg>", "<svg>100%</svg>"],
  ])("written as the SVG %j have its bytes in UTF-8", (address, svg) => {
    const { pictures, found, problems } = given();
    const path = pictures.pathOf(address);
    expect(path).toMatch(/^trocas\/[0-9a-f]{16}-embutida-1\.svg$/);
    expect(new TextDecoder().decode(found.get(path))).toBe(svg);
    expect(problems).toEqual([]);
  });

  test.each([
    ["data:image/svg+xml;base64,*", "data:image/svg+xml"],
    ["data:text/html,<b>x</b>", "data:text/html"],
  ])("in the unreadable address %j are reported by its kind", (address, kind) => {
    const { pictures, found, problems } = given();
    expect(pictures.pathOf(address)).toBe("embutida");
    expect(problems).toEqual([`imagem embutida que não se lê: ${kind}`]);
    expect(found.size).toBe(0);
  });

  test("that another text of the question has are a guess", async () => {
    const file = `<file name="a.png" encoding="base64">${one}</file>`;
    const { questions, pictures } = await readMoodleXml(
      `<quiz><question type="essay"><questiontext format="html"><text><![CDATA[<img src="@@PLUGINFILE@@/a.png"> O que se vê?]]></text></questiontext><generalfeedback format="html"><text>Um cubo.</text>${file}</generalfeedback></question></quiz>`,
    );
    const [path = ""] = pictures.keys();
    expect(path).toMatch(/^trocas\/[0-9a-f]{16}-a\.png$/);
    expect(questions[0]).toMatchObject({
      statement: `![](${path}) O que se vê?`,
      problem: null,
      losses: [{ what: "confira", detail: "imagem a.png veio de outro texto da questão" }],
    });
  });
});

describe("broken XML", () => {
  test.each([
    ["<quiz><a x=1>b</a></quiz>", "atributo mal escrito"],
    ["<quiz><a x>b</a></quiz>", "atributo mal escrito"],
    ["<quiz>um & dois; três</quiz>", "“&” solto no texto"],
    ["<quiz>&#xZ;</quiz>", "“&” solto no texto"],
    ["<quiz>x < y</quiz>", "sinal que não pode estar aqui, como “<” solto no texto"],
    ["<quiz><a><![CDATA[um</a></quiz>", "falta fechar <![CDATA["],
    ["<quiz><a><![CDATA[um]]></quiz>", "fecha uma parte que não está aberta"],
    ["<quiz><a><![CDATA[um]]>", "falta fechar <a>"],
    ["<quiz><!-- a -- b --></quiz>", "o XML está quebrado aqui"],
  ])("%j is named in plain words", async (text, reason) => {
    const { root, broken } = await readXml(text, { onChild: () => undefined });
    expect([root, broken?.line, broken?.reason]).toEqual(["quiz", 1, reason]);
  });
});

describe("a draft carried inside a file", () => {
  const sound = givenDraft();

  test("comes back as it was under the same visible texts", () => {
    expect(readEnvelope(writeEnvelope(sound, ["a  b"]), ["a b"])).toEqual(sound);
  });

  test.each([
    ["of other visible texts", writeEnvelope(sound, ["c"])],
    ["with a fault", writeEnvelope(givenDraft({ key: null }), ["a b"])],
    ["cut short", '{"version":1,'],
    ["of another form", "farol"],
  ])("%s is none", (_, json) => {
    expect(readEnvelope(json, ["a b"])).toBeNull();
  });
});
