import { Pager } from "#app/platform/lists/components/pager.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Heading } from "#app/platform/ui/components/part.tsx";
import type { QuestionHistory } from "../../services/editing/read-history.server.ts";
import { ReplayList } from "./replay-list.tsx";
import { VersionItem } from "./version-item.tsx";

/** Changes of the key, then the versions, newest first. */
export function HistoryList({ versions, next, replays, base }: Omit<QuestionHistory, "code">) {
  return (
    <>
      {replays.length > 0 && <ReplayList replays={replays} base={base} />}
      <Heading className="mt-6">Versões</Heading>
      {versions.length === 0 ? (
        <Empty>Ninguém editou esta questão ainda: ela está como veio da fonte.</Empty>
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
