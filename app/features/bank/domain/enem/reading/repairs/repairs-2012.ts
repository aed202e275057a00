import type { YearRepairs } from "./repair.ts";

export const repairs2012: YearRepairs = {
  "2": {
    of: "edacded3",
    edits: [
      ["_KANT, I.", "KANT, I."],
      ["(adaptado)._", "(adaptado)."],
    ],
  },
  "4": { of: "c366850f", edits: [["no Fürer", "no Führer"]] },
  "8": { of: "ec183cb5", edits: [["nov.2011", "nov. 2011"]] },
  "9": {
    of: "669b56b9",
    edits: [
      ["_HABERMAS", "HABERMAS"],
      ["2002._", "2002."],
    ],
  },
  "11": { of: "2149bf9d", edits: [["stoa.usp.br", "stoa.usp.br."]] },
  "17": { of: "518212b3", edits: [["“brasileiros”apagavam", "“brasileiros” apagavam"]] },
  "23": {
    of: "11a683b4",
    edits: [
      ["_FREIRE, D. S.", "FREIRE, D. S."],
      ["(adaptado)._", "(adaptado)."],
    ],
  },
  "25": {
    of: "19aa79b0",
    edits: [
      ["_ZINGANO", "ZINGANO"],
      ["(adaptado)._", "(adaptado)."],
    ],
  },
  "28": {
    of: "077cfd43",
    edits: [
      ["transformase", "transforma-se"],
      ["Anaxímenes de Mileto disse", "**TEXTO I**\n\nAnaxímenes de Mileto disse"],
      ["TEXTO II\n", "**TEXTO II**\n"],
      ["_BURNET", "BURNET"],
      ["_GILSON", "GILSON"],
      ["(adaptado)._", "(adaptado)."],
    ],
  },
  "30": {
    of: "5c6672cd",
    edits: [
      ["Experimentei algumas vezes", "**TEXTO I**\n\nExperimentei algumas vezes"],
      ["TEXTO II\n", "**TEXTO II**\n"],
      ["_DESCARTES", "DESCARTES"],
      ["1979._", "1979."],
      ["_HUME", "HUME"],
      ["(adaptado)._", "(adaptado)."],
    ],
  },
  "31": {
    of: "d0aa66ef",
    edits: [
      ["_MAQUIAVEL", "MAQUIAVEL"],
      ["(adaptado)._", "(adaptado)."],
    ],
  },
  "32": { of: "6768c375", edits: [["I**ntrodução a climatologia", "**Introdução à climatologia"]] },
  "34": {
    of: "acdecfeb",
    edits: [["correntes principais e população", "correntes principais de população"]],
  },
  "35": { of: "a2e21cc8", edits: [["jan.1751", "jan. 1751"]] },
  "43": { of: "d28944e7", edits: [["CORDOVIL. H.", "CORDOVIL, H."]] },
  "44": { of: "11a6338d", edits: [["Noveau Voyage", "Nouveau Voyage"]] },
  "53": {
    of: "fd91b71d",
    edits: [
      ["ainda,a inscrição", "ainda, a inscrição"],
      ["CO2 )", "CO2)"],
      ["H2 )", "H2)"],
      ["O2 )", "O2)"],
    ],
  },
  "54": { of: "9f80efbf", edits: [["respectivamemente", "respectivamente"]] },
  "59": {
    of: "e8053d8d",
    edits: [
      ["hamburguer", "hambúrguer"],
      ["unicamp.br.  \nAcesso", "unicamp.br. Acesso"],
    ],
  },
  "60": {
    of: "05386489",
    opening:
      "Entre duas estações, o trem do metrô parte do repouso com aceleração constante por um terço do tempo de percurso, mantém a velocidade constante por outro terço e reduz a velocidade com desaceleração constante no trecho final, até parar.",
  },
  "64": { of: "943ea355", edits: [["enxerga o peixe", "enxerga o peixe."]] },
  "66": { of: "cd4b7402", edits: [["encontradas em\nI, II", "encontradas em I, II"]] },
  "67": {
    of: "13be9f3e",
    opening:
      "O manual de uma ducha higiênica informa a pressão mínima da água para o seu funcionamento. A figura mostra a instalação hidráulica com a caixa d’água e o cano ao qual deve ser conectada a ducha.",
    alternatives: {
      A: "h<sub>1</sub>.",
      B: "h<sub>2</sub>.",
      C: "h<sub>3</sub>.",
      D: "h<sub>4</sub>.",
      E: "h<sub>5</sub>.",
    },
  },
  "69": {
    of: "fdb7b127",
    opening:
      "O degelo de um peixe deixou um cheiro desagradável na geladeira. O odor característico de peixe se deve às aminas, que se comportam como bases. A tabela traz as concentrações hidrogeniônicas de alguns materiais encontrados na cozinha.",
    edits: [["leite ou sabão", "leite ou sabão."]],
  },
  "73": {
    of: "59e9a13c",
    opening:
      "Em interruptores paralelos, liga-se ou desliga-se uma mesma lâmpada a partir de dois interruptores: mudar a posição de um deles faz ligar ou desligar a lâmpada, não importando a posição do outro. Cada interruptor é uma chave que, na Posição I, conecta o polo ao terminal superior e, na Posição II, ao terminal inferior.",
  },
  "74": {
    of: "5485a2cd",
    opening:
      "Um planeta se move em relação às estrelas fixas. A figura destaca o movimento de Marte observado da Terra em intervalos de 10 dias.",
  },
  "77": { of: "8af2a441", edits: [["ρágua = 1 g/cm3 .", "ρ<sub>água</sub> = 1 g/cm3."]] },
  "78": { of: "4edf0916", edits: [["atrito fat", "atrito f<sub>at</sub>"]] },
  "80": { of: "db54cbf4", whole: true },
  "82": {
    of: "3f558b24",
    opening: "O anel das latas de alumínio contém magnésio. A tabela apresenta potenciais padrão de redução.",
  },
  "88": { of: "2c0ad62a", edits: [["bronzeamente", "bronzeamento"]] },
  "90": { of: "36d97a98", edits: [["fev. 2012", "fev. 2012."]] },
  "91-espanhol": { of: "a42f6d29", edits: [["Unea,1977", "Unea, 1977"]] },
  "91-ingles": {
    of: "b2e00aac",
    edits: [
      ["l’ll", "I’ll"],
      ["Langston**  \n**Hughes", "Langston Hughes"],
    ],
  },
  "92-espanhol": {
    of: "e4467187",
    edits: [
      ["frontis norte de**  \n**huaca", "frontis norte de huaca"],
      ["unos 1 500 como", "unos 1 500 años como"],
    ],
  },
  "92-ingles": { of: "c8b5100f", edits: [["sucess ", "success "]] },
  "93-espanhol": {
    of: "ff835159",
    edits: [
      ["troféus", "trofeos"],
      ["América Latina perfeccionó", "América Latina, perfeccionó"],
    ],
  },
  "94-espanhol": { of: "db277709", edits: [["QUINO.Disponível", "QUINO. Disponível"]] },
  "95-espanhol": {
    of: "b4642cd3",
    edits: [
      ["princípios del", "principios del"],
      ["entre e a Argentina", "entre a Argentina"],
    ],
  },
  "102": { of: "ee56f751", edits: [["diário secreto de**  \n**Teodor", "diário secreto de Teodor"]] },
  "112": { of: "659beac7", edits: [["principia a vossa porta", "principia à vossa porta"]] },
  "123": {
    of: "028d77c4",
    edits: [
      ["“varroa”(sic!)", "“varroa” (sic!)"],
      ["corrigir me do", "corrigir-me do"],
    ],
  },
  "131": { of: "ca75ba06", edits: [["Matosinho,", "Matosinhos,"]] },
  "132": {
    of: "c2fbb572",
    alternatives: { E: "Distorcer o sentido da frase “lugar de mulher é na cozinha”." },
  },
  "136": {
    of: "3284b431",
    edits: [
      ["_Disponível em", "Disponível em"],
      ["(adaptado)._", "(adaptado)."],
    ],
  },
  "137": {
    of: "8c5a914e",
    opening:
      "O losango da Figura 1 foi formado pela união dos centros de quatro circunferências tangentes, de raios de mesma medida.",
  },
  "138": {
    of: "401ec6d1",
    opening:
      "José, Carlos e Paulo devem transportar certa quantidade de laranjas. Na primeira parte do trajeto, dividiram-nas na proporção 6 : 5 : 4, respectivamente; na segunda parte, redistribuíram todas na proporção 4 : 4 : 2, respectivamente.",
  },
  "139": {
    of: "d3c8bf64",
    opening:
      "Um blog publicou “Contos de Halloween” e permitiu que os visitantes opinassem, assinalando “Divertido”, “Assustador” ou “Chato”. Ao fim de uma semana, 500 visitantes distintos acessaram a postagem.",
  },
  "141": {
    of: "c253dc09",
    opening:
      "Um forro retangular de tecido encolherá após a primeira lavagem, mantendo seu formato. A figura mostra as medidas originais do forro e o tamanho do encolhimento, x no comprimento e y na largura. A área do forro após ser lavado é (5 − x)(3 − y).",
  },
  "142": { of: "340b50ff", edits: [["arcondicionado", "ar-condicionado"]] },
  "143": {
    of: "e61b4fc8",
    opening:
      "A resistência mecânica S de uma viga de madeira, em forma de paralelepípedo retângulo, é diretamente proporcional à sua largura (b) e ao quadrado de sua altura (d) e inversamente proporcional ao quadrado da distância entre os suportes da viga, que coincide com o seu comprimento (x). A constante de proporcionalidade k é chamada de resistência da viga.",
  },
  "145": {
    of: "a7cc8959",
    opening:
      "Um biólogo mediu a altura de cinco árvores e representou-as em uma mesma malha quadriculada, utilizando as escalas indicadas na figura.",
  },
  "146": {
    of: "f0bbe9ab",
    opening:
      "Em um jogo há duas urnas com 10 bolas de mesmo tamanho em cada uma. A tabela indica as quantidades de bolas de cada cor em cada urna.",
  },
  "147": {
    of: "8e15400d",
    opening:
      "No hidrômetro da figura, os quatro primeiros algarismos do mostrador fornecem o consumo em m³, e os dois últimos, as centenas e as dezenas de litros. Um dos relógios de ponteiro indica litros, e o outro, décimos de litro.",
  },
  "148": {
    of: "3fdaf223",
    opening:
      "O gráfico apresenta a evolução do total de vendas, em reais, de certo medicamento ao longo do ano de 2011.",
  },
  "149": {
    of: "14ac8cf8",
    opening:
      "Maria decidiu vender caixas com diferentes formatos. As imagens mostram as planificações dessas caixas.",
  },
  "151": {
    of: "979f4331",
    opening:
      "O gráfico mostra a variação da extensão média de gelo marítimo, em milhões de quilômetros quadrados, de junho a setembro. O gelo reflete quase toda a luz solar; as águas escuras a absorvem e reforçam o aquecimento, ocasionando derretimento crescente do gelo.",
  },
  "153": {
    of: "b4b82bcc",
    opening:
      "O globo da morte é uma superfície esférica feita de aço, dentro da qual motoqueiros andam com suas motos. A Figura 1 traz uma foto, e a Figura 2, uma esfera que o ilustra.",
  },
  "154": {
    of: "61bbebf7",
    opening:
      "Em um projeto, as tomadas ficarão a 0,20 m e os interruptores a 1,47 m acima do piso. Um cadeirante, potencial comprador, alerta que essas medidas não atendem às suas necessidades. A figura mostra os referenciais de alturas, em metros, para atividades que não exigem força.",
  },
  "155": {
    of: "3d21b8a5",
    opening:
      "A tabela mostra, em horas por dia, como os jovens entre 12 e 18 anos gastam seu tempo durante a semana (de segunda-feira a sexta-feira) e no fim de semana (sábado e domingo).",
  },
  "156": {
    of: "e139789a",
    opening:
      "Um vendedor ganha um valor fixo mensal de R$ 750,00, mais uma comissão de R$ 3,00 para cada produto vendido. Se vender mais de 100 produtos, a comissão passa a ser de R$ 9,00 para cada produto, a partir do 101º.",
  },
  "158": { of: "81b74a8b", opening: "Uma fábrica utiliza o tanque de resfriamento mostrado na figura." },
  "159": {
    of: "66d4e73d",
    opening:
      "Jorge quer instalar aquecedores em seu salão: o modelo A consome 600 g/h de gás e cobre 35 m²; o modelo B consome 750 g/h e cobre 45 m². O aquecedor deve ser instalado em um ambiente com área menor do que a de sua cobertura. Jorge vai instalar uma unidade por ambiente e quer gastar o mínimo possível com gás. A planta mostra os ambientes (três retângulos e um trapézio).",
  },
  "160": {
    of: "4b0e8378",
    opening: "Um arquiteto projetou vitrais compostos de quadrados de lado medindo 1 m, conforme a figura.",
  },
  "162": {
    of: "72f2b4f9",
    opening:
      "O gráfico fornece os valores das ações de uma empresa, das 10 às 17 horas, em um dia em que elas oscilaram acentuadamente.",
  },
  "163": {
    of: "ae70fca9",
    opening:
      "O gráfico de linha tracejada informa o número de reclamações recebidas por dia no Serviço de Atendimento ao Cliente de uma empresa, e o de linha contínua, o número de reclamações resolvidas no dia.",
    edits: [
      ["_Disponível em", "Disponível em"],
      ["(adaptado)._", "(adaptado)."],
    ],
  },
  "165": {
    of: "5ad02049",
    opening:
      "João descreveu um deslocamento pela pirâmide da figura, e Bruno deve desenhar a projeção desse deslocamento no plano da base da pirâmide.",
  },
  "166": {
    of: "8322edb6",
    opening:
      "As curvas de oferta e de demanda de um produto representam as quantidades que vendedores e consumidores estão dispostos a comercializar em função do preço. Suponha que sejam representadas pelas equações:",
    edits: [
      ["QO é quantidade", "Q<sub>O</sub> é quantidade"],
      ["QD é a", "Q<sub>D</sub> é a"],
      ["QO e QD", "Q<sub>O</sub> e Q<sub>D</sub>"],
    ],
  },
  "168": { of: "a326db48", edits: [["_k_⋅m2/3", "_k_ ⋅ m<sup>2/3</sup>"]] },
  "169": {
    of: "7664f6f0",
    opening:
      "Um aluno registrou as notas bimestrais de algumas disciplinas em uma tabela, cujas entradas formam uma matriz 4 × 4, e quis calcular as médias anuais das disciplinas por produto de matrizes. Todas as provas têm o mesmo peso.",
  },
  "172": {
    of: "4772ac27",
    opening:
      "A ilustração sugere que o asteroide YU 55 percorreu sua trajetória no mesmo plano da órbita da Lua e indica sua proximidade em relação à Terra, ou seja, a menor distância a que ele passou da superfície terrestre.",
  },
  "174": {
    of: "14ae259b",
    opening:
      "A tabela mostra a receita bruta anual, nos três últimos anos, de cinco microempresas (ME) que se encontram à venda.",
  },
  "175": {
    of: "958fd6f2",
    opening: "Um laboratório analisa a taxa de glicose de uma pessoa de acordo com o quadro.",
  },
  "177": {
    of: "3dac7d26",
    edits: [
      ["_Folha de São Paulo.", "Folha de São Paulo."],
      ["(adaptado)._", "(adaptado)."],
    ],
  },
  "179": { of: "c6466a61", whole: true },
  "180": {
    of: "c88de073",
    edits: [
      ["diminui de a2", "diminui de a<sup>2</sup>"],
      ["diminui de a3", "diminui de a<sup>3</sup>"],
      ["_Disponível em", "Disponível em"],
      ["(adaptado)._", "(adaptado)."],
    ],
  },
};
