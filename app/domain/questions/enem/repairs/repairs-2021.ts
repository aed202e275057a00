import type { YearRepairs } from "#app/domain/questions/enem/repairs/repair.ts";

export const repairs2021: YearRepairs = {
  "60": { of: "7a343f44" },
};
