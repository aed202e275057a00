const WORDS: Readonly<Record<string, string>> = {
  AC: "Ampla concorrência",
  EP: "escola pública",
  RENDA: "renda até 1 salário mínimo por pessoa",
  PPI: "pretos, pardos e indígenas",
  "PRETO/PARDO": "pretos e pardos",
  INDIGENA: "indígenas",
  QUILOMBOLA: "quilombolas",
  PCD: "pessoas com deficiência",
  REGIONAL: "critério regional",
  TRANS: "pessoas trans",
  CIGANO: "ciganos",
};

/** "PPI + EP" → "Pretos, pardos e indígenas · escola pública"; a university's own words as they are. */
export function modalityInWords(modality: string): string {
  const text = modality
    .split(" + ")
    .map((part) => WORDS[part] ?? part)
    .join(" · ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
