import {
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { DELETED } from "#app/features/accounts/domain/account-news.ts";
import { bankSize } from "#app/features/bank/domain/bank-counts.ts";
import { readFrontPage } from "#app/features/questions/services/read-front-page.server.ts";
import { homePath } from "#app/platform/access/home-path.ts";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import type { OwnFooter } from "#app/platform/page/components/footer.tsx";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import { ACCOUNT_NEWS } from "#app/platform/page/domain/done-words.ts";
import { homePaths } from "../paths.ts";
import { AfterAnswer } from "./home/after-answer.tsx";
import { Closing } from "./home/closing.tsx";
import { ExampleQuestion } from "./home/example-question.tsx";
import { FullFooter } from "./home/full-footer.tsx";
import { Hero } from "./home/hero.tsx";
import { Reasons } from "./home/reasons.tsx";
import { Screens } from "./home/screens.tsx";
import { Steps } from "./home/steps.tsx";

const OFFER =
  "de ENEM, ITA, IME, escolas militares e vestibulares, com correção na hora, resolução, pontos e níveis.";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ description: `${bankSize(data?.bank)} ${OFFER}`, canonical: data?.canonical });

/** The front page has the whole foot. */
export const handle: OwnFooter = { Footer: FullFooter };

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Same for every visitor: cached at the edge for five minutes. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  if (viewer) throw redirectFor(homePath(viewer));
  const canonical = new URL(homePaths.home(), args.request.url).href;
  const front = await readFrontPage(deps);
  return json({ canonical, ...front }, { headers: { "Cache-Control": "public, max-age=0, s-maxage=300" } });
}

export default function Home() {
  const { bank, starts } = useLoaderData<typeof loader>();
  const size = bankSize(bank);
  return (
    <>
      <AccountDeleted />
      <Hero size={size} starts={starts} />
      <ExampleQuestion />
      <AfterAnswer />
      <Reasons size={size} />
      <Screens />
      <Steps />
      <Closing />
    </>
  );
}

/** Displayed after an account deletion. Focused as confirmation. */
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
