/** Roles and their menus (R-SHELL-3). */
const roles = [
  {
    name: "Aluno",
    sees: "Tela inicial, cadernos, simulados, redações e a própria análise de erros.",
    does: "Estuda nos cadernos das suas turmas e entrega as avaliações.",
  },
  {
    name: "Professor",
    sees: "Tudo o que o aluno vê, mais a biblioteca de materiais e a criação de simulados e redações.",
    does: "Prepara cadernos e avaliações e acompanha os resultados das suas turmas.",
  },
  {
    name: "Assistente",
    sees: "Tudo o que o professor vê, mais a gestão de usuários e turmas e o suporte técnico.",
    does: "Matricula, move e desativa pessoas, e mantém as turmas em ordem.",
  },
  {
    name: "Administrador",
    sees: "Tudo o que o assistente vê, mais a auditoria de mensagens.",
    does: "Responde pela escola no sistema e define quem tem cada papel.",
  },
] as const;

export function Roles() {
  return (
    <>
      <p>
        A área da escola é ativada escola por escola, pela nossa equipe. Quando está ativa, cada pessoa tem um
        papel, e o papel vale só naquela escola: um professor de uma não enxerga nada de outra.
      </p>
      <dl>
        {roles.map(({ name, sees, does }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <strong>Vê:</strong> {sees} <strong>Faz:</strong> {does}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        Todos continuam com o banco de questões aberto, como qualquer estudante. Mudanças de papel e de turma
        valem no acesso seguinte, sem precisar sair da conta.
      </p>
    </>
  );
}
