import type { YearRepairs } from "#app/domain/questions/enem/repairs/repair.ts";

export const repairs2019: YearRepairs = {
  "5-espanhol": { of: "6a5c4abf", edits: [["energia en", "energía en"]] },
  "15": { of: "c9f3aa1b", edits: [["altíssíma", "altíssima"]] },
  "18": { of: "0258ed8c", edits: [["indepen – dentes", "independentes"]] },
  "21": { of: "af2dbfd2", edits: [["desgo – vernada", "desgovernada"]] },
  "26": { of: "7e1a0746", edits: [["violacão", "violação"]] },
  "27": {
    of: "525e2fa0",
    edits: [
      ["adquirí-lo e construílo", "adquiri-lo e construí-lo"],
      ["indivi dua lizada", "individualizada"],
    ],
  },
  "30": { of: "d5f657ed", edits: [["catálagos", "catálogos"]] },
  "32": { of: "959ae638", edits: [["possivel", "possível"]] },
  "34": {
    of: "00f46df0",
    edits: [
      ["principio", "princípio"],
      ["da lingua", "da língua"],
      ["estações O", "estações. O"],
      ["Pompílio o", "Pompílio, o"],
    ],
  },
  "41": { of: "250111bb", edits: [["deixaresmos", "deixaremos"]] },
  "46": { of: "74ff7091", edits: [["transformá-to", "transformá-lo"]] },
  "48": { of: "a645dc47", edits: [["sulamericana", "sul-americana"]] },
  "60": { of: "a792344e", edits: [["orga – nização", "organização"]] },
  "95": {
    of: "8b07747f",
    edits: [
      ["termoquí micas", "termoquímicas"],
      ["dá glicose", "da glicose"],
    ],
  },
  "104": { of: "06520463", edits: [["ocorrância", "ocorrência"]] },
  "124": { of: "31d7fb32", alternatives: { E: "Anidrido etanoico." } },
  "137": { of: "5ad419fa", edits: [["macrophyila", "macrophylla"]] },
  "140": { of: "9be8a80f", edits: [["curtaduração", "curta duração"]] },
  "155": { of: "dedce44f", edits: [["veiculada\n\ncontra", "veiculada contra"]] },
};
