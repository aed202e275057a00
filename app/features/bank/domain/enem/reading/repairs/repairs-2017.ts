import type { YearRepairs } from "./repair.ts";

export const repairs2017: YearRepairs = {
  "1-espanhol": {
    of: "0222a37f",
    edits: [
      [
        "No sabía que eras loco por cine le dice el vecino.",
        "— No sabía que eras loco por el cine — le dice el vecino.",
      ],
      ["Disponivel", "Disponível"],
      ["blogcindarrio", "blogcindario"],
    ],
  },
  "5-ingles": { of: "252d9ae7", edits: [["Mediteranean", "Mediterranean"]] },
  "7": {
    of: "3d54eb19",
    edits: [
      [
        "A causa secreta, Disponível em: www.dominimopublico.gov.br  \nAcesso",
        "**A causa secreta**. Disponível em: www.dominiopublico.gov.br. Acesso",
      ],
    ],
  },
  "8": {
    of: "c7c550fb",
    edits: [
      ["páginas virtuais", "páginas virtuais."],
      ["LÉVY, P. Cibercultura.", "LÉVY, P. **Cibercultura**."],
    ],
  },
  "9": { of: "105a57f5", edits: [["ATISTA, M. F.", "BATISTA, M. F."]] },
  "10": { of: "4e7d383a", edits: [["os gabas se", "os gabos se"]] },
  "12": {
    of: "f0213d50",
    edits: [
      ["ao Sertão em", "ao sertão em"],
      ["Ouilombo", "Quilombo"],
      ["nova língua. “\n\nOs escravos", "nova língua.\n\n“Os escravos"],
      ["Ouanto ao papel do tupinaformação", "Quanto ao papel do tupi na formação"],
    ],
  },
  "13": {
    of: "287dcfca",
    edits: [
      [
        "Quando o almirante Cabral\n\nPôs as patas no Brasil\n\nO anjo da guarda dos índios\n\nEstava passeando em Paris.\n\nQuando ele voltou de viagem\n\nO holandês já está aqui.\n\nO anjo respira alegre:\n\n“Não faz mal, isto é boa gente,\n\nVou arejar outra vez.”\n\nO anjo transpôs a barra,\n\nDiz adeus a Pernambuco,\n\nFaz barulho, vuco-vuco,\n\nTal e qual o zepelim\n\nMas deu um vento no anjo,\n\nEle perdeu a memória.\n\nE não voltou nunca mais.",
        "Quando o almirante Cabral  \nPôs as patas no Brasil  \nO anjo da guarda dos índios  \nEstava passeando em Paris.  \nQuando ele voltou de viagem  \nO holandês já está aqui.  \nO anjo respira alegre:  \n“Não faz mal, isto é boa gente,  \nVou arejar outra vez.”  \nO anjo transpôs a barra,  \nDiz adeus a Pernambuco,  \nFaz barulho, vuco-vuco,  \nTal e qual o zepelim  \nMas deu um vento no anjo,  \nEle perdeu a memória.  \nE não voltou nunca mais.",
      ],
      ["A Obra de", "A obra de"],
      ["Fronteira, 1992", "Fronteira, 1992."],
    ],
  },
  "14": {
    of: "b7672c26",
    edits: [
      [
        "mensagens\u00a0de Propaganda revela que ele apresenta",
        "mensagens de Propaganda revela que eles apresentam",
      ],
      ["em vez disso a convicção", "em vez disso, a convicção"],
      ["BOBBIP", "BOBBIO"],
    ],
  },
  "15": { of: "a4a4e4c0", edits: [["“Gerimum”grafada", "“Gerimum” grafada"]] },
  "16": {
    of: "4a0d82de",
    edits: [
      ["de Criação das", "de criação das"],
      ["os Conceitos", "os conceitos"],
      ["Caráter Científico", "caráter científico"],
      ["maneira O Texto", "maneira o Texto"],
      ["Depexe, S D.", "DEPEXE, S. D."],
    ],
  },
  "17": { of: "e1dc947c", edits: [["a se tomar um", "a se tornar um"]] },
  "18": {
    of: "7a1a2bef",
    edits: [
      ["casa e’as árvores", "casa e as árvores"],
      ["deserta**\u00a0. Rio", "deserta**. Rio"],
    ],
  },
  "19": {
    of: "072c94dc",
    edits: [
      ["vícios de correntes dese fracasso", "vícios decorrentes desse fracasso"],
      ["na Condição", "na condição"],
      [
        "BALZANO, O N MORAIS, J. S. **A formação do jogador de futebol e sua relação Com a escola** EFDeportes, n. 172, set 2012 (adaptado)",
        "BALZANO, O. N.; MORAIS, J. S. A formação do jogador de futebol e sua relação com a escola. **EFDeportes**, n. 172, set. 2012 (adaptado).",
      ],
      ["em Outros", "em outros"],
    ],
  },
  "20": {
    of: "6575057a",
    edits: [
      ["c omplicado", "complicado"],
      ["As vezes se", "Às vezes se"],
      ["manejá-la – Como", "manejá-la – como"],
      ["Mas não fale do", "Mas não falei do"],
      ["eu diria. inglês", "eu diria: inglês"],
      ["mundo** Rio de Janeiro Rocco", "mundo**. Rio de Janeiro: Rocco"],
      ["e Sua capacidade", "e sua capacidade"],
      ["dê Vida", "dê vida"],
      ["fosse Virgem", "fosse virgem"],
    ],
  },
  "21": {
    of: "d039f307",
    edits: [
      [
        "**Goeldi: da melancolia ao inevitável**. Revista de Arte, Mídia e Política.",
        "Goeldi: da melancolia ao inevitável. **Revista de Arte, Mídia e Política**.",
      ],
    ],
  },
  "22": {
    of: "be6616f7",
    edits: [
      [
        "Lingua Portuguesa, n. 52, few 2010 (adaptado)",
        "**Língua Portuguesa**, n. 52, fev. 2010 (adaptado).",
      ],
      ["se cumpriu o inglês", "se cumpriu: o inglês"],
      ["100 anos, A última", "100 anos. A última"],
      ["mundiais -, de", "mundiais –, de"],
      ["Veja, n. 36, set 2007", "**Veja**, n. 36, set. 2007"],
    ],
  },
  "23": {
    of: "692e5efc",
    edits: [
      ["**A atrizes**", "**As atrizes**"],
      ["minha Cara\n", "minha cara\n"],
      ["Para Sair", "Para sair"],
      [
        "CHICOBUARQUE\u00a0**Carioca**, Rio de Janeiro Biscoito Fino, 2006 (fragmento)",
        "CHICO BUARQUE. **Carioca**. Rio de Janeiro: Biscoito Fino, 2006 (fragmento).",
      ],
      ["Na Canção", "Na canção"],
      ["com tantos", "Com tantos"],
      ["\n\n–\n\n", "\n\n[…]\n\n"],
    ],
    alternatives: {
      A: "“Naturalmente/ Ela sorria/ Mas não me dava trela”.",
      B: "“Tomavam banho/ Na minha frente/ Para sair com outro cara”.",
      C: "“Surgiram outras/ Naturalmente/ Sem nem olhar a minha cara”.",
      D: "“Escolhia qualquer um/ Lançava olhares/ Debaixo do meu nariz”.",
      E: "“É natural que toda atriz/ Presentemente represente/ Muito para mim”.",
    },
  },
  "24": {
    of: "72d1a615",
    edits: [
      ["espetáculo, e necessário", "espetáculo, é necessário"],
      ["L&PM, 2009,", "L&PM, 2009."],
      ["politico", "político"],
    ],
  },
  "25": {
    of: "67496cac",
    edits: [
      ["Renato Tera", "Renato Terra"],
      ["foi um noite", "foi uma noite"],
      ["naquele noite", "naquela noite"],
      ["_Alegria_, a_legria_", "_Alegria, alegria_"],
      ["ao com das", "ao som das"],
      ["os contes", "os cortes"],
    ],
  },
  "26": {
    of: "820c549f",
    edits: [["Disponivel", "Disponível"]],
    alternatives: {
      E: "Influência mercadológica na construção de uma autoimagem positiva do corpo feminino.",
    },
  },
  "27": {
    of: "3c80cf60",
    edits: [
      ["no Computador", "no computador"],
      ["Folha de S. Paulo, 24 mar. 2014 (adaptado)", "**Folha de S. Paulo**, 24 mar. 2014 (adaptado)."],
    ],
  },
  "28": {
    of: "e746ba1c",
    edits: [
      ["O Cartaz", "O cartaz"],
      ["seus atos,", "seus atos."],
      ["a Violência", "a violência"],
    ],
  },
  "29": {
    of: "17950053",
    edits: [
      [
        "LIMA, C. H. R. Gramática normativa da língua portuguesa, Rio de Janeiro José Olympio, 1989",
        "LIMA, C. H. R. **Gramática normativa da língua portuguesa**. Rio de Janeiro: José Olympio, 1989.",
      ],
      ["sonho -,", "sonho –,"],
      ["Cria ritmos Verbais", "cria ritmos verbais"],
      ["de Outros.", "de outros."],
      [
        "O livro do desassossego São Paulo Brasiliense, 1986",
        "**O livro do desassossego**. São Paulo: Brasiliense, 1986.",
      ],
      ["Considerando-se a seleção, Combinação", "considerando-se a seleção, combinação"],
      ["“Com o quê”", "“com o quê”"],
      ["O orienta-se", "Orienta-se"],
    ],
  },
  "30": { of: "f62aca37", edits: [["Leminsky P. Toda poesia.", "LEMINSKI, P. **Toda poesia**."]] },
  "31": {
    of: "f1bb62c1",
    edits: [
      [
        "**Esporte e sua relação com a sociedade: uma síntese bibliográfica.** EFDeportes,",
        "Esporte e sua relação com a sociedade: uma síntese bibliográfica. **EFDeportes**,",
      ],
    ],
  },
  "32": {
    of: "ab3bea53",
    edits: [
      ["ODORICO – povo", "ODORICO – Povo"],
      ["ODORICO – eu", "ODORICO – Eu"],
      ["amado**, Rio de Janeiro, Ediouro, 2012", "amado**. Rio de Janeiro: Ediouro, 2012."],
    ],
  },
  "35": { of: "a8b85127", edits: [["os que estiveram em casa", "os que estiverem em casa"]] },
  "36": { of: "ba045a91", edits: [["bandeira nacional", "bandeira nacional."]] },
  "37": { of: "d476b1cb", edits: [["da gravidade", "da gravidade."]] },
  "38": {
    of: "80d16610",
    edits: [
      ["GUIÂO", "GUIÃO"],
      ["tempo ficcional", "tempo ficcional."],
    ],
  },
  "39": {
    of: "9a40b243",
    edits: [
      ["pésmuito", "pés muito"],
      ["divinais,/\n\nUm", "divinais,/ Um"],
      ["./Enfim", "./ Enfim"],
      ["Ojuara o homem", "Ojuara: o homem"],
    ],
  },
  "42": { of: "b6ab06dc", edits: [["Zimbabwue", "Zimbabwe"]] },
  "43": {
    of: "7808ee89",
    edits: [
      ["O Rappa\n", "O Rappa.\n"],
      ["Revista Zupi, n. 19, 2010", "**Revista Zupi**, n. 19, 2010."],
    ],
  },
  "44": { of: "3d7ed23c", edits: [["Ensaio sobra a", "Ensaio sobre a"]] },
  "46": {
    of: "9e32155f",
    edits: [
      [
        "**África: uma história a ser reescrita**. In: MACEDO, J. R. (Org.). Desvendando a história da África.",
        "África: uma história a ser reescrita. In: MACEDO, J. R. (Org.). **Desvendando a história da África**.",
      ],
    ],
  },
  "48": { of: "b2e22f6e", edits: [["dafilosofia", "da filosofia"]] },
  "49": {
    of: "4f887093",
    edits: [
      ["o lluminismo", "o Iluminismo"],
      ["O lluminismo", "O Iluminismo"],
    ],
  },
  "51": { of: "76e9405e", edits: [["expressara", "expressar a"]] },
  "52": {
    of: "1dfd34d6",
    edits: [
      [
        "**A migração intrametropolitana e o processo de estruturação do espaço urbano da Região Integrada de Desenvolvimento do Distrito Federal e Entorno.** In: HOGAN, D. J. et al. (Org ). Migração e ambiente nas aglomerações urbanas.",
        "A migração intrametropolitana e o processo de estruturação do espaço urbano da Região Integrada de Desenvolvimento do Distrito Federal e Entorno. In: HOGAN, D. J. et al. (Org.). **Migração e ambiente nas aglomerações urbanas**.",
      ],
    ],
  },
  "53": {
    of: "9f1e4938",
    edits: [
      [
        "**Aliança do Pacífico se fortalece e Mercosul fica à sua sombra**. O Globo, 24 fev. 2013 (adaptado)",
        "Aliança do Pacífico se fortalece e Mercosul fica à sua sombra. **O Globo**, 24 fev. 2013 (adaptado).",
      ],
    ],
  },
  "56": { of: "20a7f7a5", edits: [["FLEURY, P F.", "FLEURY, P. F."]] },
  "57": {
    of: "da72b7c9",
    edits: [["**A espacialidade da economia.** In", "A espacialidade da economia. In"]],
  },
  "58": { of: "c90275c5", edits: [["GIDDENS,A.", "GIDDENS, A."]] },
  "59": { of: "a5a381d5", edits: [["Mumbai (índia)", "Mumbai (Índia)"]] },
  "62": {
    of: "3b356e63",
    edits: [
      ["CROUZET,M.", "CROUZET, M."],
      [
        "In: História geral das civilizações.São Paulo: Difel, 1966(adaptado)",
        "In: **História geral das civilizações**. São Paulo: Difel, 1966 (adaptado)",
      ],
    ],
  },
  "63": {
    of: "a3536a7f",
    edits: [
      ["F.T.", "F. T."],
      ["em : www", "em: www"],
      ["2 Ago.2012(adaptado)", "2 ago. 2012 (adaptado)"],
    ],
  },
  "64": {
    of: "a3819060",
    edits: [
      ["de conduto com obrigatórias", "de conduta como obrigatórias"],
      ["é bom ordenada", "é bem ordenada"],
      ["condições selvagem", "condição selvagem"],
    ],
  },
  "65": {
    of: "6e339bdf",
    edits: [
      ["HEGEL, G.W.", "HEGEL, G. W."],
      ["In:SOUZA, J.C.", "In: SOUZA, J. C."],
      ["Os pré-socráticos: vida", "**Os pré-socráticos**: vida"],
    ],
  },
  "66": {
    of: "2ecb9613",
    edits: [
      ["imfuência", "influência"],
      ["BRÉHIER,E. História da filosofia.", "BRÉHIER, E. **História da filosofia**."],
    ],
  },
  "68": {
    of: "5f314912",
    edits: [
      [
        "HAESBAERT,R. **“Gaúchos” e baianos no “novo” Nordeste: entre a globalização econômica e a reinvenção das identidades territoriais**. In: CASTRO, I.E; GOMES,P.C.; CORRÊA,R.L.(Org.). Brasil:questões atuais da reorganização do território.",
        "HAESBAERT, R. “Gaúchos” e baianos no “novo” Nordeste: entre a globalização econômica e a reinvenção das identidades territoriais. In: CASTRO, I. E.; GOMES, P. C.; CORRÊA, R. L. (Org.). **Brasil**: questões atuais da reorganização do território.",
      ],
      ["em um área", "em uma área"],
    ],
  },
  "69": {
    of: "249de0b9",
    edits: [
      [
        "Murta, Energia: o vício da civilização, crise energética e alternativas sustentáveis. Rio de Janeiro Caramond 2011",
        "MURTA, A. L. S. **Energia**: o vício da civilização; crise energética e alternativas sustentáveis. Rio de Janeiro: Garamond, 2011.",
      ],
      ["de derivados", "de derivados."],
      ["mão de obra", "mão de obra."],
      ["infraestrutura de circulação", "infraestrutura de circulação."],
    ],
  },
  "70": {
    of: "4d15b0b3",
    edits: [
      [
        "DUBYG. Economia rural e vida no campo no Ocidente medieval Lisboa: Estampa, 1987 (adaptado)",
        "DUBY, G. **Economia rural e vida no campo no Ocidente medieval**. Lisboa: Estampa, 1987 (adaptado).",
      ],
      ["da Vida urbana", "da vida urbana"],
    ],
  },
  "72": {
    of: "342fab04",
    edits: [
      ["que pressão sobre", "que a pressão sobre"],
      ["tropical, In:", "tropical. In:"],
      ["da geografia**. São Paulo:", "da geografia**. São Paulo: Contexto, 1999."],
      ["que diz respeito", "que diz respeito à"],
    ],
  },
  "74": {
    of: "6e42428d",
    edits: [
      ["em casa um deles", "em cada um deles"],
      ["TABAK, G,\u00a0**", "TABAK, F. **"],
      ["Leis que combatem à violência", "Leis de combate à violência"],
    ],
  },
  "80": {
    of: "836f18fb",
    edits: [
      ["Edusp. 2009", "Edusp, 2009"],
      ["**Geografia do**\u00a0**Brasil**", "**Geografia do Brasil**"],
    ],
  },
  "82": { of: "43b8786d", edits: [["com os pecadores de", "com os pecados de"]] },
  "88": { of: "4eff8def", edits: [["São Pauto", "São Paulo"]] },
  "91": {
    of: "18246cf0",
    edits: [
      ["DL50", "DL<sub>50</sub>"],
      ["100g", "100 g"],
    ],
  },
  "92": { of: "e75557a1", edits: [["pelas bactérias", "pelas bactérias."]] },
  "101": { of: "1a2dc125", alternatives: { E: "LED." } },
  "102": {
    of: "2ba7a435",
    edits: [
      ["(H X  \ncom", "(HX) com"],
      ["(NH4X , de acordo com a  \nequação", "(NH<sub>4</sub>X), de acordo com a equação"],
      ["–> NH4X (s)", "→ NH<sub>4</sub>X (s)"],
      [
        "F**atores ambientais que afetam a precipitação úmida.**  \nQuímica Nova na Escola,",
        "Fatores ambientais que afetam a precipitação úmida. **Química Nova na Escola**,",
      ],
    ],
  },
  "104": {
    of: "1db7b0c9",
    edits: [
      ["de 14C se", "de <sup>14</sup>C se"],
      ["A prova do carbono 14. Disp", "**A prova do carbono 14**. Disp"],
    ],
  },
  "108": { of: "894344e5", edits: [["hmáx e hmin", "h<sub>máx</sub> e h<sub>mín</sub>"]] },
  "109": { of: "a69b0931", edits: [["MALTA, P **", "MALTA, P. **"]] },
  "111": {
    of: "8540825a",
    edits: [
      ["(Sotalia guianensis)", "(_Sotalia guianensis_)"],
      ["alimento lentamente", "alimento lentamente."],
    ],
    alternatives: { E: "Estão no topo da cadeia alimentar." },
  },
  "112": { of: "d25d94c8", edits: [["gradativa mente", "gradativamente"]] },
  "114": { of: "d8089d54", edits: [["Ácido carboxílico", "Ácido carboxílico."]] },
  "116": { of: "88ca4553", edits: [["inserção de anticorpos", "inserção de anticorpos."]] },
  "119": {
    of: "ee2348f1",
    edits: [
      ["pKa", "pK<sub>a</sub>"],
      ["= -log Ka, em que Ka", "= −log K<sub>a</sub>, em que K<sub>a</sub>"],
    ],
  },
  "123": { of: "e807e071", edits: [["plantas vizinhas", "plantas vizinhas."]] },
  "124": {
    of: "2d052145",
    edits: [
      ["α\\-Fe2O3", "α-Fe<sub>2</sub>O<sub>3</sub>"],
      ["–>", "→"],
      ["\u00a0∆rH =", "; Δ<sub>r</sub>H ="],
      ["∆rH", "Δ<sub>r</sub>H"],
    ],
  },
  "126": { of: "98934c76", edits: [["vivaz, a façanha", "vivaz, e a façanha"]] },
  "127": {
    of: "a0bbe287",
    edits: [
      ["220V", "220 V"],
      ["J/(kg C)", "J/(kg °C)"],
    ],
  },
  "129": { of: "6b374020", edits: [["1000\u00a0Ω", "1000 Ω."]] },
  "130": {
    of: "fd5ffce3",
    edits: [
      ["Α-caroteno", "α-caroteno"],
      ["Γ-caroteno", "γ-caroteno"],
      ["Α-criptoxantina", "α-criptoxantina"],
      ["RIBEIRO, N.M.", "RIBEIRO, N. M."],
      ["papel, **Química", "papel. **Química"],
      ["n.29", "n. 29"],
    ],
  },
  "132": { of: "e93f8f49", edits: [["CI- provenientes", "Cl<sup>−</sup> provenientes"]] },
  "133": {
    of: "71d591eb",
    edits: [
      ["\\-um fio", "um fio"],
      ["\\-dois", "dois"],
      ["\\-um sistema", "um sistema"],
      ["constante o Valor da corrente de Curto i", "constante o valor da corrente de curto i"],
    ],
  },
  "138": {
    of: "c018fe6c",
    edits: [
      ["ângulo X com", "ângulo x com"],
      ["que X está", "que x está"],
      ["por\u00a0I(x) = k . sen(x)\n", "por\n\nI(x) = k · sen(x)\n"],
    ],
  },
  "141": { of: "01968253", alternatives: { E: "0,30." } },
  "143": {
    of: "7cf5a436",
    alternatives: {
      A: "C<sub>6,4</sub>",
      B: "C<sub>9,3</sub>",
      C: "C<sub>10,4</sub>",
      D: "6<sup>4</sup>",
      E: "4<sup>6</sup>",
    },
  },
  "148": { of: "60bfc300", edits: [["com a natureza", "com a natureza."]] },
  "150": {
    of: "14cbd47d",
    edits: [
      ["inferior a 360°", "inferior a 360°."],
      ["270° no sentido anti-horário", "270° no sentido anti-horário."],
    ],
  },
  "153": { of: "9a4fc920", edits: [["(3)1/2", "√3."]] },
  "154": { of: "d492da6f", edits: [["logo a seguir", "logo a seguir."]] },
  "155": {
    of: "69e10194",
    alternatives: {
      A: "Apenas o aluno Y.",
      B: "Apenas o aluno Z.",
      C: "Apenas os alunos X e Y.",
      D: "Apenas os alunos X e Z.",
      E: "Os alunos X, Y e Z.",
    },
  },
  "156": {
    of: "51965059",
    edits: [
      ["120o.", "120°."],
      ["ponto A conforme", "ponto A, conforme"],
    ],
  },
  "157": { of: "ef631ea3", edits: [["jóia", "joia"]] },
  "158": { of: "2726e728", edits: [["1: 400", "1 : 400"]] },
  "161": {
    of: "f3d3679e",
    edits: [
      ["25 E 25", "25 e 25"],
      ["50 E 50", "50 e 50"],
    ],
  },
  "162": {
    of: "794df1de",
    edits: [
      ["velocidade V de", "velocidade v de"],
      ["(v +b)", "(v + b)"],
      [
        "desta forma:\n\n##### **TIPO DE CURVA**\n\n**Semirreta oblíqua**\n\n**Semirreta horizontal**\n\n**Ramo de parábola**\n\n**Arco de circunferência**\n\n**Ramo de hipérbola**\n",
        "desta forma:\n\n**Tipo de curva**\n\n• Semirreta oblíqua\n• Semirreta horizontal\n• Ramo de parábola\n• Arco de circunferência\n• Ramo de hipérbole\n",
      ],
      ["(p. V)", "(p, v)"],
      ["K> 0", "K > 0"],
      ["14jul2015", "14 jul. 2015"],
    ],
  },
  "163": {
    of: "75aea391",
    opening:
      "Em um parque há dois mirantes: o topo do mirante 1 é acessado pelo elevador 1, e o do mirante 2, pelo elevador 2. É possível ir de um ao outro a pé ou por um teleférico.",
  },
  "165": {
    of: "4301639c",
    opening:
      "Os resultados de uma pesquisa eleitoral, a respeito de dois candidatos, foram representados no Gráfico 1.",
  },
  "166": {
    of: "48f84d00",
    opening:
      "Um cientista modela a pressão arterial por uma função P(t) = A + Bcos(kt), em que A, B e k são constantes reais positivas e t é o tempo, em segundo. Um batimento cardíaco é o intervalo de tempo entre duas sucessivas pressões máximas. Em um caso específico, o cientista obteve os dados:",
  },
  "167": {
    of: "87cdfc9f",
    opening:
      "Um chefe de cozinha usará um melão esférico de 10 cm de diâmetro para espetar doces. Ele retirará uma calota, como na figura, de modo que o raio r da seção de corte seja de pelo menos 3 cm e que a região em que os doces serão afixados tenha a maior área possível.",
  },
  "168": {
    of: "cd7e347e",
    opening:
      "Uma igreja possui abóbadas parabólicas. A seta na Figura 1 ilustra uma delas, e a Figura 2 fornece sua vista frontal, com medidas hipotéticas.",
  },
  "169": { of: "9f4c6484", whole: true },
  "171": {
    of: "388e1a14",
    opening:
      "No pivô central de irrigação, um cano apoiado em torres gira em torno da base, conforme as figuras. Cada torre move-se com velocidade constante.",
    edits: [
      ["(T1, T2 e T3)", "(T<sub>1</sub>, T<sub>2</sub> e T<sub>3</sub>)"],
      ["torre T1 são", "torre T<sub>1</sub> são"],
      ["torres T1, T2 e T3 devem", "torres T<sub>1</sub>, T<sub>2</sub> e T<sub>3</sub> devem"],
    ],
  },
  "172": {
    of: "50d11a94",
    opening:
      "Dois reservatórios, A e B, são alimentados por bombas distintas por 20 horas. A figura mostra a quantidade de água em cada um.",
  },
  "174": {
    of: "282556b8",
    opening: "O gráfico apresenta a taxa de desemprego, em %, de março de 2008 a abril de 2009.",
  },
  "175": {
    of: "f19dee2c",
    opening:
      "Numa avenida há 10 semáforos. Por uma pane, ficaram fixos em verde, com probabilidade de 2/3, ou em vermelho, com probabilidade de 1/3, de forma independente. Uma pessoa percorreu toda a avenida, observando a cor de cada um deles.",
  },
  "177": {
    of: "7d6fd2e8",
    opening:
      "Uma empresa espera atrair um milhão de clientes à sua página e escolherá o formato da senha entre as opções do quadro, em que “L” e “D” representam, respectivamente, letra maiúscula e dígito.",
  },
  "178": {
    of: "1399b465",
    opening:
      "Em um torneio, cada jogador joga uma única vez com cada um dos outros. O quadro mostra o número de partidas:",
  },
  "179": {
    of: "746e62ff",
    opening:
      "Um morador tem 50% de probabilidade de se atrasar para o trabalho quando chove e 25% quando não chove. Para determinado dia, estima-se em 30% a probabilidade de chuva.",
  },
  "180": {
    of: "84cea054",
    opening:
      "Às 17 h 15 min começa uma chuva de intensidade constante. Uma piscina em forma de paralelepípedo retângulo, inicialmente vazia, acumula água e, às 18 horas, o nível alcança 20 cm. Nesse instante, abre-se um ralo de vazão constante. Às 18 h 40 min a chuva cessa, e o nível da água baixou para 15 cm.",
  },
};
