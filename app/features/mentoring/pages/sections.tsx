import { Link } from "@remix-run/react";
import { aboutPaths } from "#app/features/home/paths.ts";
import { chatPaths } from "#app/features/messages/paths.ts";
import { searchPaths } from "#app/features/questions/paths.ts";
import { product } from "#app/platform/text/product.ts";

export function HowItGoes() {
  return (
    <>
      <p>Cada semana tem o mesmo desenho, de propósito:</p>
      <ol>
        <li>
          <strong>Vocês combinam a semana.</strong> Poucas tarefas por dia, cada uma com os minutos que deve
          levar e, quando é o caso, quantas questões. O que não cabe no seu dia não entra.
        </li>
        <li>
          <strong>Você estuda e marca o que fez.</strong> As questões que você responde no {product.name}{" "}
          contam sozinhas: o combinado e o feito aparecem lado a lado.
        </li>
        <li>
          <strong>O mentor olha e ajusta.</strong> Ele vê o que ficou para trás, se o seu acerto mudou e há
          quantos dias você não aparece, e deixa anotações curtas que só dizem o próximo passo.
        </li>
      </ol>
      <p>
        Uma semana ruim não some nem vira bronca: fica ali, e a seguinte é planejada com o tempo que você de
        fato tem.
      </p>
    </>
  );
}

export function WhoReads() {
  return (
    <>
      <p>
        Mentores são pessoas que passaram pelas provas que você quer fazer, ou que dão aula para elas. A
        coordenação da mentoria escolhe quem acompanha quem, conhece a carga de cada mentor e troca o par
        quando ele não funciona. Trocar é normal; basta pedir.
      </p>
      <p>Quem acompanha segue um guia escrito, o mesmo para todos, e a coordenação cobra que seja seguido.</p>
    </>
  );
}

export function WhatItIsNot() {
  return (
    <ul>
      <li>
        <strong>Não é aula particular.</strong> O mentor organiza o estudo; dúvida de matéria tem lugar nas
        resoluções, no fórum e no {product.assistant}.
      </li>
      <li>
        <strong>Não é promessa de aprovação.</strong> Ninguém honesto promete isso. O que dá para medir é se
        você fez mais do que faria sem ajuda.
      </li>
      <li>
        <strong>Não é atendimento de saúde.</strong> Se o que pesa não é a prova, o mentor vai dizer a quem
        procurar, e não vai fingir que sabe tratar.
      </li>
      <li>
        <strong>Não é obrigatória para nada.</strong> As <Link to={searchPaths.search()}>questões</Link>, as
        listas e os simulados são os mesmos com e sem mentor.
      </li>
    </ul>
  );
}

export function MentoringReaders() {
  return (
    <p>
      A mentoria acontece às claras. O seu mentor vê a sua semana, o seu acerto e as anotações; a coordenação
      também pode ver, e é assim que ela sabe se você está sendo bem acompanhado. Outros estudantes não veem
      nada. Tudo entra na cópia dos seus dados, e sai com a sua conta se você a apagar.
    </p>
  );
}

export function Price() {
  return (
    <p>
      A mentoria não está à venda no site. As vagas são abertas pela equipe e por comunidades parceiras, em
      número pequeno, porque um mentor com gente demais não acompanha ninguém. Para pedir uma,{" "}
      <Link to={chatPaths.conversation()}>escreva para a equipe</Link> dizendo a prova que você quer fazer e
      quantas horas tem por semana. O que existe sem mentoria está em{" "}
      <Link to={aboutPaths.plans()}>Planos</Link>.
    </p>
  );
}
