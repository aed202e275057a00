import { Note } from "#app/platform/page/components/article.tsx";

function Phases() {
  return (
    <table>
      <caption>O exame de escolaridade nos editais de 2024 e 2025</caption>
      <thead>
        <tr>
          <th scope="col">Prova</th>
          <th scope="col">O que tem</th>
          <th scope="col">Tempo</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">1ª fase</th>
          <td>48 testes: 12 de matemática, 12 de física, 12 de química e 12 de inglês</td>
          <td>5 h</td>
        </tr>
        <tr>
          <th scope="row">2ª fase, 3 dias</th>
          <td>10 questões dissertativas por dia: matemática, química e física</td>
          <td>4 h por dia</td>
        </tr>
        <tr>
          <th scope="row">2ª fase, 4º dia</th>
          <td>15 testes de português e uma redação</td>
          <td>4 h</td>
        </tr>
      </tbody>
    </table>
  );
}

/** By the official notices of 2024 and 2025. */
export function ItaExam() {
  return (
    <>
      <p>
        O Instituto Tecnológico de Aeronáutica, em São José dos Campos, forma engenheiros em cinco anos e
        seleciona por vestibular próprio, em duas fases. Há vagas para quem quer seguir carreira militar e
        vagas para quem não quer, e a escolha é feita na inscrição.
      </p>
      <Phases />
      <p>
        No edital de 2025, passava à segunda fase quem acertasse ao menos 5 das 12 questões de cada matéria,
        tivesse média 5 ou mais e estivesse entre os mais bem colocados. A média contava só matemática, física
        e química: o inglês eliminava, mas não classificava. Três consequências práticas:
      </p>
      <ul>
        <li>
          <strong>Não existe matéria para abandonar.</strong> Gabaritar física não salva quem acerta 4 de
          química.
        </li>
        <li>
          <strong>São pouco mais de 6 minutos por teste.</strong> Parece muito, até a primeira questão de
          geometria.
        </li>
        <li>
          <strong>A segunda fase vem poucas semanas depois.</strong> Quem deixa para treinar escrita depois da
          primeira chega atrasado.
        </li>
      </ul>
      <Note title="Confira o edital">
        <p>
          Número de questões, notas mínimas, limite de idade, vagas e datas já mudaram mais de uma vez. Use
          esta página para planejar e o edital do ano para decidir.
        </p>
      </Note>
    </>
  );
}
