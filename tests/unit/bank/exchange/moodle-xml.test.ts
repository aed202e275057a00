import { describe, expect, test } from "vitest";
import { readMoodleXml } from "#app/features/bank/domain/exchange/moodle-xml/read-moodle-xml.ts";
import { isAppError } from "#app/platform/errors/app-error.ts";
import { decodeFile, largestFile } from "#app/platform/spreadsheets/domain/decode-file.ts";
import { growthUpTo, NEARLY_LINEAR } from "#tests/support/growth.ts";
import { summary } from "./foreign-files.ts";

function quiz(inner: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${inner}\n</quiz>`;
}

function choice(statement: string, more = ""): string {
  return `<question type="multichoice"><name><text>q</text></name><questiontext format="html"><text>${statement}</text>${more}</questiontext>
    <single>true</single><answer fraction="100"><text>um</text></answer><answer fraction="0"><text>dois</text></answer></question>`;
}

/** The code of the refusal. */
async function refusal(read: () => Promise<unknown>): Promise<string> {
  try {
    await read();
    return "read";
  } catch (error) {
    if (!isAppError(error)) throw error;
    return error.code;
  }
}

describe("a hostile file is refused in time that grows with it at most (SEC-20)", () => {
  const laughs = Array.from(
    { length: 10 },
    (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
  ).join("");
  test.each<[string, string, string]>([
    [
      "a billion laughs",
      `<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY l0 "ha">${laughs}]>${quiz(choice("&l10;"))}`,
      "import/hostile-xml",
    ],
    [
      "an external entity",
      `<!DOCTYPE quiz [<!ENTITY x SYSTEM "file:///etc/passwd">]>${quiz(choice("&x;"))}`,
      "import/hostile-xml",
    ],
    ["an external DTD", `<!DOCTYPE quiz SYSTEM "http://example.com/a.dtd">${quiz("")}`, "import/hostile-xml"],
    [
      "parameter entities",
      `<!DOCTYPE quiz [<!ENTITY % p SYSTEM "http://example.com/x"> %p;]>${quiz("")}`,
      "import/hostile-xml",
    ],
    ["a million nested elements", `<quiz>${"<a>".repeat(1_000_000)}`, "import/too-deep"],
    ["a million questions", quiz('<question type="essay"/>'.repeat(400_000)), "import/too-many-questions"],
  ])("%s", async (_, text, code) => {
    expect(await refusal(() => readMoodleXml(decodeFile(new TextEncoder().encode(text))))).toBe(code);
    const read = (length: number) => refusal(() => readMoodleXml(text.slice(0, length)));
    expect(await growthUpTo(text.length, read)).toBeLessThan(NEARLY_LINEAR);
  });

  test("50 MB", async () => {
    const bytes = new Uint8Array(50 * 1024 * 1024).fill(0x20);
    expect(await refusal(async () => decodeFile(bytes))).toBe("import/too-large");
    expect(largestFile).toBeLessThan(bytes.length);
  });

  test.each(["../../etc/passwd", "..\\x.png", "/etc/x", "a/../../b.png", "\u0007.png"])(
    "a picture named %j",
    async (name) => {
      const file = `<file name="${name.replace("\u0007", "..")}" encoding="base64">iVBORw0KGgo=</file>`;
      const { questions, pictures } = await readMoodleXml(quiz(choice("texto", file)));
      expect(questions[0]?.problem).toMatch(/^nome de arquivo recusado: /);
      expect(pictures.size).toBe(0);
    },
  );

  test("the same attack in the HTML inside", async () => {
    const html = (times: number) =>
      `${"<div>".repeat(times)}${"&amp;lt;".repeat(times / 4)}<script>alert(1)</script><img src=x onerror=alert(1)>${"<a ".repeat(times)}`;
    const read = (times: number) => readMoodleXml(quiz(choice(`<![CDATA[${html(times)}]]>`)));
    const { questions } = await read(20_000);
    expect(await growthUpTo(20_000, read)).toBeLessThan(NEARLY_LINEAR);
    expect(questions[0]?.statement).not.toMatch(/alert\(1\)<|onerror/);
    expect(questions[0]?.problem).toMatch(/imagem não fornecida: x|texto longo demais/);
  });
});

describe("what real exports look like", () => {
  test.each<[string, string, string]>([
    [
      "HTML's names outside CDATA",
      "Qual&nbsp;&eacute; a f&oacute;rmula da &aacute;gua?",
      "Qual é a fórmula da água?",
    ],
    [
      "entities inside CDATA",
      "<![CDATA[<p>F&iacute;sica &amp; qu&iacute;mica&nbsp;b&aacute;sica</p>]]>",
      "Física & química básica",
    ],
    ["escaped HTML", "&lt;p&gt;Um &lt;b&gt;negrito&lt;/b&gt;&lt;/p&gt;", "Um **negrito**"],
    [
      "displayed formulas",
      "<![CDATA[<p>$$x < 2$$ e \\[y\\] e [tex]z^2[/tex]</p>]]>",
      "$$x < 2$$ e $$y$$ e $z^2$",
    ],
    ["a price", "<![CDATA[<p>De R$ 5,00 por R$ 3,00</p>]]>", "De R$ 5,00 por R$ 3,00"],
    ["two dollars that make no formula", "<![CDATA[a $x e y$ b]]>", "a \\$x e y\\$ b"],
    [
      "signs of Markdown",
      "<![CDATA[<p>2*3*4 e a_b e _c_</p><p>1. não é lista</p>]]>",
      "2\\*3\\*4 e a_b e \\_c\\_\n\n1\\. não é lista",
    ],
    [
      "a list and a table",
      "<![CDATA[<ul><li>um</li><li>dois</li></ul><table><tr><th>a</th><td>b|c</td></tr></table>]]>",
      "- um\n- dois\n\n| a | b\\|c |\n| --- | --- |",
    ],
    [
      "lists in lists",
      "<![CDATA[<ol><li>um<ul><li>x</li></ul></li><li>dois</li></ol>]]>",
      "1. um\n   - x\n2. dois",
    ],
    ["an unclosed tag", "<![CDATA[<p>um<p>dois <b>três]]>", "um\n\ndois **três**"],
  ])("%s", async (_, source, expected) => {
    const { questions } = await readMoodleXml(quiz(choice(source)));
    expect(questions[0]?.statement).toBe(expected);
  });

  test("Windows-1252, a byte order mark, CRLF", async () => {
    const text = quiz(choice("Questão única")).replace("UTF-8", "ISO-8859-1").replaceAll("\n", "\r\n");
    const latin = Uint8Array.from(text, (character) => character.charCodeAt(0));
    expect((await readMoodleXml(decodeFile(latin))).questions[0]?.statement).toBe("Questão única");
    const marked = new TextEncoder().encode(`\ufeff${text}`);
    expect((await readMoodleXml(decodeFile(marked))).questions[0]?.statement).toBe("Questão única");
  });

  test("UTF-16, an encoding that is none, and Windows-1252 that says it is UTF-8", async () => {
    const text = quiz(choice("Questão única"));
    const utf16 = (isLittle: boolean) => {
      const view = new DataView(new ArrayBuffer(2 + text.length * 2));
      for (const [at, each] of [...`\ufeff${text}`].entries())
        view.setUint16(at * 2, each.charCodeAt(0), isLittle);
      return new Uint8Array(view.buffer);
    };
    const latin = (declared: string) =>
      Uint8Array.from(text.replace("UTF-8", declared), (character) => character.charCodeAt(0));
    const bare = Uint8Array.from(text.slice(text.indexOf("<quiz")), (character) => character.charCodeAt(0));
    for (const bytes of [
      utf16(true),
      utf16(false),
      latin("UTF-8"),
      latin("UTF8"),
      latin("utf8"),
      latin("x-nenhuma"),
      bare,
    ])
      expect((await readMoodleXml(decodeFile(bytes))).questions[0]?.statement).toBe("Questão única");
    // A mark is two bytes: half of one is text like any other.
    for (const bytes of [
      [0xff, 0x41],
      [0xfe, 0x41],
    ])
      expect(decodeFile(Uint8Array.from(bytes))).toMatch(/A$/);
  });

  test("category and tags become labels, hints and feedback a hint and a solution", async () => {
    const category =
      '<question type="category"><category><text>$course$/top/Física/Óptica // Luz</text></category></question>';
    const rest = `<generalfeedback format="html"><text><![CDATA[<p>Porque sim.</p>]]></text></generalfeedback><hint><text>Pense.</text></hint><tags><tag><text>ITA</text></tag></tags>`;
    const question = choice("?")
      .replace("</question>", `${rest}</question>`)
      .replace("<text>dois</text>", "<text>dois</text><feedback><text>Não.</text></feedback>");
    const { questions } = await readMoodleXml(quiz(category + question));
    expect(questions[0]).toMatchObject({
      labels: ["Física", "Óptica / Luz", "ITA"],
      hint: "Pense.",
      solution: "Porque sim.\n\n- **B)** Não.",
    });
  });

  test.each<[string, string, string]>([
    [
      "no right answer",
      '<answer fraction="50"><text>um</text></answer><answer fraction="0"><text>dois</text></answer>',
      "single-choice - 2 sem gabarito",
    ],
    [
      "two right answers",
      '<answer fraction="100"><text>um</text></answer><answer fraction="100"><text>dois</text></answer>',
      "single-choice - 2 mais de uma alternativa certa",
    ],
    [
      "one alternative",
      '<answer fraction="100"><text>um</text></answer>',
      "single-choice A 1 menos de duas alternativas",
    ],
    [
      "six alternatives",
      '<answer fraction="100"><text>um</text></answer>'.concat(
        '<answer fraction="0"><text>x</text></answer>'.repeat(5),
      ),
      "single-choice A 6 mais de cinco alternativas",
    ],
  ])("%s is reported as a problem", async (_, answers, expected) => {
    const question = `<question type="multichoice"><questiontext><text>?</text></questiontext><single>true</single>${answers}</question>`;
    expect(summary(await readMoodleXml(quiz(question)))).toEqual([expected]);
  });

  test("content before a defect is imported, and the defect reported with its line", async () => {
    const text = `<quiz>\n${choice("sã")}\n<question type="essay"><b></question>\n</quiz>`;
    const { questions, malformed } = await readMoodleXml(text);
    expect(questions).toHaveLength(1);
    expect(malformed).toEqual([{ line: 4, reason: expect.stringMatching(/^XML inválido: /) }]);
    expect(summary(await readMoodleXml("<html><body/></html>"))).toEqual([
      "line 1 não é uma exportação do Moodle: começa com <html>",
    ]);
  });
});
