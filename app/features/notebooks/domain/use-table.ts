import { CSV_START, csvLine } from "#app/platform/spreadsheets/domain/csv.ts";

type Use = {
  sections: readonly { title: string }[];
  students: readonly {
    name: string;
    sections: readonly { opened: boolean; ended: boolean; answered: number; right: number }[];
  }[];
};

/** A line a student and section. */
export function tableOfUse({ sections, students }: Use): string {
  const head = ["Estudante", "Seção", "Abriu", "Leu até o fim", "Respondidas", "Certas"];
  const rows = students.flatMap(({ name, sections: own }) =>
    own.map(({ opened, ended, answered, right }, index) => [
      name,
      sections[index]?.title ?? "",
      opened ? "sim" : "não",
      ended ? "sim" : "não",
      answered,
      right,
    ]),
  );
  return CSV_START + [head, ...rows].map(csvLine).join("");
}
