export const examPaths = {
  /** `draft`: one of the viewer's own, or "novo". */
  import: (draft?: string) => (draft ? `/ide?rascunho=${encodeURIComponent(draft)}` : "/ide"),
  submit: () => "/submeter",
  /** `question`: a path, or "nova". */
  exam: (id: string, question?: string) =>
    `/exame?id=${encodeURIComponent(id)}${question ? `&questao=${encodeURIComponent(question)}` : ""}`,
  edit: (done?: string) => (done ? `/editar-exame?feito=${done}` : "/editar-exame"),
  /** Opens a confirmation first. */
  confirm: (act: "publicar" | "excluir", id: string) => `/editar-exame?${act}=${encodeURIComponent(id)}`,
  completedAfter: (place: string) => `/editar-exame?depois=${encodeURIComponent(place)}`,
} as const;

export const pastExamPaths = {
  exams: (institution?: string) => (institution ? `/provas-anteriores/${institution}` : "/provas-anteriores"),
  exam: (institution: string, year: number, exam: string) =>
    `/provas-anteriores/${institution}/${year}/${exam}`,
  print: (institution: string, year: number, exam: string) =>
    `/provas-anteriores/${institution}/${year}/${exam}/imprimir`,
  espcex2024: () => "/espcex-2024",
} as const;
