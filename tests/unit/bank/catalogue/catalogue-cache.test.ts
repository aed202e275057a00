import { expect, it } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import type { TopicChange } from "#app/features/bank/domain/catalogue/topic-change.ts";
import { createCatalogueCache } from "#app/features/bank/services/catalogue/catalogue-cache.ts";

const [ACUSTICA, CINEMATICA] = [5001, 5008];
const rename = (num: number, topic: number, name: string): TopicChange => ({
  ...{ num, kind: "rename", topic },
  to: { name, subject: "fisica", into: null },
});

it("begins with the code's list, and is due for reading at first, after a while, and where the clock went back", () => {
  let now = 100;
  const cache = createCatalogueCache(() => now);
  expect([cache.current(), cache.isDue()]).toEqual([seedCatalogue, true]);
  cache.update({ version: 0, changes: [] });
  expect(cache.current()).toBe(seedCatalogue);
  const due = [101, 129, 130, 90].map((time) => {
    now = time;
    return cache.isDue();
  });
  expect(due).toEqual([false, false, true, true]);
});

it("never goes back to an older state that arrives late, and returns one object for the same state", () => {
  const cache = createCatalogueCache(() => 0);
  const newer = cache.update({ version: 5, changes: [rename(1, ACUSTICA, "Som")] });
  const older = cache.update({ version: 4, changes: [rename(2, CINEMATICA, "Movimento")] });
  expect(older.byId.get(CINEMATICA)?.name).toBe("Movimento");
  expect(cache.current()).toBe(newer);
  expect(newer.byId.get(ACUSTICA)?.name).toBe("Som");
  expect(cache.update({ version: 5, changes: [rename(1, ACUSTICA, "Som")] })).toBe(newer);
});
