import { Link } from "@remix-run/react";
import { Globe, Link2, Lock } from "lucide-react";
import { Dotted } from "#app/components/ui/dotted.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { ListCard as Card, ListVisibility } from "#app/domain/lists/list.ts";
import { listPaths } from "#app/paths/lists.ts";
import { plural } from "#app/text/format.ts";

const marks: Readonly<Record<ListVisibility, { icon: typeof Lock; label: string }>> = {
  private: { icon: Lock, label: "Só você vê" },
  unlisted: { icon: Link2, label: "Quem tem o link" },
  public: { icon: Globe, label: "Pública" },
};

/** `withMark`: who sees it, on one's own lists. */
export function ListLine({ list, withMark = false }: { list: Card; withMark?: boolean }) {
  const mark = marks[list.visibility];
  return (
    <article className="relative flex gap-4 p-3 hover:bg-inset focus-within:bg-inset">
      <img
        src={list.cover}
        alt=""
        width={128}
        height={64}
        loading="lazy"
        className="h-16 w-32 shrink-0 rounded-control bg-inset object-cover"
      />
      <div className="min-w-0 flex-1">
        <Link
          to={listPaths.list(list.id)}
          className="font-semibold break-words text-link no-underline after:absolute after:inset-0 after:content-[''] hover:underline"
        >
          {list.name}
        </Link>
        <Dotted className="text-sm text-muted">
          <span>{plural(list.size, "questão", "questões")}</span>
          {list.followers > 0 && <span>{plural(list.followers, "seguidor", "seguidores")}</span>}
          {withMark && (
            <span className="inline-flex items-center gap-1">
              <Icon as={mark.icon} size={14} />
              {mark.label}
            </span>
          )}
        </Dotted>
        {list.tags.length > 0 && (
          <p className="mt-0.5 truncate text-sm text-muted">{list.tags.map((tag) => `#${tag}`).join(" ")}</p>
        )}
      </div>
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
    <ul aria-label={label} className="card divide-y divide-line overflow-hidden">
      {lists.map((list) => (
        <li key={list.id}>
          <ListLine list={list} withMark={withMark} />
        </li>
      ))}
    </ul>
  );
}
