import { Link } from "@remix-run/react";
import { blogPaths } from "#app/features/home/paths.ts";

export function AboutTheExam() {
  return (
    <section id="concurso">
      <h2>Como é o concurso</h2>
      <p>
        A Escola Preparatória de Cadetes do Exército, em Campinas, é a porta de entrada para ser oficial de
        carreira do Exército. O aluno passa um ano na EsPCEx e segue para a Academia Militar das Agulhas
        Negras, em Resende, por mais quatro. A formação é de nível superior, em regime de internato.
      </p>
      <p>
        O exame intelectual tem sido em dois dias seguidos, um fim de semana de setembro, com quatro horas e
        meia cada: no primeiro, português, redação, física e química; no segundo, matemática, história,
        geografia e inglês. Quem passa faz inspeção de saúde, exame de aptidão física e avaliação psicológica.
      </p>
      <p>
        Nos editais recentes, podia se inscrever quem era brasileiro nato, completava de 17 a 22 anos até o
        fim do ano da matrícula e terminava o ensino médio até lá. <strong>Confira o edital do ano:</strong>{" "}
        ele decide idades, vagas, datas e notas mínimas.
      </p>
    </section>
  );
}

export function HowToPrepare() {
  return (
    <section id="preparo">
      <h2>Como se preparar</h2>
      <ul>
        <li>
          <strong>Português e matemática primeiro.</strong> São as provas com mais questões. Faça um pouco das
          duas todo dia.
        </li>
        <li>
          <strong>História e geografia em blocos curtos.</strong> Vinte minutos de leitura e dez questões
          fixam mais que uma tarde de resumo.
        </li>
        <li>
          <strong>Física e química com papel.</strong> Refaça por inteiro cada questão que errou, uma semana
          depois.
        </li>
        <li>
          <strong>Redação toda semana.</strong> Dissertação, à mão, no tempo da prova.
        </li>
        <li>
          <strong>Corpo em dia.</strong> Corrida, flexões e abdominais desde já, com orientação médica.
        </li>
      </ul>
      <p>
        Vai tentar também provas de engenharia? Veja os planos para o{" "}
        <Link to={blogPaths.studyPlanIme()}>IME</Link> e o <Link to={blogPaths.studyPlanIta()}>ITA</Link>.
      </p>
    </section>
  );
}
