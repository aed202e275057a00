import { Link } from "@remix-run/react";
import { contact, product } from "#app/platform/text/product.ts";
import { accountPaths } from "../../paths.ts";

export function Rights() {
  return (
    <>
      <p>Os dados são seus. A LGPD garante, e você pode pedir sem pagar nada:</p>
      <dl>
        <dt>Ver e levar</dt>
        <dd>
          Em <Link to={accountPaths.account()}>Conta e segurança</Link>, “Baixar meus dados” gera na hora um
          arquivo com tudo o que está ligado à sua conta.
        </dd>
        <dt>Corrigir</dt>
        <dd>
          Nome, foto e privacidade mudam no seu perfil; e-mail e senha, em{" "}
          <Link to={accountPaths.account()}>Conta e segurança</Link>. O que não estiver lá, corrigimos a
          pedido.
        </dd>
        <dt>Apagar</dt>
        <dd>
          “Apagar minha conta”, em <Link to={accountPaths.account()}>Conta e segurança</Link>, remove na hora
          a conta e os dados ligados a ela. Cópias de segurança se apagam sozinhas em até 30 dias. Ficam só as
          contagens sem nome, o registro do que a equipe fez em contas, que guarda números e nenhum nome, e o
          que a lei mandar guardar.
        </dd>
        <dt>Saber, discordar e voltar atrás</dt>
        <dd>
          Você pode perguntar com quem compartilhamos, opor-se a um uso, retirar um aceite e pedir que uma
          pessoa revise uma decisão automática. O site não toma decisões automáticas que afetem a sua vida
          escolar.
        </dd>
      </dl>
      <p>
        Para qualquer um deles, escreva a <a href={`mailto:${contact.privacy}`}>{contact.privacy}</a>. Se a
        conta for de menor, o responsável também pode pedir.
      </p>
    </>
  );
}

export function Safety() {
  return (
    <p>
      O site só funciona com conexão cifrada. Senhas e chaves de sessão são guardadas de um jeito que não
      permite recuperá-las, cada pessoa da equipe só alcança o que precisa, e você pode encerrar as suas
      sessões em outros aparelhos, em <Link to={accountPaths.account()}>Conta e segurança</Link>. Nenhum
      sistema é perfeito: se um incidente puder prejudicar você, avisamos você e a autoridade, com o que
      aconteceu e o que fazer. Achou uma falha? Escreva para{" "}
      <a href={`mailto:${contact.privacy}`}>{contact.privacy}</a>.
    </p>
  );
}

export function Complaints() {
  return (
    <p>
      Mudanças importantes nesta política são avisadas antes de valer, e o que depender de um novo aceite só
      começa depois dele. Se achar que o {product.name} não respeitou os seus direitos, fale conosco; você
      também pode reclamar à ANPD, a Agência Nacional de Proteção de Dados, pelo site dela.
    </p>
  );
}
