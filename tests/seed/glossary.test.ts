import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { readStudyFields } from "#app/features/library/domain/study-fields.ts";
import { writtenParts } from "#app/features/library/domain/study-parts.ts";
import { readStudyPage } from "#content/read-study-page.ts";

const folder = new URL("../../content/glossary/", import.meta.url);
const pages = readdirSync(folder).map((name) =>
  readStudyPage(name, readFileSync(new URL(name, folder), "utf8")),
);

test.each(pages.map((page) => [page.id, page] as const))(
  "%s: the editor accepts it, and each concept is a short section",
  (_, page) => {
    expect(readStudyFields(page, "page", seedCatalogue)).not.toHaveProperty("problems");
    const parts = writtenParts(page.text);
    const titles = parts.flatMap((part) => (part.kind === "section" ? [part.title] : []));
    expect(titles.length).toBeGreaterThanOrEqual(10);
    expect(new Set(titles).size).toBe(titles.length);
    for (const part of parts)
      if (part.kind === "text") expect(part.source.split(/\s+/).length, part.source).toBeLessThan(120);
  },
);
