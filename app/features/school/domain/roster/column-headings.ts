import type { RosterField } from "./roster-field.ts";

/** Headings as plain words; the first ones are the surest. */
export const columnHeadings: Readonly<Record<RosterField, readonly string[]>> = {
  fullName: list(
    `nome completo, nome, nome do aluno, nome da aluna, nome do estudante, aluno, estudante, full name,
    student name, name, nome do professor, professor, discente, docente, aluno a, nome do a aluno a,
    nome civil, student, nome do estudante, nome aluno, nome da pessoa, display name, nome e sobrenome, nome do docente`,
  ),
  firstName: list("primeiro nome, first name, given name, givenname, firstname, prenome, nome proprio"),
  lastName: list(
    "sobrenome, last name, family name, familyname, lastname, surname, ultimo nome, apelido de familia",
  ),
  email: list(
    `e mail, email, mail, correio eletronico, correio, e mail institucional, email institucional, e mail do aluno,
    email do aluno, email address, endereco de e mail, e mail address, upn, user principal name, e mail do estudante`,
  ),
  mobile: list(
    `celular, telefone, whatsapp, fone, tel, mobile, phone, cell phone, mobile number, telefone celular,
    celular do aluno, sms, phone number, mobile phone, celular whatsapp, fone celular, contato, cel, whats, zap, wpp,
    telefones, celulares, contatos, telefone whatsapp, tel whatsapp, whatsapp do aluno, tel cel, fone cel, celular aluno,
    cel aluno, telefone do aluno, telefone aluno, tel aluno, fone do aluno, fone aluno, celular do estudante, numero do celular,
    numero de celular, n celular, n do celular, numero de telefone, telefone com ddd, celular com ddd, ddd telefone,
    telefone movel, telefone contato, telefone de contato, telefone para contato, telefone p contato, tel contato,
    tel de contato, tel p contato, fone contato, fone de contato, contato telefonico, celular 1, telefone 1, tel 1`,
  ),
  schoolUserId: list(
    `matricula, ra, rm, registro, registro academico, n matricula, numero de matricula, no matricula, num
    matricula, codigo do aluno, cod aluno, codigo, prontuario, id, student id, school id, schooluserid,
    sourcedid, identifier, cod, ra do aluno,
    school user id, user id, student number, student no, idnumber, id number, enrollment number, id do aluno, employee id`,
  ),
  class: list(
    `turma, turmas, classe, class, classes, sala, turma turno, turma atual, class name, serie turma,
    serie e turma, grupo, section, homeroom, home room, turma do aluno, nome da turma, codigo da turma, classroom, cohort`,
  ),
  grade: list(
    "serie, grade, grade level, ano serie, serie ano, ano escolar, etapa, serie escolar, year group, ano",
  ),
  role: list(
    "papel, perfil, funcao, cargo, role, tipo, tipo de usuario, vinculo, school role, user role, job title, tipo de pessoa",
  ),
  year: list(
    "ano letivo, ano, school year, schoolyear, academic year, year, periodo letivo, periodo, exercicio, ano da turma",
  ),
  active: list(
    "situacao, status, situacao da matricula, situacao do aluno, ativo, active, enableduser, enabled, enabled user, matricula situacao, is active",
  ),
};

function list(names: string): string[] {
  return names.split(",").map((name) => name.trim().replace(/\s+/g, " "));
}
