export const pastExamPaths = {
  exams: (institution?: string) => (institution ? `/provas-anteriores/${institution}` : "/provas-anteriores"),
  exam: (institution: string, year: number, exam: string) =>
    `/provas-anteriores/${institution}/${year}/${exam}`,
  print: (institution: string, year: number, exam: string) =>
    `/provas-anteriores/${institution}/${year}/${exam}/imprimir`,
  espcex2024: () => "/espcex-2024",
} as const;
