import type { EssayExam } from "./essay.ts";

type ExamOfEssays = {
  name: string;
  /** How it is graded (profiles of app/domain/essays). */
  profile: string;
  /** Lines below which the notice of the exam gives zero; null: it does not, or changes each year. */
  least: number | null;
  command: (title: string) => string;
};

const dissertation = (title: string) =>
  `Com base nos textos motivadores e em seus conhecimentos, escreva um texto dissertativo-argumentativo em prosa, na norma-padrão da língua portuguesa, sobre o tema “${title}”. Defenda um ponto de vista com argumentos, sem copiar trechos dos textos.`;

/**
 * In the order shown. `least` of ENEM: texts of up to 7 lines are insufficient (INEP, Cartilha do Participante); of Fuvest: at
 * least 20 (Manual do Candidato). The others' notices vary.
 */
export const essayExams: Readonly<Record<EssayExam, ExamOfEssays>> = {
  enem: {
    name: "ENEM",
    profile: "enem",
    least: 8,
    command: (title) =>
      `A partir da leitura dos textos motivadores e com base nos conhecimentos construídos ao longo de sua formação, redija um texto dissertativo-argumentativo em modalidade escrita formal da língua portuguesa sobre o tema “${title}”, apresentando proposta de intervenção que respeite os direitos humanos. Selecione, organize e relacione, de forma coerente e coesa, argumentos e fatos para a defesa de seu ponto de vista.`,
  },
  ita: { name: "ITA", profile: "ita", least: null, command: dissertation },
  ime: { name: "IME", profile: "ita", least: null, command: dissertation },
  fuvest: { name: "Fuvest", profile: "fuvest", least: 20, command: dissertation },
  militar: { name: "Escolas militares", profile: "enem", least: null, command: dissertation },
};

export function isEssayExam(word: unknown): word is EssayExam {
  return typeof word === "string" && Object.hasOwn(essayExams, word);
}

/** Axes of themes, in the order shown. */
export const essayAxes: Readonly<Record<string, string>> = {
  educacao: "Educação",
  saude: "Saúde",
  "meio-ambiente": "Meio ambiente",
  tecnologia: "Tecnologia",
  trabalho: "Trabalho e economia",
  cidadania: "Cidadania e direitos",
  cidades: "Cidades",
  cultura: "Cultura",
  ciencia: "Ciência",
  reflexao: "Reflexão",
};
