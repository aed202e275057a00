import type { YearRepairs } from "#app/domain/questions/enem/repairs/repair.ts";

export const repairs2022: YearRepairs = {
  "18": { of: "99383608", edits: [["linguisticos", "linguísticos"]] },
  "22": { of: "ae8739b7", edits: [["irrestita", "irrestrita"]] },
  "42": { of: "e0828a2d", edits: [["tornar-se util a patria", "tornar-se útil à pátria"]] },
  "51": {
    of: "f2071f25",
    edits: [
      ["funda – mentais", "fundamentais"],
      ["capa – cidade", "capacidade"],
    ],
  },
  "56": { of: "a77ce6f4", edits: [["contemporárea", "contemporânea"]] },
  "63": { of: "a5a511bf", edits: [["campenisnato", "campesinato"]] },
  "64": { of: "5229be6a", edits: [["contoladas", "controladas"]] },
  "66": {
    of: "589124d7",
    edits: [
      ["confome", "conforme"],
      ["respectivemerte", "respectivamente"],
    ],
  },
  "72": {
    of: "a33677b1",
    edits: [
      ["é maio grave", "é mais grave"],
      ["mais de um hora", "mais de uma hora"],
    ],
  },
  "75": { of: "2e93b38d", edits: [["povo da águas", "povo das águas"]] },
  "87": { of: "4bae19c7", edits: [["estigmatizarão", "estigmatização"]] },
  "94": { of: "09f5f2f3", whole: true },
  "96": { of: "c287ab14", whole: true },
  "102": { of: "c65be699", edits: [["cDNAviral", "cDNA viral"]] },
  "109": {
    of: "67b1e5cc",
    edits: [
      ["temfunçãobiológicaeéacumulado", "tem função biológica e é acumulado"],
      ["Oelementoiodo(I)", "O elemento iodo (I) "],
    ],
  },
  "131": {
    of: "cf9272a8",
    edits: [
      ["compostosditos", "compostos ditos"],
      ["passadoda", "passado da"],
      ["químicaorgânica", "química orgânica"],
    ],
  },
  "153": { of: "72ea32c9", whole: true },
  "158": { of: "832a1af3", edits: [["sequndo", "segundo"]] },
  "176": {
    of: "b12dd463",
    opening:
      "As cidades A e B serão ligadas à Rodovia 003 pelas Rodovias 001 e 002, em linha reta, que deverão se conectar a ela em um mesmo ponto. A figura mostra as cidades, com o eixo x sobre a Rodovia 003, e cinco localizações sugeridas para o ponto de conexão.",
  },
};
