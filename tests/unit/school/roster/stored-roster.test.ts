import { expect, test } from "vitest";
import {
  chunksOf,
  readRosterBefore,
  writeRosterBefore,
} from "#app/features/school/domain/roster/roster-import.ts";

const sizes = (chunks: readonly (readonly unknown[])[]) => chunks.map(({ length }) => length);

test("a roster is stored in parts of 400 lines, in their order, and an empty one in none", () => {
  const lines = Array.from({ length: 801 }, (_, index) => ({ line: index + 1 }));
  const chunks = chunksOf(lines);
  expect(sizes(chunks)).toEqual([400, 400, 1]);
  expect(chunks.flat()).toEqual(lines);
  expect(chunksOf([])).toEqual([]);
});

test("long lines make smaller parts, and one that is too long has a part of its own", () => {
  const long = "ç".repeat(150_000);
  expect(sizes(chunksOf([long, long, long, long, long]))).toEqual([2, 2, 1]);
  const huge = "ã".repeat(500_000);
  expect(sizes(chunksOf([huge, "Ana", "Bia"]))).toEqual([1, 2]);
});

test("the undo of an import finds what was there before", () => {
  const before = {
    kind: "updated" as const,
    person: {
      id: "p1",
      place: 3,
      firstName: "Áurea",
      lastName: "Sá",
      email: null,
      mobile: null,
      schoolUserId: "001",
      role: "student" as const,
      active: true,
      year: 2026,
      words: "aurea sa 001",
      updatedAt: 10,
      updatedBy: null,
    },
    stays: [{ class: 2, since: 5, role: "student" as const }],
  };
  expect(readRosterBefore(writeRosterBefore(before))).toEqual(before);
});
