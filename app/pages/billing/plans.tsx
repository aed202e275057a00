import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { pageMeta } from "#app/components/shell/page-meta.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { publicReply } from "#app/pages/public-reply.server.ts";
import { aboutPaths } from "#app/paths/about.ts";
import { contact, product } from "#app/text/product.ts";
import { PlanCard } from "./plans/plan-card.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({
    title: "Planos",
    description: `Hoje, todas as funções do ${product.name} são gratuitas com uma conta. Veja o que ela inclui e o que são os níveis Básico, Pro e Ultra.`,
    canonical: data?.canonical,
  });

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function loader(args: LoaderFunctionArgs) {
  requireAccess("public", args);
  return publicReply(args.request, aboutPaths.plans(), {});
}

function Questions() {
  return (
    <section className="article-body mt-12">
      <h2>Perguntas sobre os planos</h2>
      <h3>Então não há nada para comprar?</h3>
      <p>
        Hoje, não. O site não vende assinaturas e não pede cartão. Se isso mudar, o preço aparece aqui antes
        de qualquer cobrança, e o que você já respondeu continua seu.
      </p>
      <h3>Minha escola ou comunidade é parceira. O que faço?</h3>
      <p>
        Entre com o e-mail que você informou a ela. O nível é ligado à sua conta pela própria parceria, e
        aparece sozinho no próximo acesso. Se não apareceu, avise quem cuida da turma ou escreva para{" "}
        <a href={`mailto:${contact.help}`}>{contact.help}</a>.
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
  return (
    <div className="page-width py-8 sm:py-12">
      <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">Planos</h1>
      <p className="mt-3 max-w-2xl text-lg text-pretty text-muted">
        Hoje, todas as funções do site são gratuitas: basta ter uma conta. Os outros níveis chegam pela sua
        escola, por uma comunidade parceira ou pela nossa equipe. Nenhum deles está à venda.
      </p>
      <ul className="mt-8 grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
        {plans.map((plan, index) => (
          <PlanCard key={plan.id} plan={plan} before={plans[index - 1]?.name ?? null} />
        ))}
      </ul>
      <Questions />
    </div>
  );
}
