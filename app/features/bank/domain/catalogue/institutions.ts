/** `id` is in search tokens ("i4") and rows: never changed or reused. `code` is in URLs (R-BANK-1). */
export const institutions = [
  {
    id: 1,
    code: "EEAR",
    name: "EEAR",
    fullName: "Escola de Especialistas de Aeronáutica",
    family: "military",
  },
  {
    id: 2,
    code: "EFOMM",
    name: "EFOMM",
    fullName: "Escola de Formação de Oficiais da Marinha Mercante",
    family: "military",
  },
  { id: 3, code: "EN", name: "Escola Naval", fullName: "Escola Naval", family: "military" },
  { id: 4, code: "ENEM", name: "ENEM", fullName: "Exame Nacional do Ensino Médio", family: "enem" },
  {
    id: 5,
    code: "EPCAR",
    name: "EPCAR",
    fullName: "Escola Preparatória de Cadetes do Ar",
    family: "military",
  },
  { id: 6, code: "ESA", name: "ESA", fullName: "Escola de Sargentos das Armas", family: "military" },
  {
    id: 7,
    code: "ESPCEX",
    name: "EsPCEx",
    fullName: "Escola Preparatória de Cadetes do Exército",
    family: "military",
  },
  { id: 8, code: "IME", name: "IME", fullName: "Instituto Militar de Engenharia", family: "engineering" },
  {
    id: 9,
    code: "ITA",
    name: "ITA",
    fullName: "Instituto Tecnológico de Aeronáutica",
    family: "engineering",
  },
  {
    id: 10,
    code: "MACK",
    name: "Mackenzie",
    fullName: "Universidade Presbiteriana Mackenzie",
    family: "university",
  },
  {
    id: 11,
    code: "OBMEP",
    name: "OBMEP",
    fullName: "Olimpíada Brasileira de Matemática das Escolas Públicas",
    family: "olympiad",
  },
  {
    id: 12,
    code: "PUC-RJ",
    name: "PUC-RJ",
    fullName: "Pontifícia Universidade Católica do Rio de Janeiro",
    family: "university",
  },
  {
    id: 13,
    code: "PUC-RS",
    name: "PUC-RS",
    fullName: "Pontifícia Universidade Católica do Rio Grande do Sul",
    family: "university",
  },
  {
    id: 14,
    code: "PUC-SP",
    name: "PUC-SP",
    fullName: "Pontifícia Universidade Católica de São Paulo",
    family: "university",
  },
  { id: 15, code: "UEL", name: "UEL", fullName: "Universidade Estadual de Londrina", family: "university" },
  { id: 16, code: "UEM", name: "UEM", fullName: "Universidade Estadual de Maringá", family: "university" },
  {
    id: 17,
    code: "UERJ",
    name: "UERJ",
    fullName: "Universidade do Estado do Rio de Janeiro",
    family: "university",
  },
  { id: 18, code: "UFF", name: "UFF", fullName: "Universidade Federal Fluminense", family: "university" },
  { id: 19, code: "UFPR", name: "UFPR", fullName: "Universidade Federal do Paraná", family: "university" },
  {
    id: 20,
    code: "UFRGS",
    name: "UFRGS",
    fullName: "Universidade Federal do Rio Grande do Sul",
    family: "university",
  },
  {
    id: 21,
    code: "UFSCar",
    name: "UFSCar",
    fullName: "Universidade Federal de São Carlos",
    family: "university",
  },
  { id: 22, code: "UNB", name: "UnB", fullName: "Universidade de Brasília", family: "university" },
  { id: 23, code: "UNESP", name: "Unesp", fullName: "Universidade Estadual Paulista", family: "university" },
  {
    id: 24,
    code: "UNICAMP",
    name: "Unicamp",
    fullName: "Universidade Estadual de Campinas",
    family: "university",
  },
  {
    id: 25,
    code: "UNIFESP",
    name: "Unifesp",
    fullName: "Universidade Federal de São Paulo",
    family: "university",
  },
  { id: 26, code: "USP", name: "USP (Fuvest)", fullName: "Universidade de São Paulo", family: "university" },
  { id: 27, code: "AFA", name: "AFA", fullName: "Academia da Força Aérea", family: "military" },
  { id: 28, code: "CN", name: "Colégio Naval", fullName: "Colégio Naval", family: "military" },
  {
    id: 29,
    code: "CM6",
    name: "Colégio Militar 6º ano",
    fullName: "Colégio Militar, admissão ao 6º ano",
    family: "school",
  },
  {
    id: 30,
    code: "CM1",
    name: "Colégio Militar 1º ano",
    fullName: "Colégio Militar, admissão ao 1º ano",
    family: "school",
  },
  {
    id: 31,
    code: "TIRADENTES",
    name: "Tiradentes",
    fullName: "Colégio Tiradentes da Polícia Militar",
    family: "school",
  },
] as const;

export type Institution = (typeof institutions)[number];
export type InstitutionCode = Institution["code"];
export type InstitutionFamily = Institution["family"];

const byCode = new Map<string, Institution>(institutions.map((each) => [each.code.toUpperCase(), each]));
/** Common names of exams that differ from the institution's name. */
const called = new Map<string, InstitutionCode>([
  ["FUVEST", "USP"],
  ["COMVEST", "UNICAMP"],
  ["MACKENZIE", "MACK"],
  ["PUC-RIO", "PUC-RJ"],
  ["ESCOLA NAVAL", "EN"],
  ["COLÉGIO NAVAL", "CN"],
]);
const byId = new Map<number, Institution>(institutions.map((each) => [each.id, each]));

/** By code in any case ("espcex") or by the exam's common name ("Fuvest"). */
export function institutionOf(code: string): Institution | undefined {
  const name = code.toUpperCase();
  return byCode.get(called.get(name) ?? name);
}

export const institutionNames = Object.fromEntries(
  institutions.map(({ code, name }) => [code, name]),
) as Readonly<Record<InstitutionCode, string>>;

export function institutionWithId(id: number): Institution | undefined {
  return byId.get(id);
}
