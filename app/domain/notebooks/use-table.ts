type Use = {
  sections: readonly { title: string }[];
  students: readonly {
    name: string;
    sections: readonly { opened: boolean; ended: boolean; answered: number; right: number }[];
  }[];
};

/** A cell for spreadsheets: quoted, and never a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A line a student and section; semicolons and a BOM, as spreadsheets in Brazil read it. */
export function tableOfUse({ sections, students }: Use): string {
  const head = ["Estudante", "Seção", "Abriu", "Leu até o fim", "Respondidas", "Certas"];
  const rows = students.flatMap(({ name, sections: own }) =>
    own.map(({ opened, ended, answered, right }, index) => [
      name,
      sections[index]?.title ?? "",
      opened ? "sim" : "não",
      ended ? "sim" : "não",
      String(answered),
      String(right),
    ]),
  );
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(";")).join("\r\n")}\r\n`;
}
