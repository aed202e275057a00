import { Globe, Link2, Lock } from "lucide-react";
import { plural } from "#app/platform/text/format.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { Rows } from "#app/platform/ui/components/part.tsx";
import type { ListCard as Card, ListVisibility } from "../domain/list.ts";
import { listPaths } from "../paths.ts";
import { CoverLine } from "./cover-line.tsx";

const marks: Readonly<Record<ListVisibility, { icon: typeof Lock; label: string }>> = {
  private: { icon: Lock, label: "Só você vê" },
  unlisted: { icon: Link2, label: "Quem tem o link" },
  public: { icon: Globe, label: "Pública" },
};

/** `withMark`: who sees it, on one's own lists. */
export function ListLine({ list, withMark = false }: { list: Card; withMark?: boolean }) {
  const mark = marks[list.visibility];
  return (
    <article>
      <CoverLine
        list={list}
        to={listPaths.list(list.id)}
        facts={
          <>
            {list.followers > 0 && <span>{plural(list.followers, "seguidor", "seguidores")}</span>}
            {withMark && (
              <span className="inline-flex items-center gap-1">
                <Icon as={mark.icon} size={14} />
                {mark.label}
              </span>
            )}
          </>
        }
      >
        {list.tags.length > 0 && (
          <p className="mt-0.5 truncate text-sm text-muted">{list.tags.map((tag) => `#${tag}`).join(" ")}</p>
        )}
      </CoverLine>
    </article>
  );
}

/** Cards as lines of one card. */
export function ListCards({
  lists,
  label,
  withMark,
}: {
  lists: readonly Card[];
  label: string;
  withMark?: boolean;
}) {
  return (
    <Rows aria-label={label} className="">
      {lists.map((list) => (
        <li key={list.id}>
          <ListLine list={list} withMark={withMark} />
        </li>
      ))}
    </Rows>
  );
}
