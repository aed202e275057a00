import { describe, expect, it } from "vitest";
import { readEssayTask } from "#app/features/essays/domain/tasks/essay-task.ts";
import { sentForm } from "#app/platform/forms/domain/sent-form.ts";

const NOW = Date.UTC(2026, 10, 24, 15) / 1000;
const HOUR = 3600;

function read(fields: Record<string, string | string[]>) {
  const data = new FormData();
  const usual = { tema: "vacinacao", perfil: "enem", turma: "t1" };
  for (const [name, value] of Object.entries({ ...usual, ...fields }))
    for (const each of [value].flat()) data.append(name, each);
  return readEssayTask(sentForm(data), NOW);
}

describe("a school's task as its form was filled in", () => {
  it("has a theme, classes, people, graders and times in São Paulo", () => {
    const { task, problems } = read({
      turma: ["t1", "t2"],
      pessoa: "p1",
      corretor: ["c1"],
      leituras: "2",
      abre: "2026-11-24T14:00",
      vence: "2026-11-30T23:59",
      recado: "  Caprichem. ",
    });
    expect(problems).toEqual({});
    expect(task).toEqual({
      theme: { id: "vacinacao" },
      profile: "enem",
      classes: ["t1", "t2"],
      people: ["p1"],
      graders: ["c1"],
      readers: 2,
      peers: false,
      opensAt: NOW + 2 * HOUR,
      dueAt: Date.UTC(2026, 11, 1, 2, 59) / 1000,
      note: "Caprichem.",
    });
  });

  it("opens at once, without a date and with one reader, unless it says otherwise", () => {
    expect(read({}).task).toMatchObject({ opensAt: null, dueAt: null, readers: 1, graders: [] });
    expect(read({ leituras: "colegas" }).task).toMatchObject({ readers: 2, peers: true });
  });

  it("may bring a theme of the school's, with the exam's command and the texts that are written", () => {
    const own = {
      tema: "propria",
      titulo: "O recreio",
      texto1: "Brincar.",
      texto1titulo: "Lei",
      texto3: "Correr.",
    };
    expect(read(own).task.theme).toMatchObject({
      title: "O recreio",
      exam: "enem",
      command: expect.stringContaining("“O recreio”"),
      texts: [
        { title: "Lei", text: "Brincar.", source: "" },
        { title: "Texto motivador 3", text: "Correr.", source: "" },
      ],
    });
    expect(read({ ...own, comando: "Escreva.", perfil: "fuvest" }).task.theme).toMatchObject({
      command: "Escreva.",
      exam: "fuvest",
    });
    expect(read({ ...own, perfil: "x" }).task.theme).toMatchObject({ exam: "enem" });
  });

  it.each([
    [{ tema: "" }, "tema"],
    [{ tema: "propria", titulo: "  " }, "titulo"],
    [{ perfil: "vestibular" }, "perfil"],
    [{ turma: [] }, "turma"],
    [{ turma: "", pessoa: "" }, "turma"],
    [{ abre: "amanhã" }, "abre"],
    [{ vence: "30/11/2026" }, "vence"],
    [{ vence: "2026-11-24T11:59" }, "vence"],
    [{ abre: "2026-12-02T10:00", vence: "2026-12-01T10:00" }, "vence"],
  ])("says what is wrong with %j at its field", (fields, field) => {
    expect(Object.keys(read(fields).problems)).toEqual([field]);
  });
});
