import {
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle, product } from "#app/text/product.ts";
import { Closing } from "./home/closing.tsx";
import { ExampleQuestion } from "./home/example-question.tsx";
import { Hero } from "./home/hero.tsx";
import { Reasons } from "./home/reasons.tsx";
import { Steps } from "./home/steps.tsx";

const DESCRIPTION =
  "Mais de 200.000 questões de ENEM, ITA, IME, escolas militares e vestibulares, com correção na hora, resolução, pontos e níveis.";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle() },
  { name: "description", content: DESCRIPTION },
  { property: "og:title", content: pageTitle() },
  { property: "og:description", content: DESCRIPTION },
  { property: "og:type", content: "website" },
  { property: "og:site_name", content: product.name },
  { property: "og:locale", content: "pt_BR" },
  ...(data
    ? [
        { property: "og:url", content: data.canonical },
        { tagName: "link", rel: "canonical", href: data.canonical },
      ]
    : []),
];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The same page for every visitor: it reads nothing, and the edge may keep it for five minutes. */
export function loader(args: LoaderFunctionArgs) {
  const { viewer } = requireAccess("public", args);
  if (viewer) throw redirect(paths.general());
  const canonical = new URL(paths.home(), args.request.url).href;
  return json({ canonical }, { headers: { "Cache-Control": "public, max-age=0, s-maxage=300" } });
}

export default function Home() {
  return (
    <>
      <Hero />
      <ExampleQuestion />
      <Reasons />
      <Steps />
      <Closing />
    </>
  );
}
