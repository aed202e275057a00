import { Form } from "@remix-run/react";
import { Search } from "lucide-react";
import { Pager } from "#app/platform/lists/components/pager.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { Chip } from "#app/platform/ui/components/tabs.tsx";
import { ListCards } from "../../components/list-card.tsx";
import type { ListCard } from "../../domain/list.ts";
import { listPaths } from "../../paths.ts";
import type { ListsQuery } from "../../services/load-lists.server.ts";

type Props = { found: ListCard[]; tags: string[]; next: number | null; query: ListsQuery };

/** Public lists by text, tag and order; forms and links only. */
export function PublicTab({ found, tags, next, query }: Props) {
  const { text, tag, order } = query;
  const at = (change: { etiqueta?: string; ordem?: string | null }) =>
    listPaths.lists({
      aba: "descobrir",
      q: text,
      etiqueta: tag,
      ordem: order === "newest" ? "novas" : null,
      ...change,
    });
  return (
    <section aria-label="Listas de todos" className="mt-4">
      <SearchLists query={query} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Chip to={at({ ordem: null })} current={order === "followed"}>
          Mais seguidas
        </Chip>
        <Chip to={at({ ordem: "novas" })} current={order === "newest"}>
          Novas
        </Chip>
        {tag && (
          <Chip current to={at({ etiqueta: "" })}>
            #{tag} ✕<span className="sr-only"> tirar esta etiqueta</span>
          </Chip>
        )}
        {tags
          .filter((each) => each !== tag)
          .map((each) => (
            <Chip key={each} current={false} to={at({ etiqueta: each })}>
              #{each}
            </Chip>
          ))}
      </div>
      <div className="mt-4">
        {found.length === 0 ? (
          <Empty className="">
            Nenhuma lista pública com essas palavras. Tire um filtro ou busque outro termo.
          </Empty>
        ) : (
          <ListCards lists={found} label="Listas públicas" />
        )}
      </div>
      <Pager next={next} />
    </section>
  );
}

function SearchLists({ query: { text, tag, order } }: { query: ListsQuery }) {
  return (
    <Form role="search" className="flex gap-2">
      <input type="hidden" name="aba" value="descobrir" />
      {tag && <input type="hidden" name="etiqueta" value={tag} />}
      {order === "newest" && <input type="hidden" name="ordem" value="novas" />}
      <input
        key={text}
        type="search"
        name="q"
        defaultValue={text}
        aria-label="Buscar listas"
        placeholder="Buscar por nome ou etiqueta"
        className="field min-w-0 flex-1"
      />
      <Button type="submit">
        <Icon as={Search} size={18} />
        Buscar
      </Button>
    </Form>
  );
}
