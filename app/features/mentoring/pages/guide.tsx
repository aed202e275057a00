import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { Article } from "#app/platform/page/components/article.tsx";
import { pageTitle } from "#app/platform/text/product.ts";
import { FirstWeek, Planning } from "./guide/planning.tsx";
import { Alerts, Care, MentorLimits, NoteWriting } from "./guide/watching.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle("Guia do mentor") },
  { name: "robots", content: "noindex" },
];

export function loader(args: LoaderFunctionArgs) {
  requireAccess("mentors", args);
  return json(null);
}

const sections = [
  { id: "primeira-semana", title: "A primeira semana", content: <FirstWeek /> },
  { id: "planejar", title: "Planejar uma semana que cabe", content: <Planning /> },
  { id: "alertas", title: "O que os alertas dizem", content: <Alerts /> },
  { id: "anotar", title: "Anotar de um jeito que ajuda", content: <NoteWriting /> },
  { id: "limites", title: "Limites que protegem os dois", content: <MentorLimits /> },
  { id: "cuidado", title: "Quando não é sobre estudo", content: <Care /> },
];

export default function Guide() {
  return (
    <Article
      title="Guia do mentor"
      lead="O que fazer toda semana, em quanto tempo, e o que nunca fazer. Leia inteiro antes do primeiro mentorado; depois, volte à parte de que precisar."
      sections={sections}
    />
  );
}
