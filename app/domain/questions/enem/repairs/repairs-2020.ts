import type { YearRepairs } from "#app/domain/questions/enem/repairs/repair.ts";

export const repairs2020: YearRepairs = {
  "1-ingles": {
    of: "42796b8b",
    edits: [
      ["reursos", "recursos"],
      ["Os reursos", "Os recursos"],
    ],
  },
  "16": { of: "ecb339c4", edits: [["caíbros", "caibros"]] },
  "28": {
    of: "8a15f7fb",
    edits: [
      ["Sebantian", "Sebastian"],
      ["o música alemão", "o músico alemão"],
    ],
  },
  "29": { of: "d7d18cc4", edits: [["minha muher", "minha mulher"]] },
  "60": { of: "048ac642", edits: [["llitch", "Ilitch"]] },
  "67": { of: "63b5e428", edits: [["l3 jun", "13 jun"]] },
  "75": { of: "ec2b2057", edits: [["Hlstória", "História"]] },
  "76": { of: "099f2c47", edits: [["angloamericanos", "anglo-americanos"]] },
  "82": { of: "1e07f4ce", edits: [["Popocatepéti", "Popocatépetl"]] },
  "90": { of: "37e17078", edits: [["Por outros lado", "Por outro lado"]] },
  "91": { of: "be7f3d23", whole: true },
  "96": { of: "b653b57e", edits: [["mo1–1", "mol–1"]] },
  "103": { of: "a713d3da", edits: [["maté – ria-prima", "matéria-prima"]] },
  "124": { of: "cef49ff4", edits: [["conta - minando", "contaminando"]] },
  "174": { of: "843bed82", edits: [["subdividese", "subdivide-se"]] },
};
