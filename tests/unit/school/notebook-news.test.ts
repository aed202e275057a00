import { expect, test } from "vitest";
import { newsOf, notebookToContinue } from "#app/features/school/domain/notebook-news.ts";

const read = { updatedAt: 50, readAt: 100, sections: 4, read: 1 };

test("a notebook is news until it is opened, and after each change", () => {
  expect(newsOf({ ...read, readAt: null })).toBe("new");
  expect(newsOf({ ...read, updatedAt: 101 })).toBe("changed");
  expect(newsOf(read)).toBeNull();
});

test("one goes on in the notebook read last that is not read to the end", () => {
  const older = { ...read, readAt: 90 };
  const ended = { ...read, readAt: 200, read: 4 };
  expect(notebookToContinue([older, ended, read, { ...read, readAt: null }])).toBe(read);
  expect(notebookToContinue([ended])).toBeNull();
});
