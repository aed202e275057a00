import { expect, test } from "vitest";
import { importCountsText } from "#app/features/bank/domain/exchange/import-counts.ts";

const counts = { read: 1, stored: 1, unchanged: 0, quarantined: 0, unsupported: 0 };

test("an import is described by its counts, before and after", () => {
  expect(importCountsText(counts, false)).toBe(
    "1 questão lida, 1 para o acervo, 0 sem mudança, 0 em quarentena",
  );
  const many = { read: 1200, stored: 1000, unchanged: 150, quarantined: 48, unsupported: 2 };
  expect(importCountsText(many, true)).toBe(
    "1.200 questões lidas, 1.000 no acervo, 150 sem mudança, 48 em quarentena, 2 de tipos não aceitos",
  );
});
