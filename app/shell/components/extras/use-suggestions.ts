import { useEffect, useState } from "react";
import { accountState } from "#app/features/accounts/domain/account-state.ts";
import type { SearchView } from "#app/features/bank/services/search-view.server.ts";
import { homePaths } from "#app/features/home/paths.ts";
import type { HomeView } from "#app/features/home/services/home-view.server.ts";
import { searchPaths } from "#app/features/questions/paths.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { readRoute } from "#app/platform/requests/calls/read-route.ts";
import { plural } from "#app/platform/text/format.ts";
import { type PaletteSuggestion, readCached, storeCached } from "../../calls/local-cache.ts";

const MOST_PERSONAL = 3;
const SUGGESTED_GROUPS: ReadonlySet<string> = new Set(["instituicao", "disciplina"]);

const questions = (count: number) => plural(count, "questão", "questões");

/** Institutions and subjects with questions (R-SHELL-18). */
async function readGlobals(): Promise<PaletteSuggestion[] | null> {
  const data = await readRoute<SearchView>(searchPaths.search());
  return (
    data?.groups
      .filter(({ name }) => SUGGESTED_GROUPS.has(name))
      .flatMap(({ values }) =>
        values.map(({ label, count, address }) => ({
          title: label,
          detail: count === null ? "" : questions(count),
          address,
        })),
      ) ?? null
  );
}

/** The student's most answered subjects. */
async function readPersonal(): Promise<PaletteSuggestion[] | null> {
  const data = await readRoute<HomeView>(homePaths.general());
  return (
    data?.subjects.slice(0, MOST_PERSONAL).map(({ name, answers, address }) => ({
      title: name,
      detail: `${questions(answers)} respondidas`.replace("questão respondidas", "questão respondida"),
      address,
    })) ?? null
  );
}

/** Cached for ten minutes; empty on failure. */
function useCached(
  key: "exam-globals" | "user-document",
  owner: string | null,
  read: () => Promise<PaletteSuggestion[] | null>,
): PaletteSuggestion[] {
  const [value, setValue] = useState<PaletteSuggestion[]>([]);
  useEffect(() => {
    if (owner === null) return;
    const cached = readCached(key, owner);
    if (cached) return setValue(cached);
    let gone = false;
    async function renew(whose: string) {
      const fresh = await read();
      if (gone || !fresh) return;
      storeCached(key, whose, fresh);
      setValue(fresh);
    }
    void renew(owner);
    return () => {
      gone = true;
    };
  }, [key, owner, read]);
  return value;
}

/** General suggestions and, for complete accounts, the student's subjects. */
export function useSuggestions(): { suggestions: PaletteSuggestion[]; personal: PaletteSuggestion[] } {
  const viewer = useViewer();
  const student = viewer && !viewer.school && accountState(viewer) === "complete";
  return {
    suggestions: useCached("exam-globals", "", readGlobals),
    personal: useCached("user-document", student ? viewer.id : null, readPersonal),
  };
}
