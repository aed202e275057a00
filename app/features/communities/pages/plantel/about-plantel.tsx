import type { ReactNode } from "react";
import { forumPaths } from "#app/features/forum/paths.ts";
import { communities } from "#app/platform/access/community.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { Article } from "#app/platform/page/components/article.tsx";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { product } from "#app/platform/text/product.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { CommunityMark } from "../../components/community-mark.tsx";

const sections = [
  {
    id: "o-que-e",
    title: "O que é",
    content: (
      <p>
        O Plantel reúne gente que já passou pelas provas, ou está perto disso, e que reserva uma hora da
        semana para responder às dúvidas de quem vem atrás. As respostas ficam no fórum do {product.name},
        abertas: a dúvida de um serve a todos que tropeçam na mesma questão.
      </p>
    ),
  },
  {
    id: "plantoes",
    title: "Como são os plantões",
    content: (
      <ol>
        <li>
          <strong>Há horários marcados.</strong> A coordenação abre plantões com dia, hora e número de
          lugares. Você entra no que cabe na sua semana, e sai quando não puder, até ele começar.
        </li>
        <li>
          <strong>No plantão, a fila é sua.</strong> As dúvidas sem resposta aparecem da mais nova para a mais
          antiga. Responda as que souber explicar; ninguém cobra quantidade.
        </li>
        <li>
          <strong>A hora é contada pelo que você fez.</strong> Um plantão vale quando você respondeu a pelo
          menos uma dúvida nele, ou quando a fila estava vazia e a coordenação confirmou que você estava lá.
        </li>
      </ol>
    ),
  },
  {
    id: "certificado",
    title: "Certificado de horas",
    content: (
      <p>
        As horas dos seus plantões viram um certificado para imprimir, com cada data e quantas dúvidas você
        respondeu. Ele diz só o que o {product.name} registrou.
      </p>
    ),
  },
  {
    id: "o-que-nao-e",
    title: "O que não é",
    content: (
      <p>
        Não é emprego nem aula particular: ninguém recebe nem paga, e as conversas acontecem no fórum, à vista
        de todos, com a mesma moderação de sempre.
      </p>
    ),
  },
];

/** For who is no volunteer yet. */
export function AboutPlantel({ form, message }: { form: FormState; message: ReactNode }) {
  const viewer = useViewer();
  const asked = viewer && form.reply?.done;
  return (
    <Article
      title="Plantel"
      lead="Quem já passou por uma prova sabe explicar o ponto em que todo mundo trava. O Plantel é onde essas pessoas encontram as dúvidas de quem ainda vai fazer."
      below={
        <>
          <p className="mt-3">
            <CommunityMark community={communities.PLANTEL} />
          </p>
          {message}
          <div className="mt-4 flex flex-wrap gap-3">
            {viewer && !asked && (
              <Form of={form} intent="ask">
                <Button type="submit" pending={form.pending}>
                  Quero ser do Plantel
                </Button>
              </Form>
            )}
            {!viewer && (
              <ButtonLink to="?login=true" rel="nofollow" preventScrollReset>
                Entrar para participar
              </ButtonLink>
            )}
            <ButtonLink to={forumPaths.forum()} look="secondary">
              Ver as dúvidas
            </ButtonLink>
          </div>
        </>
      }
      sections={sections}
    />
  );
}
