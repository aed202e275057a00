import { type ExportedAs, inside } from "#app/platform/personal/exported-as.ts";

/** What the export shows of a person's rows in communities. */
export const communityTables: Readonly<Record<string, Readonly<Record<string, ExportedAs | null>>>> = {
  community_people: {
    user_num: inside,
    community: ["comunidade"],
    is_admin: ["administra", "flag"],
    since: ["desde", "time"],
  },
  shift_people: {
    shift: ["plantao"],
    user_num: inside,
    taken_at: ["desde", "time"],
    confirmed_at: ["presencaConfirmadaEm", "time"],
    confirmed_by: inside,
  },
  challenge_participants: {
    season: ["temporada"],
    email: ["email"],
    first_name: ["nome"],
    last_name: ["sobrenome"],
    team: ["equipe"],
    uninvited: ["semConvite"],
  },
  challenge_sittings: {
    challenge_set: ["questoesDaSemana"],
    user_num: inside,
    session: ["pratica"],
  },
  challenge_scores: {
    challenge_set: ["questoesDaSemana"],
    user_num: inside,
    right_answers: ["acertos"],
    answered: ["respondidas"],
  },
};
