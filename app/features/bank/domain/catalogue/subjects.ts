/** The 13 subjects (R-BANK-2). `id` is the number in rows and search tokens ("s8"): it never changes. */
export const subjects = [
  { id: 1, slug: "artes", name: "Artes" },
  { id: 2, slug: "biologia", name: "Biologia" },
  { id: 3, slug: "espanhol", name: "Espanhol" },
  { id: 4, slug: "filosofia", name: "Filosofia" },
  { id: 5, slug: "fisica", name: "Física" },
  { id: 6, slug: "geografia", name: "Geografia" },
  { id: 7, slug: "historia", name: "História" },
  { id: 8, slug: "ingles", name: "Inglês" },
  { id: 9, slug: "matematica", name: "Matemática" },
  { id: 10, slug: "portugues", name: "Português" },
  { id: 11, slug: "quimica", name: "Química" },
  { id: 12, slug: "sociologia", name: "Sociologia" },
  { id: 13, slug: "redacao", name: "Redação" },
] as const;

export type Subject = (typeof subjects)[number];
export type SubjectSlug = Subject["slug"];

const bySlug = new Map<string, Subject>(subjects.map((each) => [each.slug, each]));
const byId = new Map<number, Subject>(subjects.map((each) => [each.id, each]));

export function subjectOf(slug: string): Subject | undefined {
  return bySlug.get(slug.toLowerCase());
}

export const subjectNames = Object.fromEntries(subjects.map(({ slug, name }) => [slug, name])) as Readonly<
  Record<SubjectSlug, string>
>;

export function subjectWithId(id: number): Subject | undefined {
  return byId.get(id);
}
