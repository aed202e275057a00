import type { YearRepairs } from "#app/domain/questions/enem/repairs/repair.ts";

export const repairs2022: YearRepairs = {
  "94": { of: "09f5f2f3" },
  "96": { of: "c287ab14" },
  "153": { of: "72ea32c9" },
  "176": {
    of: "b12dd463",
    opening:
      "As cidades A e B serão ligadas à Rodovia 003 pelas Rodovias 001 e 002, em linha reta, que deverão se conectar a ela em um mesmo ponto. A figura mostra as cidades, com o eixo x sobre a Rodovia 003, e cinco localizações sugeridas para o ponto de conexão.",
  },
};
