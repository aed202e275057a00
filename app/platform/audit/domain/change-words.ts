export type Change = { what: string; before: string; after: string };

const names: Readonly<Record<string, string>> = {
  claims: "permissões",
  school: "escola",
  role: "papel na escola",
  suspended: "suspensa",
  sessions: "sessões",
  audience: "para",
  type: "tipo",
  content: "texto",
  link: "link",
  visibleFrom: "aparece",
  expiresAt: "termina",
  startsAt: "começa",
  endsAt: "termina",
  version: "versão",
  key: "gabarito",
  status: "situação",
  fields: "partes",
  outcome: "desfecho",
  finding: "achado",
  comment: "comentário",
  title: "título",
  questions: "questões",
  state: "situação",
  stored: "gravadas",
  rejected: "com erro",
  name: "nome",
  subject: "disciplina",
  season: "temporada",
  listed: "pessoas da lista",
  unwanted: "sem convite, por não querer mensagens",
  often: "sem convite, por já ter recebido três",
  over: "sem convite, por ter a temporada terminado",
};

type Words = {
  claim: (name: string) => string;
  role: (name: string) => string;
  time: (seconds: number) => string;
};

function read(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function said(key: string, value: unknown, words: Words): string {
  if (Array.isArray(value)) return value.map((each) => words.claim(String(each))).join(", ") || "nenhuma";
  if (typeof value === "boolean") return value ? "sim" : "não";
  if (value === null || value === undefined) return "nada";
  if (key === "role") return words.role(String(value));
  if (typeof value === "number" && /^(?:visibleFrom|expiresAt|startsAt|endsAt)$/.test(key))
    return words.time(value);
  return String(value);
}

export function changesOf(row: { before: string; after: string }, words: Words): Change[] {
  const [before, after] = [read(row.before), read(row.after)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((key) => ({
      what: names[key] ?? key,
      before: key in before ? said(key, before[key], words) : "",
      after: key in after ? said(key, after[key], words) : "",
    }))
    .filter((change) => change.before !== change.after);
}
