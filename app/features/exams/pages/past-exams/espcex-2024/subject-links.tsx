import { Link } from "@remix-run/react";
import { ChevronRight } from "lucide-react";
import type { SubjectSlug } from "#app/features/bank/domain/catalogue/subjects.ts";
import { searchPaths } from "#app/features/questions/paths.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { onIntent } from "#app/platform/ui/hooks/can-prefetch.ts";

type Entry = { slug: SubjectSlug; name: string; hint: string };

const days: readonly { title: string; subjects: readonly Entry[] }[] = [
  {
    title: "Primeiro dia",
    subjects: [
      { slug: "portugues", name: "Português", hint: "Gramática, interpretação e literatura" },
      { slug: "fisica", name: "Física", hint: "Mecânica, calor, ondas e eletricidade" },
      { slug: "quimica", name: "Química", hint: "Geral, físico-química e orgânica" },
    ],
  },
  {
    title: "Segundo dia",
    subjects: [
      { slug: "matematica", name: "Matemática", hint: "Álgebra, trigonometria e geometria" },
      { slug: "historia", name: "História", hint: "Geral e do Brasil" },
      { slug: "geografia", name: "Geografia", hint: "Física, humana e do Brasil" },
      { slug: "ingles", name: "Inglês", hint: "Leitura e gramática em contexto" },
    ],
  },
];

export function SubjectLinks() {
  return (
    <section aria-labelledby="materias" className="mt-10">
      <h2 id="materias" className="text-2xl font-bold">
        Treine por matéria
      </h2>
      <div className="mt-4 grid gap-8 lg:grid-cols-2">
        {days.map(({ title, subjects }) => (
          <div key={title}>
            <h3 className="font-semibold text-muted">{title}</h3>
            <Rows>
              {subjects.map(({ slug, name, hint }) => (
                <li key={slug}>
                  <Link
                    to={searchPaths.institutionSubject("ESPCEX", slug)}
                    prefetch={onIntent()}
                    className="flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-inset"
                  >
                    <span className="min-w-0 flex-1">
                      <span className="block font-semibold">{name}</span>
                      <span className="block text-sm text-muted">{hint}</span>
                    </span>
                    <Icon as={ChevronRight} className="shrink-0 text-muted" />
                  </Link>
                </li>
              ))}
            </Rows>
          </div>
        ))}
      </div>
    </section>
  );
}
