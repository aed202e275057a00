import { Link } from "@remix-run/react";
import { pastExamPaths } from "#app/features/exams/paths.ts";
import { searchPaths } from "#app/features/questions/paths.ts";
import { contact, product } from "#app/platform/text/product.ts";
import { blogPaths } from "../../paths.ts";

export function WhatItIs() {
  return (
    <>
      <p>
        O {product.name} é uma plataforma de estudos para quem se prepara para o ENEM, o ITA, o IME, as
        escolas militares e os vestibulares das grandes universidades. O coração dele é um banco de questões:
        você encontra o que precisa treinar, responde, vê na hora se acertou e lê a resolução.
      </p>
      <p>
        O nome diz o que queremos ser. Um farol não navega por ninguém: fica aceso, no mesmo lugar, e mostra
        onde está a costa. Estudar continua sendo com você. O nosso trabalho é deixar claro o que falta, o que
        já foi e qual é o próximo passo.
      </p>
      <p>
        O filtro foi feito para bancos com mais de 200.000 questões e separa por instituição, ano, disciplina,
        assunto, tipo e dificuldade. Copie o link para guardar a busca: com ele, você ou outra pessoa volta
        exatamente a ela.
      </p>
    </>
  );
}

export function HowToStudy() {
  return (
    <>
      <ol>
        <li>
          <strong>Escolha um alvo pequeno.</strong> Uma disciplina e um assunto por sessão, não “estudar
          física”. Em <Link to={searchPaths.search()}>Questões</Link>, marque a sua prova e o assunto da
          semana.
        </li>
        <li>
          <strong>Responda antes de espiar.</strong> Tente de verdade, com papel ao lado. Corte as
          alternativas impossíveis, decida e só então confirme.
        </li>
        <li>
          <strong>Leia a resolução mesmo quando acertar.</strong> Muitas vezes há um caminho mais curto, e na
          prova minutos valem pontos.
        </li>
        <li>
          <strong>Volte ao que errou.</strong> Com a sua conta, o filtro separa as questões que você errou e
          as que ainda não respondeu.
        </li>
        <li>
          <strong>Mantenha o ritmo.</strong> A semana do {product.name} começa na segunda-feira. Pouco todo
          dia vence muito num dia só.
        </li>
      </ol>
      <p>
        Se a sua prova é o ITA ou o IME, comece pelos nossos planos de estudo:{" "}
        <Link to={blogPaths.studyPlanIta()}>plano para o ITA</Link> e{" "}
        <Link to={blogPaths.studyPlanIme()}>plano para o IME</Link>. Para o Exército, há uma página sobre a{" "}
        <Link to={pastExamPaths.espcex2024()}>EsPCEx</Link>.
      </p>
    </>
  );
}

export function WhatItIsContent() {
  return (
    <>
      <p>Cada questão diz de onde veio, no alto do cartão:</p>
      <ul>
        <li>
          <strong>De prova:</strong> caiu num exame real, com o nome da instituição e o ano. Quando a banca
          anulou a questão, o cartão avisa.
        </li>
        <li>
          <strong>Original {product.name}:</strong> escrita pela nossa equipe no estilo da prova indicada.
        </li>
        <li>
          <strong>Treino:</strong> gerada a partir de modelos, com números que mudam, para repetir um tipo de
          conta até ele ficar fácil. Também vem marcada.
        </li>
      </ul>
      <p>
        Revisamos gabaritos e resoluções, mas erros acontecem. Se encontrar um, escreva para{" "}
        <a href={`mailto:${contact.help}`}>{contact.help}</a> com o código da questão, que aparece na lista de
        resultados e no endereço da página. Uma pessoa lê, confere e responde.
      </p>
    </>
  );
}
