import { Link } from "@remix-run/react";
import type { ArticleSection } from "#app/platform/page/components/article.tsx";
import { contact, product } from "#app/platform/text/product.ts";
import { aboutPaths } from "../../paths.ts";
import { Availability, Changes, Conduct, ContentRules, Law } from "./terms-rules.tsx";

function Intro() {
  return (
    <p>
      Estes termos são o combinado entre você e o {product.name}. Ao criar uma conta, você diz que leu e
      aceita o que está aqui. Sem conta, valem as partes sobre o uso do site e o conteúdo.
    </p>
  );
}

function Service() {
  return (
    <>
      <p>
        O {product.name} é uma plataforma de estudos na internet. Ela oferece um banco de questões com busca,
        correção e resoluções, e registra o seu progresso. Algumas áreas são abertas só para quem tem um
        papel: estudantes e equipes de escolas, mentores, moderadores e membros de comunidades parceiras.
      </p>
      <p>
        O {product.name} ajuda a estudar, mas não promete aprovação. Ele também não tem ligação com as
        instituições cujas provas aparecem no banco. Datas, vagas e regras de cada exame mudam: vale sempre o
        edital oficial.
      </p>
    </>
  );
}

function Account() {
  return (
    <>
      <p>
        Para ter uma conta, informe o seu nome verdadeiro e um e-mail que você usa. A conta é pessoal: não
        empreste, não venda e não divida a senha. Se desconfiar que alguém entrou nela, troque a senha e
        escreva para <a href={`mailto:${contact.help}`}>{contact.help}</a>.
      </p>
      <p>
        Contas criadas por uma escola seguem também as regras da escola, que pode incluir e retirar pessoas
        das suas turmas.
      </p>
    </>
  );
}

function Minors() {
  return (
    <>
      <p>
        O {product.name} é feito para estudantes, e muitos são crianças e adolescentes. Se você tem menos de
        18 anos, leia estes termos com a sua mãe, o seu pai ou outra pessoa responsável.
      </p>
      <ul>
        <li>
          <strong>Menos de 12 anos:</strong> a conta precisa da autorização de um responsável, dada por ele.
        </li>
        <li>
          <strong>De 12 a 16 anos:</strong> pedimos o e-mail de um responsável, que pode acompanhar a conta e
          falar conosco sobre ela.
        </li>
        <li>
          <strong>17 anos:</strong> você pode criar a conta sozinho; o responsável continua podendo pedir
          informações e exclusão.
        </li>
      </ul>
      <p>
        As proteções estão na <Link to={aboutPaths.privacy()}>política de privacidade</Link>, mais abaixo
        nesta página.
      </p>
    </>
  );
}

function Price() {
  return (
    <p>
      Questões, correções e resoluções são gratuitas. Os planos pagos são cobrados uma vez, sem renovação: o
      preço e as condições aparecem antes, nada é cobrado sem a sua confirmação e valem os direitos do Código
      de Defesa do Consumidor, inclusive o de desistir em até 7 dias da compra pela internet e receber tudo de
      volta. Compras de quem tem menos de 18 anos dependem da confirmação do responsável.
    </p>
  );
}

export const termsSections: readonly ArticleSection[] = [
  { id: "termos", title: "Termos de uso", content: <Intro />, level: "part" },
  { id: "servico", title: "O que é o serviço", content: <Service /> },
  { id: "conta", title: "Sua conta", content: <Account /> },
  { id: "menores", title: "Crianças e adolescentes", content: <Minors /> },
  { id: "conduta", title: "O que se espera de você", content: <Conduct /> },
  { id: "conteudo", title: "Questões, textos e direitos autorais", content: <ContentRules /> },
  { id: "preco", title: "Preço", content: <Price /> },
  { id: "disponibilidade", title: "Erros e indisponibilidade", content: <Availability /> },
  { id: "mudancas", title: "Mudanças e encerramento", content: <Changes /> },
  { id: "lei", title: "Lei e conversa", content: <Law /> },
];
