import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { Article } from "#app/platform/page/components/article.tsx";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import { publicReply } from "#app/platform/page/pages/public-reply.server.ts";
import { blogPaths } from "../paths.ts";
import { Careers, ImeExam } from "./study-plan-ime/exam.tsx";
import { ImeMistakes, ImeQuestions } from "./study-plan-ime/questions.tsx";
import { ImeSubjects, Languages } from "./study-plan-ime/subjects.tsx";
import { ImeWeeks, Start, Stretch } from "./study-plan-ime/weeks.tsx";
import { Fitness, Writing } from "./study-plan-ime/writing.tsx";

const title = "Plano de estudos para o vestibular do IME";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({
    title,
    description:
      "Como funciona o concurso do IME, a diferença entre ativa e reserva e um plano de 20 semanas que treina a prova objetiva e as discursivas, com prioridades, erros a evitar e dúvidas comuns.",
    canonical: data?.canonical,
    type: "article",
  });

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function loader(args: LoaderFunctionArgs) {
  requireAccess("public", args);
  return publicReply(args.request, blogPaths.studyPlanIme(), {});
}

const sections = [
  { id: "prova", title: "Como é o concurso", content: <ImeExam /> },
  { id: "ativa-ou-reserva", title: "Ativa ou reserva", content: <Careers /> },
  { id: "prioridades", title: "O que estudar primeiro", content: <ImeSubjects /> },
  { id: "comeco", title: "Antes da semana 1", content: <Start /> },
  { id: "plano", title: "O plano de 20 semanas", content: <ImeWeeks /> },
  { id: "discursivas", title: "Aprender a escrever matemática", content: <Writing /> },
  { id: "linguas", title: "Português, inglês e redação", content: <Languages /> },
  { id: "reta-final", title: "Entre a primeira e a segunda fase", content: <Stretch /> },
  { id: "saude", title: "O que vem depois da prova", content: <Fitness /> },
  { id: "erros", title: "Erros que vemos todo ano", content: <ImeMistakes /> },
  { id: "perguntas", title: "Perguntas frequentes", content: <ImeQuestions /> },
];

export default function StudyPlanIme() {
  return (
    <Article
      title={title}
      lead="O IME cobra menos questões e mais de cada uma. Este plano de vinte semanas parte daí: álgebra forte, física bem modelada e, desde o primeiro dia, soluções escritas para serem lidas."
      updated="Atualizado em novembro de 2026. Datas, vagas e regras mudam todo ano: confira o edital no site do IME."
      sections={sections}
    />
  );
}
