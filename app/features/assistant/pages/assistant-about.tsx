import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import { aboutPaths } from "#app/features/home/paths.ts";
import { searchPaths } from "#app/features/questions/paths.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { Article, Note } from "#app/platform/page/components/article.tsx";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import { publicReply } from "#app/platform/page/pages/public-reply.server.ts";
import { contact, product } from "#app/platform/text/product.ts";
import { assistantPaths } from "../paths.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({
    title: `${product.assistant}: tutor de IA`,
    description: `O ${product.assistant} é o tutor de inteligência artificial do ${product.name}: explica o enunciado, dá dicas e mostra o passo a passo. Está em fase alfa. Veja o que ele faz e o que não faz.`,
    canonical: data?.canonical,
  });

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function loader(args: LoaderFunctionArgs) {
  requireAccess("public", args);
  return publicReply(args.request, aboutPaths.assistant(), {});
}

function Warning() {
  return (
    <Note title="Fase alfa: confira sempre">
      <p>
        Durante os testes, as respostas podem conter erros. Quando o tutor e o gabarito discordarem, vale o
        gabarito.
      </p>
    </Note>
  );
}

const sections = [
  {
    id: "o-que-faz",
    title: "O que ele faz",
    content: (
      <>
        <Warning />
        <WhatItDoes />
      </>
    ),
  },
  { id: "limites", title: "O que ele não faz", content: <Limits /> },
  { id: "fase-alfa", title: "O que quer dizer fase alfa", content: <Stage /> },
  { id: "bom-uso", title: "Como aprender com um tutor de IA", content: <UseWell /> },
  { id: "hoje", title: "Sem o tutor", content: <Meanwhile /> },
];

/** Scope, limits and stage of the AI tutor (R-TUTOR-1). */
export default function AssistantAbout() {
  return (
    <Article
      title={`${product.assistant}, o tutor de IA do ${product.name}`}
      lead="Um tutor de inteligência artificial que tira dúvidas sobre as questões e a teoria do banco, sem estudar no seu lugar."
      sections={sections}
    />
  );
}

function WhatItDoes() {
  return (
    <>
      <p>
        O {product.assistant} responde dúvidas sobre questões e sobre a teoria que elas cobram. Diante de uma
        questão do banco, ele tem três jeitos de ajudar, do mais leve ao mais completo:
      </p>
      <dl>
        <dt>Explicar o enunciado</dt>
        <dd>
          Diz com outras palavras o que a questão pede, o que é dado e o que falta, sem começar a conta.
        </dd>
        <dt>Dar uma dica</dt>
        <dd>Aponta a ideia que destrava a questão e para por aí. O resto é com você.</dd>
        <dt>Resolver passo a passo</dt>
        <dd>
          Leva você da ideia ao primeiro passo. A resolução inteira vem depois da sua resposta, e começa pela
          alternativa que você marcou.
        </dd>
      </dl>
      <p>
        Na folha de redação, “Pedir uma dica” manda o texto salvo e recebe perguntas sobre estrutura,
        repertório ou final: nunca uma frase para copiar, e nunca em redação pedida pela escola.
      </p>
      <p>
        O botão “Ajuda” fica na barra de cada questão. Dúvidas de teoria têm página própria, o{" "}
        <Link to={assistantPaths.tutor()}>{product.assistant}</Link>: a resposta vem do acervo, com as fontes
        numeradas, e quando nada nele apoia uma resposta, o tutor diz isso. Depois de cada resposta, você
        conta se ajudou. É assim que descobrimos onde ele erra.
      </p>
      <h3>Um exemplo</h3>
      <p>
        Você pede uma dica na questão “Um corredor percorre 400 m em 50 s. Qual é a sua velocidade média?”. O
        tutor responde: “Divida o espaço pelo tempo.” E para por aí.
      </p>
    </>
  );
}

function Limits() {
  return (
    <ul>
      <li>
        Não entrega o gabarito antes da sua primeira resposta: o que revelaria a alternativa certa é retido.
      </li>
      <li>Não responde por você: pontos só vêm das suas respostas no cartão da questão.</li>
      <li>Não substitui professores, nem a resolução revisada, quando ela existe.</li>
      <li>Não ajuda em prova ou avaliação em andamento.</li>
      <li>Não conversa sobre assuntos que não sejam de estudo.</li>
      <li>
        Não precisa saber quem você é: nome, escola, e-mail e telefone são escondidos antes do envio. Mesmo
        assim, não os mande.
      </li>
      <li>
        Não guarda fotos: onde quem responde vê imagens, você pode mostrar uma, só se quiser, e ela é apagada
        com o fim da resposta.
      </li>
      <li>
        Não substitui uma pessoa quando algo dói: se você não estiver bem, ligue para o CVV, 188, ou para o
        Disque 100. Se você contar isso ao tutor, alguém da nossa equipe é avisado.
      </li>
    </ul>
  );
}

function Stage() {
  return (
    <>
      <p>
        Fase alfa quer dizer que o tutor ainda está sendo construído e testado. Há um limite de perguntas por
        dia, e quando muita gente pergunta ao mesmo tempo forma-se uma fila. A resposta chega em até 60
        segundos, ou o tutor diz que não conseguiu, e a pergunta não é descontada.
      </p>
      <p>
        Modelos de linguagem escrevem bem até quando estão errados, e tropeçam mais nas contas, nas unidades e
        nas figuras. Sem um modelo ligado, quem responde é o tutor local, que usa só as dicas, as explicações
        e as resoluções do acervo: ele diz isso na primeira resposta.
      </p>
    </>
  );
}

function UseWell() {
  return (
    <>
      <p>Vale para o nosso e para qualquer outro:</p>
      <ol>
        <li>
          <strong>Tente primeiro.</strong> Dez minutos travado ensinam mais do que uma resposta pronta em dez
          segundos.
        </li>
        <li>
          <strong>Peça o mínimo.</strong> Comece pelo enunciado, depois a dica. O passo a passo é o último
          recurso.
        </li>
        <li>
          <strong>Desconfie.</strong> Refaça as contas, confira as unidades e compare com o gabarito.
        </li>
        <li>
          <strong>Feche e refaça.</strong> Entender a solução de outro não é saber fazer. Resolva de novo, sem
          olhar, no dia seguinte.
        </li>
      </ol>
    </>
  );
}

function Meanwhile() {
  return (
    <p>
      No banco de <Link to={searchPaths.search()}>questões</Link>, filtre por “Com resolução”: você encontra
      explicações escritas e revisadas, com o passo a passo. Ficou uma dúvida sobre uma delas? Escreva para{" "}
      <a href={`mailto:${contact.help}`}>{contact.help}</a>.
    </p>
  );
}
