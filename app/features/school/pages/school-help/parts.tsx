import { Link } from "@remix-run/react";
import { pastExamPaths } from "#app/features/exams/paths.ts";
import { aboutPaths, blogPaths } from "#app/features/home/paths.ts";
import { searchPaths } from "#app/features/questions/paths.ts";
import { contact, product } from "#app/platform/text/product.ts";

export function Classroom() {
  return (
    <>
      <p>Mesmo antes de a escola ter a sua área, dá para usar o {product.name} com a turma:</p>
      <ul>
        <li>
          <strong>Tarefa por link.</strong> Em <Link to={searchPaths.search()}>Questões</Link>, filtre
          instituição, ano, disciplina, assunto e dificuldade. O endereço guarda os filtros: mande o link no
          canal da turma e todos abrem a mesma seleção.
        </li>
        <li>
          <strong>Questão na lousa.</strong> Abra uma questão e projete. O texto é grande, as fórmulas são
          nítidas em qualquer tamanho e o gabarito só aparece depois de alguém responder.
        </li>
        <li>
          <strong>Discussão com dados.</strong> Depois da resposta, o cartão mostra quantos marcaram cada
          alternativa. O distrator mais escolhido costuma ser o melhor assunto da aula.
        </li>
        <li>
          <strong>Estudo por prova.</strong> Para turmas de escolas militares e de engenharia, há planos
          prontos: <Link to={blogPaths.studyPlanIta()}>ITA</Link>,{" "}
          <Link to={blogPaths.studyPlanIme()}>IME</Link> e <Link to={pastExamPaths.espcex2024()}>EsPCEx</Link>
          .
        </li>
      </ul>
      <p>Para isso, cada aluno só precisa de uma conta gratuita.</p>
    </>
  );
}

export function AccessHelp() {
  return (
    <>
      <ol>
        <li>
          Escreva para <a href={`mailto:${contact.schools}`}>{contact.schools}</a> com o nome da escola, a
          cidade, as séries e o número aproximado de alunos e professores.
        </li>
        <li>Indique quem será o administrador, com nome e e-mail da escola.</li>
        <li>
          Combinamos o que será usado e assinamos o acordo de tratamento de dados, obrigatório quando há
          menores de idade.
        </li>
        <li>
          Ativamos a área e o administrador recebe o acesso. Daí em diante, ele cuida de turmas e pessoas.
        </li>
      </ol>
      <p>
        Se a sua escola já é parceira, não crie outra conta: peça à coordenação o endereço de entrada e use o
        e-mail que ela cadastrou.
      </p>
    </>
  );
}

export function DataOfStudents() {
  return (
    <p>
      A escola vê o que o aluno faz nas atividades dela: entregas, notas e erros. Não vê a senha nem o estudo
      livre dele no banco de questões. As regras completas, e o que os responsáveis podem pedir, estão na{" "}
      <Link to={aboutPaths.privacy()}>política de privacidade</Link>.
    </p>
  );
}

export function Problems() {
  return (
    <>
      <h3>O aluno entra e não vê a escola</h3>
      <p>
        Quase sempre ele entrou com outro e-mail. Confira o endereço no perfil; se estiver certo, quem
        administra a escola precisa incluí-lo na turma.
      </p>
      <h3>Aparece “Você não tem permissão para acessar esta página”</h3>
      <p>A página é de outro papel ou de outra escola. Peça o acesso à administração da sua escola.</p>
      <h3>A conta está suspensa</h3>
      <p>
        Contas de escola são desativadas e reativadas pela própria escola. Procure a secretaria ou a
        coordenação.
      </p>
      <h3>Nada disso resolveu</h3>
      <p>
        Escreva para <a href={`mailto:${contact.schools}`}>{contact.schools}</a> com o nome da escola, o
        e-mail da conta e, se houver, o código de erro mostrado na página.
      </p>
    </>
  );
}
