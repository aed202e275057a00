import { Link } from "@remix-run/react";
import { blogPaths } from "../../paths.ts";

export function ItaMistakes() {
  return (
    <ol>
      <li>
        <strong>Colecionar material.</strong> Um livro por matéria e provas anteriores. O segundo livro entra
        quando o primeiro acabar.
      </li>
      <li>
        <strong>Ler soluções como quem lê notícia.</strong> Feche, espere um dia e refaça do zero. Se travar,
        você não sabia.
      </li>
      <li>
        <strong>Fugir da matéria fraca.</strong> Com nota mínima por matéria, ela é justamente a que pode
        eliminar você.
      </li>
      <li>
        <strong>Deixar as provas antigas para o fim.</strong> Elas ensinam o estilo. Guarde as três últimas
        para simular e use as outras desde já.
      </li>
      <li>
        <strong>Treinar sem relógio.</strong> Saber resolver em 20 minutos não é o mesmo que saber em 6.
      </li>
      <li>
        <strong>Dormir pouco para estudar mais.</strong> Memória se consolida dormindo. Sono cortado é estudo
        jogado fora.
      </li>
    </ol>
  );
}

export function ItaQuestions() {
  return (
    <>
      <h3>Dá para passar estudando sozinho?</h3>
      <p>
        Dá, e é mais difícil. O que o cursinho dá, além de aulas, é ritmo, correção e companhia. Se estudar
        só, arranje os três: horário fixo, alguém que leia as suas soluções e um grupo pequeno.
      </p>
      <h3>Quanto tempo de preparação é normal?</h3>
      <p>
        Muitos aprovados se preparam por mais de um ano. Este plano serve para o último trecho de quem já tem
        base, ou como primeira volta de um caminho mais longo.
      </p>
      <h3>Preciso de conteúdo de faculdade?</h3>
      <p>
        Não. Derivadas ajudam a entender física, mas as questões saem com ferramentas do ensino médio bem
        usadas. Siga o programa do edital.
      </p>
      <h3>Posso estudar para o ITA e o IME ao mesmo tempo?</h3>
      <p>
        Pode: o programa de exatas é quase o mesmo. Veja o{" "}
        <Link to={blogPaths.studyPlanIme()}>plano para o IME</Link>, que puxa mais pela escrita e pela
        álgebra, e ajuste as últimas semanas às datas de cada um.
      </p>
      <h3>Ainda estou no primeiro ano. O que faço?</h3>
      <p>
        Capriche na escola, leia bastante e resolva problemas de olimpíada. Se puder, faça a prova como
        treineiro no segundo ano: nada ensina tanto sobre ela.
      </p>
    </>
  );
}
