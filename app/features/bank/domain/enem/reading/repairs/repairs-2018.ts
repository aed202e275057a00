import type { YearRepairs } from "./repair.ts";

export const repairs2018: YearRepairs = {
  "1-espanhol": { of: "7b5bdae2", edits: [["MARQUEZ, G. G.", "MÁRQUEZ, G. G."]] },
  "1-ingles": {
    of: "f96ddbb0",
    edits: [
      ["The 51 -year", "The 51-year"],
      ["26 jun, 2018 (adaptado)", "26 jun. 2018 (adaptado)."],
    ],
  },
  "2-espanhol": {
    of: "471b2bfe",
    edits: [
      ["Revolución en la arquitectura china", "**Revolución en la arquitectura china**"],
      ["ecológica\u00a0segura, y limpia", "ecológica, segura y limpia"],
    ],
  },
  "3-espanhol": {
    of: "11f7cba8",
    edits: [
      ["se denomina  \n“Fines", "se denomina “Fines"],
      ["al marcada haces", "al marcarla haces"],
      ["un 0,7\u00a0de", "un 0,7% de"],
    ],
  },
  "4-espanhol": { of: "5aada3b3", edits: [["atrair os estudantes", "atrair os estudantes."]] },
  "5-espanhol": {
    of: "ee636f0c",
    edits: [
      ["en los_\u00a0_mapas", "en los mapas"],
      ["dormir_", "dormir._"],
      ["los dias", "los días"],
    ],
  },
  "5-ingles": {
    of: "ae9d0544",
    edits: [
      ["has real  \nexistence", "has real existence"],
      ["put it more  \nprecisely", "put it more precisely"],
      ["space? Is  \nthere", "space? Is there"],
      ["solid objects,  \nwhere", "solid objects, where"],
      ["control all  \nrecords", "control all records"],
      ["control the  \npast", "control the past"],
      ["And — —?", "And —?"],
      ["ORWELL, G. Nineteen Eighty-Four.", "ORWELL, G. **Nineteen Eighty-Four**."],
      ["memórias e registros", "memórias e registros."],
    ],
  },
  "8": { of: "9448d34b", edits: [["In: Primeiras estórias.", "In: **Primeiras estórias**."]] },
  "10": {
    of: "3b78d19a",
    edits: [
      ["como um eterno  \ncomeço", "como um eterno começo"],
      ["CUTI. Negroesia.", "CUTI. **Negroesia**."],
    ],
  },
  "11": {
    of: "bf051554",
    edits: [
      ["ALMEIDA, H. Dentro de mim, 2000.", "ALMEIDA, H. **Dentro de mim**, 2000."],
      ["SILVA, P R.", "SILVA, P. R."],
    ],
  },
  "12": {
    of: "88ac6365",
    edits: [
      ["wi-fí", "wi-fi"],
      ["flimes", "filmes"],
      ["25jun.", "25 jun."],
      ["da autora,.", "da autora."],
    ],
  },
  "13": {
    of: "cf99f9ac",
    edits: [
      [
        "escolar: ampliando o enfoque.\u00a0RBCE, n. 2,jan.",
        "escolar: ampliando o enfoque. **RBCE**, n. 2, jan.",
      ],
    ],
  },
  "14": {
    of: "4e502b81",
    edits: [
      ["desflie", "desfile"],
      ["beleza feminina", "beleza feminina."],
    ],
  },
  "15": { of: "86753ade", edits: [["brasileira.**  \nSão Bernardo", "brasileira.** São Bernardo"]] },
  "16": {
    of: "b5f26d47",
    edits: [
      [
        "FRÓES, L. Vertigens: obra reunida. Rio de Janeiro: Rocco, 1998",
        "FRÓES, L. **Vertigens**: obra reunida. Rio de Janeiro: Rocco, 1998.",
      ],
      ["aos seres vivos", "aos seres vivos."],
    ],
  },
  "17": { of: "34b12040", edits: [["24 nov. 2006", "24 nov. 2006."]] },
  "19": { of: "7ce36785", edits: [["30jun.", "30 jun."]] },
  "21": { of: "1a696439", edits: [["Estrada.  \nMúsica", "Estrada. Música"]] },
  "22": { of: "970fd65b", edits: [["n.4,", "n. 4,"]] },
  "23": {
    of: "b97793d5",
    edits: [
      ["se transformou.  \nTornou-se", "se transformou. Tornou-se"],
      ["mais trepidante", "mais trepidante."],
      ["condição de protagonistas", "condição de protagonistas."],
    ],
  },
  "24": {
    of: "0abe1cd2",
    edits: [
      ["em produtos de**  \n**beleza", "em produtos de beleza"],
      ["Interdisciplinar**.  \nVersão", "Interdisciplinar**. Versão"],
      ["n.16,jun.", "n. 16, jun."],
    ],
  },
  "26": {
    of: "d64122a4",
    edits: [
      ["filosofia do barão  \nPierre", "filosofia do barão Pierre"],
      ["em: ww.esporte", "em: www.esporte"],
    ],
  },
  "27": { of: "8bbaa48b", edits: [["**Mais _big_ do que bang**", "**Mais _big_ do que _bang_**"]] },
  "29": { of: "5dd8ad4d", edits: [["fotografa à arte", "fotografia à arte"]] },
  "30": {
    of: "ca2d4d13",
    edits: [
      ["quinhentos milhões  \ne quinhentos", "quinhentos milhões e quinhentos"],
      ["(Org ).", "(Org.)."],
      ["Azougue, 2009", "Azougue, 2009."],
      ["versos incoerentes", "versos incoerentes."],
    ],
  },
  "31": { of: "ea4707ca", edits: [["renuncia ã alegria", "renuncia à alegria"]] },
  "32": { of: "9fb6cf5b", edits: [["www.fiickr.com", "www.flickr.com"]] },
  "33": { of: "1462e393", edits: [["24jun. 2014", "24 jun. 2014."]] },
  "36": { of: "5290ae9f", edits: [["**O** **livro", "**O livro"]] },
  "37": {
    of: "318bba6d",
    edits: [
      ["Ungua afíada", "língua afiada"],
      ["secreto”**  \n**utilizado", "secreto” utilizado"],
      ["por_  \n_travestis", "por travestis"],
    ],
  },
  "38": { of: "9afd786c", edits: [["ferira-me ã toa", "ferira-me à toa"]] },
  "42": {
    of: "1b97c377",
    edits: [
      ["**A casa de vidr**o.", "**A casa de vidro**."],
      ["as marcas\u00a0 o\ncontexto", "as marcas do contexto"],
    ],
  },
  "43": {
    of: "a8a924e7",
    edits: [
      ["inadequado á delicadeza", "inadequado à delicadeza"],
      ["adequar ás múltiplas", "adequar às múltiplas"],
      ["TEIXEIRA, F L. S.", "TEIXEIRA, F. L. S."],
      ["n. 1,2013", "n. 1, 2013"],
    ],
  },
  "44": {
    of: "e2a0bca8",
    edits: [
      [
        "Farejador de Plágio: uma ferramenta contra a cópia ilegal\u00a0No",
        "**Farejador de Plágio: uma ferramenta contra a cópia ilegal**\n\nNo",
      ],
    ],
  },
  "45": { of: "3d99426b", edits: [["BRACCO, A;", "BRACCO, A.;"]] },
  "46": { of: "1ac070fd", edits: [["Congresso internacional", "Congresso Internacional"]] },
  "49": { of: "14ec33cc", edits: [["sô conseguiram", "só conseguiram"]] },
  "52": {
    of: "cb01b878",
    edits: [
      ["com Hobbes que,", "com Hobbes, que,"],
      ["entre os**\u00a0**homens", "entre os homens"],
      ["Cultural, 1983", "Cultural, 1983."],
    ],
  },
  "53": {
    of: "9f4f9110",
    edits: [
      ["interpermeadas.  \nInter", "interpermeadas. Inter"],
      [
        "**A globalização como reterritorialização**. Cadernos Metrópole,",
        "A globalização como reterritorialização. **Cadernos Metrópole**,",
      ],
    ],
  },
  "56": { of: "b97c1451", edits: [["Lidei, 2004", "Lidel, 2004."]] },
  "57": { of: "27e2ad9c", edits: [["Aquelas  \n“angélicas", "Aquelas “angélicas"]] },
  "58": { of: "de9e55e7", edits: [["joao-goulart-nocomicio", "joao-goulart-no-comicio"]] },
  "61": {
    of: "19f83620",
    edits: [
      ["para os  \nempreendimentos", "para os empreendimentos"],
      ["sobretudo,  \npara o", "sobretudo, para o"],
      ["inexploradas,  \ndando-lhe", "inexploradas, dando-lhe"],
      ["para a  \nsaída", "para a saída"],
    ],
  },
  "67": {
    of: "5fcff6cb",
    edits: [
      ["volume dos rios", "volume dos rios."],
      ["lençol freático", "lençol freático."],
      ["índice de chuvas", "índice de chuvas."],
      ["nível dos reservatórios", "nível dos reservatórios."],
      ["escoamento superficial", "escoamento superficial."],
    ],
  },
  "68": { of: "7d0adefe", edits: [["Conquista -, como", "Conquista –, como"]] },
  "69": {
    of: "05486831",
    edits: [
      ["Henfíi", "Henfil"],
      ["Fiiho", "Filho"],
    ],
    alternatives: { E: "Impedimento de eleição das assembleias estaduais." },
  },
  "71": {
    of: "f3fd12a5",
    edits: [
      [
        "**1910: a revolta dos marinheiros-um a saga negra**",
        "**1910: a revolta dos marinheiros – uma saga negra**",
      ],
    ],
  },
  "73": {
    of: "376860fe",
    edits: [
      ["Claret, 2001", "Claret, 2001."],
      ["TEXTO II", "**TEXTO II**"],
    ],
    alternatives: { C: "Emprego de armamentos sofisticados." },
  },
  "75": { of: "9296ccc3", edits: [["GEORGE, P **", "GEORGE, P. **"]] },
  "76": { of: "399675c0", edits: [["denominado curandeiro", "denominado curandeiro."]] },
  "77": { of: "1d45aa53", edits: [["8jul.", "8 jul."]] },
  "82": { of: "dec51296", edits: [["“A ”", "“A”"]] },
  "83": { of: "0af33566", edits: [["Cuitural", "Cultural"]] },
  "90": {
    of: "067c17b8",
    edits: [
      ["altar^’", "altar”"],
      ["EIsevier", "Elsevier"],
    ],
  },
  "91": {
    of: "80bf2066",
    edits: [
      ["n.21", "n. 21"],
      ["relaxação das ligações", "relaxação das ligações."],
    ],
  },
  "92": {
    of: "1446e6f5",
    edits: [
      ["40 itros", "40 litros"],
      ["etanol.  \nFoi", "etanol. Foi"],
    ],
  },
  "93": {
    of: "fcfd63e5",
    edits: [
      ["WIlhelm Kõnlg", "Wilhelm König"],
      ["da Instituição", "da instituição"],
      [
        "![](https://enem.dev/2018/questions/93/b9cacad0-bd0f-4c9c-a539-097198f78992.png) (Fe^+|Fe) = -0,4: 4 V",
        "E° (Fe<sup>2+</sup>|Fe) = −0,44 V",
      ],
      [
        "![](https://enem.dev/2018/questions/93/a2d465d2-1101-4bc0-96fa-4f94351e7231.png) (H+|H.)",
        "E° (H<sup>+</sup>|H<sub>2</sub>)",
      ],
      [
        "![](https://enem.dev/2018/questions/93/14c1be60-1df5-48fa-955e-327fdafaa9d9.png)\u00a0(Cu^+|Cu)",
        "E° (Cu<sup>2+</sup>|Cu)",
      ],
    ],
  },
  "95": {
    of: "fed6efcf",
    edits: [
      [
        "é de![](https://enem.dev/2018/questions/95/221ac205-3bf4-44f3-94b2-cfbb48f32dd2.png),",
        "é de 5,0 × 10<sup>−2</sup> g cm<sup>−3</sup>,",
      ],
      ["os íons e .", "os íons Na<sup>+</sup> e Cl<sup>−</sup>."],
    ],
  },
  "96": { of: "fa4768b1", edits: [["natureza apoiar", "natureza apolar"]] },
  "100": {
    of: "9b2d7836",
    edits: [
      ["célula ã autodestruição", "célula à autodestruição"],
      ["et ai.", "et al."],
    ],
  },
  "102": { of: "f966bd64", edits: [["umidade do ar\n", "umidade do ar.\n"]] },
  "104": { of: "ec42f276", edits: [["Afigura", "A figura"]] },
  "105": {
    of: "cbe7d391",
    edits: [
      ["Tãntalo", "Tântalo"],
      ["tãntalo", "tântalo"],
      ["confundidos.  \nPor", "confundidos. Por"],
      ["no subnível f", "no subnível f."],
    ],
  },
  "106": { of: "b0f81d24", edits: [["para o receptor", "para o receptor."]] },
  "108": {
    of: "afd204db",
    edits: [
      ["gráico", "gráfico"],
      ["pela equação \nO", "pela equação V = 10 i + i<sup>2</sup>.\nO"],
    ],
  },
  "109": {
    of: "f4546b3b",
    edits: [
      [
        "![](https://enem.dev/2018/questions/109/66c4ffd0-6613-4eeb-814b-bbc1af14dc03.png)",
        "(NH<sub>2</sub>OH)",
      ],
      [
        "de![](https://enem.dev/2018/questions/109/2c759bdf-637c-482b-9454-e0e5763ddfba.png)",
        "de 10<sup>5</sup>",
      ],
    ],
  },
  "112": { of: "f1fa109d", edits: [["por meio do toque", "por meio do toque."]] },
  "115": { of: "94aa129e", edits: [["aproximada de  \nequipamentos", "aproximada de equipamentos"]] },
  "116": {
    of: "292c1cee",
    edits: [
      [
        "de![](https://enem.dev/2018/questions/116/2d27898b-8b13-4d5b-bb48-e79640308974.png)",
        "de TiO<sub>2</sub>",
      ],
      [
        "![](https://enem.dev/2018/questions/116/6e7c4773-4fd4-43cf-baae-47d2e874e74c.png)",
        "TiO<sub>2</sub>",
      ],
      ["![](https://enem.dev/2018/questions/116/9a3c2e7d-6301-4343-bb7c-cd88c3bedc79.png)", "(hν)"],
      [
        "![](https://enem.dev/2018/questions/116/c41d5271-b539-48b4-b4b1-118459e8e8e0.png)",
        "TiO<sub>2</sub>",
      ],
    ],
  },
  "118": {
    of: "69f08c66",
    edits: [
      [
        "![](https://enem.dev/2018/questions/118/c3a08a34-5f0d-4c3b-b059-fd9e900a0058.png)",
        "(R<sub>0</sub>)",
      ],
      ["![](https://enem.dev/2018/questions/118/49d99020-413d-488e-ac43-e1432472a2d3.png)", "T<sub>1</sub>"],
      [
        "![](https://enem.dev/2018/questions/118/323c4fa7-5454-4c32-9106-8d1661e599db.png), (",
        "T<sub>4</sub> (",
      ],
    ],
  },
  "121": {
    of: "29615972",
    edits: [
      [
        "![](https://enem.dev/2018/questions/121/be0e44ab-e93f-421a-9834-2ca269bffbe2.png)",
        "(CaCO<sub>3</sub>).",
      ],
    ],
  },
  "124": { of: "f64c6e72", edits: [["do petróleo.  \nAlém", "do petróleo. Além"]] },
  "125": {
    of: "f024e976",
    edits: [
      ["Afigura", "A figura"],
      ["espelho. Incide num flime", "espelho, incide num filme"],
      ["no flime", "no filme"],
    ],
  },
  "126": {
    of: "96c38f09",
    edits: [
      ["resistência ã degradação", "resistência à degradação"],
      ["na cadela", "na cadeia"],
      ["levando ã persistência no melo", "levando à persistência no meio"],
    ],
  },
  "128": {
    of: "d4ef697a",
    edits: [
      ["análoga á vela", "análoga à vela"],
      [
        "![](https://enem.dev/2018/questions/128/05a5be22-7db9-49d7-bfef-aa2c714bdfad.png)",
        "**A** (V<sub>A</sub>)",
      ],
      [
        "![](https://enem.dev/2018/questions/128/db724714-6e79-48e0-b29d-63add6f356cc.png)",
        "**B** (V<sub>B</sub>)",
      ],
    ],
  },
  "129": {
    of: "13078dec",
    edits: [
      ["pigmentos“azul”", "pigmentos “azul”"],
      ["associados ã cor", "associados à cor"],
      ["e Isso", "e isso"],
    ],
  },
  "132": {
    of: "ba7bb8c5",
    edits: [
      ["Identificaçáo", "Identificação"],
      ["LE COUTEUR, R;", "LE COUTEUR, P.;"],
    ],
  },
  "134": { of: "bb79dd9c", edits: [["dobra de valor", "dobra de valor."]] },
  "135": {
    of: "e9f5e8f9",
    edits: [
      ["retorne ã terra", "retorne à terra"],
      ["tornou-se  \nconhecido", "tornou-se conhecido"],
      ["13jul.", "13 jul."],
    ],
  },
  "136": {
    of: "e763fad9",
    edits: [
      ["\\[aij\\]", "\\[a<sub>ij</sub>\\]"],
      ["elemento aij", "elemento a<sub>ij</sub>"],
      ["a_ij_ \\= 0", "a<sub>ii</sub> = 0"],
    ],
  },
  "137": {
    of: "00429518",
    edits: [
      [
        "![](https://enem.dev/2018/questions/137/477c2dff-f10a-4655-bf0c-8a3babc99e12.png)",
        "V = P · (1 + i)<sup>n</sup>",
      ],
      ["R$820,00", "R$ 820,00"],
      [
        "para In ![](https://enem.dev/2018/questions/137/2061f394-d117-48f8-a334-f76269a6c036.png)",
        "para ln (4/3)",
      ],
      ["para In (1", "para ln (1"],
    ],
  },
  "138": {
    of: "62fea157",
    edits: [
      ["6(4 ; 4)", "B(4 ; 4)"],
      ["E(0; 2)", "E(0 ; 2)"],
    ],
    alternatives: {
      A: "x = 0",
      B: "y = 0",
      C: "x² + y² = 16",
      D: "x² + (y − 2)² = 4",
      E: "(x − 2)² + (y − 2)² = 8",
    },
  },
  "139": {
    of: "653bc0d2",
    edits: [
      [
        "![](https://enem.dev/2018/questions/139/d84b3e68-0894-4239-a9ec-c8e469562e5c.png)\u00a0conforme",
        "π/6 rad, conforme",
      ],
      ["(0;0)", "(0 ; 0)"],
    ],
  },
  "141": {
    of: "5eb3337b",
    edits: [
      ["R$512", "R$ 512"],
      ["R$520", "R$ 520"],
      ["R$528", "R$ 528"],
      ["R$552", "R$ 552"],
      ["R$584", "R$ 584"],
    ],
  },
  "142": {
    of: "7b7d79c5",
    edits: [
      [
        "![](https://enem.dev/2018/questions/142/d3968814-fa4b-40eb-921d-9b874a4e1392.png)",
        "F<sub>A</sub>, F<sub>B</sub> e F<sub>C</sub>",
      ],
    ],
  },
  "146": {
    of: "f14c30cc",
    edits: [
      [
        "![](https://enem.dev/2018/questions/146/fb3e90c2-53bf-4913-98a9-f14b290c135d.png)",
        "d<sub>Beta</sub>, d<sub>Alpha</sub> e d<sub>Gama</sub>",
      ],
    ],
  },
  "147": { of: "fbcf6ca0", alternatives: { C: "Limite." } },
  "148": { of: "674705cb", edits: [["igual ã quantidade", "igual à quantidade"]] },
  "151": {
    of: "c94e97af",
    edits: [
      [
        "![](https://enem.dev/2018/questions/151/57de2d97-79b3-412f-b898-74d8da95dc5f.png)\u00a0Para",
        "r = x/3. Para",
      ],
      ["![](https://enem.dev/2018/questions/151/54cbb144-7f20-4ae7-aeb6-f1d179294f74.png)", "1/16"],
    ],
  },
  "154": {
    of: "277ddaa0",
    edits: [
      ["![](https://enem.dev/2018/questions/154/9362959c-1289-4dc6-b20f-48073903e287.png)no", "n ≥ 2, no"],
      ["![](https://enem.dev/2018/questions/154/bbc3b943-e82f-4763-a5c5-058753ed2f88.png)", "1/5."],
    ],
  },
  "155": {
    of: "244676f4",
    edits: [["![](https://enem.dev/2018/questions/155/8504e1af-d94a-4a73-96e9-f59d6b4fa9c4.png)", "BÂC"]],
  },
  "156": { of: "8c4322e7", edits: [["6h 15 min", "6 h 15 min"]] },
  "158": { of: "8e88f440", edits: [["em que o produtor", "que o produtor"]] },
  "161": { of: "91c30292", edits: [["30m um", "30 m um"]] },
  "162": { of: "556459fe", alternatives: { A: "2 × 128", E: "64 + 32 + 16 + 8 + 4 + 2 + 1" } },
  "166": { of: "08bd9bad", edits: [["respectivamente.  \nNo", "respectivamente. No"]] },
  "169": { of: "03bce4e4", edits: [["15m de", "15 m de"]] },
  "170": {
    of: "704a7f0a",
    edits: [
      [
        "_f_ tem o seguinte gráfico:",
        "o gráfico de _f_ parte de f(0) = 88, sobe até o valor máximo, f(π/2) = 168, e se repete a cada volta.",
      ],
    ],
    alternatives: {
      A: "f(t) = 80sen(t) + 88",
      B: "f(t) = 80cos(t) + 88",
      C: "f(t) = 88cos(t) + 168",
      D: "f(t) = 168sen(t) + 88cos(t)",
      E: "f(t) = 88sen(t) + 168cos(t)",
    },
  },
  "173": {
    of: "b256a982",
    edits: [
      [
        "no ![](https://enem.dev/2018/questions/173/a57ff676-4fd7-4821-b75c-cf675966c899.png)",
        "no tempo t<sub>f</sub>",
      ],
      ["\n\n![](https://enem.dev/2018/questions/173/a776c7e1-aebd-4f91-b40e-861331c1db77.png)", ""],
      ["entre, é", "entre t = 0 e t<sub>f</sub>, é"],
    ],
  },
  "174": { of: "5b268867", edits: [["para\u00a0\nEm", "para log<sub>10</sub> 2.\nEm"]] },
  "175": {
    of: "99baae2e",
    edits: [
      ["R$200,00", "R$ 200,00"],
      ["não ê dado", "não é dado"],
    ],
  },
  "176": { of: "f883937e", edits: [["atê aquele", "até aquele"]] },
  "177": { of: "0fb629d5", edits: [["prorrogação da campanha\n", "prorrogação da campanha.\n"]] },
  "179": {
    of: "be40c854",
    edits: [
      [
        "\n\n![](https://enem.dev/2018/questions/179/3fc75c6b-0e16-4686-857b-155ddd7ad50c.png) ![](https://enem.dev/2018/questions/179/5eabdb02-5a5d-4cc2-befb-903521158327.png) ![](https://enem.dev/2018/questions/179/6cbaacc0-e621-4e81-9314-bbd6d9120ad2.png)",
        "",
      ],
    ],
  },
};
