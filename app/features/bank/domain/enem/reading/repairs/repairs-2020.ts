import type { YearRepairs } from "./repair.ts";

export const repairs2020: YearRepairs = {
  "1-espanhol": {
    of: "b1874a18",
    edits: [
      ["BLADES. R.", "BLADES, R."],
      ["_Acesso em: 26 jun. 2012 (fragmento)_", "Acesso em: 26 jun. 2012 (fragmento)"],
    ],
  },
  "1-ingles": { of: "42796b8b", edits: [["reursos", "recursos"]] },
  "2-espanhol": {
    of: "44b31803",
    edits: [
      ["tambiéncomprendieron", "también comprendieron"],
      ["Aliende", "Allende"],
      ["los hicieron suyas", "las hicieron suyas"],
      ["atrevena", "atreven a"],
      ["espiritu", "espíritu"],
      ["Iibertad", "libertad"],
      ["posiciona - mento", "posicionamento"],
    ],
  },
  "2-ingles": { of: "28698265", edits: [["Esteriotipar", "Estereotipar"]] },
  "3-espanhol": {
    of: "517e8381",
    edits: [
      ["reír.  \nAunque", "reír. Aunque"],
      ["un brilhante esfuerzo", "un brillante esfuerzo"],
      ["coloca la  \nespectador", "coloca al espectador"],
      ["de la una película", "de una película"],
      ["retrataria", "retratarla"],
      ["marca.r", "marcar"],
      ["_Acesso em: 13 abr. 2015_", "Acesso em: 13 abr. 2015"],
    ],
  },
  "3-ingles": {
    of: "fc3b701e",
    edits: [
      ["New Yorrk", "New York"],
      ["páis", "país"],
    ],
  },
  "4-espanhol": {
    of: "4691ce2b",
    edits: [
      [
        "Oye, Pito, ésta es: la vida bruta de un boy  \n",
        "**Oye, Pito, ésta es: la vida bruta de un boy**\n\n",
      ],
      ["SÁNCHEZ. R", "SÁNCHEZ, R"],
      ["_Acesso em: 4 dez. 2017._", "Acesso em: 4 dez. 2017."],
    ],
  },
  "4-ingles": { of: "b1e003b3", edits: [["no more.  \nThe", "no more.\n\nThe"]] },
  "5-espanhol": {
    of: "c1edb248",
    edits: [
      ["día que habla dejado", "día que había dejado"],
      ["ruínas", "ruinas"],
      ["dela casa", "de la casa"],
      ["tio Camarillo", "tío Camarillo"],
      ["no habia", "no había"],
      ["Bogotá. Tercer", "Bogotá: Tercer"],
    ],
  },
  "5-ingles": { of: "8b9d362f", edits: [["Archor Books", "Anchor Books"]] },
  "6": { of: "2ffe8dc3", edits: [["num a autor grego", "num autor grego"]] },
  "8": {
    of: "7eef5084",
    edits: [
      ["NOVELLI. O.", "NOVELLI, O."],
      ["n. 189. set.", "n. 189, set."],
    ],
  },
  "9": {
    of: "be6b75b2",
    edits: [
      ["nhenhe-nhém", "nhenhenhém"],
      ["http:///", "http://"],
    ],
  },
  "10": { of: "259c0917", edits: [["sumário,\u00a0térbio", "samário, térbio"]] },
  "12": {
    of: "6fecec65",
    edits: [
      ["**TEXTO II**  \nA inspiração", "**TEXTO II**\n\nA inspiração"],
      ["entrada/ do outono", "entrada / do outono"],
      ["requeimada/  \nbebera", "requeimada / bebera"],
      ["Olavo  \nBilac", "Olavo Bilac"],
      ["para\u00a0nós.  \nNESTROVSKI, A, O", "para nós.\n\nNESTROVSKI, A. O"],
      ["**Três**\u00a0**canções", "**Três canções"],
      ["O **Tom de Jobim", "**O Tom de Jobim"],
      ["O resgate que", "Resgate que"],
    ],
  },
  "13": {
    of: "25cf66a6",
    edits: [
      ["reunir**  \n**os", "reunir os"],
      ["BENEDICTO. M.", "BENEDICTO, M."],
    ],
  },
  "14": {
    of: "1c214621",
    edits: [
      ["HIRST, O.", "HIRST, D."],
      ["625mm, 1993(detalhe)", "625 mm, 1993 (detalhe)"],
      ["**TEXTO II**  \nO", "**TEXTO II**\n\nO"],
      ["http://damienhirsti.com:Acesso", "http://damienhirst.com. Acesso"],
    ],
  },
  "15": {
    of: "3fa68b50",
    edits: [
      ["torneiros", "torneios"],
      ["é uma mobilidade que", "é uma modalidade que"],
    ],
  },
  "16": {
    of: "ecb339c4",
    edits: [
      ["caíbros", "caibros"],
      ["encostou em sujeito", "encostou um sujeito"],
      ["In:\n\n**Melhores", "In: **Melhores"],
    ],
  },
  "17": {
    of: "bc830958",
    edits: [
      ["FERREIRA. M. S.", "FERREIRA, M. S."],
      ["escolar;\u00a0ampliando", "escolar: ampliando"],
      ["n. 2. jan", "n. 2, jan"],
    ],
  },
  "20": { of: "17d088a8", edits: [["palco**  \n**irá", "palco irá"]] },
  "21": { of: "4259e31e", edits: [["Vetas. 1993", "Velas, 1993"]] },
  "23": {
    of: "0671725c",
    edits: [
      ["Nova  \nYork", "Nova York"],
      ["MORICONI. I.", "MORICONI, I."],
      ["Objetiva. 2001", "Objetiva, 2001"],
      ["SANTANNA", "SANT’ANNA"],
    ],
  },
  "24": {
    of: "2d4e0bdc",
    edits: [
      ["DE**  \n**2007", "DE 2007"],
      ["Federal  \ne dá", "Federal e dá"],
    ],
  },
  "25": { of: "54de45eb", edits: [["KOSUTH J.", "KOSUTH, J."]] },
  "27": { of: "0bd1020e", edits: [["contanto sobre", "contando sobre"]] },
  "28": {
    of: "8a15f7fb",
    edits: [
      ["o música alemão", "o músico alemão"],
      ["só, “Comecei", "só. “Comecei"],
      ["“flautinha do Sebantian Bach”", "‘flautinha do Sebastian Bach’”"],
    ],
  },
  "29": {
    of: "d7d18cc4",
    edits: [
      ["minha muher", "minha mulher"],
      ["Nesse confusão", "Nessa confusão"],
      ["Rio de Janeiro.\u00a0Natasha Records. 2009", "Rio de Janeiro: Natasha Records, 2009"],
    ],
  },
  "31": { of: "69248272", edits: [["dão os humanos", "dão aos humanos"]] },
  "36": { of: "00734f46", edits: [["situacionais.\n\n**Movimento**", "situacionais. **Movimento**"]] },
  "37": { of: "4377950e", edits: [["saúde**.\n\nDisp", "saúde**. Disp"]] },
  "38": {
    of: "d685510f",
    edits: [
      ["222,** **em", "222, em"],
      ["há uma ano", "há um ano"],
      ["aquecimento -,", "aquecimento –,"],
    ],
  },
  "39": {
    of: "acd2f9e9",
    edits: [
      ["**BILAC, O**.: **BRAGA, F**.", "BILAC, O.; BRAGA, F."],
      ["_Acesso em: 10 dez. 2017 (fragmento)_", "Acesso em: 10 dez. 2017 (fragmento)"],
    ],
  },
  "40": {
    of: "83e952dc",
    edits: [
      ["ratos**, São", "ratos**. São"],
      ["Salta de diálogo", "Falta de diálogo"],
    ],
  },
  "41": { of: "e9d0e2fc", edits: [["BARRETO. L.", "BARRETO, L."]] },
  "42": {
    of: "dfe888c2",
    edits: [
      ["FINCO, M. D.: REATEGUI. E. B.", "FINCO, M. D.; REATEGUI, E. B."],
      ["exorgames", "exergames"],
      ["**Movimento**. n", "**Movimento**, n"],
    ],
  },
  "43": {
    of: "7dce7236",
    edits: [["_Acesso em: 11 ago. 2017 (adaptado)._", "Acesso em: 11 ago. 2017 (adaptado)."]],
  },
  "45": {
    of: "d1df4854",
    edits: [
      ["cachorroquente", "cachorro-quente"],
      ["lar—,", "lar —,"],
      ["Destituido", "Destituído"],
      ["TREVISAN. D", "TREVISAN, D"],
      ["Record. 1992", "Record, 1992"],
    ],
  },
  "49": { of: "1f68bb81", edits: [["do direitos de", "dos direitos de"]] },
  "52": {
    of: "6819f6cb",
    edits: [
      [
        "as palavras que nele conviviam",
        "as palavras para organizar o amontoado de ideias e fantasias que nele conviviam",
      ],
    ],
  },
  "54": {
    of: "8f78085c",
    edits: [
      ["incontestavelmente em veículo", "incontestavelmente um veículo"],
      ["(Org,)", "(Org.)"],
    ],
  },
  "55": { of: "7c632541", edits: [["existência de objetivos", "existência de objetos"]] },
  "57": {
    of: "e9af6b89",
    edits: [
      ["até agora\n\n", "até agora.\n\n"],
      ["**CECEÑA", "CECEÑA"],
      ["XXI.**  \n**Buenos", "XXI. Buenos"],
      ["(adaptado).**", "(adaptado)."],
    ],
  },
  "60": {
    of: "048ac642",
    edits: [
      ["llitch", "Ilitch"],
      ["IIitch", "Ilitch"],
      ["encaminhá", "encaminha"],
    ],
  },
  "61": {
    of: "75ba1b2a",
    edits: [
      ["América Latica", "América Latina"],
      ["As velas abertas", "As veias abertas"],
      ["na décadas de", "na década de"],
      ["Trabalho marcado", "Trabalho marcada pela"],
    ],
  },
  "62": {
    of: "453461ff",
    edits: [
      ["consolido a", "consolidou a"],
      ["de guera", "de guerra"],
    ],
  },
  "66": { of: "05d44f4d", edits: [["socio-histórico", "sócio-histórico"]] },
  "67": { of: "63b5e428", edits: [["l3 jun", "13 jun"]] },
  "69": { of: "8125c56a", edits: [["por aquele que cooperam", "por aqueles que cooperam"]] },
  "70": { of: "629a398b", edits: [["datado de I a.C.", "datado do século I a.C."]] },
  "73": { of: "6751caf8", edits: [["4 oct.", "4 out."]] },
  "75": {
    of: "ec2b2057",
    edits: [
      ["Hlstória", "História"],
      ["colonial Revista", "colonial. Revista"],
      ["n. 68. 2014. (adaptado.)", "n. 68, 2014 (adaptado)."],
    ],
  },
  "76": {
    of: "099f2c47",
    edits: [
      ["angloamericanos", "anglo-americanos"],
      [
        "(**TOCQUEVILLE, A. A democracia na América.**  \nBelo Horizonte: tabela; São Paulo: Edusp 1977. Adaptado.)",
        "TOCQUEVILLE, A. **A democracia na América**. Belo Horizonte: Itatiaia; São Paulo: Edusp, 1977 (adaptado).",
      ],
      ["propicio", "propício"],
    ],
  },
  "77": {
    of: "0fcfdb7b",
    edits: [
      ["**ARISTÓTELES Política**. Brasília: UnB,1988", "ARISTÓTELES. **Política**. Brasília: UnB, 1988"],
    ],
  },
  "79": { of: "c9809cd3", edits: [["sob contato", "sob contrato"]] },
  "80": {
    of: "326295cd",
    edits: [
      ["ALMEIRA", "ALMEIDA"],
      ["reservas extrativas", "reservas extrativistas"],
    ],
  },
  "82": {
    of: "1e07f4ce",
    edits: [
      ["Popocatepéti", "Popocatépetl"],
      ["e\u00a0 filipino", "e o filipino"],
      ["Disponível em http", "Disponível em: http"],
    ],
  },
  "83": { of: "6e5b1998", edits: [["Rio de Janeiro. Record", "Rio de Janeiro: Record"]] },
  "86": {
    of: "e5984ff2",
    edits: [
      ["www.direitoshumanosusp.br", "www.direitoshumanos.usp.br"],
      [
        "Declaração de Direitos do Homem e do Cidadão\u00a0— 1789",
        "**Declaração de Direitos do Homem e do Cidadão — 1789**",
      ],
    ],
  },
  "90": { of: "37e17078", edits: [["Por outros lado", "Por outro lado"]] },
  "91": { of: "be7f3d23", whole: true },
  "96": { of: "b653b57e", edits: [["mo1–1", "mol–1"]] },
  "99": { of: "7209559a", edits: [["500m", "500 m"]] },
  "101": { of: "49ab4cd6", edits: [["Dl", "D1"]] },
  "103": { of: "a713d3da", edits: [["maté – ria-prima", "matéria-prima"]] },
  "107": {
    of: "3a5c1051",
    edits: [
      ["(Ptorre)/(Pmodelo)", "P<sub>torre</sub>/P<sub>modelo</sub>"],
      ["Mtorre", "M<sub>torre</sub>"],
      ["Ptorre", "P<sub>torre</sub>"],
      ["Mmodelo", "M<sub>modelo</sub>"],
      ["Pmodelo", "P<sub>modelo</sub>"],
    ],
    alternatives: {
      A: "10<sup>0</sup>",
      B: "10<sup>1</sup>",
      C: "10<sup>2</sup>",
      D: "10<sup>4</sup>",
      E: "10<sup>6</sup>",
    },
  },
  "111": {
    of: "d4e54bb5",
    edits: [["uol.com.br, Acesso em: 21 abr,\u00a02015", "uol.com.br. Acesso em: 21 abr. 2015"]],
  },
  "113": { of: "67d2dc8f", edits: [["(V0)", "(V<sub>0</sub>)"]] },
  "116": { of: "c53f3879", edits: [["resistores de 100 para", "resistores de 100 Ω para"]] },
  "119": {
    of: "3611e0ee",
    edits: [
      ["> Valores limites", "Valores limites"],
      ["abaste cimento", "abastecimento"],
      ["OD≥5mgL–1", "OD ≥ 5 mg L–1"],
      ["DBO ≤ 5mgL–1", "DBO ≤ 5 mg L–1"],
    ],
  },
  "120": { of: "2d28c1b9", edits: [["A reação\u00a0 e combustão", "A reação de combustão"]] },
  "124": { of: "cef49ff4", edits: [["conta - minando", "contaminando"]] },
  "125": {
    of: "ad568292",
    edits: [
      ["homozigotos.  \nConsiderando", "homozigotos. Considerando"],
      ["frequência de 1A", "frequência de I<sup>A</sup>"],
      ["frequência  \nde IB", "frequência de I<sup>B</sup>"],
    ],
  },
  "129": {
    of: "0c9c3e95",
    edits: [
      ["tumorais\u00a0 colunas escuras", "tumorais (colunas escuras"],
      ["escolhido desse tipo", "escolhido para tratamento desse tipo"],
    ],
  },
  "131": { of: "21384ca8", edits: [["A +3B", "A + 3B"]] },
  "133": { of: "4c2debb9", edits: [["10 dez, 2014", "10 dez. 2014"]] },
  "134": { of: "5df74d78", edits: [["10g", "10 g"]] },
  "135": { of: "024a72ef", edits: [["(2n  \n\\= 44)", "(2n = 44)"]] },
  "137": { of: "ed184695", edits: [["na image,", "na imagem,"]] },
  "140": {
    of: "661b6dc4",
    edits: [["3 caixas do tipo A e 1 caixa do tipo B", "3 caixas do tipo A e 2 caixas do tipo B"]],
  },
  "143": { of: "41a4cefc", edits: [["na tabela\n", "na tabela.\n"]] },
  "146": { of: "049e73ad", edits: [["B ≤ 33", "b ≤ 33"]] },
  "148": { of: "7adfce7b", edits: [["Acesso em 20", "Acesso em: 20"]] },
  "150": { of: "1938b999", edits: [["Q0", "Q<sub>0</sub>"]] },
  "152": {
    of: "8a42ef1f",
    edits: [
      ["T1", "T<sub>1</sub>"],
      ["T2", "T<sub>2</sub>"],
      ["A1", "A<sub>1</sub>"],
      ["A2", "A<sub>2</sub>"],
      ["Y =", "y ="],
      ["a figura\n", "a figura.\n"],
    ],
  },
  "174": { of: "843bed82", edits: [["subdividese", "subdivide-se"]] },
};
