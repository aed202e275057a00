import { Form, Link } from "@remix-run/react";
import { Search } from "lucide-react";
import { Pager } from "#app/platform/lists/components/pager.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { ListCards } from "../../components/list-card.tsx";
import type { ListCard } from "../../domain/list.ts";
import { listPaths } from "../../paths.ts";
import type { ListsQuery } from "../../services/load-lists.server.ts";

type Props = { found: ListCard[]; tags: string[]; next: number | null; query: ListsQuery };

const chip =
  "inline-flex min-h-11 items-center rounded-full border px-3 text-sm font-medium no-underline hover:bg-inset";

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
        <OrderLink to={at({ ordem: null })} on={order === "followed"}>
          Mais seguidas
        </OrderLink>
        <OrderLink to={at({ ordem: "novas" })} on={order === "newest"}>
          Novas
        </OrderLink>
        {tag && (
          <Link
            to={at({ etiqueta: "" })}
            className={`${chip} border-primary bg-primary-soft text-primary-strong`}
          >
            #{tag} ✕<span className="sr-only"> tirar esta etiqueta</span>
          </Link>
        )}
        {tags
          .filter((each) => each !== tag)
          .map((each) => (
            <Link key={each} to={at({ etiqueta: each })} className={`${chip} border-line-strong text-text`}>
              #{each}
            </Link>
          ))}
      </div>
      <div className="mt-4">
        {found.length === 0 ? (
          <p className="rounded-card border border-dashed border-line-strong px-4 py-8 text-center text-muted">
            Nenhuma lista pública com essas palavras. Tire um filtro ou busque outro termo.
          </p>
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

function OrderLink({ to, on, children }: { to: string; on: boolean; children: string }) {
  return (
    <Link
      to={to}
      aria-current={on ? "true" : undefined}
      className={`${chip} ${on ? "border-primary bg-primary-soft text-primary-strong" : "border-line-strong text-text"}`}
    >
      {children}
    </Link>
  );
}
