import type { YearRepairs } from "#app/domain/questions/enem/repairs/repair.ts";

export const repairs2020: YearRepairs = {
  "91": { of: "be7f3d23" },
};
