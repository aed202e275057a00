import { Form, Link } from "@remix-run/react";
import { Search } from "lucide-react";
import { adminPaths } from "#app/features/admin/paths.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";

export const LONGEST_SEARCH = 80;

type SearchProps = {
  text: string;
  subject: string;
  subjects: readonly { slug: string; name: string; topics: number }[];
};

/** By name in all subjects, or by subject. */
export function TopicSearch({ text, subject, subjects }: SearchProps) {
  return (
    <>
      <Form
        role="search"
        aria-label="Buscar assuntos"
        className="card mt-6 grid gap-4 p-4 sm:grid-cols-[1fr_auto] sm:items-end"
      >
        <div>
          <label htmlFor="busca-de-assuntos" className="mb-1 block font-medium">
            Nome do assunto, em todas as disciplinas
          </label>
          <input
            id="busca-de-assuntos"
            type="search"
            name="q"
            defaultValue={text}
            maxLength={LONGEST_SEARCH}
            autoComplete="off"
            className="field"
          />
        </div>
        <Button type="submit">
          <Icon as={Search} />
          Buscar
        </Button>
      </Form>
      <nav aria-label="Disciplinas" className="-mx-4 mt-4 overflow-x-auto px-4">
        <ul className="flex min-w-max gap-2 py-1 sm:min-w-0 sm:flex-wrap">
          {subjects.map(({ slug, name, topics }) => {
            const isOpen = text === "" && slug === subject;
            return (
              <li key={slug}>
                <Link
                  to={adminPaths.topicsOf(slug)}
                  aria-current={isOpen ? "page" : undefined}
                  className={`inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-semibold no-underline ${
                    isOpen
                      ? "border-primary bg-primary text-on-primary"
                      : "border-line-strong bg-card text-text hover:bg-inset"
                  }`}
                >
                  {name} <span className="font-normal tabular-nums">{topics}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}
