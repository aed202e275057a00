import type { YearRepairs } from "#app/domain/questions/enem/repairs/repair.ts";

export const repairs2009: YearRepairs = {
  "12": {
    of: "34213c58",
    opening:
      "Sabões são sais de ácidos carboxílicos de cadeia longa, usados para facilitar a remoção de substâncias pouco solúveis em água, como óleos e gorduras. A figura representa a estrutura de uma molécula de sabão.",
  },
  "14": {
    of: "ed04627f",
    opening:
      "A eficiência de um processo de conversão de energia é a razão entre a produção de energia ou trabalho útil e o total de energia que entra. No processo da figura, a eficiência geral é o produto das eficiências das etapas.",
  },
  "15": {
    of: "b2d9e9a6",
    opening:
      "O cobre bruto é purificado por eletrólise: ele é o ânodo da célula, imerso em solução de CuSO<sub>4</sub>, e o cobre puro se deposita no cátodo. Algumas impurezas metálicas são oxidadas e passam à solução; outras se desprendem do ânodo e se sedimentam abaixo dele. A série lista o cobre e alguns metais presentes como impurezas, de acordo com suas forças redutoras.",
  },
  "18": { of: "0f873e14", whole: true },
  "19": {
    of: "242061fb",
    opening:
      "A instalação elétrica de uma casa exige dimensionar a potência requerida. O quadro traz valores típicos de potência de alguns aparelhos.",
  },
  "20": {
    of: "e53730ae",
    opening: "O esquema mostra uma estação geradora de eletricidade abastecida por combustível fóssil.",
  },
  "27": {
    of: "f9129e8a",
    opening:
      "Em órbita a 560 km de altura, astronautas do ônibus espacial Atlantis foram trocar uma câmera do telescópio Hubble. Ao abrir a porta de acesso, um deles exclamou: “Esse telescópio tem a massa grande, mas o peso é pequeno”.",
  },
  "29": {
    of: "b1b68c38",
    opening:
      "Os núcleos dos átomos são constituídos de prótons e nêutrons, que, na maioria deles, não estão na mesma proporção. O gráfico mostra a quantidade de nêutrons (N) em função da quantidade de prótons (Z) para os núcleos estáveis conhecidos.",
  },
  "32": {
    of: "656d0461",
    opening:
      "Um equipamento emite radiação eletromagnética com comprimento de onda bem menor que o da radiação ultravioleta. Entre ele e um filme fotográfico foi posicionado o pescoço de um indivíduo; quanto mais exposto à radiação, mais escuro fica o filme depois de revelado. Obteve-se a imagem da figura.",
  },
  "35": {
    of: "dd81a382",
    opening:
      "Em uma região, a insolação (potência solar incidente na superfície da Terra) é de 800 watts/m². Uma usina termossolar utiliza coletores parabólicos, nos quais a luz refletida pela superfície espelhada é focalizada em um receptor em forma de cano e aquece o óleo em seu interior; o calor do óleo é transferido para a água, que vaporiza e movimenta uma turbina.",
  },
  "43": {
    of: "378f97a4",
    opening:
      "A intensa liberação de CO<sub>2</sub> pela queima de combustíveis fósseis intensifica o efeito estufa. O quadro traz as entalpias-padrão de combustão a 25 °C do metano, do butano e do octano.",
  },
  "45": {
    of: "97f6cc16",
    opening:
      "Ao preparar o palco de uma peça, o iluminador deveria colocar três atores sob luzes de igual brilho e os demais sob luzes de menor brilho. Foram instaladas oito lâmpadas incandescentes com a mesma especificação (L1 a L8), interligadas em um circuito com uma bateria, conforme a figura.",
  },
  "54": { of: "0c28acc7", edits: [["terrafloresta", "terra-floresta"]] },
  "57": { of: "a2894df9", edits: [["norte- americanos", "norte-americanos"]] },
  "69": { of: "7787fffa", edits: [["semi- empoeiradas", "semiempoeiradas"]] },
  "88": { of: "eafe5674", whole: true },
};
