import type { YearRepairs } from "#app/domain/questions/enem/repairs/repair.ts";

export const repairs2018: YearRepairs = {
  "14": { of: "4e502b81", edits: [["desflie", "desfile"]] },
  "37": { of: "318bba6d", edits: [["Ungua afíada", "língua afiada"]] },
  "69": {
    of: "05486831",
    edits: [
      ["Henfíi", "Henfil"],
      ["Fiiho", "Filho"],
    ],
    alternatives: { E: "Impedimento de eleição das assembleias estaduais." },
  },
  "73": { of: "376860fe", alternatives: { C: "Emprego de armamentos sofisticados." } },
  "108": { of: "afd204db", edits: [["gráico", "gráfico"]] },
  "132": { of: "ba7bb8c5", edits: [["Identificaçáo", "Identificação"]] },
  "135": { of: "e9f5e8f9", edits: [["retorne ã terra", "retorne à terra"]] },
  "138": { of: "62fea157", edits: [["6(4 ; 4)", "B(4 ; 4)"]] },
};
