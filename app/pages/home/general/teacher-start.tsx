import { Link } from "@remix-run/react";
import { BookOpenText, FileStack, LifeBuoy, ListChecks, type LucideIcon, Search, Sigma } from "lucide-react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useViewer } from "#app/hooks/shell/use-viewer.ts";
import { aboutPaths } from "#app/paths/about.ts";
import { pastExamPaths } from "#app/paths/past-exams.ts";
import { practicePaths } from "#app/paths/practice.ts";
import { questionPaths } from "#app/paths/questions.ts";
import { searchPaths } from "#app/paths/search.ts";

type Way = { icon: LucideIcon; title: string; text: string; to: string };

const ways: readonly Way[] = [
  {
    icon: FileStack,
    title: "Imprimir uma prova aplicada",
    text: "Provas anteriores na ordem do caderno, com o gabarito oficial.",
    to: pastExamPaths.exams(),
  },
  {
    icon: ListChecks,
    title: "Ver como a turma vai ver",
    text: "Monte uma prática com o tempo e as questões que quiser, e faça você antes.",
    to: practicePaths.start(),
  },
  {
    icon: BookOpenText,
    title: "Guardar as buscas da semana",
    text: "Salve uma busca com nome e volte a ela quando preparar a próxima aula.",
    to: searchPaths.saved(),
  },
  {
    icon: Sigma,
    title: "Escrever fórmulas",
    text: "O manual de LaTeX mostra o que o Farol desenha, com exemplos para copiar.",
    to: questionPaths.latexManual(),
  },
  {
    icon: LifeBuoy,
    title: "Ajuda para escolas",
    text: "O que cada papel pode fazer e com quem falar.",
    to: aboutPaths.schoolHelp(),
  },
];

/** The first page of a school's staff: the bank as material, no points of their own. */
export function TeacherStart() {
  const firstName = useViewer()?.firstName ?? "";
  return (
    <div className="page-width max-w-4xl py-6 sm:py-8">
      <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">Olá, {firstName}</h1>
      <p className="mt-1 text-muted">O que você vai preparar hoje?</p>
      <section aria-labelledby="aula" className="card mt-6 border-l-4 border-l-primary p-5">
        <h2 id="aula" className="text-lg font-semibold">
          Questões para a próxima aula
        </h2>
        <p className="mt-1 text-muted">
          Busque por assunto, prova, ano ou habilidade; leia a resolução e leve a questão para a sala.
        </p>
        <ButtonLink to={searchPaths.search()} className="mt-4">
          <Icon as={Search} size={18} />
          Buscar questões
        </ButtonLink>
      </section>
      <ul aria-label="Também para preparar" className="card mt-4 divide-y divide-line overflow-hidden">
        {ways.map(({ icon, title, text, to }) => (
          <li key={to} className="relative flex items-start gap-4 px-5 py-4 hover:bg-inset">
            <Icon as={icon} className="mt-1 shrink-0 text-primary-strong" />
            <div className="min-w-0">
              <Link
                to={to}
                className="font-semibold text-link no-underline after:absolute after:inset-0 after:content-['']"
              >
                {title}
              </Link>
              <p className="text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
