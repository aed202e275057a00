import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { picturePathsOf } from "#app/features/bank/domain/draft/draft-pictures.ts";
import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import type { FileReading } from "#app/features/bank/domain/exchange/foreign-question.ts";
import { readGift } from "#app/features/bank/domain/exchange/gift/read-gift.ts";
import { writeGiftQuestion } from "#app/features/bank/domain/exchange/gift/write-gift.server.ts";
import { readMoodleXml } from "#app/features/bank/domain/exchange/moodle-xml/read-moodle-xml.ts";
import {
  moodleXmlEnd,
  moodleXmlStart,
  writeMoodleQuestion,
} from "#app/features/bank/domain/exchange/moodle-xml/write-moodle-xml.server.ts";
import type { PictureSource } from "#app/platform/math/domain/markdown-tree.ts";
import { renderInline, renderText } from "#app/platform/math/domain/render-text.server.ts";
import { authoredDrafts } from "#content/authored-drafts.ts";
import { generateQuestion } from "#content/generator/generate-question.ts";
import { givenDraft } from "./given-draft.ts";

const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

type Format = {
  write: (drafts: readonly QuestionDraft[]) => string;
  read: (text: string) => Promise<FileReading>;
};

const formats: Readonly<Record<string, Format>> = {
  "Moodle XML": {
    write: (drafts) => {
      const pictures = new Map(picturePathsOf(drafts).map((path) => [path, PIXEL]));
      return (
        moodleXmlStart + drafts.map((draft) => writeMoodleQuestion(draft, pictures)).join("") + moodleXmlEnd
      );
    },
    read: readMoodleXml,
  },
  GIFT: { write: (drafts) => drafts.map(writeGiftQuestion).join(""), read: async (text) => readGift(text) },
};

const bank = [
  givenDraft({ number: 91, kind: "sum", key: "21" }),
  givenDraft({ number: 92, kind: "multiple-choice", key: "BD" }),
  givenDraft({ number: 93, kind: "numeric", key: "007", alternatives: [] }),
  ...authoredDrafts,
  ...Array.from({ length: 200 }, (_, index) => generateQuestion(index)),
];

/** What a file says without the draft it carries: what another system would give back. */
function withoutEnvelopes(text: string): string {
  return text.replace(/^\/\/ farol: .*$/gm, "//").replace(/<farol>.*<\/farol>/g, "");
}

/** A folder of pictures that has every one: other systems call them by other names. */
class EveryPicture extends Map<string, PictureSource> {
  override get(): PictureSource {
    return { src: "/imagem", width: null, height: null };
  }
}
const anyPicture = new EveryPicture();

/** The rendered text, without layout of the source. */
function shown(text: string | null, inline = false): string {
  const { html } = (inline ? renderInline : renderText)(text ?? "", { pictures: anyPicture });
  return html
    .replace(/<annotation[\s\S]*?<\/annotation>/g, "")
    .replace(/<p>(<span class="katex-display"[\s\S]*?)<\/p>/g, "$1")
    .replace(/\s+/g, " ")
    .replace(/ ?(<\/?(?:p|li|ul|ol|div|table|tr|td|th|thead|tbody|br)\b[^>]*>) ?/g, "$1")
    .trim();
}

describe.each(Object.entries(formats))("%s", (_, { write, read }) => {
  test("the embedded bank comes back as it was, to the letter", async () => {
    const { questions, unsupported, malformed } = await read(write(bank));
    expect([unsupported, malformed]).toEqual([[], []]);
    expect(questions.map(({ carried }) => carried)).toEqual(bank);
  });

  test("an annulled question without a number comes back as it was, and as an essay where its draft is lost", async () => {
    for (const solution of [null, "Anulada: dois números servem."]) {
      const draft = givenDraft({
        number: 94,
        kind: "numeric",
        key: null,
        status: "annulled",
        alternatives: [],
      });
      const annulled = { ...draft, solution };
      const own = await read(write([annulled]));
      expect([own.unsupported, own.questions.map(({ carried }) => carried)]).toEqual([[], [annulled]]);
      const other = await read(withoutEnvelopes(write([annulled])));
      expect(other.questions).toMatchObject([{ kind: "open", key: null, solution, problem: null }]);
    }
  });

  test("without the carried draft, texts, alternatives, key, solution and topics come back all the same", async () => {
    const { questions } = await read(withoutEnvelopes(write(bank)));
    expect(questions).toHaveLength(bank.length);
    const differing = questions.flatMap((question, at) => {
      const draft = bank[at] ?? givenDraft();
      const parts: [string, string | null, string | null][] = [
        ["kind", question.kind, draft.kind],
        ["key", question.key, draft.key],
        ["count", `${question.alternatives.length}`, `${draft.alternatives.length}`],
        [
          "labels",
          question.labels
            .filter((label) => draft.topics.includes(label))
            .sort()
            .join(),
          [...draft.topics, ...draft.topics.slice(0, 1)].sort().join(),
        ],
        ["statement", shown(question.statement), shown(draft.statement)],
        ["solution", shown(question.solution), shown(draft.solution)],
        ...question.alternatives.map((each, index): [string, string | null, string | null] => [
          `alternative ${index}`,
          shown(each.text, true),
          shown(draft.alternatives[index]?.text ?? null, true),
        ]),
      ];
      return parts
        .filter(([, one, other]) => one !== other)
        .map(([part]) => `${draft.provenance.path} ${part}`);
    });
    expect(differing).toEqual([]);
  });

  test("a text that was changed in between wins over the carried draft", async () => {
    const draft = givenDraft({ statement: "Qual é a unidade de força?" });
    const { questions } = await read(
      write([draft]).replace(/(\]|\[)(<p>Qual é a unidade de )força/, "$1$2trabalho"),
    );
    expect(questions.map(({ carried, statement }) => [carried, statement])).toEqual([
      [null, "Qual é a unidade de trabalho?"],
    ]);
  });

  const piece = fc.oneof(
    fc.constantFrom(
      "$x_1 < 2$",
      "\\(a\\)",
      "]]>",
      "</text>",
      "{",
      "}",
      "=",
      "~",
      "#",
      ":",
      "\\",
      "\\n",
      "//",
      "\n\n",
      "\n",
      "::",
      "$CATEGORY: x",
      "####",
      "<!--",
      "&nbsp;",
      "<b>",
      "| a |",
      "@@PLUGINFILE@@/x",
      "\ue000",
      "\u0007",
      "![a](b.png)",
    ),
    fc.string({ maxLength: 8 }),
  );
  const text = fc.array(piece, { maxLength: 8 }).map((parts) => `t${parts.join(" ")}`);

  test("any text in any part comes back", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 9, maxLength: 9 }), async (texts) => {
        const [statement = "", solution = "", hint = "", explanation = "", ...rest] = texts;
        const alternatives = rest.map((each) => ({ text: each, picture: null }));
        const drafts = [
          givenDraft({ statement, solution, hint, explanation, alternatives }),
          givenDraft({ kind: "open", key: null, alternatives: [], statement, solution }),
        ];
        const { questions, malformed } = await read(write(drafts));
        expect(malformed).toEqual([]);
        expect(questions.map(({ carried }) => carried)).toEqual(drafts);
      }),
      { numRuns: 150 },
    );
  });
});
