import { describe, expect, it } from "vitest";
import { fingerprintOf, matchSecondSource } from "#app/features/bank/domain/enem/same-question.ts";

const text =
  "A energia solar é captada por painéis instalados nos telhados das casas e convertida em eletricidade durante o dia.";
const asked = "De acordo com o texto, a principal vantagem dessa tecnologia é a";
const options = ["redução da conta de luz.", "venda de equipamentos usados.", "criação de empregos rurais."];

function given(id: string, statement: string, alternatives: string[] = options) {
  return fingerprintOf({ id, statement, alternatives: alternatives.map((each) => ({ text: each })) });
}

describe("the same question in two sources", () => {
  it("is recognised through other line breaks, emphasis, accents and pictures", () => {
    const known = given("a", `**${text}**\n\n![](x.png)\n\n${asked}`);
    const row = given(
      "b",
      `${text.replace("painéis", "paineis").replaceAll(" ", "\n")} ${asked}`,
      options.map((each) => each.toUpperCase()),
    );
    expect(matchSecondSource([known], row)).toBe("a");
  });

  it("is recognised when one source has the alternatives as pictures or not at all", () => {
    expect(
      matchSecondSource([given("a", `${text} ${asked}`, ["", "", ""])], given("b", `${text} ${asked}`)),
    ).toBe("a");
    expect(matchSecondSource([given("a", `${text} ${asked}`)], given("b", `${text} ${asked}`, []))).toBe("a");
  });

  it("is recognised in the same text where half of the alternatives are the same", () => {
    const [first = ""] = options;
    const known = given("a", `${text} ${asked}`, [first, "mmm"]);
    expect(matchSecondSource([known], given("b", `${text} ${asked}`, [first, "qqq"]))).toBe("a");
  });

  it("is recognised by distinctive alternatives when much of the statement is missing", () => {
    expect(
      matchSecondSource(
        [given("a", `${text} ${asked}`)],
        given("b", `Texto perdido na extração da prova. ${asked}`),
      ),
    ).toBe("a");
  });

  it("is recognised by no fewer than seven words of a statement", () => {
    const seven = "Marque o rio que cruza a serra";
    expect(matchSecondSource([given("a", seven)], given("b", seven))).toBe("a");
    const six = "Marque o rio que cruza serras";
    expect(matchSecondSource([given("a", six)], given("b", six))).toBeNull();
  });

  it("is recognised by its end when the alternatives are not distinctive", () => {
    const roman = ["I.", "II.", "III.", "IV.", "V."];
    const rest =
      "Outra parte do texto que só uma das fontes soube ler, com a legenda da figura e o seu endereço.";
    const known = given("a", `${text.slice(0, 40)} ${rest} ${asked}`, roman);
    expect(matchSecondSource([known], given("b", `${text} ${asked}`, roman))).toBe("a");
  });

  it("is not seen in equal alternatives alone", () => {
    const roman = ["I.", "II.", "III.", "IV.", "V."];
    const other =
      "Um terreno retangular tem o dobro do comprimento e a metade da largura de outro, desenhado em I a V.";
    expect(matchSecondSource([given("a", `${text} ${asked}`, roman)], given("b", other, roman))).toBeNull();
  });

  it("is not seen in two questions on one text", () => {
    const others = ["um gênero literário.", "uma crônica do cotidiano urbano.", "um manifesto de vanguarda."];
    const second = `${text} O texto pertence, pela sua forma e pela sua intenção, a qual gênero de escrita?`;
    expect(matchSecondSource([given("a", `${text} ${asked}`)], given("b", second, others))).toBeNull();
    expect(matchSecondSource([given("a", `${text} ${asked}`)], given("b", second, []))).toBeNull();
  });

  it("is not recognised in one text with the same command and other alternatives", () => {
    const others = ["um gênero literário.", "uma crônica do cotidiano urbano.", "um manifesto de vanguarda."];
    expect(
      matchSecondSource([given("a", `${text} ${asked}`)], given("b", `${text} ${asked}`, others)),
    ).toBeNull();
  });

  it("is not guessed between two candidates as alike, nor from a few words", () => {
    const twin = `${text} ${asked}`;
    expect(matchSecondSource([given("a", twin), given("c", twin)], given("b", twin))).toBeNull();
    expect(matchSecondSource([given("a", "O filtro é")], given("b", "O filtro é"))).toBeNull();
    expect(matchSecondSource([], given("b", twin))).toBeNull();
  });

  it("is the best of several candidates", () => {
    const candidates = [
      given("a", `${text} Qual é a intenção do autor?`, ["x", "y"]),
      given("c", `${text} ${asked}`),
    ];
    expect(matchSecondSource(candidates, given("b", `${text} ${asked}`))).toBe("c");
  });
});
