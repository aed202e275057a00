import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { aboutPaths } from "#app/features/home/paths.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { Article } from "#app/platform/page/components/article.tsx";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import { publicReply } from "#app/platform/page/pages/public-reply.server.ts";
import { product } from "#app/platform/text/product.ts";
import { AccessHelp, Classroom, DataOfStudents, Problems } from "./school-help/parts.tsx";
import { Roles } from "./school-help/roles.tsx";

const title = "Ajuda para escolas";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({
    title,
    description: `Como usar o ${product.name} com turmas: o que dá para fazer em aula, os papéis de aluno, professor, assistente e administrador, e como a sua escola pede acesso.`,
    canonical: data?.canonical,
  });

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function loader(args: LoaderFunctionArgs) {
  requireAccess("public", args);
  return publicReply(args.request, aboutPaths.schoolHelp(), {});
}

const sections = [
  { id: "em-aula", title: "O que usar em aula, já", content: <Classroom /> },
  { id: "papeis", title: "Os papéis na área da escola", content: <Roles /> },
  { id: "acesso", title: "Como a escola pede acesso", content: <AccessHelp /> },
  { id: "dados", title: "Dados dos estudantes", content: <DataOfStudents /> },
  { id: "problemas", title: "Problemas comuns", content: <Problems /> },
];

export default function SchoolHelp() {
  return (
    <Article
      title={title}
      lead={`Para quem ensina, coordena ou administra uma escola e quer levar o ${product.name} às turmas.`}
      sections={sections}
    />
  );
}
