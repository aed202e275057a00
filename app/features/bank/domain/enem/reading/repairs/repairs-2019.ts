import type { YearRepairs } from "./repair.ts";

export const repairs2019: YearRepairs = {
  "1-espanhol": {
    of: "d34b7c41",
    edits: [
      ["vinieron — soy", "vinieron  \n— soy"],
      ["sol —, que", "sol —,  \nque"],
      ["perdieron. Tengo", "perdieron.  \nTengo"],
    ],
  },
  "2-espanhol": { of: "0934f349", edits: [["recuerda**  \n**cómo", "recuerda cómo"]] },
  "2-ingles": {
    of: "5d92ea10",
    edits: [
      ["flour/ cereals", "flour/cereals"],
      ["high-fructose, corn syrup", "high-fructose corn syrup"],
      ["honey, etc.). Americans", "honey, etc.) Americans"],
    ],
  },
  "3-espanhol": { of: "dcbaf462", edits: [["su vecina, la hormiga algo", "su vecina, la hormiga, algo"]] },
  "4-espanhol": {
    of: "e738a8c2",
    edits: [
      ["ataque\n\npor", "ataque  \npor"],
      ["andanadas:\n\nNadie", "andanadas:  \nNadie"],
      ["hambre\n\nsi hay", "hambre  \nsi hay"],
    ],
  },
  "4-ingles": { of: "4d9afd88", edits: [["generosity. If", "generosity.\n\nIf"]] },
  "5-espanhol": {
    of: "6a5c4abf",
    edits: [
      ["energia en", "energía en"],
      ["problematizar", "Problematizar"],
    ],
  },
  "14": { of: "bb1ffe8c", edits: [["A viagem\nQue", "**A viagem**\n\nQue"]] },
  "15": { of: "c9f3aa1b", edits: [["altíssíma", "altíssima"]] },
  "16": {
    of: "b2710944",
    edits: [["Ed Mort só vai Mort.\nEd Mort. Detetive", "**Ed Mort só vai**\n\nMort. Ed Mort. Detetive"]],
  },
  "18": {
    of: "0258ed8c",
    edits: [
      ["indepen – dentes", "independentes"],
      ["O que é software livre\n", "**O que é software livre**\n\n"],
    ],
  },
  "19": {
    of: "a8c40811",
    edits: [
      ["Expostos na web desde a gravidez\n", "**Expostos na web desde a gravidez**\n\n"],
      ["ou video", "ou vídeo"],
    ],
  },
  "20": {
    of: "3fcec02a",
    edits: [
      ["MANTOVANI. C. A.", "MANTOVANI, C. A."],
      ["Ciência. n. 58. jun", "Ciência, n. 58, jun"],
      ["ago 2014", "ago. 2014"],
    ],
  },
  "21": {
    of: "af2dbfd2",
    edits: [
      ["desgo – vernada", "desgovernada"],
      ["Menina\nA máquina", "**Menina**\n\nA máquina"],
      ["o pano, Que", "o pano. Que"],
      ["ÂNGELO. I.", "ÂNGELO, I."],
    ],
  },
  "22": {
    of: "cb0e3f49",
    edits: [
      ["loca);\n\nnem", "loca);  \nnem"],
      ["espera.\n\nMas", "espera.  \nMas"],
      ["gato);\n\nsim", "gato);  \nsim"],
      ["ouriço),\n\ndo", "ouriço),  \ndo"],
      ["perto,\n\nse fecha", "perto,  \nse fecha"],
      ["esfera),\n\nse eriça", "esfera),  \nse eriça"],
      ["multiespinhenta):\n\ne,", "multiespinhenta):  \ne,"],
      ["salto\n\n(não", "salto  \n(não"],
      ["gato):\n\ndaquele", "gato):  \ndaquele"],
    ],
  },
  "24": { of: "3d2f7f3d", edits: [["Janeiro:  \nUniversal", "Janeiro: Universal"]] },
  "26": {
    of: "7e1a0746",
    edits: [
      ["violacão", "violação"],
      ["e 56 no primeiro", "e só no primeiro"],
      ["dependentes,\n", "dependentes.\n"],
    ],
  },
  "27": {
    of: "525e2fa0",
    edits: [
      ["adquirí-lo e construílo", "adquiri-lo e construí-lo"],
      ["indivi dua lizada", "individualizada"],
      [
        "Educação para a saúde mediante programas de educação física escolar\n",
        "**Educação para a saúde mediante programas de educação física escolar**\n\n",
      ],
      ["A adesão a programas", "Adesão a programas"],
    ],
  },
  "28": { of: "14558a9c", edits: [["antes do  \nGetúlio", "antes do Getúlio"]] },
  "29": { of: "45270e65", edits: [["cultura_  \n_informática._", "cultura informática_."]] },
  "30": {
    of: "d5f657ed",
    edits: [
      ["catálagos", "catálogos"],
      ["o estudioso da língua pode", "O estudioso da língua pode"],
    ],
  },
  "32": { of: "959ae638", edits: [["possivel", "possível"]] },
  "34": {
    of: "00f46df0",
    edits: [
      ["principio", "princípio"],
      ["da lingua", "da língua"],
      ["estações O", "estações. O"],
      ["Pompílio o", "Pompílio, o"],
      ["_Acesso em: 8 dez. 2018._", "Acesso em: 8 dez. 2018."],
      ["segue a reformulação", "Segue a reformulação"],
      ["Egito antigo", "Egito antigo."],
    ],
  },
  "36": {
    of: "a0b89c5f",
    edits: [
      [
        "**_NEVES, A_.\u00a0História da Arte 4. Vitória: Ufes – Nead, 2011.**",
        "NEVES, A. História da Arte 4. Vitória: Ufes – Nead, 2011.",
      ],
      ["Vick Muniz", "Vik Muniz"],
    ],
  },
  "37": {
    of: "58e92a34",
    edits: [
      ["abusivo São", "abusivo. São"],
      ["e o Impacto", "e o impacto"],
      ["redes sociais favorecem", "redes sociais favorecerem"],
    ],
  },
  "38": {
    of: "19c048f7",
    edits: [
      ["E assim que", "É assim que"],
      ["https: /isuper", "https://super"],
    ],
  },
  "39": {
    of: "aa86bc70",
    edits: [
      ["tempo Em lívido", "tempo\nEm lívido"],
      ["Tudo isso te devo.\nE eram", "Tudo isso te devo. E eram"],
      ["sempre.\nE seria", "sempre. E seria"],
      ["silêncio.\nUmas", "silêncio. Umas"],
    ],
  },
  "40": { of: "5d0307e3", edits: [["munificiência", "munificência"]] },
  "41": { of: "250111bb", edits: [["deixaresmos", "deixaremos"]] },
  "42": {
    of: "32a1f65c",
    edits: [
      ["2018. (adaptado)", "2018 (adaptado)"],
      ["mais impressionais", "mais impressionantes"],
      ["Acesso em; 11", "Acesso em: 11"],
    ],
  },
  "45": {
    of: "22acc998",
    edits: [
      ["Cariri,\n\nIrerê, meu", "Cariri,  \nIrerê, meu"],
      ["companheiro,\n\nCadê", "companheiro,  \nCadê"],
      ["Maria?\n\nAi", "Maria?  \nAi"],
      ["querê!\n\nAh! Teu", "querê!  \nAh! Teu"],
      ["sertão,\n\nAh! Como", "sertão,  \nAh! Como"],
      [
        "coração,\n\nAh! Ah!\n\nIrerê, solta teu canto!\n\nCanta mais! Canta mais!\n\nPrá",
        "coração,  \nAh! Ah!  \nIrerê, solta teu canto!  \nCanta mais! Canta mais!  \nPrá",
      ],
      ["cantadô!\n\nAh! Sem", "cantadô!  \nAh! Sem"],
      ["assobia,\n\nAh!", "assobia,  \nAh!"],
      ["amô,\n\nAh! Seu", "amô,  \nAh! Seu"],
      ["irerê:\n\nQue", "irerê:  \nQue"],
      ["Nesses verbos", "Nesses versos"],
    ],
  },
  "46": { of: "74ff7091", edits: [["transformá-to", "transformá-lo"]] },
  "48": { of: "a645dc47", edits: [["sulamericana", "sul-americana"]] },
  "51": { of: "3bdbab25", edits: [["leis ou normais", "leis ou normas"]] },
  "57": {
    of: "4c1a932c",
    edits: [["SALGADO-LABOURIAL, M.L., História", "SALGADO-LABOURIAU, M. L. História"]],
  },
  "60": {
    of: "a792344e",
    edits: [
      ["orga – nização", "organização"],
      ["antes de mais uma", "antes de mais nada, uma"],
      ["E ainda um sistema", "É ainda um sistema"],
    ],
  },
  "63": { of: "eaa4ee48", edits: [["beneficias sem", "beneficiassem"]] },
  "66": { of: "68c533d8", edits: [["et at.", "et al."]] },
  "72": {
    of: "fb178b36",
    edits: [
      ["**BRASIL. Constituição", "BRASIL. Constituição"],
      ["(adaptado).**", "(adaptado)."],
    ],
  },
  "73": {
    of: "f98f60af",
    edits: [
      ["orientação bíblicas", "orientações bíblicas"],
      ["da luz no entanto não", "da luz, no entanto, não"],
    ],
  },
  "78": {
    of: "71ba403a",
    edits: [
      ["lei cobrindo-me e o", "lei  \ncobrindo-me  \ne o"],
      ["céu dentro de mim", "céu  \ndentro de mim"],
    ],
  },
  "83": { of: "434047ab", edits: [["09/07/2018", "09/07/2015"]] },
  "89": { of: "8a63b8c4", edits: [["13h04 min", "13h04min"]] },
  "90": { of: "6d0bb391", edits: [["(Org.).O", "(Org.). O"]] },
  "91": { of: "6fc2bd52", edits: [["(E0)", "(E<sup>0</sup>)"]] },
  "93": {
    of: "374285f5",
    edits: [
      ["na pela humana", "na pele humana"],
      ["esquistossomose_.  \n**Disp", "esquistossomose_. **Disp"],
    ],
  },
  "94": { of: "6bb1fb5d", edits: [["2019 adaptado)", "2019 (adaptado)"]] },
  "95": {
    of: "8b07747f",
    edits: [
      ["termoquí micas", "termoquímicas"],
      ["dá glicose", "da glicose"],
    ],
  },
  "99": {
    of: "a08a5969",
    edits: [
      ["et. al.", "et al."],
      ["eleva o pH", "Eleva o pH"],
    ],
  },
  "101": { of: "6d3aa381", edits: [["D proteínas", "Proteínas"]] },
  "102": {
    of: "82e81d84",
    edits: [
      ["k**A**", "k<sub>A</sub>"],
      ["k**B**", "k<sub>B</sub>"],
      ["kA/kB", "k<sub>A</sub>/k<sub>B</sub>"],
      ["0°C", "0 °C"],
    ],
  },
  "104": { of: "06520463", edits: [["ocorrância", "ocorrência"]] },
  "106": {
    of: "bab2ed24",
    edits: [
      ["exata mente", "exatamente"],
      ["es que matizado", "esquematizado"],
    ],
  },
  "110": { of: "2fd016d1", edits: [["ELsevier", "Elsevier"]] },
  "111": {
    of: "5a399632",
    edits: [
      ["2,5kg", "2,5 kg"],
      ["de 5m,", "de 5 m,"],
      ["0,5s", "0,5 s"],
    ],
  },
  "118": { of: "8995229d", edits: [["Zn(OH)4 2−", "Zn(OH)<sub>4</sub><sup>2−</sup>"]] },
  "119": {
    of: "5cfd2c8d",
    edits: [
      ["p**A**", "p<sub>A</sub>"],
      ["p**B**", "p<sub>B</sub>"],
      ["m**A**", "m<sub>A</sub>"],
      ["m**B**", "m<sub>B</sub>"],
      ["PA", "p<sub>A</sub>"],
      ["pB", "p<sub>B</sub>"],
      ["mA", "m<sub>A</sub>"],
      ["mB", "m<sub>B</sub>"],
    ],
  },
  "121": {
    of: "b080ca18",
    edits: [
      ["10 ms–2", "10 m s–2"],
      ["obtendo da altura", "obtendo 1/3 da altura"],
      ["( C )", "(C)"],
    ],
  },
  "123": { of: "86f93a5e", edits: [["estrôncio 90 será", "estrôncio-90 será"]] },
  "124": { of: "31d7fb32", alternatives: { E: "Anidrido etanoico." } },
  "126": {
    of: "ca0d60e4",
    edits: [
      ["igual a 10, que", "igual a 10 Ω, que"],
      ["igual a 200, estão", "igual a 200 Ω, estão"],
      ["igual a 50, conforme", "igual a 50 Ω, conforme"],
      ["120V", "120 V"],
      ["90V e 130V", "90 V e 130 V"],
    ],
  },
  "127": { of: "087f91d9", edits: [["et. al.", "et al."]] },
  "129": {
    of: "edf1b0e1",
    edits: [
      ["**BRASIL. Min", "BRASIL. Min"],
      ["(adaptado).**", "(adaptado)."],
    ],
  },
  "131": {
    of: "da8e7168",
    edits: [
      ["**Natural Resources", "Natural Resources"],
      ["(adaptado).**", "(adaptado)."],
    ],
  },
  "137": {
    of: "5ad419fa",
    edits: [
      ["macrophyila", "macrophylla"],
      ["log10x", "log<sub>10</sub> x"],
    ],
  },
  "139": {
    of: "e7add641",
    edits: [
      ["até 6 m²", "até 6 m³"],
      ["R$12,00", "R$ 12,00"],
      ["exceder a 6m³", "exceder a 6 m³"],
      ["10 m³. Sabe-se", "10 m³.\n\nSabe-se"],
      ["de 15 m²", "de 15 m³"],
    ],
  },
  "140": {
    of: "9be8a80f",
    edits: [
      ["curtaduração", "curta duração"],
      [
        "_Disponível em: www.gripenet.pt._\n\n_Acesso em: 2 nov. 2013 (adaptado)._",
        "Disponível em: www.gripenet.pt. Acesso em: 2 nov. 2013 (adaptado).",
      ],
    ],
  },
  "141": {
    of: "db0bc6e4",
    edits: [
      ["vence o confronto ao confronto aquele", "vence o confronto aquele"],
      ["J1\u00a0de nível", "J<sub>1</sub>, de nível"],
      ["jogador J2", "jogador J<sub>2</sub>"],
      ["O jogador J1, venceu", "O jogador J<sub>1</sub> venceu"],
    ],
  },
  "142": {
    of: "eaddd6a3",
    edits: [
      ["6m,", "6 m,"],
      ["8m,", "8 m,"],
      ["é cercado por", "é cercada por"],
    ],
  },
  "147": {
    of: "2e55325a",
    edits: [
      ["patio", "pátio"],
      ["lustrado na", "ilustrado na"],
    ],
  },
  "151": { of: "3d33ab72", edits: [["més sócios", "três sócios"]] },
  "154": {
    of: "fdd7eda4",
    edits: [
      ["micrômetro (um)", "micrômetro (μm)"],
      ["Disponivel", "Disponível"],
      ["(Ms)", "(M<sub>S</sub>)"],
      ["fórmula Ms", "fórmula M<sub>S</sub>"],
    ],
  },
  "155": {
    of: "dedce44f",
    edits: [
      ["veiculada\n\ncontra", "veiculada contra"],
      ["codificação\n\n1:", "codificação 1:"],
      ["sequência; 5", "sequência: 5"],
      ["2.015º. item", "2 015º item"],
    ],
  },
  "165": {
    of: "af52744a",
    edits: [
      [
        "_Disponível em: http://cisa.org.br._\u00a0_Acesso em: 1 dez. 2018 (adaptado)._",
        "Disponível em: http://cisa.org.br. Acesso em: 1 dez. 2018 (adaptado).",
      ],
    ],
  },
  "166": { of: "c075deaa", edits: [["12cm.", "12 cm"]] },
  "167": { of: "440351f1", edits: [["1,65m, 1,66m, 1,67m e 1,68m", "1,65 m, 1,66 m, 1,67 m e 1,68 m"]] },
  "169": { of: "b8a12144", edits: [["R, R e S", "Q, R e S"]] },
  "171": {
    of: "dbbc4b03",
    alternatives: {
      A: "C<sub>12</sub><sup>4</sup> × C<sub>12</sub><sup>3</sup> × C<sub>12</sub><sup>3</sup> × C<sub>12</sub><sup>2</sup>",
      B: "C<sub>12</sub><sup>4</sup> + C<sub>8</sub><sup>3</sup> + C<sub>5</sub><sup>3</sup> + C<sub>2</sub><sup>2</sup>",
      C: "C<sub>12</sub><sup>4</sup> × 2 × C<sub>8</sub><sup>3</sup> × C<sub>5</sub><sup>2</sup>",
      D: "C<sub>12</sub><sup>4</sup> + 2 × C<sub>12</sub><sup>3</sup> + C<sub>12</sub><sup>2</sup>",
      E: "C<sub>12</sub><sup>4</sup> × C<sub>8</sub><sup>3</sup> × C<sub>5</sub><sup>3</sup> × C<sub>2</sub><sup>2</sup>",
    },
  },
  "175": {
    of: "55f25f05",
    edits: [
      ["ha registros", "há registros"],
      ["central (Rc)", "central (R<sub>c</sub>)"],
      ["R1, R2, R3 e R4", "R<sub>1</sub>, R<sub>2</sub>, R<sub>3</sub> e R<sub>4</sub>"],
    ],
  },
  "177": {
    of: "b145a028",
    edits: [
      ["esta representado", "está representado"],
      ["\n\n![](https://enem.dev/2019/questions/177/000e6ab5-5267-4411-a21d-3c05d89f2832.png)", ""],
      [
        "na figura.\n\ndescreve",
        "na figura.\n\n![](https://enem.dev/2019/questions/177/000e6ab5-5267-4411-a21d-3c05d89f2832.png)\n\ndescreve",
      ],
    ],
  },
  "178": { of: "2273a726", edits: [["ultima semana", "última semana"]] },
};
