import { type ExportedAs, inside } from "./exported-as.ts";

/** `numero` names a list in `questoesDeListas` and `listasSeguidas`. */
export const listColumns: Readonly<Record<string, ExportedAs | null>> = {
  num: ["numero"],
  id: inside,
  owner: inside,
  name: ["nome"],
  description: ["descricao"],
  tags: ["etiquetas", "json"],
  colour: ["cor"],
  visibility: ["quemVe"],
  size: ["questoes"],
  followers: ["seguidores"],
  ranked: inside,
  version: inside,
  created_at: ["criadaEm", "time"],
  changed_at: ["mudadaEm", "time"],
  deleted_at: ["apagadaEm", "time"],
};

export const listFollowColumns: Readonly<Record<string, ExportedAs | null>> = {
  user_num: inside,
  list: ["lista"],
  followed_at: ["seguidaEm", "time"],
};

/** Without a question: a heading. */
export const listItemColumns: Readonly<Record<string, ExportedAs | null>> = {
  list: ["lista"],
  ord: ["questao", "question"],
  place: inside,
  heading: ["titulo"],
};

export const listBlueprintColumns: Readonly<Record<string, ExportedAs | null>> = {
  user_num: inside,
  id: inside,
  name: ["nome"],
  address: ["endereco"],
  saved_at: ["salvoEm", "time"],
};

export const listDrawColumns: Readonly<Record<string, ExportedAs | null>> = {
  user_num: inside,
  ord: ["questao", "question"],
};
