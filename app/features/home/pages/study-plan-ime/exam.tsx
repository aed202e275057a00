import { Note } from "#app/platform/page/components/article.tsx";

function Phases() {
  return (
    <table>
      <caption>O exame intelectual, como tem sido nos últimos editais</caption>
      <thead>
        <tr>
          <th scope="col">Fase</th>
          <th scope="col">O que tem</th>
          <th scope="col">Para que serve</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">1ª fase</th>
          <td>40 testes: 15 de matemática, 15 de física e 10 de química</td>
          <td>Eliminar</td>
        </tr>
        <tr>
          <th scope="row">2ª fase, exatas</th>
          <td>Discursivas de matemática, física e química, uma por dia</td>
          <td>Eliminar e classificar</td>
        </tr>
        <tr>
          <th scope="row">2ª fase, línguas</th>
          <td>Português, inglês e redação</td>
          <td>Eliminar e classificar; a redação só elimina</td>
        </tr>
      </tbody>
    </table>
  );
}

export function ImeExam() {
  return (
    <>
      <p>
        O Instituto Militar de Engenharia, no Rio de Janeiro, forma os engenheiros do Exército em cinco anos.
        A entrada é por concurso, com um exame intelectual em duas fases, inspeção de saúde e exame de aptidão
        física.
      </p>
      <Phases />
      <p>
        A primeira fase separa quem tem base de quem não tem, e vale pouco mais que isso: o que classifica é a
        segunda. Por isso o candidato ao IME se prepara ao contrário do costume. Ele treina para a discursiva
        o ano todo e trata a objetiva como um subproduto, com algumas semanas de relógio no fim.
      </p>
      <Note title="Confira o edital">
        <p>
          Número de questões, notas mínimas, limites de idade e de altura, vagas e datas são definidos a cada
          ano. Leia o edital inteiro antes de se inscrever, inclusive os anexos com o programa.
        </p>
      </Note>
    </>
  );
}

export function Careers() {
  return (
    <p>
      Na inscrição, você escolhe entre dois caminhos, com vagas separadas. O da <strong>ativa</strong> é para
      quem quer ser oficial engenheiro de carreira no Exército. O da <strong>reserva</strong> é para quem quer
      a graduação e a formação de oficial da reserva, sem seguir carreira. A prova é a mesma; a concorrência,
      as notas de corte e os compromissos depois da formatura, não. Converse com a família e com quem estuda
      lá antes de marcar a opção: em geral, não dá para trocar depois.
    </p>
  );
}
