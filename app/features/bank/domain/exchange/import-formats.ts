export const importFormats = [
  { value: "moodle-xml", label: "Moodle XML (.xml)" },
  { value: "gift", label: "GIFT (.gift, .txt)" },
  { value: "aiken", label: "Aiken (.txt)" },
  { value: "qti", label: "QTI 2 ou 3 (.zip, .xml)" },
  { value: "farol", label: "Texto do Farol (.txt)" },
] as const;

export type ImportFields = { format: string; institution: string; year: string; subject: string };
