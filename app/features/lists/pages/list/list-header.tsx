import type { SerializeFrom } from "@remix-run/cloudflare";
import { formatShare, plural } from "#app/platform/text/format.ts";
import { Dotted } from "#app/platform/ui/components/dotted.tsx";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { visibilityLabels } from "../../domain/list.ts";
import type { LoadedList } from "../../services/load-list.server.ts";

type Shown = Exclude<SerializeFrom<LoadedList>, { state: "deleted" }>;

/** Name, who sees it, and how far its reader is. */
export function ListHeader({ data }: { data: Shown }) {
  const { size, answered, right } = data.progress;
  const about = data.state === "open" ? data.list.description : data.list.about;
  return (
    <header>
      <PageHeading>{data.list.name}</PageHeading>
      {data.state === "open" && (
        <Dotted className="text-sm text-muted">
          <span>
            {data.list.own || data.list.visibility !== "private"
              ? visibilityLabels[data.list.visibility]
              : ""}
          </span>
          {data.list.author && <span>por {data.list.author}</span>}
          {data.list.followers > 0 && <span>{plural(data.list.followers, "seguidor", "seguidores")}</span>}
        </Dotted>
      )}
      {about && <p className="mt-2 max-w-prose break-words">{about}</p>}
      <p className="mt-2 font-medium">
        {`${plural(size, "questão", "questões")}, ${plural(answered, "feita", "feitas")}${answered > 0 ? `, ${formatShare(right / answered)} certas` : ""}`}
      </p>
      {size > 0 && (
        <progress
          value={answered}
          max={size}
          aria-label="Questões feitas"
          className="mt-1 h-2 w-full max-w-sm overflow-hidden rounded-full [&::-webkit-progress-bar]:bg-inset [&::-webkit-progress-value]:bg-primary [&::-moz-progress-bar]:bg-primary"
        />
      )}
    </header>
  );
}
