import { expect, it } from "vitest";
import { joinLines } from "#app/features/bank/domain/enem/text/join-lines.ts";

/** Lines as the source has them, with Markdown's sign for a line's end or without. */
const hard = (...lines: string[]) => lines.join("  \n");
const soft = (...lines: string[]) => lines.join("\n");

it("prose cut at a column's end is one paragraph again", () => {
  const cut = [
    "Quando a taxa de remuneração do capital excede",
    "substancialmente a taxa de crescimento da economia,",
    "pela lógica, a riqueza herdada aumenta mais rápido do",
    "que a renda e a produção. Então, basta aos herdeiros",
    "poupar uma parte limitada da renda.",
  ];
  expect(joinLines(hard(...cut))).toBe(cut.join(" "));
  expect(joinLines(soft(...cut))).toBe(cut.join(" "));
});

it("a sentence cut once goes on", () => {
  expect(joinLines(hard("Democracia: “regime político no qual a soberania é", "exercida pelo povo.”"))).toBe(
    "Democracia: “regime político no qual a soberania é exercida pelo povo.”",
  );
  const asked =
    "Ao discutir sobre a influência de animais de estimação, a autora, a fim de fortalecer\nseus argumentos, usa";
  expect(joinLines(asked)).toBe(asked.replace("\n", " "));
});

it("verses retain their lines, and get them where the source had no marks", () => {
  const verses = ["A viagem", "Que coisas devo levar", "nesta viagem em que partes?", "um continente"];
  expect(joinLines(hard(...verses))).toBe(hard(...verses));
  expect(joinLines(soft(...verses))).toBe(hard(...verses));
  const long = [
    "esta pedra de ferro, futuro aço do Brasil,",
    "este São Benedito do velho santeiro Alfredo Duval;",
    "este couro de anta, estendido no sofá da sala de visitas;",
    "este orgulho, esta cabeça baixa…",
  ];
  expect(joinLines(hard(...long))).toBe(hard(...long));
});

it("what the source glued together are lines and paragraphs of their own again", () => {
  const given =
    "A mínima quantidade desse gás que um japonês deve deixar de queimar, apenas com esse gesto, é de";
  expect(joinLines(soft(given, "Dados: CO2 (44 g/mol)"))).toBe(hard(given, "Dados: CO2 (44 g/mol)"));
  const told = "No dia do sorteio do primeiro brinde, havia duzentas senhas da loja A e cem da loja B.";
  expect(joinLines(soft(told, "Qual a probabilidade de que os dois vençam?"))).toBe(
    `${told}\n\nQual a probabilidade de que os dois vençam?`,
  );
  expect(
    joinLines(soft("O que levas, retiro?", "MARQUES, A. M. Rua Aribau. Tag, 2018", "O poema fala")),
  ).toBe("O que levas, retiro?\n\nMARQUES, A. M. Rua Aribau. Tag, 2018\n\nO poema fala");
});

it("a reference is one line, and no heading", () => {
  const lines = [
    "PEREIRA, C. S. Os senhores da alegria. In: CUNHA, M.",
    "Carnavais e outras festas. Unicamp, 2002",
  ];
  expect(joinLines(hard(...lines))).toBe(lines.join(" "));
  expect(joinLines("**KIFFER, D. Inclusão ampla e irrestrita. Rio Pesquisa, n. 36 (adaptado).**")).toBe(
    "KIFFER, D. Inclusão ampla e irrestrita. Rio Pesquisa, n. 36 (adaptado).",
  );
  expect(joinLines("**TEXTO I**")).toBe("**TEXTO I**");
});

it("lists and tables stay as they are", () => {
  const list =
    "* um triângulo equilátero de lado 12 cm, que serve para a primeira\n* um quadrado de lado 8 cm";
  const dialogue = hard("– Não é um qualquer este que está falando assim agora com", "– ele?");
  const table = "| a que se estende por uma linha muito longa desta tabela |\n| --- |\n| b |";
  for (const text of [list, dialogue, table]) expect(joinLines(text)).toBe(text);
});

it("joining again changes nothing", () => {
  const cut = hard(
    "De 15% a 20% da área de um canavial precisa ser renovada",
    "anualmente. Entre o período de corte e o de plantação de",
    "novas canas",
  );
  expect(joinLines(joinLines(cut))).toBe(joinLines(cut));
});

it("a note joins its reference's line, and a reference retains an intended break", () => {
  expect(joinLines("Um texto.\n(Adaptado)")).toBe("Um texto. (Adaptado)");
  expect(joinLines("Um texto  \nDisponível em: exemplo.com")).toBe("Um texto  \nDisponível em: exemplo.com");
});

it("the date of access stays with its address, and an address is never bold", () => {
  const source = ["Carta de Veneza, 1964. Disponível em: www.a.br.", "Acesso em: 7 out. 2019."];
  expect(joinLines(hard(...source))).toBe(source.join(" "));
  expect(joinLines(`**${source.join(" ")}**`)).toBe(source.join(" "));
});
