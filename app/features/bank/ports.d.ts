import type { QuestionDraft } from "./domain/draft.ts";
import type { CatalogueCache } from "./services/catalogue/catalogue-cache.ts";

/** What this room gives to those below it, or needs, as fields of the platform's interfaces. */
declare module "#app/platform/context/deps.ts" {
  interface Deps {
    catalogue: CatalogueCache;
    /** The page that edits a question instead of the bank's, by where it comes from; null: the bank's own. */
    otherEditor: (deps: Deps, provenance: QuestionDraft["provenance"]) => Promise<string | null>;
  }
}
