import { Pager } from "#app/platform/lists/components/pager.tsx";
import type { QuestionHistory } from "../../services/editing/read-history.server.ts";
import { ReplayList } from "./replay-list.tsx";
import { VersionItem } from "./version-item.tsx";

/** Changes of the key, then the versions, newest first. */
export function HistoryList({ versions, next, replays, base }: Omit<QuestionHistory, "code">) {
  return (
    <>
      {replays.length > 0 && <ReplayList replays={replays} base={base} />}
      <h2 className="mt-6 text-lg font-semibold">Versões</h2>
      {versions.length === 0 ? (
        <p className="card mt-2 px-4 py-8 text-center text-muted">
          Ninguém editou esta questão ainda: ela está como veio da fonte.
        </p>
      ) : (
        <ol className="mt-2 space-y-3">
          {versions.map((version) => (
            <VersionItem key={version.version} version={version} base={base} />
          ))}
        </ol>
      )}
      <Pager next={next} />
    </>
  );
}
