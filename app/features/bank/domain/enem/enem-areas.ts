import { subjectWithId } from "../catalogue/subjects.ts";
import type { EnemArea } from "./reading/row.ts";

/** ENEM's areas as its booklets name them. */
export const areaNames: Readonly<Record<EnemArea, string>> = {
  LC: "Linguagens",
  CH: "Ciências Humanas",
  CN: "Ciências da Natureza",
  MT: "Matemática",
};

const sciences = ["biologia", "fisica", "quimica"];
const humanities = ["historia", "geografia", "filosofia", "sociologia"];

/** ENEM's area of a subject. */
export function areaOfSubject(subject: number): EnemArea {
  const slug = subjectWithId(subject)?.slug ?? "";
  if (slug === "matematica") return "MT";
  if (sciences.includes(slug)) return "CN";
  return humanities.includes(slug) ? "CH" : "LC";
}
