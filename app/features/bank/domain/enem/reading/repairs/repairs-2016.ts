import type { YearRepairs } from "./repair.ts";

export const repairs2016: YearRepairs = {
  "2": { of: "00db0749", edits: [["crimes de Subversão", "crimes de subversão"]] },
  "3": { of: "ccb69835", edits: [["Acesso em 3 out 2015 (adaptado)", "Acesso em: 3 out. 2015 (adaptado)."]] },
  "4": {
    of: "221f81b3",
    edits: [
      ["e parcela do Sul do estado", "em parcela do sul do estado"],
      ["e Minas Gerais, onde", "em Minas Gerais, onde"],
      ["9 jul.2015", "9 jul. 2015"],
    ],
  },
  "5": {
    of: "323308df",
    edits: [
      ["indígenas Como", "indígenas como"],
      ["Pensando o Brasil a Construção", "Pensando o Brasil: a construção"],
      ["**Viagem incompleta**\u00a0a experiência", "**Viagem incompleta**: a experiência"],
      ["São Paulo Senac, 2000 (adaptado)", "São Paulo: Senac, 2000 (adaptado)."],
      ["tão\u00a0dispares", "tão díspares"],
      ["tupinambas", "tupinambás"],
      ["históricos**, São Paulo: Contexto, 2005", "históricos**. São Paulo: Contexto, 2005."],
      ["das Categorias", "das categorias"],
    ],
  },
  "6": {
    of: "4e1a15f7",
    edits: [
      ["obriguam", "obrigam"],
      ["L&PM, 2007", "L&PM, 2007."],
    ],
  },
  "7": {
    of: "d3a76b7d",
    edits: [
      ["da Lua um  \nlugar", "da Lua um lugar"],
      ["Nasa**\u00a0**é", "Nasa é"],
      ["catracalivre com br. Acesso em 10 mar 2016", "catracalivre.com.br. Acesso em: 10 mar. 2016."],
      ["papeis nas", "papéis nas"],
    ],
  },
  "8": {
    of: "867755e8",
    edits: [
      ["Consta também", "consta também"],
      ["africanas**, Brasília", "africanas**. Brasília"],
    ],
  },
  "9": { of: "8f75fd66", edits: [["As origens de nossa época", "as origens de nossa época"]] },
  "11": {
    of: "a32331b9",
    edits: [
      ["![](https://enem.dev/2016/questions/11/", "**TEXTO I**\n\n![](https://enem.dev/2016/questions/11/"],
      ["TEXTO II", "**TEXTO II**"],
      [
        "ensino de história, Rio de Janeiro Civilização Brasileira, 2007",
        "ensino de história. Rio de Janeiro: Civilização Brasileira, 2007.",
      ],
    ],
  },
  "12": {
    of: "5ab9af81",
    edits: [
      ["KLARE, MT.", "KLARE, M. T."],
      ["um Conflito", "um conflito"],
    ],
  },
  "13": { of: "a757ba67", edits: [["(1964-1985)**. história", "(1964-1985)**: história"]] },
  "14": { of: "40dfb4be", edits: [["Novo**, Rio", "Novo**. Rio"]] },
  "15": {
    of: "f23d25f8",
    edits: [
      ["ADORNO, T;", "ADORNO, T.;"],
      ["Rio de Janeiro; Zahar, 1985", "Rio de Janeiro: Zahar, 1985."],
      ["Patrimônio politico", "Patrimônio político"],
    ],
  },
  "18": {
    of: "0988adf2",
    edits: [
      [
        "**AMAZÔNIA: geopolítica na virada do II milênio**",
        "**Amazônia**: geopolítica na virada do II milênio",
      ],
      ["dos Índices", "dos índices"],
    ],
  },
  "21": { of: "36abc8c5", edits: [["**História, Brasília**: Editora", "**História**. Brasília: Editora"]] },
  "24": {
    of: "4e1ef47f",
    edits: [
      ["do Conflito", "do conflito"],
      ["democracia deliberativa\u00a0**Revista", "democracia deliberativa. **Revista"],
    ],
  },
  "25": { of: "5c707992", edits: [["Ela Vai além", "Ela vai além"]] },
  "26": { of: "56e090c5", edits: [["bndigital.bn.br.  \nAcesso", "bndigital.bn.br. Acesso"]] },
  "27": {
    of: "d8f4fd60",
    edits: [
      ["Nova língua interior. 500 anos", "Nova língua interior: 500 anos"],
      ["In:\u00a0**IBGE, Brasil: 500 anos de povoamento**", "In: IBGE. **Brasil**: 500 anos de povoamento"],
    ],
  },
  "29": {
    of: "c8ac786c",
    edits: [
      [
        "**Nova legislação urbana e os velhos fantasmas\u00a0Estudos Avançados (USP)**",
        "Nova legislação urbana e os velhos fantasmas. **Estudos Avançados (USP)**",
      ],
    ],
  },
  "30": {
    of: "c7ce8c7e",
    edits: [
      ["PINTO, PP:", "PINTO, P. P.;"],
      [
        "**Tantos cerrados:\u00a0múltiplas abordagens sobre a biogeodiversidade e singularidade Cultural Goiânia**:",
        "**Tantos cerrados**: múltiplas abordagens sobre a biogeodiversidade e singularidade cultural. Goiânia:",
      ],
    ],
  },
  "31": {
    of: "01a25f4c",
    edits: [
      ["rfi.fr Acesso em 19 Jun 2015", "rfi.fr. Acesso em: 19 jun. 2015"],
      ["Xenofobia", "xenofobia"],
      ["Acesso em 19 jun.2015", "Acesso em: 19 jun. 2015"],
    ],
  },
  "33": { of: "963b5e67", edits: [["na Africa do Sul", "na África do Sul"]] },
  "35": {
    of: "c666f01e",
    edits: [
      ["delegado de policia", "delegado de polícia"],
      ["Belo Horizonte. Editora", "Belo Horizonte: Editora"],
      ["milícias locais", "milícias locais."],
      ["dinâmica urbana", "dinâmica urbana."],
      ["proselitismo partidário", "proselitismo partidário."],
      ["práticas clientelistas", "práticas clientelistas."],
    ],
  },
  "37": {
    of: "fc88da42",
    edits: [["Zaratustra**, Rio de Janeiro. Ediouro", "Zaratustra**. Rio de Janeiro: Ediouro"]],
  },
  "38": {
    of: "a257c634",
    edits: [
      ["O Cruzeiro, década", "**O Cruzeiro**, década"],
      ["com.br.  \nAcesso", "com.br. Acesso"],
    ],
  },
  "39": {
    of: "8add9abd",
    edits: [
      ["– O que ninguém havia previsto -,", "– o que ninguém havia previsto –,"],
      ["o que Ocorreu", "o que ocorreu"],
      ["nos Oceanos", "nos oceanos"],
    ],
  },
  "40": {
    of: "7e4932e6",
    edits: [
      ["molecular digital do", "molecular-digital do"],
      ["Campinas Boitempo", "Campinas: Boitempo"],
    ],
  },
  "41": {
    of: "9a220c77",
    edits: [
      ["de de Sunidade", "de desunidade"],
      ["Cia, das", "Cia. das"],
    ],
  },
  "42": {
    of: "dc436880",
    edits: [
      ["On-line", "on-line"],
      [
        "CARR, **N. Is Google making us stupid’? Disponível em: www.theatlantic.com. Acesso em: 17 fev. 2013 (adaptado).**",
        "CARR, N. **Is Google making us stupid?** Disponível em: www.theatlantic.com. Acesso em: 17 fev. 2013 (adaptado).",
      ],
    ],
  },
  "43": {
    of: "e56c6cf7",
    edits: [
      ["O Lettreiro", "O lettreiro"],
      ["séc XX", "século XX"],
    ],
  },
  "44": {
    of: "a55a215a",
    edits: [
      [
        "**Mudou a música ou mudaram os caipiras?**\u00a0Folha de São Paulo, 4 jun, 2012 (adaptado)",
        "Mudou a música ou mudaram os caipiras? **Folha de São Paulo**, 4 jun. 2012 (adaptado).",
      ],
      ["atual campo brasileiro", "atual campo brasileiro:"],
      ["politica de subsidios agricolas", "política de subsídios agrícolas."],
      ["produção extensiva", "produção extensiva."],
      ["novas ruralidades", "novas ruralidades."],
      ["organização cooperativa", "organização cooperativa."],
    ],
  },
  "46": { of: "0840bdff", edits: [["oleorresina de Capsicum", "oleorresina de _Capsicum_"]] },
  "48": {
    of: "1ba38b71",
    opening: "A Figura 1 mostra o descarte de fezes de animais domésticos em sacolas, levadas ao lixo.",
  },
  "49": {
    of: "59511a4d",
    opening:
      "Uma ambulância A, em movimento retilíneo e uniforme, aproxima-se de um observador O, em repouso, e sua sirene emite um som de frequência constante. O desenho ilustra as frentes de onda. Um detector registra a frequência f<sub>o</sub>(t) percebida pelo observador, antes e depois da passagem da ambulância por ele.",
    edits: [["frequência fo (t)", "frequência f<sub>o</sub>(t)"]],
  },
  "50": {
    of: "2f587b62",
    opening:
      "O benzeno pode ser sintetizado pela trimerização do acetileno: 3 C<sub>2</sub>H<sub>2</sub>(g) → C<sub>6</sub>H<sub>6</sub>(ℓ). As variações de entalpia de combustão são: I. C<sub>2</sub>H<sub>2</sub>(g) + 5/2 O<sub>2</sub>(g) → 2 CO<sub>2</sub>(g) + H<sub>2</sub>O(ℓ), ΔH = −310 kcal/mol; II. C<sub>6</sub>H<sub>6</sub>(ℓ) + 15/2 O<sub>2</sub>(g) → 6 CO<sub>2</sub>(g) + 3 H<sub>2</sub>O(ℓ), ΔH = −780 kcal/mol.",
  },
  "51": {
    of: "a75ec73b",
    edits: [
      ["por 30 minutos", "por 30 minutos."],
      [
        "**Refletindo sobre o caso\u00a0_celobar_®** Química Nova",
        "Refletindo sobre o caso celobar®. **Química Nova**",
      ],
      ["SIMONI, J.A.", "SIMONI, J. A."],
    ],
  },
  "52": {
    of: "0cbaf9d9",
    opening:
      "Os feromônios são substâncias utilizadas na comunicação entre indivíduos de uma espécie. O primeiro isolado de um inseto foi o bombicol, produzido pela mariposa do bicho-da-seda.",
  },
  "53": { of: "001a26fa", opening: "O esquema representa a produção de etanol a partir do milho." },
  "54": {
    of: "04c2d67d",
    opening:
      "A nova planta de uma usina elétrica ficará à beira de um rio, cuja água, a 25 °C em média, será usada somente para refrigeração. O projeto pretende que a usina opere com 1,0 MW de potência elétrica, e o dobro dessa potência será dissipado, na forma de calor, pelo sistema de arrefecimento. Com uma ampla margem de segurança, os engenheiros determinaram que a água só poderá ser devolvida ao rio com um aumento de temperatura de, no máximo, 3 °C. Considere o calor específico da água igual a 4 kJ/(kg °C).",
    edits: [["minimo", "mínimo"]],
  },
  "55": {
    of: "635a6497",
    opening:
      "As figuras mostram a resposta de um microfone conforme a frequência do som e a distância até o alto-falante.",
  },
  "57": {
    of: "329b593a",
    opening:
      "O morcego emite pulsos de ultrassom, que voltam como ecos; ele percebe o tempo gasto para os ecos voltarem e as variações de frequência e de intensidade dos pulsos. Considere uma situação unidimensional em que uma mariposa se afasta, em movimento retilíneo e uniforme, de um morcego em repouso.",
  },
  "58": {
    of: "a61258fb",
    opening: "O rendimento percentual R de uma reação química pode ser calculado pela expressão:",
  },
  "59": {
    of: "5a011b50",
    edits: [
      ["RAB", "R<sub>AB</sub>"],
      ["RBC", "R<sub>BC</sub>"],
    ],
  },
  "60": {
    of: "ab50644e",
    opening:
      "O carvão ativado remove compostos orgânicos voláteis, como o benzeno, por adsorção, que ocorre por interações intermoleculares entre a superfície do carvão (adsorvente) e o benzeno (substância adsorvida).",
  },
  "61": {
    of: "f45d3d76",
    opening:
      "Um pesquisador investigou se a predação por peixes controla espécies exóticas em costões rochosos. Ele colocou uma tela sobre uma área, impedindo o acesso dos peixes, e comparou o resultado com uma área adjacente de acesso livre. O quadro apresenta os resultados após 15 dias.",
    edits: [["indivíduos pequenos", "indivíduos pequenos."]],
  },
  "62": {
    of: "3c32102a",
    opening:
      "Em uma cadeia alimentar composta por fitoplâncton, zooplâncton, moluscos, crustáceos e peixes, ocorre a transição do carbono da forma inorgânica para a orgânica.",
    edits: [["Crustáceos", "Crustáceos."]],
  },
  "63": {
    of: "9681b1d1",
    opening:
      "Quando o motorista detecta um problema que exige uma freada brusca, o automóvel, que trafegava com velocidade constante, para em duas etapas: a primeira é a distância percorrida entre a detecção do problema e o acionamento dos freios; a segunda, a distância percorrida enquanto os freios agem com desaceleração constante.",
  },
  "64": {
    of: "0ae9aedc",
    edits: [
      ["etanol/O2** .", "etanol/O<sub>2</sub>**."],
      ["7H+\u00a0+ 8e–", "7 H+ + 8 e<sup>−</sup>"],
      ["4H+\u00a0+ 4e–", "4 H+ + 4 e<sup>−</sup>"],
      ["2H2O", "2 H<sub>2</sub>O"],
      ["E°’ = -0,3 V", "(E°’ = −0,3 V)"],
      ["E°’ = 0,8V.", "(E°’ = 0,8 V)"],
    ],
  },
  "66": {
    of: "758fc608",
    opening:
      "Em um cronômetro, um motor ligado ao eixo movimenta as engrenagens e faz o ponteiro girar. A frequência do motor é de 18 RPM, e o número de dentes das engrenagens está no quadro.",
  },
  "69": {
    of: "d4f09db8",
    edits: [
      ["Bloom, A J et al.", "BLOOM, A. J. et al."],
      ["n. 4., abr 2014, adaptado.", "n. 4, abr. 2014 (adaptado)."],
    ],
  },
  "73": {
    of: "3a69c707",
    edits: [
      [
        "apresentam geralmente, diminuição de sua a estabilidade",
        "apresentam, geralmente, diminuição de sua estabilidade",
      ],
      ["solo como aumento", "solo com o aumento"],
      ["(adaptado)", "(adaptado)."],
    ],
  },
  "74": {
    of: "1a6565b2",
    opening:
      "Três lâmpadas idênticas foram ligadas no circuito esquematizado, com bateria e fios ideais. Um técnico previu a corrente elétrica nos pontos A, B, C, D e E e rotulou essas correntes de I<sub>A</sub>, I<sub>B</sub>, I<sub>C</sub>, I<sub>D</sub> e I<sub>E</sub>.",
    alternatives: {
      A: "I<sub>A</sub> = I<sub>E</sub> e I<sub>C</sub> = I<sub>D</sub>.",
      B: "I<sub>A</sub> = I<sub>B</sub> = I<sub>E</sub> e I<sub>C</sub> = I<sub>D</sub>.",
      C: "I<sub>A</sub> = I<sub>B</sub>, apenas.",
      D: "I<sub>A</sub> = I<sub>B</sub> = I<sub>E</sub>, apenas.",
      E: "I<sub>C</sub> = I<sub>B</sub>, apenas.",
    },
  },
  "75": { of: "1b7fd735", opening: "A figura ilustra o movimento da seiva xilêmica em uma planta." },
  "76": {
    of: "e243e03e",
    opening:
      "Nucleófilos (Nu<sup>−</sup>) reagem com haletos de alquila por substituição nucleofílica (S<sub>N</sub>), como no esquema:",
    edits: [
      ["reação de SN entre", "reação de S<sub>N</sub> entre"],
      ["Nu–", "Nu<sup>−</sup>"],
    ],
  },
  "77": {
    of: "29cd4cf5",
    opening:
      "No trilho de ar da figura, o atrito é desprezível. O carrinho 1, de massa 150,0 g, move-se com velocidade constante e se choca com o carrinho 2, em repouso; depois, ambos se movem juntos com velocidade constante. Os sensores registram os instantes da passagem dos carrinhos, no quadro.",
  },
  "78": {
    of: "52ea7a38",
    opening:
      "A queima de borracha vulcanizada gera gases poluentes que provocam a chuva ácida e que podem ser borbulhados em uma solução aquosa de uma substância adequada. Considere as do quadro.",
  },
  "79": {
    of: "9c3957a4",
    edits: [
      ["constituidas", "constituídas"],
      ["probióticos que contém", "probióticos, que contêm"],
    ],
  },
  "80": { of: "7972e715", edits: [["22 out 2015 (adaptado)", "22 out. 2015 (adaptado)."]] },
  "81": {
    of: "1c8b51e2",
    opening:
      "A lipofilia mede o grau de afinidade de uma substância com ambientes apolares e pode ser avaliada por seu coeficiente de partição.",
  },
  "82": {
    of: "40c3982a",
    opening:
      "A figura exemplifica uma associação de polias móveis a uma polia fixa, atribuída a Arquimedes. Suponha que, com outro arranjo, ele tenha movido sobre a areia um navio de 3 000 kg, com uma força paralela à direção do movimento e de módulo igual a 400 N, e que o coeficiente de atrito estático entre o navio e a areia era de 0,8. Considere os fios e as polias ideais, a superfície horizontal e a aceleração da gravidade igual a 10 m/s².",
  },
  "83": {
    of: "1726a23d",
    edits: [
      ["SANDES, A R. R. BLASI, G.", "SANDES, A. R. R.; BLASI, G."],
      ["22 set 2015", "22 set. 2015"],
    ],
  },
  "84": {
    of: "5ddd7b49",
    opening:
      "Um professor deixa duas bandejas de mesma massa, uma de plástico e outra de alumínio, sobre a mesa; os alunos, pelo tato, dizem que a de alumínio está mais fria. Ele coloca então um cubo de gelo sobre cada bandeja, em equilíbrio térmico com o ambiente, e pergunta em qual delas a taxa de derretimento do gelo será maior.",
  },
  "85": {
    of: "ad784d6b",
    opening:
      "Os tensoativos interagem com substâncias polares, pela parte iônica, e apolares, pela parte lipofílica. A estrutura de um tensoativo pode ser representada por:",
  },
  "86": {
    of: "8a03b721",
    opening:
      "A plataforma giratória de um forno de micro-ondas foi trocada por uma travessa com manteiga. Após alguns segundos de funcionamento, havia três pontos de manteiga derretida alinhados. A figura ilustra parte da onda estacionária gerada no forno.",
  },
  "87": {
    of: "cf01fdf6",
    opening:
      "O diabetes insipidus é caracterizado por um distúrbio na produção ou no funcionamento do hormônio antidiurético (ADH), que controla a reabsorção de água pelos túbulos renais.",
  },
  "88": {
    of: "6c08f2bc",
    opening:
      "Na magneto-hipertermia, nanopartículas magnéticas são fagocitadas pelas células tumorais, e um campo magnético alternado externo promove a agitação das nanopartículas e o consequente aquecimento da célula.",
  },
  "91-espanhol": {
    of: "11d8fd56",
    edits: [
      ["la duena", "la dueña"],
      ["saliva, piei,", "saliva, piel,"],
      ["diez anos", "diez años"],
      ["un limite", "un límite"],
      ["sólo habilito", "sólo habilitó"],
      ["mismo ano", "mismo año"],
      ["nessa ação", "nessa ação."],
    ],
  },
  "91-ingles": { of: "2772dfb6", edits: [["Acesso em 2 dez 2012", "Acesso em: 2 dez. 2012."]] },
  "93-espanhol": {
    of: "370cdfcf",
    edits: [
      ["al soñar que", "Al soñar que"],
      [
        "**Sueños mexicanos**. **México: Artes de México**, 2012",
        "**Sueños mexicanos**. México: Artes de México, 2012.",
      ],
    ],
  },
  "93-ingles": {
    of: "634ca589",
    edits: [
      ["one Of Italy", "one of Italy"],
      ["– Is going", "– is going"],
      ["degree Courses", "degree courses"],
    ],
  },
  "94-espanhol": {
    of: "0b3eabcf",
    edits: [
      ["trabajo fixo", "trabajo fijo"],
      ["bancos y seguradoras", "bancos y aseguradoras"],
      ["FÉRNANDEZ", "FERNÁNDEZ"],
      ["diariojaen.es Acesso", "diariojaen.es. Acesso"],
    ],
  },
  "94-ingles": { of: "425e3486", edits: [["McCARTNEY P.", "McCARTNEY, P."]] },
  "95-espanhol": { of: "ab370cea", edits: [["palavras como verbo", "palavras com o verbo"]] },
  "96": { of: "f1839c77", edits: [["Ática, 1993)", "Ática, 1993.)"]] },
  "97": { of: "7d3fc366", edits: [["VIMERCATE, N.Disponível", "VIMERCATE, N. Disponível"]] },
  "99": {
    of: "7569b28c",
    edits: [
      ["porca**, Rio", "porca**. Rio"],
      ["(fragmento)", "(fragmento)."],
    ],
  },
  "100": {
    of: "65ec1ae6",
    edits: [
      ["Quando pode dos anos", "Quanto pode dos anos"],
      ["a cangústia provocada pela sensação de solidão.ontemplação", "a contemplação"],
      ["COSTA, C.M.", "COSTA, C. M."],
      ["Disponível em\u00a0 www", "Disponível em: www"],
      ["Acesso em 7 jul\u00a0 2012)", "Acesso em: 7 jul. 2012.)"],
    ],
  },
  "103": {
    of: "6a2c1299",
    edits: [
      ["18 Jan.2015", "18 jan. 2015"],
      ["18 jan 2015", "18 jan. 2015"],
    ],
  },
  "107": {
    of: "d1722f30",
    edits: [
      ["agregação familiar", "agregação familiar."],
      ["estrutura de poder", "estrutura de poder."],
    ],
  },
  "115": { of: "b9ebde12", edits: [["das Linguas", "das Línguas"]] },
  "116": {
    of: "d5e91b02",
    edits: [
      ["sincero  \ne pessoal", "sincero e pessoal"],
      ["tempos os  \nversos", "tempos os versos"],
      ["CESAR. A. C.", "CESAR, A. C."],
      ["São Paulo. Companhia das Letras, 2013", "São Paulo: Companhia das Letras, 2013."],
    ],
  },
  "117": {
    of: "31c12e0c",
    edits: [
      ["à noite, Contavam", "à noite, contavam"],
      ["o leitora organizar", "o leitor a organizar"],
    ],
  },
  "118": {
    of: "7f774430",
    edits: [
      ["_A fórmula Secreta_", "_A fórmula secreta_"],
      ["br, Acesso em: 6 Out 2015", "br. Acesso em: 6 out. 2015"],
    ],
  },
  "119": {
    of: "70abf1ea",
    edits: [
      ["filligranado", "filigranado"],
      ["da manhã, Angela Prain pagou", "da manhã. Angela Pralini pagou"],
      ["valise, Dona", "valise. Dona"],
      ["no mesmo, Mas", "no mesmo. Mas"],
      ["Rio de Janeiro. Nova", "Rio de Janeiro: Nova"],
      ["no Cotidiano", "no cotidiano"],
    ],
  },
  "120": {
    of: "626ea513",
    edits: [
      ["MORICONI, II (Org.)", "MORICONI, I. (Org.)"],
      ["século**, Rio", "século**. Rio"],
    ],
  },
  "121": {
    of: "52229dcc",
    edits: [
      ["– em disfarçados urinóis", "– em  \ndisfarçados urinóis"],
      ["saltofora", "salto fora"],
      ["manhãs no tempo.  \nFlor", "manhãs no tempo.\n\nFlor"],
      [
        "composição** Rio de Janeiro Nova Fronteira, 1997 (fragmento)",
        "composição**. Rio de Janeiro: Nova Fronteira, 1997 (fragmento).",
      ],
      ["**Antiode**  \n", "**Antiode**\n\n"],
      ["urinóis).  \nFlor", "urinóis).\n\nFlor"],
    ],
  },
  "128": {
    of: "f7adbd3a",
    edits: [
      [
        "**Menina de ouro e a representação de feminilidades plurais**.  \nMovimento,",
        "Menina de ouro e a representação de feminilidades plurais. **Movimento**,",
      ],
    ],
  },
  "136": {
    of: "23d214c2",
    opening:
      "Um silo, no formato de um cilindro reto sobreposto por um cone, com as dimensões da figura, está cheio de grãos, que serão transportados por um caminhão com capacidade de 20 m³.",
  },
  "137": {
    of: "303660df",
    opening:
      "Um guarda-roupa terá 220 cm de altura, 120 cm de largura e 50 cm de profundidade. O desenho, elaborado na escala 1 : 8, não cabia na folha de papel, e o projetista o reduziu em 20% ao imprimir.",
  },
  "138": {
    of: "319b493f",
    opening:
      "Um turista brasileiro perguntou a um londrino o diâmetro da London Eye, também conhecida como Roda do Milênio, destacado na imagem, e ele respondeu que tem 443 pés.",
  },
  "139": {
    of: "66d6d2aa",
    opening:
      "Uma cisterna de 6 000 L foi esvaziada em 3 h. Na primeira hora foi utilizada apenas uma bomba; nas duas horas seguintes, outra bomba foi ligada junto com a primeira. O gráfico mostra o volume de água em função do tempo.",
  },
  "140": {
    of: "00decd4d",
    opening:
      "Quatro atletas fizeram três “pesagens” antes de um torneio. Pelo regulamento, a primeira luta ocorre entre o atleta mais regular e o menos regular quanto aos “pesos”.",
  },
  "141": {
    of: "94e95ae0",
    opening:
      "Em um código como 175/65R15, o primeiro número é a largura do pneu, em milímetro; o segundo é 100 vezes a razão entre a altura e a largura; R indica a estrutura radial; e o último é o diâmetro interno, em polegada.",
    alternatives: { E: "185/60R15." },
  },
  "142": {
    of: "bdf8dcb7",
    opening:
      "Uma família resolveu comprar um imóvel no bairro da figura. As ruas com nomes de letras são paralelas entre si e perpendiculares às identificadas com números. Todos os quarteirões são quadrados, com as mesmas medidas, e a largura das ruas é desconsiderada.",
  },
  "143": {
    of: "c5804ae8",
    opening:
      "Um senhor deseja comprar dois terrenos, com áreas de mesma medida, um para cada filho. O do mais velho está demarcado na Figura B. O mais novo precisa de um terreno retangular (Figura A), cujo comprimento seja 7 m maior do que a largura.",
  },
  "144": {
    of: "f1773eca",
    opening: "Uma empresa fez um balanço dos lucros obtidos nos últimos sete meses, conforme o quadro.",
  },
  "145": {
    of: "47f0a7b3",
    opening:
      "Uma empresa pretende fazer contratações para adequar-se ao artigo 93 da Lei n. 8.213/91, que dispõe:",
  },
  "146": {
    of: "9eb3286b",
    opening:
      "No segundo dia de um evento, uma pessoa comprou 4 caixas de picolés, a R$ 16,00 a caixa com 20 picolés, para revendê-los. No dia anterior, com a mesma quantidade, comprada pelo mesmo preço, obteve lucro de R$ 40,00 ao vender todos. Ela espera um lucro 20% maior no segundo dia.",
  },
  "147": {
    of: "5e72ffa0",
    opening:
      "Um clube tem 10 tenistas, sendo 4 canhotos e 6 destros. Deseja-se uma partida de exibição entre dois deles, porém não poderão ser ambos canhotos.",
  },
  "148": {
    of: "7a54fd8c",
    opening:
      "No ábaco, cada haste corresponde a uma posição no sistema decimal, e a quantidade de argolas na haste é o algarismo daquela posição. Os símbolos U, D, C, M, DM e CM correspondem a unidades, dezenas, centenas e unidades, dezenas e centenas de milhar. No ábaco da figura, os adesivos não seguiram a disposição usual.",
    edits: [["147 016", "147 016."]],
  },
  "149": {
    of: "9a5ec476",
    opening:
      "Dois projéteis, A e B, serão lançados juntos, com o objetivo de B interceptar A quando este alcançar sua altura máxima. Um descreve uma trajetória parabólica, e o outro, uma trajetória supostamente retilínea. O gráfico mostra as alturas em função do tempo, nas simulações realizadas.",
    edits: [
      ["Diminuir em 2 unidades", "Diminuir em 2 unidades."],
      ["Diminuir em 4 unidades", "Diminuir em 4 unidades."],
    ],
  },
  "150": {
    of: "a5d2415a",
    opening:
      "No isolamento acústico de uma parede de 9 m², com a fonte sonora a 3 m do plano da parede, o custo é de R$ 500,00. A espessura do revestimento é inversamente proporcional ao quadrado da distância até a fonte sonora, e o custo é diretamente proporcional ao volume do material.",
  },
  "151": {
    of: "6fd55670",
    opening:
      "O gráfico, da Organização Mundial da Saúde, apresenta curvas de crescimento de meninas: o comprimento, em centímetro, e a idade, em mês completo e ano.",
  },
  "152": {
    of: "3eb74f10",
    opening:
      "Um adolescente, sem conhecer o mapa do parque de diversões do esquema, decide ir caminhando da entrada até chegar à área IV.",
  },
  "153": {
    of: "7f6fdd70",
    opening:
      "A prefeitura de uma cidade vai contratar funcionários para ajudar no combate à dengue. A tabela apresenta o número de casos confirmados, por região da cidade.",
  },
  "154": {
    of: "dce70a2c",
    opening:
      "Cinco marcas de pão integral apresentam as seguintes concentrações de fibras (massa de fibra por massa de pão):",
  },
  "155": {
    of: "a4d63d79",
    opening:
      "Os alunos de uma escola fecharam cadeiras iguais à da figura para guardá-las e, depois, fizeram um esboço da vista lateral da cadeira fechada.",
  },
  "156": {
    of: "68e27d43",
    opening:
      "Um evento começa às 4 h da tarde e exige um policial para cada 2 000 pessoas. Às 10 h da manhã, o público ocupa um quadrado com lados de 500 m, com quatro pessoas por metro quadrado. Nas horas seguintes, o público aumenta a uma taxa de 120 000 pessoas por hora até o início do evento, quando não se permite mais a entrada.",
  },
  "157": {
    of: "962e2076",
    opening:
      "Um gerente permanece no cargo se a média do lucro mensal do semestre for, no mínimo, de 30 mil reais. O quadro mostra o lucro mensal, em milhares de reais, de janeiro a maio.",
  },
  "158": {
    of: "071e00d8",
    opening:
      "O nível de água de um reservatório foi monitorado, com o resultado mostrado no gráfico. Suponha que a tendência linear observada se prolongue pelos próximos meses.",
  },
  "159": {
    of: "455dd48d",
    opening:
      "Um posto de saúde aplicou, nos últimos cinco meses, 21, 22, 25, 31 e 21 vacinas contra febre amarela. No início do primeiro mês, tinha 228 em estoque. No início do sexto mês, a quantidade em estoque deve ser igual a 12 vezes a média mensal aplicada nos últimos cinco meses.",
  },
  "160": {
    of: "4f7aa07d",
    opening:
      "Uma liga metálica sai do forno a uma temperatura de 3 000 °C e diminui 1% de sua temperatura a cada 30 min.",
    edits: [
      ["log10 3", "log<sub>10</sub> 3"],
      ["log10 11", "log<sub>10</sub> 11"],
      ["30℃", "30 °C"],
    ],
  },
  "161": {
    of: "0741a590",
    opening:
      "O reservatório de um petroleiro é um paralelepípedo retangular de 60 m × 10 m de base e 10 m de altura, subdividido em três compartimentos, A, B e C, de mesmo volume, por duas placas de aço com 7 m de altura e 10 m de base, de modo que os compartimentos são interligados, conforme a figura.",
  },
  "162": {
    of: "beef8fea",
    opening:
      "O plantio de uma flor rara só é viável se, do mês do plantio para o seguinte, a variação da pluviosidade não for superior a 50 mm, a temperatura mínima for superior a 15 °C e ocorrer um leve aumento, não superior a 5 °C, na temperatura máxima. O gráfico mostra as condições previstas para os 12 meses seguintes.",
  },
  "163": {
    of: "1f0e91c3",
    opening:
      "A densidade é a razão entre a massa de um corpo e seu volume. O corpo A possui 1,5 vez a massa do corpo B, e esta é 3/4 da massa do corpo C. O volume de A é o mesmo de B e 20% maior do que o de C. As densidades são d<sub>A</sub>, d<sub>B</sub> e d<sub>C</sub>.",
    edits: [
      ["DB ", "dB "],
      ["DC ", "dC "],
    ],
    alternatives: {
      A: "d<sub>B</sub> < d<sub>A</sub> < d<sub>C</sub>",
      B: "d<sub>B</sub> = d<sub>A</sub> < d<sub>C</sub>",
      C: "d<sub>C</sub> < d<sub>B</sub> = d<sub>A</sub>",
      D: "d<sub>B</sub> < d<sub>C</sub> < d<sub>A</sub>",
      E: "d<sub>C</sub> < d<sub>B</sub> < d<sub>A</sub>",
    },
  },
  "164": {
    of: "682e4369",
    opening:
      "No tanque de um carro cabem até 50 L de combustível, e o rendimento médio na estrada é de 15 km/L. Ao sair para uma viagem de 600 km, o marcador estava sobre uma das marcas do medidor, conforme a figura.",
  },
  "165": {
    of: "6a3767fa",
    opening:
      "Na reforma de um edifício, João fez reparos nos andares 1, 3, 5, 7 e assim sucessivamente, de dois em dois; Pedro trabalhou nos andares 1, 4, 7, 10 e assim sucessivamente, de três em três. Ambos terminaram no último andar, e em exatamente 20 andares trabalharam os dois.",
  },
  "166": {
    of: "bc6cf924",
    opening:
      "Uma galeria subterrânea levará água de uma fonte (F) até o reservatório de um bairro (B). Há dois projetos: um segmento de reta ou uma semicircunferência, no sistema de coordenadas da figura, em que a unidade é o quilômetro.",
  },
  "167": {
    of: "9756f9f5",
    opening:
      "A entrada de um túnel será fechada com uma tampa de concreto, com contorno de um arco de parábola de equação y = 9 − x², com x e y em metros, o eixo x no nível do chão. A área sob a parábola é igual a 2/3 da área do retângulo cujas dimensões são a base e a altura da entrada do túnel.",
  },
  "169": {
    of: "2bfccbbd",
    opening:
      "A distribuição de salários de uma empresa é representada por dois segmentos de reta, unidos em um ponto P, cuja abscissa é 90. No eixo horizontal está o percentual de funcionários, em ordem crescente de salário, e no vertical, o percentual do total da massa salarial.",
    edits: [["(adaptado)", "(adaptado)."]],
  },
  "170": {
    of: "d93d9939",
    opening:
      "Um ascensorista registra o número de pessoas que entram no elevador e saem dele em cada andar. O quadro apresenta os registros da primeira subida do térreo, de onde partem ele e mais três pessoas, ao quinto andar.",
  },
  "171": { of: "5e282667", whole: true },
  "172": {
    of: "051f25b2",
    opening:
      "Um bloco de madeira tem três perfurações prontas: uma quadrada (Q), de lado 4 cm, uma retangular (R), com base 3 cm e altura 4 cm, e uma em forma de triângulo equilátero (T), de lado 6,8 cm. Falta a circular (C): as outras peças não podem caber nela, nem a peça circular nas demais perfurações. As serras copo têm diâmetros de (I) 3,8 cm; (II) 4,7 cm; (III) 5,6 cm; (IV) 7,2 cm e (V) 9,4 cm.",
  },
  "173": {
    of: "46fb60e3",
    opening:
      "A figura mostra os níveis de duas substâncias, A e B, no sangue de uma pessoa, durante 24 h. O parâmetro de uma dieta semanal é o número de vezes em que os níveis de A e de B são iguais, porém maiores que o nível mínimo de A.",
  },
  "174": {
    of: "1855e442",
    opening:
      "Um paciente receberá cinco frascos de 800 mL de soro durante 24 h. Nas primeiras quatro horas, deverá receber 40% do total. Cada mililitro de soro corresponde a 12 gotas.",
  },
  "175": {
    of: "035d7cf2",
    opening:
      "Um artista plástico pretende retratar os diversos polígonos obtidos pelas intersecções de um plano com uma pirâmide regular de base quadrada.",
    edits: [
      ["Quadrados, apenas", "Quadrados, apenas."],
      ["Triângulos e quadrados, apenas", "Triângulos e quadrados, apenas."],
      ["Triângulos, quadrados e trapézios, apenas", "Triângulos, quadrados e trapézios, apenas."],
    ],
  },
  "176": {
    of: "0b1a5b3b",
    opening:
      "Um reservatório é abastecido por uma torneira e drenado por um ralo. Os gráficos representam as vazões Q, em litro por minuto, da água que entra pela torneira e da que sai pelo ralo, em função do tempo t, em minuto.",
  },
  "177": {
    of: "18ed8454",
    edits: [
      ["por Aedes aegypti", "por _Aedes aegypti_"],
      ["mosquito Aedes aegypti", "mosquito _Aedes aegypti_"],
      ["28 out. 2015", "28 out. 2015."],
    ],
  },
  "178": {
    of: "0707249a",
    opening:
      "No globo da figura, os pontos A e B estão sobre um mesmo paralelo, e os pontos B e C, sobre um mesmo meridiano. Traça-se um caminho de A até C, passando por B, sobre esse paralelo e esse meridiano. O plano α é paralelo à linha do equador.",
  },
  "179": {
    of: "921bd371",
    opening:
      "De cinco filtros de água, descarta-se o de pior desempenho, com a maior razão entre a massa de contaminantes não capturados e o número de dias: F1, 18 mg em 6 dias; F2, 15 mg em 3 dias; F3, 18 mg em 4 dias; F4, 6 mg em 3 dias; F5, 3 mg em 2 dias.",
  },
  "180": {
    of: "42274762",
    opening:
      "Em 2011, um terremoto de magnitude 9,0 na escala Richter atingiu o Japão; em 2013, outro, de magnitude 7,0, atingiu a China. A magnitude M pode ser calculada por",
    edits: [
      ["E0 uma", "E<sub>0</sub> uma"],
      ["E1 e E2", "E<sub>1</sub> e E<sub>2</sub>"],
    ],
    alternatives: {
      A: "E<sub>1</sub> = E<sub>2</sub> + 2",
      B: "E<sub>1</sub> = 10<sup>2</sup> · E<sub>2</sub>",
      C: "E<sub>1</sub> = 10<sup>3</sup> · E<sub>2</sub>",
      D: "E<sub>1</sub> = 10<sup>9/7</sup> · E<sub>2</sub>",
      E: "E<sub>1</sub> = 9/7 · E<sub>2</sub>",
    },
  },
};
