import type { YearRepairs } from "./repair.ts";

export const repairs2010: YearRepairs = {
  "7": { of: "361cf1f0", edits: [["e o convergem", "e convergem"]] },
  "12": {
    of: "68f1133e",
    edits: [
      ["MACHADO P. P.", "MACHADO, P. P."],
      ["passavam disputar", "passavam a disputar"],
    ],
  },
  "13": { of: "59314f19", edits: [["DISPONÍVEL em", "Disponível em"]] },
  "15": {
    of: "dd2067c6",
    edits: [
      ["BACOCCINA, D. QUEIROZ, G.: BORGES", "BACOCCINA, D.; QUEIROZ, G.; BORGES"],
      ["n.o 655, 28 abri 2010", "n.º 655, 28 abr. 2010"],
    ],
  },
  "16": { of: "119bfd29", edits: [["agricultura. principalmente", "agricultura, principalmente"]] },
  "17": { of: "6b917432", edits: [["2001-**  \n**2005", "2001-2005"]] },
  "18": {
    of: "f574d51a",
    edits: [
      ["Jorge  \nZahar. Editor", "Jorge Zahar Editor"],
      ["A oeste, aparece (no", "A oeste, aparecem (no"],
    ],
  },
  "20": { of: "89ba5bfb", edits: [["Muralha  \nda China", "Muralha da China"]] },
  "21": {
    of: "fd97440e",
    edits: [
      ["identidade cultural, dessa", "identidade cultural dessa"],
      ["urbanos e etnográficos", "urbanos e etnográficos."],
    ],
  },
  "22": { of: "6f51eed0", edits: [["(DORATIOTO. F.", "DORATIOTO, F."]] },
  "24": {
    of: "6e01da87",
    edits: [
      ["(1.o de Abril", "(1.º de abril"],
      ["1808).  \nIn Bonavides", "1808). In: Bonavides"],
      ["História do  \nBrasil", "História do Brasil"],
    ],
  },
  "25": { of: "35f9c138", edits: [["portos brasileiros,", "portos brasileiros."]] },
  "26": {
    of: "083f440d",
    edits: [
      [
        "I — Ei-lo, o gigante da praça, / O Cristo da multidão!\n\nÉ Tiradentes quem passa / Deixem",
        "II — Ei-lo, o gigante da praça, / O Cristo da multidão! / É Tiradentes quem passa / Deixem",
      ],
    ],
  },
  "27": { of: "0d1416dc", edits: [["Código penal", "Código Penal"]] },
  "28": { of: "07bc9b7d", edits: [["do seu contato, com", "do seu contato com"]] },
  "30": { of: "7be047ca", edits: [["O Príncipe, São Paulo", "O Príncipe. São Paulo"]] },
  "32": { of: "7dc5121a", edits: [["garantido-lhes", "garantindo-lhes"]] },
  "33": {
    of: "7f8242fd",
    edits: [
      ["pelas sobras”", "pelas “sobras”"],
      ["Joao Goulart", "João Goulart"],
    ],
  },
  "34": {
    of: "bbe9cf73",
    edits: [
      ["1976. In. Em", "1976. In: Em"],
      ["Fontes. 1999", "Fontes, 1999"],
    ],
  },
  "35": {
    of: "a8e80b6a",
    edits: [
      ["Eu furo um poço\n\nSe não tem carne", "Eu furo um poço  \nSe não tem carne"],
      ["http:/www", "http://www"],
    ],
  },
  "38": { of: "c1994e8b", edits: [["SANTOS M.", "SANTOS, M."]] },
  "39": { of: "76e2c16f", edits: [["vinculação à outras", "vinculação a outras"]] },
  "40": { of: "f1eddaf7", edits: [["HUBERMAN, L.  \nHistória", "HUBERMAN, L. História"]] },
  "41": {
    of: "ceb5b7f1",
    edits: [
      ["polítíca", "política"],
      ["“Pecado nefando” era", "TEXTO I\n\n“Pecado nefando” era"],
      ["tao contrário", "tão contrário"],
      ["MELLO E SOUZA L.", "MELLO E SOUZA, L."],
      ["Companhia das Letras. 1997", "Companhia das Letras, 1997"],
      ["Lés – bicas", "Lésbicas"],
    ],
  },
  "48": {
    of: "0f9afc0b",
    opening:
      "Os fusíveis da caixa de um carro protegem os circuitos elétricos e se fundem quando percorridos por uma corrente igual ou maior do que aquela que são capazes de suportar. O quadro mostra uma série de fusíveis e as correntes que suportam.",
  },
  "49": {
    of: "715f7490",
    edits: [
      ["higienizaçao", "higienização"],
      ["Editora  \nObjetiva", "Editora Objetiva"],
    ],
  },
  "51": {
    of: "b35b0d13",
    edits: [
      ["árvores.\\]", "árvores."],
      ["crescimento das  \nfolhas novas.\\]", "crescimento das folhas novas."],
      ["outros  \nseres muito pequenos.\\]", "outros seres muito pequenos."],
    ],
  },
  "53": { of: "5772deb8", edits: [["PO4−3", "PO<sub>4</sub><sup>3−</sup>"]] },
  "54": {
    of: "fbf04c0f",
    opening:
      "Júpiter perdeu uma de suas listras mais proeminentes. A seta destaca a região em que a faixa sumiu.",
  },
  "56": { of: "47a9ef05", whole: true },
  "58": { of: "9ce53ecd", edits: [["*   – ", "*   "]] },
  "59": {
    of: "3fb546e6",
    edits: [
      ["CO2. o principal", "CO2, o principal"],
      ["Diminua devido a utilização", "Diminua devido à utilização"],
    ],
  },
  "60": {
    of: "dc034a6f",
    edits: [
      ["devido a salinização", "devido à salinização"],
      ["as plantas não tem força", "as plantas não têm força"],
    ],
  },
  "63": {
    of: "c8f35d69",
    opening:
      "Uma nova tecnologia de geração de energia elétrica deverá ganhar espaço nos próximos anos: as células a combustível hidrogênio/oxigênio, representadas na figura.",
  },
  "64": { of: "fd544b93", edits: [["Lamark", "Lamarck"]] },
  "65": {
    of: "e9301d2f",
    edits: [
      ["matérias primas", "matérias-primas"],
      ["reagem como um sal", "reagem com um sal"],
      ["H3A", "H<sub>3</sub>A"],
      ["NA+ + HCO3", "Na<sup>+</sup> + HCO<sub>3</sub><sup>−</sup>"],
      ["III – HCO3 + H+", "III – HCO<sub>3</sub><sup>−</sup> + H+"],
      ["↔H2O", "↔ H2O"],
    ],
  },
  "66": { of: "b6a650ff", edits: [["loriciferos", "loricíferos"]] },
  "67": {
    of: "f4c6f765",
    edits: [
      ["uma vez que a a formação do gás", "uma vez que há formação do gás"],
      ["CH4(g)+ H2O", "CH4(g) + H2O"],
      ["↔CO(g) + 3H2(g)", "↔ CO(g) + 3 H<sub>2</sub>(g)"],
      ["energia a realização", "energia e realização"],
    ],
  },
  "68": {
    of: "92e7d938",
    opening:
      "Um relógio medidor de consumo de energia elétrica tem, da direita para a esquerda, os ponteiros da unidade, da dezena, da centena e do milhar, em quilowatt-hora. Se um ponteiro estiver entre dois números, considera-se o último número ultrapassado. O preço do quilowatt-hora é de R$ 0,20.",
  },
  "69": {
    of: "eb5b9c43",
    opening:
      "Alcoóis como o metanol e o etanol vêm sendo usados como aditivos ou substitutos da gasolina em veículos. O quadro mostra algumas de suas propriedades.",
  },
  "70": {
    of: "1ec3e499",
    opening: "A tabela traz especificações técnicas do manual de instruções de uma torneira elétrica.",
  },
  "72": {
    of: "34d1529a",
    edits: [
      [
        "litro de água.  \n**BAIRD, C. **Química Ambiental**. Ed. Bookmam, 2005 (adaptado).**",
        "litro de água.\n\nBAIRD, C. **Química Ambiental**. Ed. Bookman, 2005 (adaptado).",
      ],
      ["massa molar a 30 g/mol", "massa molar igual a 30 g/mol"],
    ],
  },
  "73": {
    of: "b9690ef9",
    opening:
      "A média de massa da pasta residual de uma bateria usada é de 6 kg, dos quais 60% são PbSO<sub>4</sub>. O sulfato é retirado por lixiviação com solução de carbonato de sódio, em que se obtém o carbonato de chumbo(II) com rendimento de 91%.",
    edits: [[" Kg.", " kg."]],
  },
  "74": {
    of: "643cc425",
    edits: [
      ["durante 3h", "durante 3 h"],
      ["igual a 10A", "igual a 10 A"],
      ["aproximadamente\nDados", "aproximadamente\n\nDados"],
      ["96500C/mol", "96 500 C/mol"],
    ],
  },
  "75": {
    of: "c38d1d3e",
    opening: "O mapa mostra biomas brasileiros e dois trajetos, 1 e 2.",
    edits: [
      ["carvoarias”.  \nTrechos", "carvoarias”.\n\nTrechos"],
      ["economia regional”,", "economia regional”."],
      ["biodiversidade”. Ecossistemas", "biodiversidade”.\n\nEcossistemas"],
      ["pesquisador P2:  \nIII", "pesquisador P2:\n\nIII"],
      ["de ecossistemas.\n\nDispon", "de ecossistemas. Dispon"],
    ],
  },
  "76": { of: "f0169e9d", edits: [["mosquito control.  \nPNAS", "mosquito control. PNAS"]] },
  "77": { of: "b3d4d60d", whole: true },
  "78": { of: "801d5865", edits: [["guardarem seus celulares", "guardaram seus celulares"]] },
  "79": {
    of: "cfdafe7b",
    edits: [
      ["cada vez frequentes", "cada vez mais frequentes"],
      ["200g", "200 g"],
      ["no 8", "nº 8"],
    ],
  },
  "80": {
    of: "87e45274",
    edits: [
      ["molácula", "molécula"],
      ["Bookmam. 2005", "Bookman, 2005"],
    ],
  },
  "81": { of: "7e3fae20", edits: [["como peso menor", "com peso menor"]] },
  "82": {
    of: "c6c8aa8d",
    edits: [
      ["PO2-2", "PO<sub>2</sub><sup>2−</sup>"],
      ["é indicada que seja", "é indicado que seja"],
      ["os ions metálicos", "os íons metálicos"],
      ["de ions metálicos", "de íons metálicos"],
      ["M2+ =", "M<sup>2+</sup> ="],
      ["C16H34\\-PO2H :", "C16H34–PO<sub>2</sub>H:"],
      ["C12H12\\-PO2H :", "C12H12–PO<sub>2</sub>H:"],
    ],
  },
  "83": { of: "054e372e", edits: [["açúcar ma água", "açúcar na água"]] },
  "84": {
    of: "8ea2bd7d",
    edits: [
      ["pesquisadores do instituto", "pesquisadores do Instituto"],
      [
        "www.invocaçãotecnologica.com.br. Acesso em: 28 abr. (adaptado)",
        "www.inovacaotecnologica.com.br. Acesso em: 28 abr. 2010 (adaptado)",
      ],
    ],
  },
  "85": {
    of: "2c80054b",
    edits: [
      ["Decisão de asfaltamento", "A decisão de asfaltamento"],
      ["acompanha da introdução", "acompanhada da introdução"],
    ],
  },
  "86": {
    of: "0063b220",
    edits: [
      ["nas figuras a seguir", "nas figuras"],
      ["identificados um animal", "identificado um animal"],
    ],
    whole: true,
  },
  "87": { of: "d54810db", edits: [["no 430", "nº 430"]] },
  "91-espanhol": {
    of: "b2450693",
    edits: [
      ["el 1o de octubre", "el 1º de octubre"],
      ["O consultaras autoridades", "Consultar as autoridades"],
    ],
  },
  "92-espanhol": { of: "c8ef0d7d", edits: [["Media Continuidad", "Media**\n\n**Continuidad"]] },
  "93-espanhol": { of: "55976e31", edits: [["Media Continuidad", "Media**\n\n**Continuidad"]] },
  "97": {
    of: "a9ba21a7",
    edits: [
      [
        "que podem ser uma tem m",
        "que podem ser uma floresta, um deserto e até um lago. Um ecossistema tem m",
      ],
    ],
  },
  "98": {
    of: "23841c71",
    edits: [
      [
        " este novo ciclo exige",
        " O que ficou guardado virá à tona para ser transformado, pois este novo ciclo exige",
      ],
      ["No 7", "Nº 7"],
    ],
  },
  "99": { of: "06af5c42", edits: [["nº- 231", "nº 231"]] },
  "103": { of: "48a71bea", edits: [[". E", "."]] },
  "104": {
    of: "3d307406",
    edits: [
      [
        "ser encontrada, generosas",
        "ser encontrada, mas fácil de ser identificada, e acompanha pessoas generosas",
      ],
    ],
  },
  "106": {
    of: "1ebf7f65",
    edits: [["trabalho conhec", "trabalho e significados. Dançar a cultura de outras regiões é conhec"]],
  },
  "107": { of: "8596f887", edits: [["rea a de atividade", "rea específica de atividade"]] },
  "114": {
    of: "9f60cbd1",
    edits: [
      [
        "mais de um e psic",
        "mais de um século, a pergunta que fiz a vários sociólogos, historiadores e psic",
      ],
      ["KANITZ, S.", "\n\nKANITZ, S."],
      ["no 5", "nº 5"],
    ],
  },
  "115": {
    of: "59c8068d",
    edits: [["o que ficou nas línguas indígenas", "o que ficou das línguas indígenas"]],
  },
  "119": {
    of: "a08b40e0",
    edits: [
      ["_Wikipédia_nos", "_Wikipédia_ nos"],
      ["Imita a dissemina", "Limita a dissemina"],
      ["por falta de legitimidade", "por falta de legitimidade."],
    ],
  },
  "121": {
    of: "82221b96",
    edits: [
      ["acentos agudos e circunflexo", "acentos agudo e circunflexo"],
      ["unificação o argumento", "unificação, o argumento"],
      ["irmandade do atraso. COUT", 'irmandade do atraso." COUT'],
      ["28 set.2008", "28 set. 2008"],
    ],
  },
  "125": { of: "6e61aa71", edits: [["deliquência", "delinquência"]] },
  "126": {
    of: "713178e8",
    edits: [
      ["deliquência", "delinquência"],
      [
        "dos jovens compensat",
        "dos jovens no tráfico não terão chance de sucesso enquanto a remuneração oferecida pelos traficantes for tão mais compensat",
      ],
    ],
  },
  "127": {
    of: "93fc2497",
    edits: [
      ["equilíbrio fisiológicos", "equilíbrio fisiológico"],
      ["a ser mãe, Ao", "a ser mãe. Ao"],
      ["Fuzueira", "Fuzeira"],
    ],
  },
  "128": {
    of: "5aba8995",
    edits: [
      ["figuras que esta aqui", "figuras que está aqui"],
      ["nem pôde deixar", "nem o pôde deixar"],
    ],
  },
  "129": {
    of: "2bbc8484",
    edits: [
      ["ouvir cantar o bolo e zera ao", "ouvir cantar o bolo e estalar o bacalhau. Nunca se afizera ao"],
    ],
  },
  "130": { of: "afc93fd8", edits: [['posse de bola"', "posse de bola”"]] },
  "131": { of: "fd96f408", edits: [["ligada a tradição", "ligada à tradição"]] },
  "132": { of: "28347783", edits: [["As homens e as", "Os homens e as"]] },
  "133": {
    of: "ac9b8670",
    edits: [
      [
        "fez com que a o sistema da comunica",
        "fez com que a palavra desaparecesse, ela complexificou e reorganizou o sistema da comunica",
      ],
      ["medo de sentirem", "medo de se sentirem"],
    ],
  },
  "134": { of: "98e4ba2b", edits: [["vizinhaça", "vizinhança"]] },
  "136": {
    of: "632422b9",
    opening:
      "Um professor dividiu a lousa da sala de aula em quatro partes iguais. Em seguida, preencheu 75% dela com conceitos e explicações, conforme a figura.",
  },
  "138": {
    of: "94cfaffd",
    opening:
      "Testes de preferência por bebedouros de água foram realizados com bovinos. Os bebedouros 1 e 2 têm a forma de um tronco de cone circular reto; o bebedouro 3 é um semicilindro com 30 cm de altura, 100 cm de comprimento e 60 cm de largura. Os três recipientes estão ilustrados na figura.",
  },
  "140": {
    of: "fa0e299e",
    opening:
      "A classificação no quadro de medalhas dos Jogos Olímpicos depende do número de medalhas de ouro, com desempate pelas de prata e, depois, pelas de bronze. Nas Olimpíadas de 2004, o Brasil foi o décimo sexto colocado, com 5 medalhas de ouro, 2 de prata e 3 de bronze. Parte desse quadro é reproduzida a seguir.",
  },
  "141": { of: "e714f79d", whole: true },
  "143": {
    of: "abd1e2c5",
    opening: "O gráfico mostra o desmatamento, em 2004, em nove estados da Amazônia.",
  },
  "144": {
    of: "77f5c2d1",
    opening:
      "Há proporcionalidade entre a resistência (R) e o comprimento (ℓ) de um condutor de mesma secção transversal (A), entre R e A para o mesmo ℓ e entre ℓ e A para a mesma R, como exemplificam as figuras.",
  },
  "145": {
    of: "9333a360",
    edits: [
      ["24500", "24 500"],
      ["25000", "25 000"],
      ["220500", "220 500"],
      ["223000", "223 000"],
      ["227500", "227 500"],
    ],
    whole: true,
  },
  "146": {
    of: "846eb599",
    opening:
      "A siderúrgica “Metal Nobre” produz uma peça maciça de ferro no formato de um paralelepípedo retangular, com as dimensões indicadas na figura.",
  },
  "147": {
    of: "9cb1fcf6",
    opening:
      "A figura I mostra as principais vias que interligam a cidade A com a cidade B. Cada número da figura II é a probabilidade de pegar um engarrafamento na via indicada; essas probabilidades são independentes umas das outras.",
    edits: [["E2E6", "E2E6."]],
  },
  "148": { of: "3de24f0b", edits: [["ínicio", "início"]], whole: true },
  "149": {
    of: "cbb56e24",
    opening:
      "Uma professora montou figuras com canudos de refrigerante, em que cada lado é um canudo. A quantidade de canudos (C) de cada figura depende da quantidade de quadrados (Q) que a formam.",
  },
  "151": {
    of: "b5c141ff",
    opening:
      "Dona Maria, diarista, precisa fazer café para vinte pessoas. Ela dispõe de uma leiteira cilíndrica e de copinhos plásticos, também cilíndricos.",
  },
  "152": {
    of: "ab252e46",
    opening:
      "Um satélite de telecomunicações, t minutos após ter atingido sua órbita, está a r quilômetros de distância do centro da Terra. Quando r assume seus valores máximo e mínimo, diz-se que o satélite atingiu o apogeu e o perigeu, respectivamente. Suponha que, para esse satélite, o valor de r em função de t seja dado pela expressão:",
  },
  "153": {
    of: "c85b637a",
    opening:
      "Uma empresa vende tanques de combustíveis de formato cilíndrico, em três tamanhos, com as medidas indicadas nas figuras. O preço do tanque é diretamente proporcional à área de sua superfície lateral. O dono de um posto deseja encomendar o tanque com menor custo por metro cúbico de capacidade de armazenamento.",
    edits: [["Considere p\u00a0π", "Considere π"]],
  },
  "154": {
    of: "36a7cdeb",
    edits: [
      ["R$132000,00", "R$ 132 000,00"],
      ["R$145000,00", "R$ 145 000,00"],
    ],
  },
  "156": {
    of: "b2b43b99",
    opening: "A figura mostra, em tons e curvas, as altitudes de uma região, com coordenadas em graus.",
    edits: [["igual a 600 m", "igual a 600 m."]],
  },
  "158": { of: "ae31796c", whole: true },
  "159": { of: "d1be193b", edits: [["kg1/3", "kg<sup>1/3</sup>"]], whole: true },
  "161": {
    of: "df988166",
    edits: [
      [
        "ngulo, foram indicadas por letras",
        "ngulo, conforme pode ser visto na figura, em que as estacas foram indicadas por letras",
      ],
    ],
  },
  "162": { of: "5db9575e", edits: [["caderno de classificados", "caderno de classificados."]] },
  "163": { of: "8c82045d", edits: [["Y = ", "y = "]] },
  "168": {
    of: "2508ee00",
    edits: [
      [
        '![imagem (Foto: Reprodução/Enem)](https://enem.dev/2010/questions/168/60c7f391-a434-4c90-8ae8-21a21edec1f1.png "imagem (Foto: Reprodução/Enem)")',
        "![](https://enem.dev/2010/questions/168/60c7f391-a434-4c90-8ae8-21a21edec1f1.png)",
      ],
    ],
  },
  "169": { of: "7222461c", edits: [["implusão", "impulsão"]] },
  "172": { of: "2b0b9af9", edits: [[".com.br.Acesso", ".com.br. Acesso"]] },
  "173": {
    of: "64d5f7b0",
    edits: [
      [
        "cinco clientes. somente parte",
        "cinco clientes. Examinando a figura, percebe que precisa considerar somente parte",
      ],
    ],
  },
  "174": { of: "f3dba490", edits: [["maior que 36,0 a probabilidade", "maior que 36,0, a probabilidade"]] },
  "176": { of: "5bc69e16", edits: [["no 25", "nº 25"]] },
  "177": {
    of: "00c8d49c",
    edits: [
      ["(107)", "(10<sup>7</sup>)"],
      ["10 -²", "10<sup>−2</sup>"],
    ],
  },
  "179": { of: "ac6e34c6", edits: [["da 9a linha", "da 9ª linha"]] },
  "180": {
    of: "1150e89f",
    edits: [["com um ano de ovos", "com um ano de antecedência. O gráfico a seguir mostra o número de ovos"]],
  },
};
