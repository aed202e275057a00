import { expect, it } from "vitest";
import { resultSentence } from "#app/features/practice/domain/result-sentence.ts";

it.each([
  [{ right: 7, size: 10 }, null, "Você acertou 7 de 10."],
  [{ right: 7, size: 10 }, { right: 0, size: 0 }, "Você acertou 7 de 10."],
  [{ right: 7, size: 10 }, { right: 14, size: 20 }, "Você acertou 7 de 10, o mesmo que na sessão anterior."],
  [
    { right: 7, size: 10 },
    { right: 6, size: 10 },
    "Você acertou 7 de 10, 10 pontos percentuais acima da sessão anterior.",
  ],
  [
    { right: 49, size: 100 },
    { right: 5, size: 10 },
    "Você acertou 49 de 100, 1 ponto percentual abaixo da sessão anterior.",
  ],
  [{ right: 0, size: 0 }, { right: 5, size: 10 }, "Nenhuma questão desta sessão tem gabarito."],
])("%j after %j: %s", (now, earlier, sentence) => {
  expect(resultSentence(now, earlier)).toBe(sentence);
});
