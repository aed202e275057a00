import { BookOpenText, FileStack, LifeBuoy, ListChecks, type LucideIcon, Search, Sigma } from "lucide-react";
import { pastExamPaths } from "#app/features/exams/paths.ts";
import { practicePaths } from "#app/features/practice/paths.ts";
import { questionPaths, searchPaths } from "#app/features/questions/paths.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { Heading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { aboutPaths } from "../../paths.ts";

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

/** The bank as material for the next lesson. */
export function LessonWays() {
  return (
    <section aria-labelledby="aula" className="card p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <Heading id="aula">Questões para a próxima aula</Heading>
          <p className="mt-1 text-muted">
            Busque por assunto, prova, ano ou habilidade; leia a resolução e leve a questão para a sala.
          </p>
        </div>
        <ButtonLink to={searchPaths.search()}>
          <Icon as={Search} size={18} />
          Buscar questões
        </ButtonLink>
      </div>
      <ul aria-label="Também para preparar" className="mt-3 grid gap-x-5 border-t border-line sm:grid-cols-2">
        {ways.map(({ icon, title, text, to }) => (
          <li key={to} className="relative flex items-start gap-4 py-3 hover:bg-inset">
            <Icon as={icon} className="mt-1 shrink-0 text-primary-strong" />
            <div className="min-w-0">
              <TextLink look="cover" to={to}>
                {title}
              </TextLink>
              <p className="text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
