import type { YearRepairs } from "./repair.ts";

export const repairs2021: YearRepairs = {
  "1-espanhol": {
    of: "5278f95f",
    edits: [
      ["García Lorca.  \nLorca concedió", "García Lorca. Lorca concedió"],
      ["escritor andaluz.  \nSobre su", "escritor andaluz. Sobre su"],
      ["lo humano.  \nA mí", "lo humano. A mí"],
      ["las estrellas”", "las estrellas”."],
      ["Disponivel", "Disponível"],
      ["(adaptado),", "(adaptado)."],
      ["misticas", "místicas"],
      ["das bras", "das obras"],
    ],
  },
  "1-ingles": {
    of: "dadcd6e2",
    edits: [
      ["evrything", "everything"],
      ["Celeebrities", "Celebrities"],
      [
        "pitlanemagazine.com  \nAcesso em: 7 dez.2017 (adaptado)",
        "pitlanemagazine.com. Acesso em: 7 dez. 2017 (adaptado).",
      ],
      ["cebebridade", "celebridade"],
      ["os mérios", "os méritos"],
      ["Valoriar", "Valorizar"],
    ],
  },
  "2-espanhol": {
    of: "0187f296",
    edits: [
      ["les hacia compra", "les hacía la compra"],
      ["me decian", "me decían"],
      ["Circulo", "Círculo"],
    ],
  },
  "2-ingles": {
    of: "1d349f94",
    edits: [
      ["The British (serves 60 million)", "**The British (serves 60 million)**"],
      ["Anda let", "And let"],
      ["approximateky", "approximately"],
      ["Normam", "Norman"],
      ["Angle, Saxons", "Angles, Saxons"],
      ["theis languages", "their languages"],
      ["ulity", "unity"],
      ["justicee", "justice"],
      ["spread of spread of", "spread of"],
      ["cause pais", "cause pain"],
      ["quality to all", "equality to all"],
      [
        "benjaminzephaniah.com  \nAcesso em: 12 dez. 2018 (fragmento)",
        "benjaminzephaniah.com. Acesso em: 12 dez. 2018 (fragmento).",
      ],
      ["impactto", "impacto"],
    ],
  },
  "3-espanhol": {
    of: "820b0be1",
    edits: [
      ["habria", "habría"],
      ["https:/elpotosi", "https://elpotosi"],
      ["24. jun.", "24 jun."],
    ],
  },
  "3-ingles": {
    of: "100bde20",
    edits: [
      ["simply as  \n“gal”", "simply as “gal”"],
      ["Miss or  \nMrs.", "Miss or Mrs."],
      ["the Kitchen", "the kitchen"],
      [
        "_Disponível em: www.nytimes.com Acesso em 28 dex. 2018 (adaptado)_",
        "Disponível em: www.nytimes.com. Acesso em: 28 dez. 2018 (adaptado).",
      ],
    ],
  },
  "4-ingles": {
    of: "572f56af",
    edits: [
      ["A Presença", "A presença"],
      ["fala do personagem", "fala da personagem"],
    ],
  },
  "5-ingles": { of: "f5a3565b", edits: [["KRIZAN, K,;", "KRIZAN, K.;"]] },
  "6": {
    of: "361e09a7",
    edits: [
      ["metros diâmetro", "metros de diâmetro"],
      ["do dobre da", "do dobro da"],
      ["http:/bdjur.stj.jus", "http://bdjur.stj.jus"],
    ],
  },
  "7": {
    of: "053e016f",
    edits: [
      ["necrológico", "necrológio"],
      ["Pois o povo", "Pois que o povo"],
    ],
  },
  "8": {
    of: "0b5e053a",
    edits: [
      ["de brasileiro e britânicos", "de brasileiros e britânicos"],
      ["eixo Estados-Unidos-Europa", "eixo Estados Unidos-Europa"],
      ["Quanto tinha", "Quando tinha"],
      ["Luyiz", "Luiz"],
      ["fica distrito", "fica no distrito"],
      ["em> 18", "em: 18"],
      ["vida vida", "vida"],
      ["Press Associations", "Press Association"],
    ],
  },
  "9": {
    of: "febdc2a1",
    edits: [
      ["pródigo**  \n–", "pródigo**\n\n–"],
      ["certo…  \n– diz", "certo… – diz"],
      ["enxadão. –  \n“P’ra", "enxadão. – “P’ra"],
    ],
  },
  "10": {
    of: "1b0e9b6c",
    edits: [
      ["sobre sobre", "sobre"],
      ["_Son of Soul_", "_Son of Saul_"],
      ["**Carta Capital**. n", "**Carta Capital**, n"],
      ["seja como um", "seja com um"],
      ["Géza Rohrig", "Géza Röhrig"],
      ["Rohring", "Röhrig"],
    ],
  },
  "12": { of: "2fa68b23", edits: [["A estimular", "Estimular"]] },
  "13": { of: "9923773b", edits: [["obrigações de maternidade", "obrigações da maternidade"]] },
  "14": {
    of: "6252ac52",
    edits: [
      ["artista britânicos", "artista britânico"],
      ["Atlântico icam", "Atlântico ficam"],
      ["humanidade de que têm", "humanidade que têm"],
      ["não tomem a", "não tornem a"],
    ],
  },
  "15": {
    of: "72fb71ec",
    edits: [
      ["…….\\]", "…\\]"],
      ["Disponivel", "Disponível"],
      ["suplicio", "suplício"],
      ["velada a maxixe", "velada ao maxixe"],
      ["clássica a sociedade", "clássica na sociedade"],
    ],
  },
  "16": {
    of: "8073b030",
    edits: [
      ["Paulinho de Viola", "Paulinho da Viola"],
      ["apresentação da letras", "apresentação da letra"],
      ["/ Estou indo, e você", "/ Eu vou indo, e você"],
      [
        "E você? / Quanto tempo",
        "E você? / Tudo bem, eu vou indo em busca de um sono / tranquilo, quem sabe? / Quanto tempo",
      ],
    ],
  },
  "17": {
    of: "fdbdba51",
    edits: [
      ["a a sentença", "a sentença"],
      ["tribunal do brancos", "tribunal dos brancos"],
      ["“jogador – problema”", "“jogador-problema”"],
      ["sem alternativa suportaram", "sem alternativa, suportaram"],
      ["derrota 1950", "derrota de 1950"],
      ["subjacente” revelou a imprensa", "subjacente”, revelou à imprensa"],
      ["ousadia constituiu em", "ousadia consistiu em"],
      ["antes destinados aos", "antes destinado aos"],
      ["associado a marginalidade", "associado à marginalidade"],
      ["seleção Brasileira", "Seleção Brasileira"],
      ["Responsabilização dos jogadores", "Responsabilização de jogadores"],
    ],
  },
  "18": { of: "018c34b3", edits: [["MEIRRELES, V. Moema, Óleo", "MEIRELLES, V. Moema. Óleo"]] },
  "19": {
    of: "fec358ec",
    edits: [
      ["predemonia", "predomina"],
      ["outros crianças", "outras crianças"],
      ["corporal menor ativa", "corporal menos ativa"],
      ["dos anos de 1990", "dos anos 1990"],
      ["OLIVIA, M. P. O direito da criança ao", "OLIVA, M. P. O direito das crianças ao"],
    ],
  },
  "20": {
    of: "457e8039",
    edits: [
      ["número maios", "número maior"],
      [
        "O coreógrafo e bailarino",
        "**Que tal transformar a internet em palco para a dança?**\n\nO coreógrafo e bailarino",
      ],
      ["tamanho do arquivo", "tamanho de arquivo"],
    ],
  },
  "21": {
    of: "d25b7fd7",
    edits: [
      ["lago de reservatório", "lago de um reservatório"],
      [
        "outro lugar, qual os",
        "outro lugar, levada pelas correntes aéreas. Isso é outro motivo pelo qual os",
      ],
    ],
  },
  "22": { of: "9890ca3d", edits: [["_você_“", "_você_”"]] },
  "23": {
    of: "80313499",
    edits: [
      [
        "com figurino a agonia",
        "com figurino impecavelmente branco e na ponta dos pés interpreta toda a agonia",
      ],
      ["Saint-Saens", "Saint-Saëns"],
      ["_popping da street dance_", "_popping_ da _street dance_"],
      ["correiobrazilliense", "correiobraziliense"],
      ["hit no Youtube\n", "hit no YouTube.\n"],
      ["erudita à qual", "erudita, à qual"],
    ],
  },
  "25": {
    of: "1cfc5135",
    edits: [
      ["{…\\]", "\\[…\\]"],
      ["Odelegado", "O delegado"],
      ["[…\\] Foi", "[…\\]\n\nFoi"],
      ["pois o senhor que sou", "pois o senhor também está nos importunando. E fique sabendo que sou"],
      ["Morou? Estarrecido", "Morou?  \nEstarrecido"],
      ["senhora?.", "senhora?"],
    ],
  },
  "26": {
    of: "9d80707c",
    edits: [
      ["Os velho papéis", "Os velhos papéis"],
      ["um nome antiga", "um nome antigo"],
      ["informações do texto, há", "informações na estruturação do texto, há"],
      ["revistaprosaversoarte", "revistaprosaversoearte"],
      ["Acesso em 4", "Acesso em: 4"],
    ],
  },
  "27": {
    of: "cbc9bbd7",
    edits: [
      ["escritórios, Colada", "escritórios. Colada"],
      ["das informação", "das informações"],
    ],
  },
  "28": {
    of: "af9814ce",
    edits: [
      ["Up**  \nPonto", "Up**\n\nPonto"],
      ["como espaço da treta", "como o espaço da treta"],
      ["entraram nessa aba", "entram nessa aba"],
    ],
  },
  "29": {
    of: "35074f95",
    edits: [
      ["um primeiro página", "uma primeira página"],
      ["um atitude", "uma atitude"],
      ["reportagem redigidas", "reportagens redigidas"],
      ["ler o jornal do mesmo", "ler jornal do mesmo"],
      ["a ser regra básica", "a ser a regra básica"],
    ],
  },
  "30": { of: "33dbba33", edits: [["nacionais. um sábio", "nacionais. Um sábio"]] },
  "31": {
    of: "e8c4d756",
    edits: [
      ["ARMBRUST, I; LAURD, G, A, A.", "ARMBRUST, I.; LAURO, F. A. A."],
      ["jul-set, 2010", "jul.-set. 2010"],
    ],
  },
  "32": {
    of: "bbfeb621",
    edits: [
      ["direcionamemento", "direcionamento"],
      ["para para o jardim", "para o jardim"],
      ["São Paulo. Objetiva", "São Paulo: Objetiva"],
      ["como um top do top", "como o top do top"],
      ["diante de mim meu primeiro", "diante de mim o meu primeiro"],
      ["20cm", "20 cm"],
    ],
  },
  "33": {
    of: "07dcba85",
    edits: [
      ["LEMONS", "LEMOS"],
      ["Horizonte Miguilim,2018", "Horizonte: Miguilim, 2018"],
    ],
  },
  "34": {
    of: "89e29d5b",
    edits: [
      ["mpoveis", "móveis"],
      ["subtituição", "substituição"],
      ["prejudicados às", "prejudiciais às"],
    ],
  },
  "35": { of: "70d0abb3", edits: [["Ah, conservada", "Ah! conservada"]] },
  "36": {
    of: "53f51c5f",
    edits: [
      ["máscarqas", "máscaras"],
      ["recepientes", "recipientes"],
      ["refugode", "refugo de"],
      ["FARTHINGS", "FARTHING"],
      ["Tudo sobre arte", "Tudo sobre arte. Rio de Janeiro: Sextante, 2011 (adaptado)."],
    ],
  },
  "37": {
    of: "6ef98306",
    edits: [
      ["geral**  \nVocê", "geral**\n\nVocê"],
      ["GONZAGUINHA, **", "GONZAGUINHA. **"],
      ["insere-se o", "infere-se o"],
      ["tudo bem melhorado", "tudo tem melhorado"],
      ["te deixam deixar", "te deixam dizer"],
    ],
  },
  "38": { of: "8391c02f", edits: [["Júbilio", "Júbilo"]] },
  "39": {
    of: "95232b83",
    edits: [
      ["Sagento", "Sargento"],
      ['\'bebe bem" e "oculista"', '"bebe bem" e "oculista".'],
      ['"curar e', '"curar" e'],
    ],
  },
  "40": {
    of: "bac1f79c",
    edits: [
      ["janelecos brancos", "jalecos brancos"],
      ["todos gritaram-lhe", "todos gritam-lhe"],
      ["se aproximava, ou", "se aproxima, ou"],
      ["Cerecada", "Cercada"],
    ],
  },
  "41": {
    of: "7c7a207c",
    edits: [
      ["agora,  \nVem", "agora.  \nVem"],
      ["lilases possui", "lilases possuí"],
    ],
  },
  "42": {
    of: "180c5ea1",
    edits: [
      ["de nova York", "de Nova York"],
      ["pertence ao movimento", "pertencente ao movimento"],
      ["Na produção desses", "Na reprodução desses"],
    ],
  },
  "43": { of: "34dedaab", edits: [["Veneta. 2016", "Veneta, 2016"]] },
  "44": { of: "a1ec56ea", edits: [["um home,", "um homem,"]] },
  "45": {
    of: "d4613727",
    edits: [
      ["do saz e", "do sax e"],
      ["Aberl", "Abel"],
    ],
  },
  "46": {
    of: "a4821c03",
    edits: [
      ["saúde -e a", "saúde – e a"],
      ["práticas as relações", "práticas nas relações"],
      ["tapas burocráticas", "etapas burocráticas"],
    ],
  },
  "48": { of: "ea9f0a64", edits: [["paralelamente a Programa", "paralelamente ao Programa"]] },
  "49": {
    of: "3e2f8443",
    edits: [
      ["las a plenitude", "las na plenitude"],
      ["Escritos m temporalidade", "Escritos em temporalidade"],
      ["distanciam a apresentarem", "distanciam ao apresentarem"],
      ["Lourenço de Brides", "Lourenço de Brindes"],
    ],
  },
  "50": {
    of: "baf25851",
    edits: [
      ["out.2019", "out. 2019"],
      ["Disponivel", "Disponível"],
    ],
  },
  "51": { of: "6f5c6460", edits: [["Agua para", "Água para"]] },
  "52": { of: "c4625dda", edits: [["ingleses  \n– nas", "ingleses – nas"]] },
  "53": {
    of: "7c3ad34b",
    edits: [
      ["filmicas", "fílmicas"],
      ["A destacar", "Ao destacar"],
      ["a ritual matrimonial", "ao ritual matrimonial"],
      ["a patrimônio cultural", "ao patrimônio cultural"],
      ["a imaginário político", "ao imaginário político"],
    ],
  },
  "54": {
    of: "85bde976",
    edits: [
      ["substituição a modelo", "substituição ao modelo"],
      ["relacionado a controle", "relacionado ao controle"],
    ],
  },
  "55": {
    of: "81227596",
    edits: [
      ["A transitarem", "Ao transitarem"],
      ["comunidade de quanto", "comunidade de origem – quanto"],
      ["a deixarem", "ao deixarem"],
      ["a menos em", "ao menos em"],
      ["reflexes acerca", "reflexões acerca"],
      ["A ascensão", "Ascensão"],
    ],
  },
  "56": {
    of: "1b8d795e",
    edits: [
      ["figuraram a corrida", "figuraram na corrida"],
      ["cientificas", "científicas"],
      ["cientifico", "científico"],
    ],
  },
  "59": {
    of: "2cb49e85",
    edits: [
      ["a longo dos", "ao longo dos"],
      ["fundamental I1", "fundamental II"],
      ["sinal de seca”", "sinal de seca”."],
    ],
  },
  "60": {
    of: "7a343f44",
    edits: [
      ["E duro tanto", "É duro tanto"],
      ["E, ô, ô", "Ê, ô, ô"],
      ["E, povo feliz", "Ê, povo feliz"],
    ],
    whole: true,
  },
  "61": {
    of: "03cb4079",
    edits: [
      ["competividade", "competitividade"],
      ["tentativa de tomar o Rio", "tentativa de tornar o Rio"],
      ["L; WERNECK. M; RIBEIRO", "L.; WERNECK, M.; RIBEIRO"],
      ["set; 2017", "set. 2017"],
    ],
  },
  "62": {
    of: "03172b43",
    edits: [
      ["antes a nova", "ante a nova"],
      ["o (a)", "o(a)"],
    ],
  },
  "63": {
    of: "4dcb9c3f",
    edits: [
      ["mineradores têm", "mineradoras têm"],
      ["reproduzi suas", "reproduzir suas"],
      ["evitar esgarçamento", "evitar o esgarçamento"],
      ["Amazônica mineral", "Amazônia mineral"],
      ["n. 16. 2017", "n. 16, 2017"],
    ],
  },
  "64": {
    of: "e6b7f365",
    edits: [
      ["uma estado", "um estado"],
      ["DELEUXE", "DELEUZE"],
      ["**Mil platô**s", "**Mil platôs**"],
    ],
  },
  "65": {
    of: "c58031bd",
    edits: [
      ["esperar dele", "esperar dela"],
      ["ao (s)", "ao(s)"],
    ],
  },
  "67": { of: "64813398", edits: [["devastação em ocasião", "devastação em uma ocasião"]] },
  "68": { of: "aca4b091", edits: [["Essse", "Esse"]] },
  "69": {
    of: "8713fe19",
    edits: [
      ["Disponivel", "Disponível"],
      ["das diversidades", "das diversidades regionais."],
    ],
  },
  "70": { of: "e0a3fabb", edits: [["Disponível m:", "Disponível em:"]] },
  "72": { of: "a9bc23f6", edits: [["Qual media", "Qual medida"]] },
  "73": { of: "3396ccd7", edits: [["politica nacional", "política nacional"]] },
  "74": {
    of: "ffc9389c",
    edits: [
      ["crianças –  \ndevido", "crianças – devido"],
      ["estrangeiro a economia", "estrangeiro na economia"],
    ],
  },
  "75": { of: "3ec9d200", edits: [["Gurgel, C.", "GURGEL, C."]] },
  "76": {
    of: "6f044faa",
    edits: [
      ["mais jurídicos –", "mais jurídico –"],
      ["na religião\n", "na religião.\n"],
      ["XIII.**\n\nLisboa", "XIII.** Lisboa"],
    ],
  },
  "77": {
    of: "43d00cb2",
    edits: [
      ["historiados", "historiador"],
      ["as universidade na", "as universidades na"],
      ["wwww.", "www."],
      ["criação de universidade em", "criação de universidades em"],
    ],
  },
  "78": {
    of: "b66d1508",
    edits: [
      ["HILL. C.", "HILL, C."],
      ["n. 7. 1984", "n. 7, 1984"],
      ["Perspectiva da Revolução", "Perspectivas da Revolução"],
      ["concepção de Revolução", "concepção da Revolução"],
      ["**Rev. Bras. Hist.** n", "**Rev. Bras. Hist.**, n"],
    ],
  },
  "79": {
    of: "9884c9b4",
    edits: [
      ["áreas degradas", "áreas degradadas"],
      ["DAVIDOVICH. F.", "DAVIDOVICH, F."],
    ],
  },
  "80": {
    of: "4d59223e",
    edits: [
      ["seus trações", "seus traços"],
      ["Resulta dai", "Resulta daí"],
      ["PINTO, L, A.", "PINTO, L. A."],
      ["Brasileira. 1975", "Brasileira, 1975"],
      ["exatamente o oposto", "exatamente o seu oposto"],
      ["política pode se suceder", "política podem se suceder"],
    ],
  },
  "83": {
    of: "9a702758",
    edits: [
      ["do cotidianos", "do cotidiano"],
      ["Entre Woyo", "Entre os Woyo"],
      ["M. R. A. M; TAVARES, A. C. P; Sing", "M. R. A. M.; TAVARES, A. C. P. Sing"],
      ["n.2,", "n. 2,"],
    ],
  },
  "85": { of: "209dc065", edits: [["funções da remuneradas", "funções remuneradas"]] },
  "87": {
    of: "31d71d44",
    edits: [
      ["no individuo", "no indivíduo"],
      ["dissimula-lo", "dissimulá-lo"],
    ],
  },
  "90": {
    of: "c86908ee",
    edits: [
      ["**Texto II**  \nA", "**TEXTO II**\n\nA"],
      ["KARACH", "KARASCH"],
      ["Cia. das letras", "Cia. das Letras"],
    ],
  },
  "91": { of: "32397aab", edits: [["são utilizados soluções", "são utilizadas soluções"]] },
  "92": {
    of: "47f0ea2f",
    edits: [
      ["f1", "f<sub>1</sub>"],
      ["f2", "f<sub>2</sub>"],
      ["v1", "v<sub>1</sub>"],
      ["v2", "v<sub>2</sub>"],
      ["F1<", "f<sub>1</sub> <"],
      ["F1 ", "f<sub>1</sub> "],
    ],
  },
  "93": {
    of: "11022d45",
    edits: [
      ["out. 2021", "out. 2001"],
      ["1, 3, e 5", "1, 3 e 5"],
      ["Sobrevivem às", "Sobreviveram às"],
    ],
  },
  "94": {
    of: "2ed266f2",
    edits: [
      [
        "anteriormente, = 53 °, Passou tangenciando o Ponto",
        "anteriormente, θ = 53°, passou tangenciando o ponto",
      ],
      ["10 m / s 2", "10 m/s<sup>2</sup>"],
      ["sen 53 °", "sen 53°"],
      ["cos 53 °", "cos 53°"],
      ["ação de dissipativas", "ação de forças dissipativas"],
      ["**A?**", "**A**?"],
      ["jogo de computadores", "jogo para computadores"],
      ["módulo de velocidade", "módulo da velocidade"],
      ["ao disparo pelo", "ao disparo efetuado pelo"],
    ],
  },
  "95": { of: "1fe33f05", edits: [["31, 2 g", "31,2 g"]] },
  "99": {
    of: "5bc01686",
    edits: [
      ["energia térmica absorvidas", "energia térmica absorvida"],
      ["o Sol e ilha", "o Sol e a ilha"],
      ["represas.**\n\nDisp", "represas.** Disp"],
      ["3 de dez.", "3 dez."],
    ],
  },
  "100": { of: "88c812f4", edits: [["Após, uma", "Após uma"]] },
  "103": {
    of: "6ee3feda",
    edits: [
      ["da celulosa", "da celulose"],
      ["100mg", "100 mg"],
      ["O teste permitiu", "O teste que permitiu"],
    ],
  },
  "104": { of: "f708cc4c", edits: [["Fransciscana", "Franciscana"]] },
  "106": {
    of: "26a73115",
    edits: [
      ["et. al.", "et al."],
      ["tratamento de icterícia", "tratamento da icterícia"],
      ["conversão de bilirrubina", "conversão da bilirrubina"],
    ],
  },
  "107": { of: "9ce8ab3a", edits: [["a maior valor", "o maior valor"]] },
  "108": {
    of: "21bfe584",
    edits: [
      [
        "J. T. M., A astronomia na literatura de cordel,\n\n**Física na Escola,**",
        "J. T. M. A astronomia na literatura de cordel. **Física na Escola**,",
      ],
      [
        "densidades médias\n\n**Car",
        "densidades médias\n\n| Planetas | Distância média ao Sol (u.a.) | Densidade relativa média |\n| --- | --- | --- |\n| Mercúrio\\* | 0,39 | 5,6 |\n| Vênus\\* | 0,72 | 5,2 |\n| Terra\\* | 1,0 | 5,5 |\n| Marte\\* | 1,5 | 4,0 |\n| Ceres\\*\\* | 2,8 | 2,1 |\n| Júpiter\\* | 5,2 | 1,3 |\n| Saturno\\* | 9,6 | 0,7 |\n| Urano\\* | 19 | 1,2 |\n| Netuno\\* | 30 | 1,7 |\n| Plutão\\*\\* | 40 | 2,0 |\n| Éris\\*\\* | 68 | 2,5 |\n\nu.a. = 149 600 000 km, é a unidade astronômica. \\*Planeta clássico. \\*\\*Planeta-anão.\n\n**Car",
      ],
      ["astronoo.com.\n\nAcesso em: 8 de nov.", "astronoo.com. Acesso em: 8 nov."],
      ["versos de sextilha", "versos da sextilha"],
    ],
  },
  "109": {
    of: "2b56fdeb",
    edits: [
      ["Ohm1s Law Survivers to the atomice sacle", "Ohm’s Law Survives to the Atomic Scale"],
      ["\n\n**Science", " **Science"],
      ["R1<", "R<sub>1</sub> <"],
      ["R2<", "R<sub>2</sub> <"],
      ["R1", "R<sub>1</sub>"],
      ["R2", "R<sub>2</sub>"],
      ["R3<", "R<sub>3</sub> <"],
      ["R3", "R<sub>3</sub>"],
      ["R4", "R<sub>4</sub>"],
    ],
  },
  "111": {
    of: "52fee6f1",
    edits: [
      ["Filmar parceria", "Firmar parceria"],
      ["no local impresso", "no jornal impresso"],
      ["1) Sensibilizar", "1) sensibilizar"],
    ],
  },
  "112": {
    of: "8d1c17e2",
    edits: [
      [
        "DAME,M. C. F. RIET-CORREA, F: SCHILF, A. L; **Pesq. Vet. Bras.**, n. 7. 2013",
        "DAMÉ, M. C. F.; RIET-CORREA, F.; SCHILD, A. L. **Pesq. Vet. Bras.**, n. 7, 2013",
      ],
    ],
  },
  "115": {
    of: "40b082ef",
    edits: [
      ["e ao aço", "e o aço"],
      ["material da sua área", "material, de sua área"],
    ],
  },
  "118": { of: "2e8b6133", edits: [["Corante do açafrão", "Corante extraído do açafrão"]] },
  "119": { of: "692479c9", edits: [["construção 9com", "construção (com"]] },
  "120": {
    of: "d9b5aa0a",
    edits: [
      ["A cor de verde", "A cor verde"],
      ["folhas de árvores", "folhas das árvores"],
    ],
  },
  "121": { of: "54647b7a", edits: [["sofreram um grave", "sofreram uma grave"]] },
  "122": { of: "68c8e26c", edits: [["18 nov 2014", "18 nov. 2014"]] },
  "124": {
    of: "7c132d4e",
    edits: [
      ["**Full cells**", "**Fuel cells**"],
      ["Losalamos", "Los Alamos"],
      ["THOMAS, S;", "THOMAS, S.;"],
    ],
  },
  "127": {
    of: "c0c5dfe0",
    edits: [
      ["Jardineiro da", "Jardineiros da"],
      ["quantidade de semente por", "quantidade de sementes por"],
    ],
  },
  "128": {
    of: "16192a5f",
    edits: [
      ["110km", "110 km"],
      ["energia utilizadas", "energia utilizada"],
    ],
  },
  "131": { of: "43b90ce0", edits: [["elétricos advindo", "elétricos advindos"]] },
  "132": {
    of: "5e2b3566",
    edits: [
      ["et. al. In: Situ", "et al. In Situ"],
      ["jan, 1993", "jan. 1993"],
    ],
  },
  "134": {
    of: "d4b31bbb",
    edits: [
      ["0º GL a 100ºGL", "0 °GL a 100 °GL"],
      ["0,1ºGL", "0,1 °GL"],
      ["20ºC", "20 °C"],
      ["É necessário a", "É necessária a"],
    ],
  },
  "136": {
    of: "c86300ee",
    edits: [
      ["apresentad0o", "apresentado"],
      ["ρ7", "φ<sup>7</sup>"],
      ["ρ", "φ"],
    ],
  },
  "137": {
    of: "c509397e",
    edits: [
      ["Atomiuim", "Atomium"],
      ["na imagem é", "na imagem, é"],
      ["passand0", "passando"],
    ],
  },
  "138": {
    of: "a24311e3",
    edits: [
      ["© painel", "O painel"],
      ["Mineiro);, a", "Mineiro); a"],
      ["Qual a expressão determina", "Qual expressão determina"],
      ["poderá montar", "poderá montar?"],
    ],
  },
  "139": {
    of: "0503f1f1",
    edits: [
      ["franqueados,  \nO", "franqueados. O"],
      ["três franquias\n", "três franquias.\n"],
    ],
  },
  "140": { of: "89555252", edits: [["no ano seguinte a", "no ano seguinte, a"]] },
  "142": {
    of: "e7e436a4",
    edits: [
      ["lançamento de  \ndados", "lançamento de dardos"],
      ["jogadores tem", "jogadores têm"],
    ],
  },
  "143": { of: "66a6ec50", edits: [["Fevereiro", "fevereiro"]] },
  "145": { of: "4a85f1c0", edits: [["25 e 5", "25 e 50."]] },
  "146": {
    of: "8147e04e",
    edits: [
      ["(CV) que é", "(CV), que é"],
      ["CV =S/X", "CV = s/X"],
      ["desvio padrão X, a", "desvio padrão e X, a"],
      ["for superior", "for superior a"],
    ],
  },
  "147": {
    of: "54b0b790",
    edits: [["nova analise", "nova análise"]],
    alternatives: { A: "A, E, O e S.", C: "D, H, R e V.", D: "R, L, B e X.", E: "X, B, L e P." },
  },
  "148": {
    of: "10810c7b",
    edits: [
      ["escala de Richter", "escala Richter"],
      ["nos anos 2000 e 2011", "nos anos de 2000 a 2011"],
    ],
  },
  "149": {
    of: "56b83218",
    edits: [
      ["todo a dinheiro", "todo o dinheiro"],
      ["de Maio", "de maio"],
      ["dado ano\n", "dado ano.\n"],
      ["é o volume de dinheiro captado", "é o dinheiro captado"],
    ],
  },
  "150": { of: "9d241a82", edits: [["bem as estímulos", "bem aos estímulos"]] },
  "151": {
    of: "04787f59",
    edits: [
      ["apartamento  \nde", "apartamento de"],
      ["consultou  \na", "consultou a"],
      ["encontrando  \n105", "encontrando 105"],
      ["bairro  \ndesejado", "bairro desejado"],
      ["para  \ngerar", "para gerar"],
      ["imóveis  \nsel", "imóveis sel"],
      ["dos  \npreços", "dos preços"],
      ["(em  \nmil", "(em mil"],
      ["por  \n\\]300", "por \\]300"],
      ["400, 5001", "400, 500\\]"],
      ["\\]00, 700", "\\]600, 700"],
      ["800\\],  \n\\]800", "800\\], \\]800"],
      ["1 200\\] e  \n\\]1", "1 200\\] e \\]1"],
      ["dos  \napart", "dos apart"],
      ["publicados  \nem", "publicados em"],
      ["informação  \nnão", "informação não"],
      ["inferior a p", "inferior a p é"],
    ],
  },
  "153": {
    of: "b8b1f1ba",
    edits: [
      ["38,4m", "38,4 m"],
      ["1,68m", "1,68 m"],
      ["160cm", "160 cm"],
    ],
  },
  "155": {
    of: "4d819a79",
    edits: [
      ["400g", "400 g"],
      ["600g", "600 g"],
    ],
  },
  "156": { of: "1346baa7", alternatives: { E: "6 sen (2t)" } },
  "158": { of: "ff09fa1c", edits: [["em relação à do modelo de aeronave B, em relação", "em relação"]] },
  "159": { of: "653edc97", edits: [["efetuar trocar de", "efetuar trocas de"]] },
  "160": {
    of: "f45b199d",
    edits: [
      ["R$2,00", "R$ 2,00"],
      ["R$3,00", "R$ 3,00"],
      ["R$5,00", "R$ 5,00"],
      ["R$6,00", "R$ 6,00"],
      ["R$8,00;", "R$ 8,00."],
      ["800mg", "800 mg"],
      ["50mg do", "50 mg do"],
      ["100mg", "100 mg"],
      ["400mg", "400 mg"],
      ["1 000mg", "1 000 mg"],
      ["600mg", "600 mg"],
      ["500mg", "500 mg"],
    ],
  },
  "162": { of: "53fbb30e", edits: [["(l)", "(I)"]] },
  "163": {
    of: "43506eef",
    edits: [
      ["fluído", "fluido"],
      ["meto cúbico", "metro cúbico"],
    ],
  },
  "165": { of: "55c65378", edits: [["a cada 10 km", "a cada 20 km"]] },
  "169": {
    of: "9fb14f76",
    edits: [
      ["instrumento da percussão", "instrumento de percussão"],
      ["de uma triângulo", "de um triângulo"],
    ],
  },
  "170": { of: "d6ca50f4", edits: [["milimitro", "mililitro"]] },
  "171": {
    of: "71c2fbc2",
    edits: [
      ["para a sua divulgação", "para a divulgação"],
      ["6cm", "6 cm"],
    ],
  },
  "172": { of: "9c2bc6a1", edits: [["220 – idades", "220 – idade"]] },
  "173": { of: "4545b0fa", edits: [["lava rápido deve", "lava-rápido deve"]] },
  "174": { of: "a00f2e45", edits: [["minimizar duas despesa", "minimizar sua despesa"]] },
  "175": {
    of: "6e844a10",
    alternatives: {
      D: "8 trapézios isósceles e 12 quadrados.",
      E: "12 trapézios escalenos e 12 retângulos.",
    },
  },
  "176": { of: "12853e56", edits: [["10 + 1 = 11\n", "10 + 1 = 11.\n"]] },
  "177": {
    of: "11c745c5",
    edits: [
      ["base binárias", "base binária"],
      [
        "detalhado no quadro:",
        "detalhado no quadro:\n\n| A | B | A + B |\n| --- | --- | --- |\n| 0 | 0 | 0 |\n| 0 | 1 | 1 |\n| 1 | 0 | 1 |\n| 1 | 1 | 10 |",
      ],
    ],
  },
  "178": {
    of: "9f0e50d2",
    edits: [
      ["para a expressar", "para expressar"],
      ["obtido, pelo", "obtido pelo"],
    ],
  },
  "180": { of: "019c0732", edits: [["100 usuário,", "100 usuários,"]] },
};
