import { Note } from "#app/platform/page/components/article.tsx";
import { contact } from "#app/platform/text/product.ts";

export function Alerts() {
  return (
    <>
      <p>
        Em “Meus mentorados”, quem mais precisa de você vem primeiro. Um alerta é um convite para perguntar,
        nunca uma acusação.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Alerta</th>
            <th scope="col">O que costuma ser</th>
            <th scope="col">O que fazer</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Sem responder há 4 dias ou mais</th>
            <td>Semana de provas na escola, doença, desânimo</td>
            <td>Pergunte como estão os dias, antes de falar do plano. Corte o plano pela metade.</td>
          </tr>
          <tr>
            <th scope="row">Tarefas atrasadas</th>
            <td>Plano grande demais, ou tarefa vaga</td>
            <td>Uma atrasada: deixe. Três: o erro é do plano, refaçam juntos.</td>
          </tr>
          <tr>
            <th scope="row">Acerto caiu</th>
            <td>Assunto novo, pressa, cansaço</td>
            <td>Olhe quais questões. Assunto novo derruba o acerto e passa; pressa se vê no tempo.</td>
          </tr>
          <tr>
            <th scope="row">Sem tarefas nesta semana</th>
            <td>Você ainda não planejou</td>
            <td>Planeje até segunda à noite.</td>
          </tr>
        </tbody>
      </table>
      <p>
        O acerto só é comparado quando há respostas bastantes: pelo menos 10 nesta semana e 20 nas quatro
        anteriores. Com menos que isso, a diferença é sorte.
      </p>
    </>
  );
}

export function NoteWriting() {
  return (
    <>
      <p>
        Quem lê a anotação é a própria pessoa, e a coordenação também pode ler. Escreva o que você diria na
        frente dos dois.
      </p>
      <ul>
        <li>Comece pelo que funcionou, com o fato: “você fez as três listas de Química”.</li>
        <li>Um próximo passo só. Dois já disputam.</li>
        <li>Fale do plano, não da pessoa: “a quarta ficou pesada”, e não “você é desorganizada”.</li>
        <li>Nada de comparação com outro mentorado. Nunca.</li>
      </ul>
    </>
  );
}

export function MentorLimits() {
  return (
    <>
      <p>Muita gente aqui é menor de idade. Estas regras não têm exceção:</p>
      <ul>
        <li>Toda conversa fica dentro da plataforma. Não passe nem peça telefone, perfil ou e-mail.</li>
        <li>Não combine encontros fora dela, nem presenciais.</li>
        <li>Não peça fotos, e não envie as suas.</li>
        <li>Não aceite presente nem pagamento da família.</li>
        <li>Não faça a tarefa, a redação ou a prova por ninguém.</li>
      </ul>
      <p>Se alguém pedir que você quebre uma delas, diga não e conte à coordenação no mesmo dia.</p>
    </>
  );
}

export function Care() {
  return (
    <>
      <p>
        Às vezes a tarefa atrasada é o sinal menor: insônia por semanas, choro frequente, falas de que não
        vale a pena continuar, medo de alguém em casa. Você não precisa saber tratar. Precisa não ficar
        sozinho com isso.
      </p>
      <ol>
        <li>Escute sem interrogar e sem prometer segredo.</li>
        <li>Diga que vai contar à coordenação, e por quê.</li>
        <li>
          Escreva no mesmo dia à coordenação e a <a href={`mailto:${contact.help}`}>{contact.help}</a>.
        </li>
      </ol>
      <Note title="Telefones que atendem agora">
        <p>
          CVV, apoio emocional, 24 horas, ligação gratuita: <strong>188</strong>. Emergência médica, SAMU:{" "}
          <strong>192</strong>. Violência contra criança ou adolescente, Disque Direitos Humanos:{" "}
          <strong>100</strong>.
        </p>
      </Note>
    </>
  );
}
