import { describe, expect, it } from "vitest";
import { rosterPaths, schoolPaths } from "#app/features/school/paths.ts";
import { sweepOldRosters } from "#app/features/school/services/roster/upload-roster.server.ts";
import { door, fromOurPage } from "#tests/support/door.ts";
import { visitorDeps } from "#tests/support/given.ts";
import {
  type GivenSchool,
  givenClass,
  givenPeople,
  givenSchoolWith,
  rowsOf,
  schoolPerson,
} from "#tests/support/given-school.ts";
import { workbook } from "#tests/support/spreadsheet.ts";

async function upload(school: GivenSchool, content: BlobPart, name = "alunos.csv") {
  const body = new FormData();
  body.set("file", new File([content], name));
  const { cookie } = school.manager;
  return door.send(rosterPaths.import(school.id), { method: "POST", cookie, headers: fromOurPage, body });
}

function post(school: GivenSchool, path: string, fields: readonly (readonly [string, string])[]) {
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value]));
  return door.send(path, { method: "POST", cookie: school.manager.cookie, headers: fromOurPage, body });
}

async function textOf(school: GivenSchool, path: string): Promise<string> {
  const response = await door.send(path, { cookie: school.manager.cookie });
  expect(response.status, path).toBe(200);
  // React separates texts by comments.
  return (await response.text()).replaceAll("<!-- -->", "");
}

const peopleIn = ({ id }: GivenSchool) =>
  rowsOf<{ name: string }>(
    `SELECT first_name || ' ' || last_name AS name FROM school_people
    WHERE account IS NULL AND active = 1 AND school = (SELECT num FROM schools WHERE id = ?) ORDER BY place`,
    id,
  );

const FILE =
  "Lista 2026;;\nNOME DO ALUNO;RA;TURMA\nAna Sá;1;3º D\nBia Ramos;2;3º D\nCaio Luz;3;3º E\nErro 7;4;3º D\n";

