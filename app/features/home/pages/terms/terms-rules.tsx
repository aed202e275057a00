import { Link } from "@remix-run/react";
import { contact, product } from "#app/platform/text/product.ts";
import { accountPaths } from "../../paths.ts";

export function Conduct() {
  return (
    <>
      <p>Use o {product.name} para estudar e ensinar. Não é permitido:</p>
      <ul>
        <li>copiar o banco de questões em massa, à mão ou com programas;</li>
        <li>tentar entrar em contas, turmas ou dados de outras pessoas;</li>
        <li>forjar respostas, pontos ou posições no ranking;</li>
        <li>ofender, ameaçar, assediar ou expor alguém, ou publicar dados de outras pessoas;</li>
        <li>
          publicar conteúdo ilegal, sexual ou violento, ou propaganda. Conteúdo que explore ou abuse de
          crianças e adolescentes é removido e comunicado às autoridades.
        </li>
      </ul>
      <p>
        Conforme a gravidade, podemos avisar, limitar ou suspender a conta. Dizemos o motivo, e você pode
        pedir revisão por uma pessoa em <a href={`mailto:${contact.help}`}>{contact.help}</a>.
      </p>
    </>
  );
}

export function ContentRules() {
  return (
    <>
      <p>
        As questões originais, as resoluções, os textos e os desenhos do {product.name} são nossos. Você pode
        usá-los para estudar, imprimir para uso próprio e mostrar em aula com a indicação da fonte. Revender
        ou republicar em outro serviço, não.
      </p>
      <p>
        As questões de exames são identificadas com a instituição e o ano, e pertencem a quem as elaborou. Se
        você é titular de algum direito e acha que algo não deveria estar aqui, escreva para{" "}
        <a href={`mailto:${contact.help}`}>{contact.help}</a>: analisamos e respondemos.
      </p>
      <p>
        O que você escreve continua sendo seu. Você nos autoriza a guardar e mostrar esse conteúdo no{" "}
        {product.name} conforme a finalidade de cada área, e pode apagá-lo.
      </p>
    </>
  );
}

export function Availability() {
  return (
    <>
      <p>
        Cuidamos para que o site fique no ar e para que gabaritos e resoluções estejam certos, mas falhas
        podem acontecer. Quando um gabarito é corrigido, refazemos a contagem de pontos de quem respondeu.
      </p>
      <p>
        Nada nestes termos diminui os direitos que a lei dá a você como consumidor, nem a nossa
        responsabilidade pelos danos que causarmos.
      </p>
    </>
  );
}

export function Changes() {
  return (
    <>
      <p>
        Se mudarmos estes termos, a data no alto da página muda junto. Mudança importante é avisada no site ou
        por e-mail antes de valer. Se você não concordar, pode exportar os seus dados e encerrar a conta.
      </p>
      <p>
        Você pode apagar a sua conta quando quiser, em{" "}
        <Link to={accountPaths.account()}>Conta e segurança</Link>. Se o {product.name} deixar de existir,
        avisamos com pelo menos 30 dias para você levar os seus dados.
      </p>
    </>
  );
}

export function Law() {
  return (
    <p>
      Valem as leis do Brasil. Antes de qualquer processo, fale conosco: a maioria dos problemas se resolve
      com uma mensagem. Se não resolver, o foro é o da cidade onde você mora.
    </p>
  );
}
