import type { RosterField } from "./roster-field.ts";

/** Headings as plain words; the first ones are the surest. */
export const columnHeadings: Readonly<Record<RosterField, readonly string[]>> = {
  fullName: list(
    `nome completo, nome, nome do aluno, nome da aluna, nome do estudante, aluno, estudante, full name,
    student name, name, nome do professor, professor, discente, docente, aluno a, nome do a aluno a,
    nome civil, student`,
  ),
  firstName: list("primeiro nome, first name, given name, givenname, firstname, prenome"),
  lastName: list("sobrenome, last name, family name, familyname, lastname, surname, ultimo nome"),
  email: list(
    `e mail, email, mail, correio eletronico, e mail institucional, email institucional, e mail do aluno,
    email do aluno, email address, endereco de e mail`,
  ),
  mobile: list(
    `celular, telefone, whatsapp, fone, tel, mobile, phone, cell phone, mobile number, telefone celular,
    celular do aluno, sms`,
  ),
  schoolUserId: list(
    `matricula, ra, rm, registro, registro academico, n matricula, numero de matricula, no matricula, num
    matricula, codigo do aluno, cod aluno, codigo, prontuario, id, student id, school id, schooluserid,
    sourcedid, identifier, cod, ra do aluno`,
  ),
  class: list(
    `turma, turmas, classe, class, classes, sala, turma turno, turma atual, class name, serie turma,
    serie e turma, grupo, section`,
  ),
  role: list("papel, perfil, funcao, cargo, role, tipo, tipo de usuario, vinculo"),
  year: list(
    "ano letivo, ano, school year, schoolyear, academic year, year, periodo letivo, periodo, exercicio",
  ),
  active: list(
    "situacao, status, situacao da matricula, situacao do aluno, ativo, active, enableduser, enabled",
  ),
};

function list(names: string): string[] {
  return names.split(",").map((name) => name.trim().replace(/\s+/g, " "));
}
