import { describe, expect, it } from "vitest";
import { dayOf, otherLanguage } from "#app/features/bank/domain/enem/reading/exam-layout.ts";
import { readItemFile } from "#app/features/bank/domain/enem/reading/item-file.ts";
import { splitRecords } from "#app/features/bank/domain/enem/reading/split-records.ts";
import { repairEmphasis } from "#app/features/bank/domain/enem/text/repair-emphasis.ts";
import { draftOf, givenJson } from "#tests/unit/bank/enem/given-row.ts";

describe("the lines of INEP's item file", () => {
  const head = "CO_POSICAO;SG_AREA;CO_ITEM;TX_COR;CO_PROVA;TP_LINGUA;IN_ITEM_ADAPTADO";
  const read = (...lines: string[]) => readItemFile([`\ufeff${head}`, ...lines].join("\r\n"));
  const line = { itemCode: 501, area: "LC", booklet: 10, colour: "azul", position: 1, language: null };

  it("are read with their colour, as people say it, and their language", () => {
    expect(read("1;LC;501;AZUL;10;;0", "2;lc;502;Amarela;10.0;0;0", "3;LC;503;BRANCO;10;1;", "")).toEqual([
      line,
      { ...line, itemCode: 502, colour: "amarelo", position: 2, language: "ingles" },
      { ...line, itemCode: 503, colour: "branco", position: 3, language: "espanhol" },
    ]);
  });

  it("retain the place of an item that was withdrawn", () => {
    expect(read("1;LC;;AZUL;10;;0")).toEqual([{ ...line, itemCode: null }]);
  });

  it.each([
    "1;LC;501;LARANJA;10;;1",
    "1;LC;501;LEITURA;10;;0",
    "1;XX;501;AZUL;10;;0",
    ";LC;501;AZUL;10;;0",
    "1;LC;501;AZUL;;;0",
  ])("leave out institution-specific text: %s", (text) => {
    expect(read(text)).toEqual([]);
  });

  it("may be divided by commas", () => {
    expect(readItemFile(`${head.replaceAll(";", ",")}\n1,LC,501,AZUL,10,,0`)).toEqual([line]);
  });
});

describe("a source's emphasis", () => {
  it.each([
    ["um _grito_ alto", "um _grito_ alto"],
    ["pre_fixo_ e _fim_a", "pre*fixo* e *fim*a"],
    ["snake_case_name", "snake_case_name"],
    ["**um **texto", "**um** texto"],
    ["** **x", " x"],
    ["**a\n\nb**", "**a**\n\n**b**"],
    ["a**(b)**c", "a **(b)** c"],
  ])("%j becomes %j", (text, mended) => {
    expect(repairEmphasis(text)).toBe(mended);
  });
});

describe("what an exam's source gives twice or unread", () => {
  const asked = "Depois de cinco minutos, o volume de água no reservatório será de";

  it("occurs once, even inside a longer paragraph", () => {
    const context = `Um tanque enche sem parar. ${asked} quantos litros?`;
    const { draft } = draftOf(givenJson({ context, alternativesIntroduction: asked }));
    expect(draft.statement).toBe(context);
    const paragraphs = `Um tanque enche.\n\n${asked}`;
    expect(draftOf(givenJson({ context: paragraphs, alternativesIntroduction: asked })).draft.statement).toBe(
      paragraphs,
    );
  });

  it("is never published where only a machine has read it", () => {
    const extracted = {
      ...{ id: "questao_140", exam: "2024", number: 140, question: "Quanto é 2 + 2?", answer: "A" },
      alternatives: ["4", "5", "6", "7", "8"],
    };
    expect(draftOf(extracted).quarantine).toBe("extração automática não conferida");
  });
});

it("items of the two languages replace each other, and 2009 had its own days", () => {
  expect([otherLanguage("ingles"), otherLanguage("espanhol")]).toEqual(["espanhol", "ingles"]);
  expect([dayOf(2008, "CH"), dayOf(2016, "CN"), dayOf(2017, "CN"), dayOf(2017, "LC")]).toEqual([
    null,
    1,
    2,
    1,
  ]);
});

it("an object with escaped quotes and braces in its texts is one record", () => {
  const record = '{"a": "um \\"{texto}\\" \\\\", "b": {"c": 1}}';
  const parses = (piece: string) => {
    try {
      return Boolean(JSON.parse(piece));
    } catch {
      return false;
    }
  };
  expect(splitRecords(`[\n${record},\n${record}]`, parses)).toEqual([
    { line: 2, text: record, kind: "object" },
    { line: 3, text: record, kind: "object" },
  ]);
});
