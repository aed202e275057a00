import type { YearRepairs } from "#app/domain/questions/enem/repairs/repair.ts";

export const repairs2019: YearRepairs = {
  "124": { of: "31d7fb32", alternatives: { E: "Anidrido etanoico." } },
};
