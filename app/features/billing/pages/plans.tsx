import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { aboutPaths } from "#app/features/home/paths.ts";
import { roleTier } from "#app/platform/access/tier-of.ts";
import { planName } from "#app/platform/access/tiers-table.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import { publicReply } from "#app/platform/page/pages/public-reply.server.ts";
import { contact, product } from "#app/platform/text/product.ts";
import { FrontHeading } from "#app/platform/ui/components/part.tsx";
import { OwnPlan } from "../components/own-plan.tsx";
import { planCards } from "../domain/plans.ts";
import { codePaths } from "../paths.ts";
import { readHoldings } from "../services/plan-holdings.server.ts";
import { PlanCard } from "./plans/plan-card.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({
    title: "Planos",
    description: `Estudar com questões no ${product.name} é grátis para sempre. Veja o que a conta gratuita inclui e o que cada plano abre a mais.`,
    canonical: data?.canonical,
  });

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const own = viewer && (await readHoldings(deps, viewer));
  return publicReply(args.request, aboutPaths.plans(), {
    plans: planCards(deps.now(), roleTier, deps.hasModel),
    hasModel: deps.hasModel,
    own,
  });
}

function Questions({ hasModel }: { hasModel: boolean }) {
  return (
    <section className="article-body mt-12">
      <h2>Perguntas sobre os planos</h2>
      <h3>Preciso pagar para estudar?</h3>
      <p>
        Não. O banco de questões, a correção na hora, as resoluções, as listas e os simulados são grátis.{" "}
        {hasModel
          ? "Os planos aumentam o número de perguntas por dia ao tutor de IA."
          : "As dicas do FarolGPT também: os planos dão o selo PRO e ajudam a manter o Farol."}
      </p>
      <h3>O plano se renova sozinho?</h3>
      <p>
        Não. Você paga uma vez pelo tempo que escolheu. Uma semana antes do fim, avisamos; se não fizer nada,
        sua conta volta a ser gratuita e tudo o que você fez continua seu.
      </p>
      <h3>E se eu me arrepender?</h3>
      <p>
        Nos primeiros 7 dias você mesmo cancela, em dois toques, na página dos seus pagamentos, e recebe o
        valor inteiro de volta.
      </p>
      <h3>Minha escola ou comunidade é parceira. O que faço?</h3>
      <p>
        Você já tem o {planName(roleTier)}, sem pagar. Entre com o e-mail que você informou a ela: o plano
        aparece nesta página. Se não apareceu, avise quem cuida da turma ou escreva para{" "}
        <a href={`mailto:${contact.help}`}>{contact.help}</a>.
      </p>
      <h3>Recebi um código de um grupo ou de uma escola</h3>
      <p>
        <Link to={codePaths.useCode()}>Use o código</Link> na sua conta: o plano abre na hora, sem pagar nada.
      </p>
      <h3>Represento uma escola</h3>
      <p>
        Veja a <Link to={aboutPaths.schoolHelp()}>ajuda para escolas</Link> e fale com a gente em{" "}
        <a href={`mailto:${contact.schools}`}>{contact.schools}</a>.
      </p>
    </section>
  );
}

export default function Plans() {
  const { plans, hasModel, own } = useLoaderData<typeof loader>();
  return (
    <div className="page-width py-8 sm:py-12">
      <FrontHeading>Planos</FrontHeading>
      <p className="mt-3 max-w-2xl text-lg text-pretty text-muted">
        Questões são grátis para sempre.{" "}
        {hasModel
          ? "Quem usa muito o tutor de IA pode ter mais perguntas por dia."
          : "Quem quiser ajudar a manter o Farol pode ter um plano."}
      </p>
      {own && (
        <section aria-label="O seu plano" className="card mt-6 max-w-2xl p-4">
          <OwnPlan holdings={own.holdings} />
        </section>
      )}
      <ul className="mt-8 grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} own={own} />
        ))}
      </ul>
      <Questions hasModel={hasModel} />
    </div>
  );
}
