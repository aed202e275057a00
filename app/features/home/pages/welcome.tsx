import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { BookOpenText, CircleCheck, type LucideIcon, MailCheck, Trophy } from "lucide-react";
import { pointsOfAnswer } from "#app/features/accounts/domain/progress/points.ts";
import { signInPaths } from "#app/features/accounts/paths.ts";
import { orderedExams } from "#app/features/bank/domain/catalogue/featured-exams.ts";
import { searchPaths } from "#app/features/questions/paths.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { publicReply } from "#app/platform/page/pages/public-reply.server.ts";
import { product } from "#app/platform/text/product.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { FrontHeading, Heading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { aboutPaths } from "../paths.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({
    title: "Boas-vindas",
    description: `Os primeiros passos no ${product.name}.`,
    canonical: data?.canonical,
    listed: false,
  });

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function loader(args: LoaderFunctionArgs) {
  requireAccess("public", args);
  return publicReply(args.request, signInPaths.welcome(), {});
}

const steps: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: MailCheck,
    title: "Confirme o seu e-mail",
    text: "Mandamos uma mensagem com um link. Não chegou? Olhe a caixa de spam.",
  },
  {
    icon: CircleCheck,
    title: "Responda a primeira questão",
    text: "Escolha a sua prova aqui embaixo e tente antes de olhar a resolução.",
  },
  {
    icon: Trophy,
    title: "Veja o seu nível subir",
    text: `Cada resposta vale ${pointsOfAnswer(false)} ponto; cada acerto, ${pointsOfAnswer(true)}. Errar faz parte.`,
  },
];

function Steps() {
  return (
    <ol className="mt-8 grid gap-4 md:grid-cols-3">
      {steps.map(({ icon, title, text }, index) => (
        <li key={title} className="card p-5">
          <Icon as={icon} size={28} className="text-primary-strong" />
          <p className="mt-3 text-lg font-semibold">
            {index + 1}. {title}
          </p>
          <p className="mt-1 text-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}

export default function Welcome() {
  const viewer = useViewer();
  return (
    <div className="page-width py-8 sm:py-12">
      <FrontHeading>Boas-vindas{viewer ? `, ${viewer.firstName}` : ` ao ${product.name}`}!</FrontHeading>
      <p className="mt-3 max-w-2xl text-lg text-pretty text-muted">
        Três passos e você já está estudando. Leva menos de cinco minutos.
      </p>
      <Steps />
      <Heading className="mt-10">Qual é a sua prova?</Heading>
      <ul className="mt-3 flex flex-wrap gap-2">
        {orderedExams([]).map(({ code, name }) => (
          <li key={code}>
            <ButtonLink to={searchPaths.institution(code)} look="secondary">
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-center gap-4">
        <ButtonLink to={searchPaths.search()}>
          <Icon as={BookOpenText} size={18} />
          Ver todas as questões
        </ButtonLink>
        <TextLink look="alone" to={aboutPaths.about()}>
          Como o {product.name} funciona
        </TextLink>
      </div>
    </div>
  );
}
