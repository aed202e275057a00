import { type ExportedAs, inside } from "#app/platform/personal/exported-as.ts";

/** `numero` names a list in `questoesDeListas` and `listasSeguidas`. */
const listColumns: Readonly<Record<string, ExportedAs | null>> = {
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

const listFollowColumns: Readonly<Record<string, ExportedAs | null>> = {
  user_num: inside,
  list: ["lista"],
  followed_at: ["seguidaEm", "time"],
};

/** Without a question: a heading. */
const listItemColumns: Readonly<Record<string, ExportedAs | null>> = {
  list: ["lista"],
  ord: ["questao", "question"],
  place: inside,
  heading: ["titulo"],
};

const listBlueprintColumns: Readonly<Record<string, ExportedAs | null>> = {
  user_num: inside,
  id: inside,
  name: ["nome"],
  address: ["endereco"],
  saved_at: ["salvoEm", "time"],
};

const listDrawColumns: Readonly<Record<string, ExportedAs | null>> = {
  user_num: inside,
  ord: ["questao", "question"],
};

const trackProgressColumns: Readonly<Record<string, ExportedAs | null>> = {
  user_num: inside,
  track: ["trilha"],
  steps: ["passos", "json"],
  checks: ["verificacoes", "json"],
  touched_at: ["mudadaEm", "time"],
};

export const listTables = {
  lists: listColumns,
  list_items: listItemColumns,
  list_follows: listFollowColumns,
  list_blueprints: listBlueprintColumns,
  list_draws: listDrawColumns,
  track_progress: trackProgressColumns,
};
