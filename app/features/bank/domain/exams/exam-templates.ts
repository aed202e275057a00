import type { ExamTemplate, ExamTemplateSection } from "./exam-template.ts";

const all = ["counts", "minutes", "choices"] as const;

function inep(day: 1 | 2, booklet: number) {
  return {
    says: all,
    name: `Caderno ${booklet} do Enem 2023, ${day}º dia (Inep)`,
    year: 2023,
    address: `https://download.inep.gov.br/enem/provas_e_gabaritos/2023_PV_impresso_D${day}_CD${booklet}.pdf`,
  } as const;
}

const espcexTimes = {
  says: ["counts", "minutes"],
  name: "Provas da EsPCEx 2020: número de questões e horários (ContilNet)",
  year: 2020,
  address:
    "https://contilnetnoticias.com.br/2020/09/o-que-voce-precisa-saber-sobre-as-provas-do-concurso-espcex-2020/",
} as const;

const mathematics = (count: number): ExamTemplateSection => ({
  name: "Matemática",
  count,
  subjects: ["matematica"],
});
const physics = (count: number): ExamTemplateSection => ({ name: "Física", count, subjects: ["fisica"] });
const chemistry = (count: number): ExamTemplateSection => ({ name: "Química", count, subjects: ["quimica"] });
const english = (count: number): ExamTemplateSection => ({ name: "Inglês", count, subjects: ["ingles"] });
const portuguese = (count: number): ExamTemplateSection => ({
  name: "Português",
  count,
  subjects: ["portugues"],
});

/** Counted in the booklets and keys that the sources name; times are those of the notices and of the press. */
export const examTemplates: readonly ExamTemplate[] = [
  {
    id: "enem-1",
    name: "ENEM, 1º dia",
    institution: "ENEM",
    phase: null,
    day: 1,
    minutes: 330,
    hasEssay: true,
    choices: 5,
    sections: [
      { name: "Língua estrangeira", count: 5, subjects: ["ingles", "espanhol"], isLanguage: true },
      { name: "Linguagens", count: 40, subjects: ["portugues", "artes"] },
      {
        name: "Ciências Humanas",
        count: 45,
        subjects: ["historia", "geografia", "filosofia", "sociologia"],
      },
    ],
    languages: ["ingles", "espanhol"],
    sources: [inep(1, 1)],
  },
  {
    id: "enem-2",
    name: "ENEM, 2º dia",
    institution: "ENEM",
    phase: null,
    day: 2,
    minutes: 300,
    hasEssay: false,
    choices: 5,
    sections: [
      { name: "Ciências da Natureza", count: 45, subjects: ["fisica", "quimica", "biologia"] },
      mathematics(45),
    ],
    languages: [],
    sources: [inep(2, 5)],
  },
  {
    id: "ita",
    name: "ITA, 1ª fase",
    institution: "ITA",
    phase: "1ª fase",
    day: null,
    minutes: 300,
    hasEssay: false,
    choices: 5,
    sections: [mathematics(12), physics(12), chemistry(12), english(12)],
    languages: [],
    sources: [
      {
        says: ["counts", "choices"],
        name: "Prova do vestibular ITA 2025, 1ª fase",
        year: 2025,
        address: "https://www.vestibular.ita.br/provas/2025_fase1.pdf",
      },
      {
        says: ["minutes"],
        name: "Edital do vestibular ITA 2025, item 4.2 (Diário Oficial de 29 de maio de 2024, seção 3, página 19)",
        year: 2025,
        address:
          "https://diaoficial.com/linkdo/1865214/2024_05_29_ASSINADO_do3?docid=23691&page=19&pageid=1865214",
      },
    ],
  },
  {
    id: "ime",
    name: "IME, 1ª fase",
    institution: "IME",
    phase: "1ª fase",
    day: null,
    minutes: null,
    hasEssay: false,
    choices: 5,
    sections: [mathematics(15), physics(15), chemistry(10)],
    languages: [],
    sources: [
      {
        says: ["counts", "choices"],
        name: "Prova objetiva do IME 2024/2025",
        year: 2025,
        address:
          "https://www.ime.eb.mil.br/images/arquivos/admissao/cfg/provas-anteriores/2024-2025/CFG_Objetiva_24_25.pdf",
      },
    ],
  },
  {
    id: "espcex-1",
    name: "EsPCEx, 1º dia",
    institution: "ESPCEX",
    phase: null,
    day: 1,
    minutes: 270,
    hasEssay: true,
    choices: 5,
    sections: [portuguese(20), physics(12), chemistry(12)],
    languages: [],
    sources: [
      espcexTimes,
      {
        says: ["choices"],
        name: "Prova da EsPCEx 2025, modelo A",
        year: 2025,
        address: "https://espcex.eb.mil.br/images/concurso/provas/provas2025/2025%20PROVA%20MODELO%20A.pdf",
      },
    ],
  },
  {
    id: "espcex-2",
    name: "EsPCEx, 2º dia",
    institution: "ESPCEX",
    phase: null,
    day: 2,
    minutes: 270,
    hasEssay: false,
    choices: 5,
    sections: [
      mathematics(20),
      { name: "Geografia", count: 12, subjects: ["geografia"] },
      { name: "História", count: 12, subjects: ["historia"] },
      english(12),
    ],
    languages: [],
    sources: [
      espcexTimes,
      {
        says: ["choices"],
        name: "Gabarito da EsPCEx 2024, 2º dia",
        year: 2024,
        address:
          "https://espcex.eb.mil.br/images/concurso/2024_publConcurso/gabaritos/Gabarito_2024_Dia_2_Final.pdf",
      },
    ],
  },
  {
    id: "afa",
    name: "AFA",
    institution: "AFA",
    phase: null,
    day: null,
    minutes: 330,
    hasEssay: true,
    choices: 4,
    sections: [portuguese(16), mathematics(16), english(16), physics(16)],
    languages: [],
    sources: [
      {
        says: ["counts", "choices"],
        name: "Gabarito oficial da AFA 2020 (Força Aérea)",
        year: 2020,
        address: "https://www.fab.mil.br/ingresso/arquivos/provas/afa2020_gabarito_oficial.pdf",
      },
      {
        says: ["minutes"],
        name: "A prova da AFA (Kuadro)",
        year: null,
        address: "https://kuadro.com.br/blog/5-coisas-que-voce-precisa-saber-sobre-a-prova-da-afa",
      },
    ],
  },
  {
    id: "fuvest",
    name: "Fuvest, 1ª fase",
    institution: "USP",
    phase: "1ª fase",
    day: null,
    minutes: 300,
    hasEssay: false,
    choices: 5,
    sections: [{ name: "Conhecimentos gerais", count: 90, subjects: [] }],
    languages: [],
    sources: [
      {
        says: ["counts", "minutes"],
        name: "Primeira fase da Fuvest 2025 (iG)",
        year: 2025,
        address:
          "https://ultimosegundo.ig.com.br/educacao/2024-11-17/fuvest-2025-primeira-fase-domingo-sao-paulo.html",
      },
      {
        says: ["choices"],
        name: "Normas do vestibular da Fuvest 2010 (Estadão)",
        year: 2010,
        address:
          "http://www.estadao.com.br/noticias/geral,fuvest-divulga-normas-para-o-vestibular-de-2010,412727",
      },
    ],
  },
];

export function examTemplateOf(id: string | null): ExamTemplate | null {
  return examTemplates.find((each) => each.id === id) ?? null;
}
