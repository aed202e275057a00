import { describe, expect, it } from "vitest";
import {
  type ParticipantLine,
  participantLines,
  planMark,
  planParticipants,
  withTeamAsClass,
} from "#app/features/communities/domain/participants.ts";
import { readRoster } from "#app/features/school/domain/roster/read-roster.server.ts";
import { openTables, readTables } from "#app/features/school/domain/roster/read-tables.ts";

function linesOf(text: string): ParticipantLine[] {
  const reading = readRoster({ name: "lista.csv", bytes: new TextEncoder().encode(text) }, 2026);
  if (reading.kind !== "table") throw new Error("the list is a table");
  const { tables, reading: guessed } = openTables(reading.sheets.map(withTeamAsClass), 2026);
  return participantLines(readTables(tables, { source: "lista.csv", year: 2026, reading: guessed }).entries);
}

const file = `Nome;E-mail;Série;Turma;Unidade
Ana Lima;ana@marista.test;3ª série;A;Recife
Bruno Sá;BRUNO@marista.test;2ª série;B;Natal
Caio Reis;;3ª série;A;Recife
Duda Melo;duda@marista.test;1ª série;C;
Eva Paz;ana@marista.test;3ª série;A;Natal`;

describe("a list of participants", () => {
  it("has the unit as the team, whatever else it contains, and states who is left out and why", () => {
    expect(linesOf(file)).toMatchObject([
      {
        line: 2,
        email: "ana@marista.test",
        firstName: "Ana",
        lastName: "Lima",
        team: "Recife",
        problem: null,
      },
      { line: 3, email: "bruno@marista.test", team: "Natal", problem: null },
      { line: 4, problem: "Falta o e-mail, que liga a pessoa à conta dela." },
      { line: 5, problem: "Falta a unidade." },
      { line: 6, problem: "O e-mail já apareceu em outra linha." },
    ]);
  });

  it("uses the class where no column names a unit", () => {
    expect(linesOf("Nome;E-mail;Turma\nAna Lima;ana@marista.test;3A")).toMatchObject([
      { team: "3A", problem: null },
    ]);
  });

  it("is planned against who is in the season; another season makes another mark", () => {
    const lines = linesOf(file);
    const known = [
      { email: "ana@marista.test", firstName: "Ana", lastName: "Lima", team: "Recife" },
      { email: "bruno@marista.test", firstName: "Bruno", lastName: "Sá", team: "Recife" },
    ];
    const { counts, lines: planned } = planParticipants(lines, known);
    expect(planned.map(({ outcome }) => outcome)).toEqual([
      "same",
      "changed",
      "refused",
      "refused",
      "refused",
    ]);
    expect(planMark(counts)).toBe("0-1-1-3");
    expect(planMark(planParticipants(lines, []).counts)).toBe("2-0-0-3");
  });
});
