import type { YearRepairs } from "#app/domain/questions/enem/repairs/repair.ts";

export const repairs2018: YearRepairs = {
  "69": { of: "05486831", alternatives: { E: "Impedimento de eleição das assembleias estaduais." } },
  "73": { of: "376860fe", alternatives: { C: "Emprego de armamentos sofisticados." } },
};
