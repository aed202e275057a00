import type { YearRepairs } from "#app/domain/questions/enem/repairs/repair.ts";

export const repairs2012: YearRepairs = {
  "28": { of: "077cfd43", edits: [["transformase", "transforma-se"]] },
  "32": { of: "6768c375", edits: [["I**ntrodução a climatologia", "**Introdução à climatologia"]] },
  "54": { of: "9f80efbf", edits: [["respectivamemente", "respectivamente"]] },
  "60": {
    of: "05386489",
    opening:
      "Entre duas estações, o trem do metrô parte do repouso com aceleração constante por um terço do tempo de percurso, mantém a velocidade constante por outro terço e reduz a velocidade com desaceleração constante no trecho final, até parar.",
  },
  "67": {
    of: "13be9f3e",
    opening:
      "O manual de uma ducha higiênica informa a pressão mínima da água para o seu funcionamento. A figura mostra a instalação hidráulica com a caixa d’água e o cano ao qual deve ser conectada a ducha.",
  },
  "69": {
    of: "fdb7b127",
    opening:
      "O degelo de um peixe deixou um cheiro desagradável na geladeira. O odor característico de peixe se deve às aminas, que se comportam como bases. A tabela traz as concentrações hidrogeniônicas de alguns materiais encontrados na cozinha.",
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
  "80": { of: "db54cbf4", whole: true },
  "82": {
    of: "3f558b24",
    opening: "O anel das latas de alumínio contém magnésio. A tabela apresenta potenciais padrão de redução.",
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
  },
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
  "179": { of: "c6466a61", whole: true },
  "180": { of: "c88de073", edits: [["diminui de a2", "diminui de a<sup>2</sup>"]] },
};
