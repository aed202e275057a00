import type { YearRepairs } from "#app/domain/questions/enem/repairs/repair.ts";

export const repairs2016: YearRepairs = {
  "41": { of: "9a220c77", edits: [["de de Sunidade", "de unidade"]] },
  "48": {
    of: "1ba38b71",
    opening: "A Figura 1 mostra o descarte de fezes de animais domésticos em sacolas, levadas ao lixo.",
  },
  "49": {
    of: "59511a4d",
    opening:
      "Uma ambulância A, em movimento retilíneo e uniforme, aproxima-se de um observador O, em repouso, e sua sirene emite um som de frequência constante. O desenho ilustra as frentes de onda. Um detector registra a frequência f<sub>o</sub>(t) percebida pelo observador, antes e depois da passagem da ambulância por ele.",
  },
  "50": {
    of: "2f587b62",
    opening:
      "O benzeno pode ser sintetizado pela trimerização do acetileno: 3 C<sub>2</sub>H<sub>2</sub>(g) → C<sub>6</sub>H<sub>6</sub>(ℓ). As variações de entalpia de combustão são: I. C<sub>2</sub>H<sub>2</sub>(g) + 5/2 O<sub>2</sub>(g) → 2 CO<sub>2</sub>(g) + H<sub>2</sub>O(ℓ), ΔH = −310 kcal/mol; II. C<sub>6</sub>H<sub>6</sub>(ℓ) + 15/2 O<sub>2</sub>(g) → 6 CO<sub>2</sub>(g) + 3 H<sub>2</sub>O(ℓ), ΔH = −780 kcal/mol.",
  },
  "52": {
    of: "0cbaf9d9",
    opening:
      "Os feromônios são substâncias utilizadas na comunicação entre indivíduos de uma espécie. O primeiro isolado de um inseto foi o bombicol, produzido pela mariposa do bicho-da-seda.",
  },
  "53": { of: "001a26fa", opening: "O esquema representa a produção de etanol a partir do milho." },
  "54": { of: "04c2d67d", edits: [["minimo", "mínimo"]] },
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
  "60": {
    of: "ab50644e",
    opening:
      "O carvão ativado remove compostos orgânicos voláteis, como o benzeno, por adsorção, que ocorre por interações intermoleculares entre a superfície do carvão (adsorvente) e o benzeno (substância adsorvida).",
  },
  "61": {
    of: "f45d3d76",
    opening:
      "Um pesquisador investigou se a predação por peixes controla espécies exóticas em costões rochosos. Ele colocou uma tela sobre uma área, impedindo o acesso dos peixes, e comparou o resultado com uma área adjacente de acesso livre. O quadro apresenta os resultados após 15 dias.",
  },
  "62": {
    of: "3c32102a",
    opening:
      "Em uma cadeia alimentar composta por fitoplâncton, zooplâncton, moluscos, crustáceos e peixes, ocorre a transição do carbono da forma inorgânica para a orgânica.",
  },
  "63": {
    of: "9681b1d1",
    opening:
      "Quando o motorista detecta um problema que exige uma freada brusca, o automóvel, que trafegava com velocidade constante, para em duas etapas: a primeira é a distância percorrida entre a detecção do problema e o acionamento dos freios; a segunda, a distância percorrida enquanto os freios agem com desaceleração constante.",
  },
  "66": {
    of: "758fc608",
    opening:
      "Em um cronômetro, um motor ligado ao eixo movimenta as engrenagens e faz o ponteiro girar. A frequência do motor é de 18 RPM, e o número de dentes das engrenagens está no quadro.",
  },
  "74": {
    of: "1a6565b2",
    opening:
      "Três lâmpadas idênticas foram ligadas no circuito esquematizado, com bateria e fios ideais. Um técnico previu a corrente elétrica nos pontos A, B, C, D e E e rotulou essas correntes de I<sub>A</sub>, I<sub>B</sub>, I<sub>C</sub>, I<sub>D</sub> e I<sub>E</sub>.",
  },
  "75": { of: "1b7fd735", opening: "A figura ilustra o movimento da seiva xilêmica em uma planta." },
  "76": {
    of: "e243e03e",
    opening:
      "Nucleófilos (Nu<sup>−</sup>) reagem com haletos de alquila por substituição nucleofílica (S<sub>N</sub>), como no esquema:",
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
  "79": { of: "9c3957a4", edits: [["constituidas", "constituídas"]] },
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
  "100": {
    of: "65ec1ae6",
    edits: [
      ["a cangústia", "a angústia"],
      ["solidão.ontemplação", "solidão. A contemplação"],
    ],
  },
  "119": { of: "70abf1ea", edits: [["filligranado", "filigranado"]] },
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
      "Um turista brasileiro perguntou a um londrino o diâmetro da London Eye, destacado na imagem, e ele respondeu que tem 443 pés.",
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
  },
  "149": {
    of: "9a5ec476",
    opening:
      "Dois projéteis, A e B, serão lançados juntos, com o objetivo de B interceptar A quando este alcançar sua altura máxima. Um descreve uma trajetória parabólica, e o outro, uma trajetória supostamente retilínea. O gráfico mostra as alturas em função do tempo, nas simulações realizadas.",
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
      "A densidade é a razão entre a massa de um corpo e seu volume. O corpo A possui 1,5 vez a massa do corpo B, e esta é 3/4 da massa do corpo C. O volume de A é o mesmo de B e 20% maior do que o de C. As densidades são dA, dB e dC.",
    edits: [
      ["DB ", "dB "],
      ["DC ", "dC "],
    ],
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
  },
  "176": {
    of: "0b1a5b3b",
    opening:
      "Um reservatório é abastecido por uma torneira e drenado por um ralo. Os gráficos representam as vazões Q, em litro por minuto, da água que entra pela torneira e da que sai pelo ralo, em função do tempo t, em minuto.",
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
  },
};
