import { Link } from "@remix-run/react";
import { blogPaths } from "../../paths.ts";

export function ImeMistakes() {
  return (
    <ol>
      <li>
        <strong>Estudar só para a objetiva.</strong> Ela elimina, mas não dá a vaga.
      </li>
      <li>
        <strong>Pular a leitura do enunciado.</strong> No IME, a metade da solução está em um desenho bem
        feito.
      </li>
      <li>
        <strong>Ficar preso em uma questão bonita.</strong> Vinte minutos sem avanço: deixe espaço na folha e
        siga.
      </li>
      <li>
        <strong>Abandonar química.</strong> Ela tem só dez testes na primeira fase, e um dia inteiro na
        segunda.
      </li>
      <li>
        <strong>Nunca ser corrigido.</strong> Sem outro leitor, você não descobre o que não se entende.
      </li>
      <li>
        <strong>Lembrar do preparo físico em dezembro.</strong> Um índice não alcançado elimina tanto quanto
        uma nota.
      </li>
    </ol>
  );
}

export function ImeQuestions() {
  return (
    <>
      <h3>O IME é mais difícil que o ITA?</h3>
      <p>
        São difíceis de jeitos diferentes. O IME tem menos questões e pede mais construção em cada uma; o ITA
        cobra mais velocidade na primeira fase. Muita gente presta os dois, com o mesmo estudo de base e as
        últimas semanas separadas. Veja o <Link to={blogPaths.studyPlanIta()}>plano para o ITA</Link>.
      </p>
      <h3>Preciso ser militar para estudar no IME?</h3>
      <p>
        Durante o curso, todos recebem formação militar. Depois, depende da opção feita na inscrição: ativa ou
        reserva.
      </p>
      <h3>Vale a pena usar livros de olimpíada?</h3>
      <p>
        Para álgebra, teoria dos números e geometria, sim, desde que você escreva as soluções. Para o resto,
        as provas antigas ensinam mais.
      </p>
      <h3>Comecei tarde. O que corto?</h3>
      <p>
        Nenhuma matéria, mas alguns assuntos: deixe óptica e teoria dos números por último e garanta álgebra,
        trigonometria, mecânica e físico-química. E use o ano também como ensaio para o próximo.
      </p>
      <h3>Quantas questões devo fazer por dia?</h3>
      <p>
        Menos do que você imagina: de seis a dez, bem escolhidas, com solução escrita e revisão. Vinte
        resolvidas pela metade ensinam menos que seis inteiras.
      </p>
    </>
  );
}
