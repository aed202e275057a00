import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { Article } from "#app/platform/page/components/article.tsx";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import { publicReply } from "#app/platform/page/pages/public-reply.server.ts";
import { blogPaths } from "../paths.ts";
import { ItaExam } from "./study-plan-ita/exam.tsx";
import { ItaMistakes, ItaQuestions } from "./study-plan-ita/questions.tsx";
import { English, ItaSubjects, Language } from "./study-plan-ita/subjects.tsx";
import { Diagnosis, ItaWeeks, Routine, SecondPhase } from "./study-plan-ita/weeks.tsx";

const title = "Plano de estudos para o vestibular do ITA";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({
    title,
    description:
      "Como é a prova do ITA, o que estudar primeiro e um plano de 24 semanas de matemática, física e química, com inglês, português e redação, erros a evitar e dúvidas comuns.",
    canonical: data?.canonical,
    type: "article",
  });

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function loader(args: LoaderFunctionArgs) {
  requireAccess("public", args);
  return publicReply(args.request, blogPaths.studyPlanIta(), {});
}

const sections = [
  { id: "prova", title: "Como é a prova", content: <ItaExam /> },
  { id: "prioridades", title: "O que estudar primeiro", content: <ItaSubjects /> },
  { id: "diagnostico", title: "Semana zero: o diagnóstico", content: <Diagnosis /> },
  { id: "plano", title: "O plano de 24 semanas", content: <ItaWeeks /> },
  { id: "rotina", title: "Uma semana por dentro", content: <Routine /> },
  { id: "segunda-fase", title: "A segunda fase se treina desde o começo", content: <SecondPhase /> },
  { id: "ingles", title: "Inglês: pouco, mas sempre", content: <English /> },
  { id: "portugues", title: "Português e redação", content: <Language /> },
  { id: "erros", title: "Erros que custam a vaga", content: <ItaMistakes /> },
  { id: "perguntas", title: "Perguntas frequentes", content: <ItaQuestions /> },
];

export default function StudyPlanIta() {
  return (
    <Article
      title={title}
      lead="Vinte e quatro semanas para chegar à primeira fase com a base firme e à segunda sabendo escrever uma solução. Sem fórmula mágica: prioridades claras, treino medido e revisão de verdade."
      updated="Atualizado em novembro de 2026. Datas, vagas e regras mudam todo ano: confira o edital no site do ITA."
      sections={sections}
    />
  );
}
