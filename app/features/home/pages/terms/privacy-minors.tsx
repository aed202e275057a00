import { Link } from "@remix-run/react";
import { contact, product } from "#app/platform/text/product.ts";
import { aboutPaths } from "../../paths.ts";

export function MinorsProtection() {
  return (
    <>
      <p>
        Quando há dúvida entre o que é bom para nós e o que é bom para uma criança ou adolescente, vale o
        segundo. É o que a lei chama de melhor interesse. Na prática, para quem tem menos de 18 anos:
      </p>
      <ul>
        <li>as opções mais protetoras já vêm ligadas, e ninguém insiste para você desligar;</li>
        <li>
          o perfil nasce privado e nunca fica aberto a qualquer pessoa: no máximo, a quem tem conta. Ninguém
          vê o seu sobrenome, o seu e-mail, o seu estado ou a sua escola;
        </li>
        <li>no ranking aparece só o primeiro nome, com os pontos;</li>
        <li>
          não criamos perfis para publicidade e não usamos pixel nem medidor de terceiros, nem com aceite;
        </li>
        <li>não há sorteios, caixas-surpresa ou truques para prender a atenção;</li>
        <li>só pedimos o que é necessário: usar o site não depende de entregar dados a mais.</li>
      </ul>
      <p>
        Crianças, isto é, quem tem menos de 12 anos, só usam o {product.name} com autorização específica de um
        responsável.
      </p>
    </>
  );
}

export function Guardians() {
  return (
    <>
      <p>
        Se você é mãe, pai ou responsável legal por alguém que usa o {product.name}, pode a qualquer momento:
      </p>
      <ul>
        <li>saber que dados guardamos e receber uma cópia;</li>
        <li>corrigir informações erradas;</li>
        <li>retirar uma autorização que tenha dado;</li>
        <li>pedir que a conta seja apagada. Quem a usa também pode apagá-la, sozinho e na hora.</li>
      </ul>
      <p>
        Quando alguém de até 16 anos termina o cadastro com o seu e-mail, pedimos a você uma confirmação. Até
        ela chegar a conta serve para estudar: não publica no fórum, não troca mensagens com adultos, não tem
        foto nem relatório compartilhado.
      </p>
      <p>
        Escreva para <a href={`mailto:${contact.privacy}`}>{contact.privacy}</a>, de preferência do e-mail
        informado na conta. Vamos confirmar que você é o responsável antes de entregar qualquer coisa, com o
        mínimo de dados possível. Para conversar em casa sobre o que o site faz, a página{" "}
        <Link to={aboutPaths.about()}>Informações e Ajuda</Link> é um bom começo.
      </p>
    </>
  );
}
