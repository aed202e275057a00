import { Link } from "@remix-run/react";
import { searchPaths } from "#app/paths/search.ts";
import { contact, product } from "#app/text/product.ts";

export function WhatItDoes() {
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
        <dd>Mostra o caminho inteiro, com o porquê de cada passagem.</dd>
      </dl>
      <p>
        Ele também parte de uma foto: você fotografa a questão do livro ou da apostila, ele lê e resolve.
        Depois de cada resposta, você diz se ajudou. É assim que descobrimos onde ele erra.
      </p>
    </>
  );
}

export function Limits() {
  return (
    <ul>
      <li>Não responde por você: pontos só vêm das suas respostas no cartão da questão.</li>
      <li>Não substitui professores, nem a resolução revisada, quando ela existe.</li>
      <li>Não ajuda em prova ou avaliação em andamento.</li>
      <li>Não conversa sobre assuntos que não sejam de estudo.</li>
      <li>Não precisa saber quem você é: não mande nome, telefone, endereço ou foto de pessoas.</li>
    </ul>
  );
}

export function Stage() {
  return (
    <>
      <p>
        Fase alfa quer dizer que o tutor ainda está sendo construído e testado. Ele não está aberto nas
        contas: se você procurou o botão e não achou, não é problema no seu aparelho.
      </p>
      <p>
        Modelos de linguagem escrevem bem até quando estão errados. Por isso, antes de abrir o acesso, as
        respostas precisam passar por questões de gabarito conhecido, com atenção às contas, às unidades e às
        figuras, que são onde eles mais tropeçam.
      </p>
    </>
  );
}

export function UseWell() {
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

export function Meanwhile() {
  return (
    <p>
      No banco de <Link to={searchPaths.search()}>questões</Link>, filtre por “Com resolução”: você encontra
      explicações escritas e revisadas, com o passo a passo. Ficou uma dúvida sobre uma delas? Escreva para{" "}
      <a href={`mailto:${contact.help}`}>{contact.help}</a>.
    </p>
  );
}
