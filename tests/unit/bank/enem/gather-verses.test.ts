import { expect, it } from "vitest";
import { gatherVerses } from "#app/features/bank/domain/enem/text/gather-verses.ts";

const verses = [
  "Rua Nascimento Silva, cento e sete",
  "Você ensinando pra Elizete",
  "Ah, que saudade,",
  "[…]",
];

it("verses that the source separated are on consecutive lines", () => {
  const text = ["**Carta ao Tom 74**", ...verses, "MORAES, V. **Bossa Nova**. São Paulo: Universal, 1975."];
  expect(gatherVerses(text.join("\n\n"))).toBe(
    `**Carta ao Tom 74**\n\n${verses.join("  \n")}\n\nMORAES, V. **Bossa Nova**. São Paulo: Universal, 1975.`,
  );
});

it("a few short paragraphs, speech, lists and pictures stay apart", () => {
  for (const paragraphs of [
    verses.slice(0, 3),
    ["– Outrossim…", "– O quê?", "– O que o quê?", "– O que você disse."],
    ["• ginásio I: 17 m;", "• ginásio II: 18 m;", "• ginásio III: 19 m;", "• ginásio IV: 21 m."],
    ["![](a.png)", "![](b.png)", "![](c.png)", "![](d.png)"],
    ["Dados:", "Considere:", "Observe:", "Leia:"],
  ])
    expect(gatherVerses(paragraphs.join("\n\n"))).toBe(paragraphs.join("\n\n"));
});
