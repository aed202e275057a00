import type { ClaimName, SchoolRole } from "#app/platform/access/claims.ts";

/** The demo accounts of the local seed, never of production (docs/operations.md). All have this password. */
export const DEMO_PASSWORD = "farol-demo-2026";

export type DemoAccount = {
  /** The part of the e-mail before @farol.test. */
  name: string;
  firstName: string;
  lastName: string;
  claims: ClaimName[];
  school: { id: string; role: SchoolRole } | null;
  verified: boolean;
  complete: boolean;
};

function person(name: string, firstName: string, lastName: string, claims: ClaimName[] = []): DemoAccount {
  return { name, firstName, lastName, claims, school: null, verified: true, complete: true };
}

function schoolPeople(id: string, claims: ClaimName[]): DemoAccount[] {
  const people = [
    { role: "student", word: "aluna", firstName: "Iara" },
    { role: "teacher", word: "professor", firstName: "Otávio" },
    { role: "assistant", word: "assistente", firstName: "Lúcia" },
    { role: "admin", word: "admin", firstName: "Renato" },
  ] as const;
  const lastName = id === "azambuja" ? "Azambuja" : "Horizonte";
  return people.map(({ role, word, firstName }) => ({
    ...person(`${id}-${word}`, firstName, lastName, claims),
    school: { id, role },
  }));
}

/** Every claim (R-ACCESS-4): one account each. */
export const demoAccounts: readonly DemoAccount[] = [
  { ...person("pendente", "Paula", "Pendente"), verified: false, complete: false },
  { ...person("incompleto", "Igor", "Incompleto"), complete: false },
  person("aluna", "Ana", "Souza"),
  person("basico", "Bruno", "Batista", ["basico"]),
  person("pro", "Priscila", "Prado", ["pro"]),
  person("ultra", "Ulisses", "Uchoa", ["ultra"]),
  person("mentorada", "Marina", "Melo", ["mentee"]),
  person("mentor", "Marcos", "Moura", ["mentor"]),
  person("mentor-chefe", "Célia", "Chaves", ["mentor", "chiefMentor"]),
  person("moderadora", "Mônica", "Dias", ["moderator"]),
  person("plantel", "Pedro", "Plantel", ["plantelUser"]),
  person("plantel-admin", "Paulo", "Plantel", ["plantelUser", "plantelAdmin"]),
  person("azambuja", "Alice", "Azambuja", ["azambujaUser"]),
  person("marista", "Mário", "Marista", ["maristaUser"]),
  person("marista-admin", "Marta", "Marista", ["maristaUser", "maristaAdmin"]),
  person("podion", "Pietra", "Pódion", ["podionUser"]),
  person("admin", "Adriana", "Alves", ["admin"]),
  ...schoolPeople("azambuja", ["azambujaUser"]),
  ...schoolPeople("horizonte", []),
];