describe("the pages of an import, without scripts", () => {
  it("lead from the file to its undo, and write nothing before 'Importar'", async () => {
    const school = await givenSchoolWith();
    await givenPeople(school.id, [schoolPerson({ firstName: "Davi", lastName: "Reis", schoolUserId: "9" })]);
    const classId = await givenClass(school.actor, "3º A");
    const sent = await upload(school, FILE);
    expect(sent.status).toBe(302);
    const columns = sent.headers.get("Location") ?? "";
    const shown = await textOf(school, columns);
    expect(shown).toContain("certeza alta");
    expect(shown).toContain("Conferir 4 linhas");
    const chosen = await post(school, columns, [
      ["intent", "columns"],
      ["column:0", "fullName"],
      ["column:0", "schoolUserId"],
      ["column:0", "class"],
      ["recognise", "schoolUserId"],
      ["year", "2026"],
    ]);
    const check = chosen.headers.get("Location") ?? "";
    const review = await textOf(school, check);
    expect(review).toContain("3 novas, 0 mudam, 0 iguais, 1 com problema");
    expect(review).toContain("Turma não existe: 3º D de 2026 (2 pessoas)");
    expect(await peopleIn(school)).toEqual([{ name: "Davi Reis" }]);

    const choice = [
      ["intent", "import"],
      ["class:2026|3o-e", classId],
      ["full", "sim"],
    ] as const;
    const again = await post(school, check, choice);
    expect(again.headers.get("Location")).toBe(`${check}?aviso=mudou`);
    expect(await textOf(school, `${check}?aviso=mudou`)).toContain("Inativar 1 pessoa que não está");
    const ticked = [...choice, ["inactivate", "sim"]] as const;
    await post(school, check, ticked);
    expect(await textOf(school, check)).toContain("Importar 4 pessoas");
    expect(await peopleIn(school)).toEqual([{ name: "Davi Reis" }]);

    const started = await post(school, check, ticked);
    const job = started.headers.get("Location") ?? "";
    expect(job).toContain("/gestao/trabalho/");
    expect((await peopleIn(school)).map(({ name }) => name)).toEqual(["Ana Sá", "Bia Ramos", "Caio Luz"]);
    const report = await textOf(school, job);
    expect(report).toContain("5 pessoas e turmas foram gravadas");
    expect(report).toContain("Erro 7 (linha 6)");
    const problems = await textOf(school, rosterPaths.problems(school.id, check.split("/").at(-2) ?? ""));
    expect(problems).toContain("Erro 7;4;3º D;Sobrenome com algo que não é letra");
    await post(school, job, [["intent", "undo"]]);
    expect(await peopleIn(school)).toEqual([{ name: "Davi Reis" }]);
  });

  it("show each guess before and after, and import what is written in its place", async () => {
    const school = await givenSchoolWith();
    const list =
      "Alunos - ano letivo 2027;;;;\nNOME;RA;TURMA;CELULAR;E-MAIL\nÍCARO D´ÁVILA;11;01/mar;61 99999-0101 (mãe);icaro@\n" +
      "Bia Ramos;12;01/mar;;bia@x.com\nPedro Ramos;13;3º A;12;bia@x.com\nErro 7;14;3º A;;\nTotal: 4;;;;\n";
    const sent = await upload(school, list);
    const check = (sent.headers.get("Location") ?? "").replace("/colunas", "/conferencia");
    const shown = await textOf(school, check);
    expect(shown).toContain("3 novas, 0 mudam, 0 iguais, 2 com problema");
    for (const kind of [
      "A planilha transformou o valor em data",
      "E-mail inválido",
      "Celular inválido",
      "E-mail de duas pessoas",
    ])
      expect(shown).toContain(`${kind} (1)`);
    expect(shown).toContain("de 2027");
    const mends = [
      ["mend-class:01/mar", "1º 3"],
      ["mend:email:3|", "icaro@x.com"],
      ["mend:mobile:5|", "61 98888-0202"],
      ["mend:fullName:6|", "Érica Sá"],
      ["sure:Nome em maiúsculas ou minúsculas", "sim"],
      ["mend:fullName:3|", "Ícaro D'Ávila"],
    ] as const;
    await post(school, check, [["intent", "review"], ...mends]);
    expect(await textOf(school, check)).toContain("4 novas, 0 mudam, 0 iguais, 1 com problema");
    await post(school, check, [["intent", "import"]]);
    const rows = await rowsOf(
      `SELECT p.first_name || ' ' || p.last_name AS name, p.mobile, p.email, (SELECT c.name || ' ' || c.year
        FROM class_members m JOIN school_classes c ON c.num = m.class WHERE m.person = p.num) AS room
      FROM school_people p WHERE p.account IS NULL AND p.school = (SELECT num FROM schools WHERE id = ?) ORDER BY p.school_user_id`,
      school.id,
    );
    expect(rows).toEqual([
      { name: "Ícaro D'Ávila", mobile: "61999990101", email: "icaro@x.com", room: "1º 3 2027" },
      { name: "Bia Ramos", mobile: null, email: "bia@x.com", room: "1º 3 2027" },
      { name: "Pedro Ramos", mobile: "61988880202", email: null, room: "3º A 2027" },
      { name: "Érica Sá", mobile: null, email: null, room: "3º A 2027" },
    ]);
  });

  it("leave capitals as they are where the school wants them, and forget what was mended", async () => {
    const school = await givenSchoolWith();
    const sent = await upload(school, "Nome;RA\nANA SÁ;1\nBIA LUZ;x y z\n");
    const check = (sent.headers.get("Location") ?? "").replace("/colunas", "/conferencia");
    await post(school, check, [
      ["intent", "review"],
      ["capitals", "sim"],
      ["mend:schoolUserId:3|", "77"],
    ]);
    const shown = await textOf(school, check);
    expect(shown).toContain("ANA SÁ");
    expect(shown).toContain("Desfazer 1 correção");
    await post(school, check, [["intent", "unmend"]]);
    expect(await textOf(school, check)).toContain("Ana Sá");
  });

  it("read the sheets that are chosen, and classes from their names and lines above people unless that is switched off", async () => {
    const school = await givenSchoolWith();
    const head = ["Nome", "RA"];
    const book = new Uint8Array(
      workbook({
        "3º A": [head, ["Ana Sá", 1], ["Bia Ramos", 2]],
        Reforço: [head, ["Turma: 3º B"], ["Caio Luz", 3], ["Erro 7", 4]],
        Pais: [head, ["Eva Mãe", 5]],
      }),
    );
    const columns = (await upload(school, book, "turmas.xlsx")).headers.get("Location") ?? "";
    const shown = await textOf(school, columns);
    expect(shown).toContain("turmas.xlsx, 2 abas, 7 linhas");
    expect(shown).toContain("Turma da aba “3º A”");
    const none = await post(school, columns, [["intent", "sheets"]]);
    expect(await none.text()).toContain("Escolha ao menos uma aba");
    const sheets = ["0", "2", "9", "x"].map((sheet) => ["sheet", sheet] as const);
    await post(school, columns, [["intent", "sheets"], ...sheets]);
    expect(await textOf(school, columns)).toContain("Conferir 3 linhas");
    await post(school, columns, [
      ["intent", "sheets"],
      ["sheet", "0"],
      ["sheet", "1"],
    ]);
    const mapped = [
      ["intent", "columns"],
      ["column:0", "fullName"],
      ["column:0", "schoolUserId"],
      ["class:0", "3º A"],
      ["year", "2026"],
    ] as const;
    const wrong = await post(school, columns, [...mapped, ["class:1", "!!"]]);
    expect(await wrong.text()).toContain("Dê um nome à turma");
    const check = (await post(school, columns, [...mapped, ["class:1", ""]])).headers.get("Location") ?? "";
    const review = await textOf(school, check);
    expect(review).toContain("aba “3º A”: turma 3º A, 2 linhas");
    expect(review).toContain("linha 2 da aba “Reforço”: turma 3º B");
    expect(review).toContain("Turma não existe: 3º B de 2026 (1 pessoa)");
    expect(review).toContain("Aba “Reforço”: linha 4");
    await post(school, check, [
      ["intent", "review"],
      ["reading:groups", "sim"],
    ]);
    expect(await textOf(school, check)).not.toContain("Turma não existe: 3º A");
    const problems = await textOf(school, rosterPaths.problems(school.id, check.split("/").at(-2) ?? ""));
    expect(problems).toContain("Nome;RA;Turma;Problema");
    expect(problems).toContain("Erro 7;4;3º B;Sobrenome");
    const started = await post(school, check, [
      ["intent", "import"],
      ["reading:groups", "sim"],
    ]);
    const job = started.headers.get("Location") ?? "";
    expect(await textOf(school, job)).toContain("Erro 7 (linha 4 da aba “Reforço”)");
    const classes = await rowsOf(
      `SELECT c.name, c.students FROM school_classes c WHERE c.school = (SELECT num FROM schools WHERE id = ?)`,
      school.id,
    );
    expect(classes).toEqual([{ name: "3º B", students: 1 }]);
  });

  it("say why a file cannot be read, and accept a pasted list and another row of headings", async () => {
    const school = await givenSchoolWith();
    const unread = await upload(school, "PK\u0003\u0004lixo", "x.xlsx");
    expect(unread.status).toBe(422);
    expect(await unread.text()).toContain("Este arquivo está cortado");
    const body = new FormData();
    body.set("list", "x\ty\nAna Sá\tana@x.com\nBia Ramos\tbia@x.com");
    const pasted = await door.send(rosterPaths.import(school.id), {
      method: "POST",
      cookie: school.manager.cookie,
      headers: fromOurPage,
      body,
    });
    const columns = pasted.headers.get("Location") ?? "";
    await post(school, columns, [
      ["intent", "headings"],
      ["shown", "0"],
      ["line", "1"],
    ]);
    expect(await textOf(school, columns)).toContain("Conferir 2 linhas");
    const unnamed = await post(school, columns, [
      ["intent", "columns"],
      ["column:0", ""],
      ["year", "2026"],
    ]);
    expect(unnamed.status).toBe(422);
    expect(await unnamed.text()).toContain("Nenhuma coluna tem o nome das pessoas");
  });

  it("leave an import waiting for its check, which the management's page says until it is discarded", async () => {
    const school = await givenSchoolWith();
    const management = schoolPaths.management(school.id);
    expect(await textOf(school, management)).not.toContain("espera a sua conferência");
    const columns = (await upload(school, FILE)).headers.get("Location") ?? "";
    const shown = await textOf(school, management);
    expect(shown).toContain("Importação de hoje espera a sua conferência");
    expect(shown).toContain(columns.replace("colunas", "conferencia"));
    await post(school, management, [["intent", "discard"]]);
    expect(await textOf(school, management)).not.toContain("espera a sua conferência");
    expect((await door.send(columns, { cookie: school.manager.cookie })).status).toBe(404);
  });

  it("purge abandoned lists", async () => {
    const school = await givenSchoolWith();
    await upload(school, FILE);
    const second = (await upload(school, FILE)).headers.get("Location") ?? "";
    expect(
      await rowsOf("SELECT id FROM roster_imports WHERE owner_id = ?", school.actor.viewer.id),
    ).toHaveLength(1);
    const deps = visitorDeps();
    await sweepOldRosters({ ...deps, now: () => deps.now() + 31 * 86_400 });
    expect((await door.send(second, { cookie: school.manager.cookie })).status).toBe(404);
    expect(await rowsOf("SELECT part FROM roster_parts")).toEqual([]);
  });
});
