import { type ExportedAs, inside } from "#app/platform/personal/exported-as.ts";

/** A membership, as its person sees it. */
export const schoolPersonColumns: Readonly<Record<string, ExportedAs | null>> = {
  place: inside,
  num: inside,
  id: inside,
  school: inside,
  first_name: ["nome"],
  last_name: ["sobrenome"],
  email: ["email"],
  mobile: ["celular"],
  school_user_id: ["matricula"],
  role: ["papel"],
  active: ["ativa", "flag"],
  year: ["anoLetivo"],
  account: inside,
  login: ["login"],
  card: inside,
  card_until: inside,
  invited_at: ["convidadaEm", "time"],
  words: inside,
  created_at: ["cadastradaEm", "time"],
  updated_at: ["mudadaEm", "time"],
  updated_by: inside,
};

/** Where its person is in a notebook. */
export const notebookReadingColumns: Readonly<Record<string, ExportedAs | null>> = {
  person: inside,
  notebook: ["numeroDoCaderno"],
  // Section, or "section:end": since when it was opened, or read to its end.
  sections: ["secoes", "times"],
  last_section: ["ultimaSecao"],
  last_block: ["ultimoBloco"],
  at: ["data", "time"],
};
