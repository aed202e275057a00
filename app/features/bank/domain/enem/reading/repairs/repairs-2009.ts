import type { YearRepairs } from "./repair.ts";

export const repairs2009: YearRepairs = {
  "5": { of: "aca2b287", edits: [["1571- 1630", "1571-1630"]] },
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
  "23": { of: "c9c70150", edits: [["CONAMA no 257", "CONAMA nº 257"]] },
  "26": { of: "cff87684", edits: [["H2SO3 .", "H2SO3."]] },
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
  "40": { of: "d7e3ae41", edits: [["Z. G. M;", "Z. G. M.;"]] },
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
  "48": { of: "6db2b8ad", edits: [["devido as grandes", "devido às grandes"]] },
  "54": { of: "0c28acc7", edits: [["terrafloresta", "terra-floresta"]] },
  "57": { of: "a2894df9", edits: [["norte- americanos", "norte-americanos"]] },
  "64": {
    of: "292743a2",
    edits: [
      ["jan.- abr.", "jan.-abr."],
      ["histórico formativos", "histórico-formativos"],
    ],
  },
  "69": { of: "7787fffa", edits: [["semi- empoeiradas", "semiempoeiradas"]] },
  "74": { of: "5300ef40", edits: [["es elas s", "es, elas s"]] },
  "76": { of: "0ccba0a7", edits: [["chegam a provocar mortes", "chegam a provocar mortes."]] },
  "77": { of: "c8221cb8", edits: [["terra.O mapa", "terra. O mapa"]] },
  "79": {
    of: "946f9487",
    edits: [
      ["Plano Nacional para", "“Plano Nacional para"],
      ["Disponível em:  \nhttp", "Disponível em: http"],
    ],
  },
  "84": { of: "42c76e5e", edits: [["São Paulo. (Foto: EDUSP)", "São Paulo: EDUSP."]] },
  "87": { of: "34fd7718", edits: [["http:// www", "http://www"]] },
  "88": { of: "eafe5674", edits: [["sub úmidas", "subúmidas"]], whole: true },
  "90": { of: "a2a28769", edits: [["Rio de Janeiro:  \nSBPC", "Rio de Janeiro: SBPC"]] },
  "92": {
    of: "76c2c6d7",
    edits: [
      ["crédito.  \nO senhor", "crédito. O senhor"],
      ["agência de  \nUber", "agência de Uber"],
      ["pela informalidade", "pela informalidade."],
    ],
  },
  "98": {
    of: "307a7691",
    edits: [
      [
        "lobo-bolo//Tipo pra rimar com ouro de tolo? (v. 11-12)",
        "lobo-bolo//Tipo pra rimar com ouro de tolo?” (v. 11-12).",
      ],
      ["outra vez” (v. 14)", "outra vez” (v. 14)."],
    ],
  },
  "99": { of: "662fda23", edits: [["Cultura /  \nFundação", "Cultura / Fundação"]] },
  "107": {
    of: "f3e6d925",
    edits: [
      ["outra substâncias", "outras substâncias"],
      ["publicitário do  \nInstituto", "publicitário do Instituto"],
    ],
  },
  "108": {
    of: "ac04d249",
    edits: [
      ["outra substâncias", "outras substâncias"],
      ["publicitário do  \nInstituto", "publicitário do Instituto"],
    ],
  },
  "111": { of: "37110ae7", edits: [["d´água", "d’água"]] },
  "124": {
    of: "636e4b03",
    edits: [
      [
        "contemplo  rigor e fixidez.  Passado e sentimento  me",
        "contemplo / rigor e fixidez. / Passado e sentimento / me",
      ],
      ["lua  De fogo e vento  Te", "lua / De fogo e vento / Te"],
      ["sorvendo  A", "sorvendo / A"],
      [
        "matança  de quem só te deu vida.  E me deixa viver  nessa",
        "matança / de quem só te deu vida. / E me deixa viver / nessa",
      ],
      ["verso.  Dois instrumentos  entre", "verso. / Dois instrumentos / entre"],
    ],
  },
  "131": { of: "0fdf1f40", edits: [["falantes dessa línguas", "falantes dessas línguas"]] },
  "135": {
    of: "74537e67",
    edits: [
      ["e  \n\u2003 \\[comunicação", "e comunicação"],
      ["mulheres e  \n\u2003 \\[sem", "mulheres e sem"],
    ],
  },
  "138": {
    of: "3e282618",
    edits: [
      ["363e0,03x", "363e<sup>0,03x</sup>"],
      ["e0,3\u00a0=", "e<sup>0,3</sup> ="],
    ],
  },
  "140": { of: "1e5db9bd", edits: [["AB=\u00a0BC/2\u00a0,", "AB = BC/2,"]] },
  "145": {
    of: "6428a1bc",
    edits: [
      ["(0,2%)4", "(0,2%)<sup>4</sup>"],
      ["(0,2%)2", "(0,2%)<sup>2</sup>"],
      ["(99,8%)2", "(99,8%)<sup>2</sup>"],
    ],
  },
  "156": {
    of: "bb5cec43",
    edits: [
      ["_d1_", "_d_<sub>1</sub>"],
      ["_d2_", "_d_<sub>2</sub>"],
      ["d1 e d2", "_d_<sub>1</sub> e _d_<sub>2</sub>"],
      ["(11 – r)", "(11 – _r_)"],
    ],
  },
  "159": { of: "e51f524b", edits: [["Y = ", "y = "]] },
  "166": {
    of: "3dfad333",
    edits: [
      ["avião AIII", "avião A<sub>III</sub>"],
      ["avião AII", "avião A<sub>II</sub>"],
      ["avião AI", "avião A<sub>I</sub>"],
    ],
  },
  "167": { of: "b69567a9", edits: [["consideradas extensas", "consideradas extensas."]] },
  "174": {
    of: "662caa08",
    alternatives: {
      A: "r(1 – sen (d/r)).",
      B: "r(1 – cos (d/r)).",
      C: "r(1 – tg (d/r)).",
      D: "r sen (r/d).",
      E: "r cos (r/d).",
    },
  },
  "175": {
    of: "c3e81fde",
    edits: [
      ["em que, _TC= NV/NF, TA= NA/NV, NV_", "em que _TC_ = _NV_/_NF_, _TA_ = _NA_/_NV_, _NV_"],
      ["público alvo", "público-alvo"],
      ["IcadÚnico", "ICadÚnico"],
    ],
  },
  "179": {
    of: "0fe7aa06",
    edits: [
      ["Vc =", "V<sub>c</sub> ="],
      ["Vd", "V<sub>d</sub>"],
      ["Ndia", "N<sub>dia</sub>"],
      ["edificações.  \nConsiderando", "edificações. Considerando"],
      ["1 m²  \nproduz", "1 m² produz"],
    ],
  },
};
