import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { aboutPaths, homePaths } from "#app/features/home/paths.ts";
import { searchPaths } from "#app/features/questions/paths.ts";
import { AzambujaLogo } from "#app/features/school/components/azambuja-logo.tsx";
import { SchoolEntry } from "#app/features/school/components/school-entry.tsx";
import { PARTNER_SCHOOL } from "#app/features/school/domain/partner-school.ts";
import { schoolPaths } from "#app/features/school/paths.ts";
import { pathIntoSchool } from "#app/platform/access/home-path.ts";
import { schoolRedirect } from "#app/platform/access/school-redirect.ts";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import type { ContainerOnly } from "#app/platform/page/hooks/use-container-only.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { publicReply } from "#app/platform/page/pages/public-reply.server.ts";
import { contact, product } from "#app/platform/text/product.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { FrontHeading, Toolbar } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { communityPaths } from "../paths.ts";

export const handle: ContainerOnly = { frame: "container" };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({
    title: "Azambuja",
    description: `A página da escola parceira Azambuja no ${product.name}: como entrar, o que você encontra e a quem pedir ajuda.`,
    canonical: data?.canonical,
  });

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Members go to the notebooks (R-ROUTE-8), unless a school page redirected here. Also the school's sign-in (R-ROUTE-9). */
export function loader(args: LoaderFunctionArgs) {
  const { viewer } = requireAccess("public", args);
  const wanted = new URL(args.request.url).searchParams.get("redirect");
  const into = wanted === null ? pathIntoSchool(PARTNER_SCHOOL, viewer) : null;
  if (into) throw redirectFor(into);
  const redirectTo = schoolRedirect(wanted, PARTNER_SCHOOL);
  const back =
    redirectTo === homePaths.home()
      ? communityPaths.azambuja()
      : schoolPaths.signIn(PARTNER_SCHOOL, redirectTo);
  return publicReply(args.request, communityPaths.azambuja(), { redirectTo, back, refused: wanted !== null });
}

const steps = [
  {
    title: "Use o e-mail da escola",
    text: "É o que a coordenação cadastrou. Com outro e-mail, a conta não fica ligada às suas turmas.",
  },
  {
    title: "Confirme o endereço",
    text: "Na primeira vez, mandamos uma mensagem com um link. Se não chegar, olhe a caixa de spam.",
  },
  {
    title: "Comece pelas questões",
    text: "O banco inteiro está aberto para você, por prova, matéria e assunto, com correção na hora.",
  },
] as const;

function Steps() {
  return (
    <ol className="mt-8 grid gap-4 sm:grid-cols-3">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="card p-4">
          <p className="font-semibold">
            <span className="text-primary-strong">{index + 1}.</span> {title}
          </p>
          <p className="mt-1 text-[0.9375rem] text-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** The public page of a partner school (R-SCHOOL-14). */
export default function Azambuja() {
  const viewer = useViewer();
  const { redirectTo, back, refused } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-3xl flex-col justify-center px-4 py-10">
      <p className="flex items-center gap-3 font-semibold text-muted">
        <AzambujaLogo size={44} />
        Azambuja com {product.name}
      </p>
      <FrontHeading className="mt-5">O estudo da Azambuja passa por aqui</FrontHeading>
      <p className="mt-3 max-w-2xl text-lg text-pretty text-muted">
        A Azambuja é parceira do {product.name}. Se você estuda ou ensina nela, entre com a sua conta da
        escola.
      </p>
      {(refused || !viewer) && (
        <div className="mt-8 w-full max-w-md">
          <SchoolEntry redirectTo={redirectTo} back={back} />
        </div>
      )}
      <Steps />
      <Toolbar className="mt-8">
        {viewer && <ButtonLink to={searchPaths.search()}>Ver questões</ButtonLink>}
        <ButtonLink to={aboutPaths.schoolHelp()} look="secondary">
          Ajuda para escolas
        </ButtonLink>
      </Toolbar>
      <p className="mt-8 text-[0.9375rem] text-muted">
        Dúvidas sobre turmas e matrículas: fale com a coordenação. Problemas com o site:{" "}
        <TextLink href={`mailto:${contact.schools}`}>{contact.schools}</TextLink>.{" "}
        <TextLink to={homePaths.home()}>Conheça o {product.name}</TextLink> ou leia a{" "}
        <TextLink to={aboutPaths.privacy()}>política de privacidade</TextLink>.
      </p>
    </div>
  );
}
