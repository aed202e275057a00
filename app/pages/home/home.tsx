import {
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useSearchParams } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { homePath } from "#app/access/home-path.ts";
import { redirectFor, requireAccess } from "#app/access/require-access.server.ts";
import { pageMeta } from "#app/components/shell/page-meta.ts";
import { ACCOUNT_NEWS, DELETED } from "#app/domain/accounts/account-news.ts";
import { paths } from "#app/paths.ts";
import { Closing } from "./home/closing.tsx";
import { ExampleQuestion } from "./home/example-question.tsx";
import { Hero } from "./home/hero.tsx";
import { Reasons } from "./home/reasons.tsx";
import { Steps } from "./home/steps.tsx";

const DESCRIPTION =
  "Mais de 200.000 questões de ENEM, ITA, IME, escolas militares e vestibulares, com correção na hora, resolução, pontos e níveis.";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ description: DESCRIPTION, canonical: data?.canonical });

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Same for every visitor, without reads: cached at the edge for five minutes. */
export function loader(args: LoaderFunctionArgs) {
  const { viewer } = requireAccess("public", args);
  if (viewer) throw redirectFor(homePath(viewer));
  const canonical = new URL(paths.home(), args.request.url).href;
  return json({ canonical }, { headers: { "Cache-Control": "public, max-age=0, s-maxage=300" } });
}

export default function Home() {
  return (
    <>
      <AccountDeleted />
      <Hero />
      <ExampleQuestion />
      <Reasons />
      <Steps />
      <Closing />
    </>
  );
}

/** Displayed after an account deletion. Takes the focus as confirmation. */
function AccountDeleted() {
  const [search] = useSearchParams();
  const shown = search.get(ACCOUNT_NEWS) === DELETED;
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (shown) notice.current?.focus({ preventScroll: true });
  }, [shown]);
  if (!shown) return null;
  return (
    <p
      ref={notice}
      role="status"
      tabIndex={-1}
      className="bg-success-soft px-4 py-3 text-center text-success outline-none"
    >
      <strong className="font-semibold">Sua conta foi apagada.</strong> Obrigado por ter estudado com a gente.
    </p>
  );
}
