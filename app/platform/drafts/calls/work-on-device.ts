import type { DraftWays, Versioned } from "./draft-ways.ts";

type Work<Content> = {
  kind: string;
  userId: string;
  place: string;
  isSame?: (one: Content, other: Content) => boolean;
};

/** Where a `DraftSync` stores unsent work on the device. Loaded after the page. */
export function workOnDevice<Content, Revision>({
  kind,
  userId,
  place,
  isSame = () => true,
}: Work<Content>): DraftWays<Content, Revision, never>["device"] {
  type Draft = Versioned<Content, Revision>;
  const drafts = async () =>
    (await import("./device-drafts.ts")).deviceDrafts<Draft>(kind, { isWork: () => true });
  return {
    find: async () => (await drafts()).find(userId, place),
    save: async (draft) => (await drafts()).save(userId, place, draft),
    // Another tab may have stored more since.
    delete: async ({ content }) =>
      (await drafts()).change(userId, place, (now) => (isSame(now.content, content) ? null : now)),
  };
}
