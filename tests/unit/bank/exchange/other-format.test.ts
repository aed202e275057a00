import { expect, test } from "vitest";
import { otherFormat } from "#app/features/bank/domain/exchange/other-format.ts";

test.each([
  ["PK\u0003\u0004\u0014", "pacote compactado (Common Cartridge, Canvas, Blackboard ou QTI)"],
  ["%PDF-1.7\n", "PDF"],
  ["{\\rtf1\\ansi", "documento do Word"],
  ['<?xml version="1.0"?>\n<!-- x -->\n<questestinterop>', "QTI"],
  ["% prova\n\\documentclass{article}", "LaTeX"],
  ["Question,Answer 1,Answer 2\n", "planilha do Kahoot"],
  ["Capital: {1:MULTICHOICE:=Brasília~Recife}", "cloze"],
  ["força\tnewton\nenergia\tjoule\n", "cartões do Anki"],
  ["# Prova\n* Quanto é 2 + 2?\n    - 4\n", "lista em Markdown"],
])("%j is recognised: %s", (text, kind) => {
  expect(otherFormat(text)).toBe(kind);
});

test.each([
  "",
  "Quanto?\nA) 1\nB) 2\nANSWER: A\n",
  "Quanto?{=1 ~2}",
  "<quiz></quiz>",
  "# Prova: ITA 2024\n## 1\n",
])("%j may be one we read", (text) => {
  expect(otherFormat(text)).toBeNull();
});
