import type { YearRepairs } from "#app/domain/questions/enem/repairs/repair.ts";

export const repairs2021: YearRepairs = {
  "19": { of: "fec358ec", edits: [["predemonia", "predomina"]] },
  "32": {
    of: "bbfeb621",
    edits: [
      ["direcionamemento", "direcionamento"],
      ["para para o jardim", "para o jardim"],
    ],
  },
  "34": {
    of: "89e29d5b",
    edits: [
      ["mpoveis", "móveis"],
      ["subtituição", "substituição"],
    ],
  },
  "36": {
    of: "53f51c5f",
    edits: [
      ["máscarqas", "máscaras"],
      ["recepientes", "recipientes"],
      ["refugode", "refugo de"],
    ],
  },
  "39": { of: "95232b83", edits: [["Sagento", "Sargento"]] },
  "53": { of: "7c3ad34b", edits: [["filmicas", "fílmicas"]] },
  "60": { of: "7a343f44", edits: [["E duro tanto", "É duro tanto"]], whole: true },
  "61": {
    of: "03cb4079",
    edits: [
      ["competividade", "competitividade"],
      ["tentativa de tomar o Rio", "tentativa de tornar o Rio"],
    ],
  },
  "68": { of: "aca4b091", edits: [["Essse", "Esse"]] },
  "70": { of: "e0a3fabb", edits: [["Disponível m:", "Disponível em:"]] },
  "72": { of: "a9bc23f6", edits: [["Qual media", "Qual medida"]] },
  "79": { of: "9884c9b4", edits: [["áreas degradas", "áreas degradadas"]] },
  "95": { of: "1fe33f05", edits: [["31, 2 g", "31,2 g"]] },
  "103": { of: "6ee3feda", edits: [["da celulosa", "da celulose"]] },
  "109": {
    of: "2b56fdeb",
    edits: [["Ohm1s Law Survivers to the atomice sacle", "Ohm’s Law Survives to the Atomic Scale"]],
  },
  "111": { of: "52fee6f1", edits: [["Filmar parceria", "Firmar parceria"]] },
  "119": { of: "692479c9", edits: [["construção 9com", "construção (com"]] },
  "136": { of: "c86300ee", edits: [["apresentad0o", "apresentado"]] },
  "138": { of: "a24311e3", edits: [["© painel", "O painel"]] },
  "170": { of: "d6ca50f4", edits: [["milimitro", "mililitro"]] },
};
