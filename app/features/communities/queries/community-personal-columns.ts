import { hidden, own, type PersonalColumn, split } from "#app/platform/personal/personal-column.ts";

/** Personal data of communities. */
export const communityPersonalColumns: readonly PersonalColumn[] = [
  own("community_people.user_num", "num", { section: "comunidades" }),
  own("shift_people.user_num", "num", { section: "plantoes" }),
  own("challenge_sittings.user_num", "num", { section: "semanasDoDesafio" }),
  own("challenge_scores.user_num", "num", { section: "pontosDoDesafio" }),
  own("challenge_participants.email", "email", { section: "desafios" }),
  own("challenge_imports.owner_id", "id", hidden),
  ...[
    "communities.created_by",
    "shifts.created_by",
    "shift_people.confirmed_by",
    "challenge_seasons.created_by",
  ].map((place) => ({
    ...split(place),
    by: "id" as const,
    fate: "stays" as const,
    why: "who made a community, planned a shift or confirmed another person's; without the account the id is nobody's",
    ...hidden,
  })),
];
