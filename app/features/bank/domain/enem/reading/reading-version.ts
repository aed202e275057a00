/** In a question's provenance: how its text was read. The stored bank is reviewed by it. */
export const readingVersions = { byRules: "1", checked: "1-checked" } as const;

export type ReadingVersion = (typeof readingVersions)[keyof typeof readingVersions];
