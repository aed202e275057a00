import { describe, expect, it } from "vitest";
import { auditSentence, type SchoolAct } from "#app/features/school/domain/audit-sentence.ts";

const names = { bia: "Bia Ramos", ana: "Ana Sá", a3: "3º A", b3: "3º B" };

/** The sentence behind the actor's name. */
function told(action: string, act: Partial<SchoolAct> = {}): string {
  const { did, whom, rest } = auditSentence({
    action,
    subjectId: "bia",
    before: {},
    after: {},
    names,
    ...act,
  });
  return `${did}${whom === null ? "" : ` ${whom}`}${rest}`;
}

describe("an act of a school in words", () => {
  it.each([
    [
      "cadastrou Bia Ramos: Estudante, 3º A",
      "school.person",
      { after: { role: "student", classes: ["a3"] } },
    ],
    ["cadastrou Bia Ramos: Professor", "school.person", { after: { role: "teacher", classes: [] } }],
    [
      "mudou os dados de Bia Ramos: nome, matrícula, outro",
      "school.person",
      { after: { fields: ["firstName", "schoolUserId", "outro"] } },
    ],
    [
      "mudou o papel de Bia Ramos: Estudante → Assistente; entrou em 3º B; saiu de 3º A",
      "school.role",
      { before: { role: "student", classes: ["a3"] }, after: { role: "assistant", classes: ["b3"] } },
    ],
    ["mudou o papel de Bia Ramos: Administração", "school.role", { after: { role: "admin" } }],
    [
      "mudou as turmas de Bia Ramos: entrou em uma turma",
      "school.role",
      { before: { role: "student", classes: [] }, after: { role: "student", classes: ["x"] } },
    ],
    [
      "mudou as turmas de Bia Ramos",
      "school.role",
      { before: { role: "outro", classes: [] }, after: { role: "outro", classes: [] } },
    ],
    [
      "pôs Bia Ramos, Ana Sá e mais 2 na turma 3º A",
      "school.role",
      { subjectId: "a3", after: { entered: ["bia", "ana", "x", "y"], left: ["b3"] } },
    ],
    ["tirou Bia Ramos da turma 3º A", "school.role", { subjectId: "a3", after: { left: ["bia"] } }],
    ["tirou 1 pessoa da turma 3º A", "school.role", { subjectId: "a3", after: { left: ["x"] } }],
    ["ativou Bia Ramos", "school.active", { after: { active: true } }],
    ["inativou Bia Ramos", "school.active", { after: { active: false } }],
    ["criou a turma 3º A", "school.class", { subjectId: "a3", after: { name: "3º A", year: 2026 } }],
    [
      "mudou a turma 3º A: 3º Z (2025) → 3º A (2026)",
      "school.class",
      { subjectId: "a3", before: { name: "3º Z", year: 2025 }, after: { name: "3º A", year: 2026 } },
    ],
    ["arquivou a turma 3º A", "school.class", { subjectId: "a3", after: { active: false } }],
    ["reabriu a turma 3º A", "school.class", { subjectId: "a3", after: { active: true } }],
    [
      "copiou para o ano seguinte a turma 3º B",
      "school.class",
      { subjectId: "b3", after: { name: "3º B", copyOf: "a3" } },
    ],
    ["criou a turma 9º Z", "school.class", { subjectId: "gone", after: { name: "9º Z", year: 2026 } }],
    ["pediu uma senha nova a alguém que já não está aqui", "school.ask-password", { subjectId: "gone" }],
    ["desbloqueou a entrada de alguém que já não está aqui", "school.open-login", { subjectId: "gone" }],
    ["entrou na escola pela primeira vez", "school.first-access", {}],
    ["desfez uma mudança em 3 pessoas", "school.undo", { after: { act: "enter", people: 3 } }],
    [
      "emitiu cartões de acesso para 22 pessoas; 77 não",
      "school.cards",
      { after: { act: "cards", people: 22, refused: 77 } },
    ],
    [
      "inativou 3 pessoas; parou antes do fim",
      "school.batch",
      { after: { act: "inactivate", people: 3, stopped: true } },
    ],
    [
      "importou 40 pessoas criadas, 3 pessoas mudadas, 1 turma criada; 5 não",
      "school.import",
      { after: { people: 43, created: 40, classes: 1, refused: 5 } },
    ],
    ["importou uma lista que não mudou nada; 1 não", "school.import", { after: { people: 0, refused: 1 } }],
    [
      "desfez uma importação em 8 pessoas; 1 não",
      "school.undo",
      { after: { act: "import", people: 8, refused: 1 } },
    ],
    [
      "liberou os resultados de “Simulado 1”: 22 notas gravadas",
      "school.assessment-release",
      { after: { released: true, title: "Simulado 1", people: 22 } },
    ],
    [
      "desfez a liberação dos resultados de “Simulado 1”",
      "school.assessment-take-back",
      { after: { released: false, title: "Simulado 1" } },
    ],
    ["ativou 46 pessoas", "school.batch", { after: { act: "activate", people: 46 } }],
    ["inativou 1 pessoa", "school.batch", { after: { act: "inactivate", people: 1 } }],
    ["pôs 2 pessoas na turma 3º A", "school.batch", { after: { act: "enter", people: 2, class: "a3" } }],
    ["tirou 2 pessoas da turma ", "school.batch", { after: { act: "leave", people: 2, class: "x" } }],
    [
      "deu o papel Professor a 2 pessoas",
      "school.batch",
      { after: { act: "role", role: "teacher", people: 2 } },
    ],
    ["convidou 2 pessoas por e-mail", "school.invite", { after: { act: "invite", people: 2 } }],
    ["emitiu cartões de acesso para 9 pessoas", "school.cards", { after: { act: "cards", people: 9 } }],
    ["mudou 0 pessoas", "school.batch", { after: { act: "outra coisa" } }],
    ["criou o caderno Ondas", "school.notebook", { subjectId: "x", after: { title: "Ondas" } }],
    [
      "copiou um caderno, como Ondas (cópia)",
      "school.notebook",
      { subjectId: "x", after: { title: "Ondas (cópia)", copyOf: "y" } },
    ],
    [
      "mudou o título “Ondas” do caderno Som e ondas",
      "school.notebook",
      { subjectId: "x", before: { title: "Ondas" }, after: { title: "Som e ondas" } },
    ],
    ["ativou 2 cadernos", "school.notebook", { after: { notebooks: ["x", "y"], active: true } }],
    ["inativou 1 caderno", "school.notebook", { after: { notebooks: ["x"], active: false } }],
    ["excluiu 1 caderno", "school.notebook", { after: { deleted: ["x"] } }],
    ["trouxe de volta 2 cadernos", "school.notebook", { after: { restored: ["x", "y"] } }],
    [
      "mudou as turmas do caderno Ondas",
      "school.notebook-classes",
      { subjectId: "x", after: { title: "Ondas" } },
    ],
    ["baixou a auditoria", "school.audit-export", { subjectId: "horizonte" }],
    ["fez uma coisa nova: Bia Ramos", "Fez uma coisa nova", {}],
  ] as const)("%s", (sentence, action, act) => {
    expect(told(action, act)).toBe(sentence);
  });

  it("counts a batch or an undo of nobody known", () => {
    expect(told("school.undo")).toBe("desfez uma mudança em 0 pessoas");
  });
});
