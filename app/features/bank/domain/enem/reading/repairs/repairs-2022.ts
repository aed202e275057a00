import type { YearRepairs } from "./repair.ts";

export const repairs2022: YearRepairs = {
  "1-espanhol": {
    of: "5593df60",
    edits: [
      ["Difundi a", "Difundir a"],
      ["ameríndias", "ameríndias."],
    ],
  },
  "1-ingles": { of: "5a5939f4", edits: [["estadunidenenses", "estadunidenses"]] },
  "2-espanhol": {
    of: "652f279a",
    edits: [
      ["FERNANDEZ, D, Disponível", "FERNÁNDEZ, D. Disponível"],
      ["lavanguardia.com.\n\nAcesso", "lavanguardia.com. Acesso"],
      ["No texto, autor faz", "No texto, o autor faz"],
      ["dos usuários", "dos usuários."],
      ["no celular", "no celular."],
    ],
  },
  "2-ingles": { of: "f5c553be", edits: [["ofter classist", "often classist"]] },
  "3-espanhol": {
    of: "8ed26385",
    edits: [
      ["_mi tierra o mi sangre._En", "_mi tierra_ o _mi sangre_. En"],
      ["_mi pana o mi llave_", "_mi pana_ o _mi llave_"],
      ["por…—_Llave_, por _llave_—me", "por… — _Llave_, por _llave_ — me"],
      ["da mesa", "da mesa."],
      ["intimidade entre os amigos", "intimidade entre os amigos."],
    ],
  },
  "4-espanhol": {
    of: "a07c34f6",
    edits: [
      ["en mí calle", "en mi calle"],
      ["uma critica ao", "uma crítica ao"],
      ["Descanso diante", "Descaso diante"],
    ],
  },
  "5-espanhol": {
    of: "1baecaa1",
    edits: [
      ["“crianzas”", "“crianza”"],
      [
        "wordpress.com.\n\nAcesso em: 26 out. 2021(adaptado)",
        "wordpress.com. Acesso em: 26 out. 2021 (adaptado).",
      ],
      ["diferentes classes", "diferentes classes sociais."],
      ["da crianças", "das crianças"],
    ],
  },
  "6": { of: "76d7865a", edits: [["http:/porumavida", "http://porumavida"]] },
  "9": { of: "64ea5082", edits: [["em:\u00a0: www", "em: www"]] },
  "13": {
    of: "02db0093",
    edits: [
      ["negros população", "negros, população"],
      ["SILVA, F. A. B ZIVIANE, P; GHEZZI", "SILVA, F. A. B.; ZIVIANI, P.; GHEZZI"],
      [
        "seus usos Brasília, Rio de Janeiro. Ipea. 2019 (adaptado)",
        "seus usos. Brasília; Rio de Janeiro: Ipea, 2019 (adaptado).",
      ],
      ["econômico com solução", "econômico como solução"],
      ["vinculo", "vínculo"],
      ["politicas inclusivas", "políticas inclusivas"],
    ],
  },
  "14": {
    of: "c20e4415",
    edits: [
      ["**TEXTO I**  \nA", "**TEXTO I**\n\nA"],
      ["**TEXTO II**  \nAs", "**TEXTO II**\n\nAs"],
      ["FIORIN, J. L Língua", "FIORIN, J. L. Língua"],
      ["n. 2. mar-set 2014", "n. 2, mar.-set. 2014."],
      ["elpais.com Acesso", "elpais.com. Acesso"],
    ],
  },
  "16": { of: "6f739ec9", edits: [["reconheci mento", "reconhecimento"]] },
  "17": {
    of: "af09f583",
    edits: [
      ["**PALAVRA**  \nAs", "**PALAVRA**\n\nAs"],
      ["palavras tem corpo", "palavras têm corpo"],
    ],
  },
  "18": {
    of: "99383608",
    edits: [
      ["linguisticos", "linguísticos"],
      ["Manuel l e", "Manuel I e"],
      [
        "**TORRES. F. Fim. São Paulo: Cia das Letras, 2013.**",
        "TORRES, F. Fim. São Paulo: Cia. das Letras, 2013.",
      ],
    ],
  },
  "19": {
    of: "30d62ecf",
    edits: [
      ["após ter sido atropelado", "após ser atropelado"],
      ["61000", "61 000"],
    ],
  },
  "20": {
    of: "d4a3401b",
    edits: [
      ["milhões pessoas", "milhões de pessoas"],
      ["da aptidão da população", "da aptidão física da população"],
    ],
  },
  "21": {
    of: "d3255d66",
    edits: [
      ["Então não era verdade", "Então não é verdade"],
      ["ela é, e sempre será um", "ela é, e será sempre um"],
      ["**Úrsula outras obras**", "**Úrsula e outras obras**"],
    ],
  },
  "22": {
    of: "ae8739b7",
    edits: [
      ["irrestita", "irrestrita"],
      ["**Texto II**", "**TEXTO II**"],
      ["inclusão cientifica", "inclusão científica"],
      ["de videos", "de vídeos"],
    ],
  },
  "24": {
    of: "384711db",
    edits: [
      ["plenamente legitima", "plenamente legítima"],
      ["gramaticamente", "gramaticalmente"],
      [
        "em alguns momentos na verdade vários não temos",
        "em alguns momentos – na verdade vários – não temos",
      ],
    ],
  },
  "25": {
    of: "6ee51bf8",
    edits: [
      ["fazer yoga”. Temos", "fazer yoga. Temos"],
      ["dentro das regras", "dentro de regras"],
      ["pódio olímpico", "pódio olímpico."],
    ],
  },
  "26": { of: "7aea5b4c", edits: [['"Onde só', "“Onde só"]] },
  "30": { of: "12adf8f2", edits: [["com ela.\\[", "com ela. \\["]] },
  "33": {
    of: "165fea09",
    edits: [
      ["as corrêas", "as correias"],
      ["www.domíniopúblico.gov.br", "www.dominiopublico.gov.br"],
      ["jul, 2022", "jul. 2022"],
      [
        "permite o Machado de Assis considerar o capítulo",
        "permite a Machado de Assis considerar um capítulo",
      ],
    ],
  },
  "35": {
    of: "fb2ef3e1",
    edits: [
      ["risco deem breve", "risco de em breve"],
      ["escrevendo para jornal, isto", "escrevendo para o jornal, isto"],
    ],
  },
  "36": { of: "9f0aa479", edits: [["na tomara de", "na tomada de"]] },
  "37": { of: "fca2b2e5", edits: [["estilo de vida\u00a0sonhando por", "estilo de vida sonhado por"]] },
  "38": {
    of: "b14365ab",
    edits: [
      ["1610-  \n1614\\. Disponível", "1610-1614. Disponível"],
      ["28 jun  \n2019", "28 jun. 2019"],
      ["1,37cm x 1,72cm.\n\nNational", "1,37cm x 1,72cm. National"],
    ],
  },
  "39": {
    of: "c7b18a54",
    edits: [
      [
        "![](https://enem.dev/2022/questions/39/f8b8fbe9-4995-4418-a831-315a156941c4.jpg)",
        "**TEXTO I**\n\n![](https://enem.dev/2022/questions/39/f8b8fbe9-4995-4418-a831-315a156941c4.jpg)",
      ],
      ["jun. 2022.\n\nEmbora", "jun. 2022.\n\n**TEXTO II**\n\nEmbora"],
      ["Estilos, escolhas e", "Estilos, escolas e"],
    ],
  },
  "40": {
    of: "98ff14d7",
    edits: [
      ["quatro da manhã", "quatro horas da manhã"],
      ["estava morto. E deu", "estava morto”. E deu"],
      ["demostrar", "demonstrar"],
    ],
  },
  "42": { of: "e0828a2d" },
  "43": { of: "28a4c3c8", edits: [["efeito expressivo decorrente", "efeito expressivo decorrente da"]] },
  "44": { of: "2c39a96d", edits: [["Acesso em: set. 2016", "Acesso em: 1 set. 2016"]] },
  "45": { of: "c45deefc", edits: [["set 2019", "set. 2019"]] },
  "46": { of: "e07b9919", edits: [["inevitável O inverno", "inevitável o inverno"]] },
  "48": {
    of: "cb264c86",
    edits: [
      ["que transforma o preto", "que transforma preto"],
      ["estamos em regime de chibata", "estamos no regime da chibata"],
      ["O texto que guarda", "O texto, que guarda"],
    ],
  },
  "49": {
    of: "445048cd",
    edits: [
      ["out. 2021. (adaptado.)", "out. 2021 (adaptado)."],
      ["Tectônica das placas", "Tectônica de placas"],
    ],
  },
  "50": {
    of: "b340bf2c",
    edits: [
      ["Marmoré", "Mamoré"],
      ["delírios fabris", "delírios febris"],
      ["vitimas", "vítimas"],
      ["na sombra a margem", "na sombra, à margem"],
      [
        "FOOT HARDWAN, F. Trem fantasma: modernidade na selva\n\nSão Paulo: Cia das letras,1968 adaptado",
        "FOOT HARDMAN, F. Trem fantasma: modernidade na selva. São Paulo: Cia. das Letras, 1988 (adaptado).",
      ],
      ["produtos de fitoterapia", "produtos da fitoterapia"],
    ],
  },
  "51": {
    of: "f2071f25",
    edits: [
      ["funda – mentais", "fundamentais"],
      ["capa – cidade", "capacidade"],
      [
        "Chamo-a de informacional, para identificar suas características global e em rede",
        "Chamo-a de informacional, global e em rede para identificar suas características",
      ],
    ],
  },
  "52": {
    of: "be4a1a87",
    edits: [
      ["Olhar O Brasil", "Olhar o Brasil"],
      ["**VANDER LEE. Do Brasil, In", "VANDER LEE. Do Brasil. In"],
      ["(fragmento).**", "(fragmento)."],
    ],
  },
  "53": { of: "7cc608cf", edits: [["(PB, 1920), Revista", "(PB, 1920). Revista"]] },
  "54": {
    of: "c3af13e8",
    edits: [
      ["são irmãs: os", "são irmãs”: os"],
      ["set-dez. 2018", "set.-dez. 2016"],
    ],
  },
  "55": { of: "bbbc6e97", edits: [["LEPSCH, |. F.", "LEPSCH, I. F."]] },
  "56": {
    of: "a77ce6f4",
    edits: [
      ["contemporárea", "contemporânea"],
      [
        "**CAZO. Disponível em: www.humorpolitico.com.br. Acesso em: 21 nov. 2021 (adaptado).**",
        "CAZO. Disponível em: www.humorpolitico.com.br. Acesso em: 21 nov. 2021 (adaptado).",
      ],
      ["**TEXTO II**  \nÉ", "**TEXTO II**\n\nÉ"],
      ["**ASSIS. A. E.", "ASSIS, A. E."],
      ["2021 (adaptado).**", "2021 (adaptado)."],
    ],
  },
  "57": {
    of: "0422753e",
    edits: [
      ["uma prática de rejeição, ao exílio-cerca", "uma prática da rejeição, do exílio-cerca"],
      ["que não têm muita", "que não tem muita"],
      ["A lepra e a sua divisão", "A lepra e sua divisão"],
    ],
  },
  "58": {
    of: "c022d7d0",
    edits: [
      ["**TEXTO I**  \nEm", "**TEXTO I**\n\nEm"],
      ["**TEXTO II**  \nNão", "**TEXTO II**\n\nNão"],
      [
        "mas o fenômeno continuou",
        "mas a própria beata parecia atordoada com o ocorrido. O fenômeno continuou",
      ],
      ["a princípio ficaram", "a princípio, ficaram"],
      ["Rio de Janeiro. Multifoco. 2016 (Adaptado)", "Rio de Janeiro: Multifoco, 2016 (adaptado)"],
    ],
  },
  "60": {
    of: "ed8de49f",
    edits: [
      ["da politica", "da política"],
      ["favorecendo ferramentas virtuais", "favorecendo a aprendizagem pelas ferramentas virtuais"],
    ],
  },
  "61": { of: "d3db047e", edits: [["25 ou. 2021", "25 out. 2021"]] },
  "62": {
    of: "0e9307b4",
    edits: [
      ["**Brasil e Argentina fecham", "Brasil e Argentina fecham"],
      ["2021 (adaptado).**", "2021 (adaptado)."],
    ],
  },
  "63": {
    of: "a5a511bf",
    edits: [
      ["campenisnato", "campesinato"],
      ["set-dez. 2016", "set.-dez. 2016"],
    ],
  },
  "64": {
    of: "5229be6a",
    edits: [
      ["contoladas", "controladas"],
      ["Bookman, 2002", "Bookman, 2006"],
    ],
  },
  "65": { of: "d3957491", edits: [["em:https", "em: https"]] },
  "66": {
    of: "589124d7",
    edits: [
      ["confome", "conforme"],
      ["respectivemerte", "respectivamente"],
    ],
  },
  "67": {
    of: "408d8969",
    edits: [
      ["A Cartas\u00a0Magna", "A Carta Magna"],
      ["art. 6°", "art. 6º"],
    ],
  },
  "68": {
    of: "7b8e4528",
    edits: [
      ["**TEXTO I**  \nA", "**TEXTO I**\n\nA"],
      ["CECEÑA. A.", "CECEÑA, A."],
      ["Clacso. 2005", "Clacso, 2005"],
    ],
  },
  "69": { of: "0563b204", edits: [["Expulsão das forças", "A expulsão das forças"]] },
  "70": { of: "9d0da0a6", edits: [["conceito apresentando", "conceito apresentado"]] },
  "71": {
    of: "0c3b5d9a",
    edits: [
      ["sujeitos as", "sujeitos aos"],
      ["direito, Lisboa", "direito. Lisboa"],
    ],
  },
  "72": {
    of: "a33677b1",
    edits: [
      ["é maio grave", "é mais grave"],
      ["mais de um hora", "mais de uma hora"],
      ["Disponivel", "Disponível"],
      ["23 nov 2021", "23 nov. 2021"],
    ],
  },
  "74": { of: "95b0afbb", edits: [["Inpe, 2006", "Inpe, 2006."]] },
  "75": {
    of: "2e93b38d",
    edits: [
      ["povo da águas", "povo das águas"],
      ["“Ouço o rio”", "“Ouça o rio”"],
      ["**Rios amazônicos", "Rios amazônicos"],
      ["2021.**", "2021."],
      ["paisagístico", "paisagístico."],
      ["efêmera", "efêmera."],
    ],
  },
  "76": {
    of: "bbe86472",
    edits: [
      ["com famílias alojadas", "com as famílias alojadas"],
      ["casas de taipas e", "casas de taipa e"],
    ],
  },
  "77": { of: "bbca67a4", edits: [["com O Iluminismo", "com o Iluminismo"]] },
  "79": {
    of: "b93b5ce1",
    edits: [
      ["seivas vegetais, ful", "seivas vegetais, fui"],
      ["venderam, 6 pelas", "venderam, e pelas"],
      ["Blográfica", "Biográfica"],
    ],
  },
  "81": {
    of: "9610449a",
    edits: [
      ["27/17/1937", "27/12/1937"],
      ["Art. 1.o", "Art. 1.º"],
      ["jornalísticas para importação", "jornalísticas para a importação"],
      ["**BRASIL apud", "BRASIL apud"],
      ["1982. (Adaptado).**", "1982 (adaptado)."],
      ["A Terceira República. (", "A Terceira República ("],
    ],
  },
  "82": {
    of: "3d9fb803",
    edits: [
      ["**Geoestatísticas", "Geoestatísticas"],
      ["(adaptado).**", "(adaptado)."],
    ],
  },
  "83": {
    of: "b8a03863",
    edits: [
      ["Nascidas o Líbano", "Nascidas no Líbano"],
      ["agenciabrasi.ebc", "agenciabrasil.ebc"],
    ],
  },
  "84": {
    of: "58271da6",
    edits: [
      ["**TEXTO I**  \nUma", "**TEXTO I**\n\nUma"],
      ["TEXTO II  \nOs", "**TEXTO II**\n\nOs"],
    ],
  },
  "85": {
    of: "79274827",
    edits: [
      ["**TEXTO I**  \nManda", "**TEXTO I**\n\nManda"],
      ["**TEXTO II**  \nComo", "**TEXTO II**\n\nComo"],
    ],
  },
  "86": { of: "212ecdea", edits: [["pelos quais são\u00a0movidos", "pelos quais aqueles são movidos"]] },
  "87": {
    of: "4bae19c7",
    edits: [
      ["estigmatizarão", "estigmatização"],
      ["no numero de", "no número de"],
      ["ocupação desordenada em determinadas", "ocupação desordenada de determinadas"],
      ["Edusp. 2004", "Edusp, 2004"],
      ["da Área ocupada", "da área ocupada"],
    ],
  },
  "88": {
    of: "0a57a76c",
    edits: [
      [
        "**Sêneca, L. Cartas morais. Lisboa: Calouste Gulbenkian, 1990.**",
        "SÊNECA, L. Cartas morais. Lisboa: Calouste Gulbenkian, 1990.",
      ],
    ],
  },
  "89": {
    of: "f20ce04b",
    edits: [
      ["Yucután", "Yucatán"],
      ["constituídas de saberes", "constituídas em saberes"],
    ],
  },
  "90": { of: "4a318054", edits: [["é vinculação", "é a vinculação"]] },
  "91": {
    of: "569255ef",
    edits: [
      [
        "A figura ilustra esquematicamente um processo de  \nremediação de solos contaminados com tricloroeteno  \n(TCE), um agente desengraxante. Em razão de  \nvazamentos de tanques de estocagem ou de manejo  \ninapropriado de resíduos industriais, ele se encontra  \npresente em águas subterrâneas, nas quais forma  \numa fase líquida densa não aquosa (DNAPL) que se  \ndeposita no fundo do aquífero. Essa tecnologia de  \ndescontaminação emprega o íon persulfato (S2  \nO8  \n2−), que  \né convertido no radical •SO4  \n− por minerais que contêm  \nFe(III). O esquema representa de forma simplificada o  \nmecanismo de ação química sobre o TCE e a formação  \ndos produtos de degradação.",
        "A figura ilustra esquematicamente um processo de remediação de solos contaminados com tricloroeteno (TCE), um agente desengraxante. Em razão de vazamentos de tanques de estocagem ou de manejo inapropriado de resíduos industriais, ele se encontra presente em águas subterrâneas, nas quais forma uma fase líquida densa não aquosa (DNAPL) que se deposita no fundo do aquífero. Essa tecnologia de descontaminação emprega o íon persulfato (S<sub>2</sub>O<sub>8</sub><sup>2−</sup>), que é convertido no radical •SO<sub>4</sub><sup>−</sup> por minerais que contêm Fe(III). O esquema representa de forma simplificada o mecanismo de ação química sobre o TCE e a formação dos produtos de degradação.",
      ],
    ],
  },
  "94": { of: "09f5f2f3", whole: true },
  "95": { of: "40ff4713", edits: [["A, B e C  \nestão", "A, B e C estão"]] },
  "96": { of: "c287ab14", whole: true },
  "102": { of: "c65be699", edits: [["cDNAviral", "cDNA viral"]] },
  "109": {
    of: "67b1e5cc",
    edits: [
      [
        "Oelementoiodo(I)temfunçãobiológicaeéacumulado  \nna tireoide. Nos acidentes nucleares de Chernobyl e  \nFukushima, ocorreu a liberação para a atmosfera do  \nradioisótopo 131I, responsável por enfermidades nas  \npessoas que foram expostas a ele. O decaimento de uma  \nmassa de 12 microgramas do isótopo 131I foi monitorado  \npor 14 dias, conforme o quadro.",
        "O elemento iodo (I) tem função biológica e é acumulado na tireoide. Nos acidentes nucleares de Chernobyl e Fukushima, ocorreu a liberação para a atmosfera do radioisótopo <sup>131</sup>I, responsável por enfermidades nas pessoas que foram expostas a ele. O decaimento de uma massa de 12 microgramas do isótopo <sup>131</sup>I foi monitorado por 14 dias, conforme o quadro.",
      ],
    ],
  },
  "110": {
    of: "0eecb8b6",
    edits: [
      [
        "Desde a proposição da teoria de seleção natural  \npor Darwin, os seres vivos nunca mais foram olhados  \nda mesma forma. No que diz respeito à reprodução de  \nanfíbios anuros, os cientistas já descreveram diferentes  \npadrões reprodutivos, como os exemplificados a seguir:",
        "Desde a proposição da teoria de seleção natural por Darwin, os seres vivos nunca mais foram olhados da mesma forma. No que diz respeito à reprodução de anfíbios anuros, os cientistas já descreveram diferentes padrões reprodutivos, como os exemplificados a seguir:",
      ],
      [
        "Espécie 1 – As fêmeas produzem cerca de  \n5 000 gametas, que são fecundados na água, em  \nlagoas temporárias de estação chuvosa. Todo o  \ndesenvolvimento embrionário, do ovo à metamorfose,  \nocorre, nesse ambiente, independente dos pais.",
        "Espécie 1 – As fêmeas produzem cerca de 5 000 gametas, que são fecundados na água, em lagoas temporárias de estação chuvosa. Todo o desenvolvimento embrionário, do ovo à metamorfose, ocorre, nesse ambiente, independente dos pais.",
      ],
      [
        "Espécie 2 – As fêmeas produzem aproximadamente  \n200 gametas, que são depositados em poças próximas a  \ncorpos-d’água. Os embriões são vigiados pelos machos  \ndurante boa parte do seu desenvolvimento.",
        "Espécie 2 – As fêmeas produzem aproximadamente 200 gametas, que são depositados em poças próximas a corpos-d’água. Os embriões são vigiados pelos machos durante boa parte do seu desenvolvimento.",
      ],
      [
        "Espécie 3 – As fêmeas produzem por volta de  \n20 gametas, que são fecundados sobre a superfície das  \nfolhas de plantas cujos galhos estão dispostos acima da  \nsuperfície de corpos-d’água e aí se desenvolvem até  \na eclosão.",
        "Espécie 3 – As fêmeas produzem por volta de 20 gametas, que são fecundados sobre a superfície das folhas de plantas cujos galhos estão dispostos acima da superfície de corpos-d’água e aí se desenvolvem até a eclosão.",
      ],
      [
        "Espécie 4 – As fêmeas produzem poucos gametas  \nque, quando fecundados, são “abocanhados” pelos  \nmachos. Os embriões se desenvolvem no interior do  \nsaco vocal do macho até a metamorfose, quando saem  \natravés da boca do pai.",
        "Espécie 4 – As fêmeas produzem poucos gametas que, quando fecundados, são “abocanhados” pelos machos. Os embriões se desenvolvem no interior do saco vocal do macho até a metamorfose, quando saem através da boca do pai.",
      ],
    ],
  },
  "111": {
    of: "4e483f2a",
    edits: [
      [
        "O eixo de rotação da Terra apresenta uma inclinação  \nem relação ao plano de sua órbita em torno do Sol,  \ninterferindo na duração do dia e da noite ao longo do ano.",
        "O eixo de rotação da Terra apresenta uma inclinação em relação ao plano de sua órbita em torno do Sol, interferindo na duração do dia e da noite ao longo do ano.",
      ],
    ],
  },
  "112": { of: "55fc0f53", edits: [["m/s² se despreza", "m/s² e despreza"]] },
  "113": { of: "6859ec0f", edits: [["ZrO2", "ZrO<sub>2</sub>"]] },
  "114": { of: "22d71a7e", edits: [["trapoeraba-roxa, contém um", "trapoeraba-roxa, contêm um"]] },
  "116": { of: "4fd9a612", edits: [["4,2\u00a0e J/gº C densidade de", "4,2 J/g °C e densidade de"]] },
  "117": { of: "1d6f561f", edits: [["(CaCO3 )", "(CaCO3)"]] },
  "118": { of: "03573902", edits: [["**Proceedings of**  \n**the", "**Proceedings of the"]] },
  "122": { of: "61899447", edits: [["e permite**  \n**criar", "e permite criar"]] },
  "129": {
    of: "7c48afba",
    edits: [
      ["NH4 +", "NH4+"],
      ["NO2 −", "NO2−"],
      ["NO3", "NO3−"],
    ],
  },
  "131": {
    of: "cf9272a8",
    edits: [
      ["compostosditos", "compostos ditos"],
      ["passadoda", "passado da"],
      ["químicaorgânica", "química orgânica"],
    ],
  },
  "132": { of: "bc269ca3", edits: [["Ompetição", "Competição"]] },
  "135": {
    of: "4288e44a",
    edits: [
      ["Iuz", "luz"],
      ["Acesso em 23", "Acesso em: 23"],
    ],
  },
  "136": { of: "84a03c98", edits: [["V=T²−4", "V = T² − 4"]] },
  "144": { of: "49a1181e", edits: [["N5", "N<sub>5</sub>"]] },
  "148": { of: "22e701e8", edits: [["LE\u00a0 e LF", "L<sub>E</sub> e L<sub>F</sub>"]] },
  "152": {
    of: "a3dbd2ab",
    edits: [
      ["Dmín", "D<sub>mín</sub>"],
      ["Dmáx", "D<sub>máx</sub>"],
      [
        "Disponível em: www.ctav.gov.br. Acesso em: 14 nov. 2013.\n\nDisponível em: www.ctav.gov.br. Acesso em: 14 nov. 2013.",
        "Disponível em: www.ctav.gov.br. Acesso em: 14 nov. 2013.",
      ],
    ],
  },
  "153": { of: "72ea32c9", whole: true },
  "156": { of: "cb28a054", edits: [["_OM_, sendo \u00a0o ponto", "_OM_, sendo _M_ o ponto"]] },
  "158": { of: "832a1af3", edits: [["sequndo", "segundo"]] },
  "159": { of: "5901702e", edits: [["inicio das", "início das"]] },
  "163": { of: "e4f5465a", edits: [["8 000,00 e  \nR$", "8 000,00 e R$"]] },
  "167": { of: "78c1be72", edits: [["que lhe foi apresentado", "que lhe foi apresentado."]] },
  "168": {
    of: "313dbe52",
    edits: [
      ["simbolizam ruas\n", "simbolizam ruas.\n"],
      ["indicar  \n“vire", "indicar “vire"],
    ],
  },
  "169": {
    of: "23eec44d",
    edits: [
      ["Ab, como", "A<sub>b</sub>, como"],
      ["metade do  \nraio", "metade do raio"],
      ["da  \nárea", "da área"],
      ["dobro do  \nraio", "dobro do raio"],
    ],
  },
  "176": {
    of: "b12dd463",
    opening:
      "As cidades A e B serão ligadas à Rodovia 003 pelas Rodovias 001 e 002, em linha reta, que deverão se conectar a ela em um mesmo ponto. A figura mostra as cidades, com o eixo x sobre a Rodovia 003, e cinco localizações sugeridas para o ponto de conexão.",
  },
};
