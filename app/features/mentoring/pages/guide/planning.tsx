import { Link } from "@remix-run/react";
import { pastExamPaths } from "#app/features/exams/paths.ts";
import { listPaths } from "#app/features/lists/paths.ts";
import { Note } from "#app/platform/page/components/article.tsx";

export function FirstWeek() {
  return (
    <>
      <p>Antes de planejar qualquer coisa, descubra quatro fatos. Quinze minutos bastam.</p>
      <ol>
        <li>
          <strong>A prova e a data.</strong> Qual, quando, e o que ela cobra. Se a pessoa não sabe, comecem
          por uma <Link to={pastExamPaths.exams()}>prova anterior</Link> aberta na tela.
        </li>
        <li>
          <strong>As horas de verdade.</strong> Pergunte o que ela fez ontem, hora por hora. A resposta
          costuma ser metade do que ela planejaria.
        </li>
        <li>
          <strong>O ponto de partida.</strong> Vinte questões variadas, sem consulta, já dizem onde está a
          perda. Não peça boletim: peça que responda.
        </li>
        <li>
          <strong>O que já foi tentado.</strong> E por que parou. Não repita o plano que já falhou.
        </li>
      </ol>
      <p>
        A primeira semana deve ser pequena a ponto de dar certo. Quem cumpre três tarefas volta na segunda;
        quem falha em doze, some.
      </p>
    </>
  );
}

export function Planning() {
  return (
    <>
      <p>Uma boa tarefa responde a três perguntas: o que fazer, em quanto tempo, e como saber que acabou.</p>
      <ul>
        <li>
          <strong>Fraca:</strong> “estudar Óptica”. <strong>Boa:</strong> “ler o material de espelhos
          esféricos e responder 12 questões”, 50 minutos, 12 questões, com o endereço da{" "}
          <Link to={listPaths.lists()}>lista</Link>.
        </li>
        <li>Planeje no máximo 70% das horas que a pessoa diz ter. O resto é o que a vida vai tirar.</li>
        <li>Deixe um dia sem tarefa. Ele é o amortecedor da semana, e todo mundo precisa de folga.</li>
        <li>
          Misture: em cada dia, algo que ela acerta e algo que ela erra. Só o difícil desanima; só o fácil não
          ensina.
        </li>
        <li>Volte a um assunto depois de uma semana. Revisão marcada no plano é a que acontece.</li>
      </ul>
      <Note title="Repetir a semana">
        <p>
          Com a semana vazia, “Repetir as tarefas da semana anterior” copia o desenho todo. Use, e depois tire
          e troque o que mudou: planejar deve levar menos de dez minutos por pessoa.
        </p>
      </Note>
    </>
  );
}
