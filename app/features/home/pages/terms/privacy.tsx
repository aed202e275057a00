import { Link } from "@remix-run/react";
import type { ArticleSection } from "#app/platform/page/components/article.tsx";
import { contact, product } from "#app/platform/text/product.ts";
import { accountPaths } from "../../paths.ts";
import { StoredData } from "./privacy-data.tsx";
import { Guardians, MinorsProtection } from "./privacy-minors.tsx";
import { Complaints, Rights, Safety } from "./privacy-rights.tsx";
import { Sharing, WhoSees } from "./privacy-sharing.tsx";
import { Storage } from "./privacy-storage.tsx";

function Summary() {
  return (
    <>
      <p>Em poucas linhas:</p>
      <ul>
        <li>
          guardamos só o que o {product.name} precisa para funcionar, e dizemos o quê e por quanto tempo;
        </li>
        <li>não vendemos dados e não mostramos publicidade dirigida a ninguém que seja menor de idade;</li>
        <li>
          nenhum medidor ou pixel de terceiros roda antes de você aceitar, e para menores não roda nunca;
        </li>
        <li>o seu perfil nasce privado, e o ranking mostra só o primeiro nome;</li>
        <li>
          você pode baixar uma cópia dos seus dados e apagar a conta sozinho, em{" "}
          <Link to={accountPaths.account()}>Conta e segurança</Link>.
        </li>
      </ul>
      <p>
        Seguimos a Lei Geral de Proteção de Dados (LGPD, Lei nº 13.709/2018), em especial o artigo 14, sobre
        crianças e adolescentes, e o Estatuto Digital da Criança e do Adolescente (Lei nº 15.211/2025).
      </p>
    </>
  );
}

function Controller() {
  return (
    <p>
      Quem decide sobre os dados é o {product.name} (o “controlador”, na linguagem da lei). A pessoa
      encarregada da proteção de dados atende em <a href={`mailto:${contact.privacy}`}>{contact.privacy}</a>.
      Respondemos em até 15 dias. Quando a sua conta pertence a uma escola, ela também decide sobre os dados
      da atividade escolar, e você pode falar com as duas.
    </p>
  );
}

export const privacySections: readonly ArticleSection[] = [
  { id: "uso", title: "Política de privacidade", content: <Summary />, level: "part" },
  { id: "responsavel-pelos-dados", title: "Quem cuida dos seus dados", content: <Controller /> },
  { id: "dados", title: "O que guardamos, por quê e por quanto tempo", content: <StoredData /> },
  { id: "protecao", title: "Proteção de crianças e adolescentes", content: <MinorsProtection /> },
  { id: "responsaveis", title: "Para mães, pais e responsáveis", content: <Guardians /> },
  { id: "quem-ve", title: "Quem vê o quê", content: <WhoSees /> },
  { id: "compartilhamento", title: "Com quem compartilhamos", content: <Sharing /> },
  { id: "cookies", title: "Cookies e armazenamento no aparelho", content: <Storage /> },
  { id: "direitos", title: "Seus direitos e como usá-los", content: <Rights /> },
  { id: "seguranca", title: "Segurança", content: <Safety /> },
  { id: "reclamar", title: "Mudanças e reclamações", content: <Complaints /> },
];
