import type { YearRepairs } from "./repair.ts";

export const repairs2011: YearRepairs = {
  "2": { of: "990a8fc8", edits: [["à qual deve se submeter", "à qual deve se submeter."]] },
  "12": { of: "18e23ec3", edits: [["beato que  \ndizia", "beato que dizia"]] },
  "19": {
    of: "97cac594",
    edits: [
      ["https://legislação.planalto", "https://legislacao.planalto"],
      ["brasileiros“", "brasileiros”"],
      ["política brasileira", "política brasileira."],
    ],
  },
  "20": { of: "dc65d37b", edits: [["16 jun 2010", "16 jun. 2010"]] },
  "21": {
    of: "b47dfc24",
    edits: [
      ["A ação democrática consiste", "TEXTO I\n\nA ação democrática consiste"],
      ["S. etal.", "S. et al."],
    ],
  },
  "22": {
    of: "9eb51840",
    edits: [
      ["Até que ponto, a partir", "TEXTO I\n\nAté que ponto, a partir"],
      [
        "EdUSP, 2004 (adaptado).",
        "EdUSP, 2004 (adaptado).\n\nTEXTO II\n\n_Resumo:_ O acordo café com leite, com alternância de São Paulo e Minas na presidência, é uma idealização de um processo bem mais caótico e conflituoso: os dois estados divergiam muito, por se envolverem em graus diferentes no comércio exterior (S. Topik, 1989).",
      ],
    ],
  },
  "24": { of: "ea3c72f3", edits: [["Sociales.**  \nUniversidad", "Sociales.** Universidad"]] },
  "26": { of: "ebb567f8", edits: [["teria nascido em 1930", "teria nascido em 1930."]] },
  "30": {
    of: "852bdedf",
    edits: [
      [
        "Paz e Terra, 1999 (adaptado).",
        "Paz e Terra, 1999 (adaptado).\n\n_Resumo da pergunta:_ Dos períodos históricos a seguir, em qual a obediência se associou sobretudo ao poder carismático?",
      ],
    ],
  },
  "34": {
    of: "953f949a",
    edits: [["parte da elite participou", "parte da elite participou ativamente do processo, no intuito de"]],
  },
  "39": { of: "1ff875ca", edits: [["arquitetura global  \nDisponível", "arquitetura global. Disponível"]] },
  "41": { of: "3afd47dd", edits: [["b)Reforma", "b) Reforma"]] },
  "42": { of: "be7e1823", edits: [["UDN -,", "UDN –,"]] },
  "43": { of: "88d1e32c", edits: [["Charge capa", "Charge, capa"]] },
  "44": {
    of: "2774aba1",
    edits: [["assimetrias geométricas.  \nFoto: Rio", "assimetrias geográficas. Rio"]],
  },
  "46": {
    of: "6352c236",
    opening:
      "Um inventor concebeu palhetas, montadas sobre um eixo, postas em movimento pela agitação aleatória das partículas do fluido ao seu redor. Como o movimento ocorreria igualmente em ambos os sentidos de rotação, ele acrescentou um dente de engrenagem assimétrico, com trava, para que o motor pudesse puxar um pequeno peso para cima.",
  },
  "48": { of: "98f95d2f", edits: [["após tratamento é introduzida", "após tratamento, é introduzida"]] },
  "50": {
    of: "e83f5977",
    opening:
      "A queima de combustíveis que contêm carbono produz dióxido de carbono. O calor de combustão (ΔH<sub>c</sub>º) é a energia liberada na queima completa de um mol de combustível no estado padrão. O quadro relaciona algumas dessas substâncias.",
  },
  "52": { of: "a44017cd", edits: [["afim de atenuar", "a fim de atenuar"]] },
  "54": { of: "9b9b1298", edits: [["um estético simples", "um eutético simples"]] },
  "55": {
    of: "da8f9831",
    edits: [
      ["descontaminação.  \nRevista", "descontaminação.\n\nRevista"],
      ["no1, 2010", "nº 1, 2010"],
    ],
  },
  "56": { of: "0c23911d", edits: [["e, dai, para", "e, daí, para"]] },
  "58": {
    of: "6698de56",
    opening:
      "Para evitar o ressecamento da pele, usam-se hidratantes umectantes, feitos geralmente à base de glicerina e polietilenoglicol:",
  },
  "60": {
    of: "cc45f6cc",
    opening: "O manual de um chuveiro elétrico traz as características técnicas ilustradas no quadro.",
    edits: [
      ["correte instalação", "correta instalação"],
      ["RA e RB", "R<sub>A</sub> e R<sub>B</sub>"],
    ],
  },
  "61": { of: "f6c2111a", edits: [["recém sintetizada", "recém-sintetizada"]] },
  "62": {
    of: "78b956c3",
    opening:
      "Na eutrofização, o crescimento dos produtores primários é controlado pelo nutriente limítrofe, que é o elemento menos disponível em relação à abundância necessária à sobrevivência dos organismos. O ciclo da figura reflete a dinâmica dos nutrientes em um lago.",
  },
  "63": {
    of: "607dc40f",
    opening:
      "Uma substância colorida absorve luz visível, e a cor percebida é a soma das cores restantes. A Figura 1 mostra o espectro de absorção de uma substância; pela roda de cores (Figura 2), a cor do objeto está no lado oposto ao comprimento de onda da absorção máxima.",
  },
  "64": { of: "b43fefdc", whole: true },
  "65": {
    of: "2428feec",
    edits: [
      ["assim, epigenética", "assim, a epigenética"],
      ["Época. no 610", "Época. Nº 610"],
      ["Polipoidia", "Poliploidia"],
    ],
  },
  "66": { of: "ae9da7ec", edits: [["não pode ser utilizado", "não pode ser utilizada"]] },
  "67": {
    of: "aee086a7",
    opening:
      "A relação entre a refletância de um objeto e o comprimento de onda da radiação é sua assinatura espectral. A figura mostra as de objetos comuns na superfície terrestre.",
    edits: [["assinatura espectral apresenta na", "assinatura espectral apresentadas na"]],
  },
  "68": {
    of: "bba1d402",
    edits: [
      ["neutralizado e o e o", "neutralizado e o"],
      ["Chemically synthesized Genome.  \nScience", "Chemically Synthesized Genome. Science"],
    ],
  },
  "70": {
    of: "6d450f46",
    opening:
      "Com a lâmpada e a pilha de uma lanterna e um fio com as extremidades descascadas, um estudante faz as ligações a seguir com a intenção de acender a lâmpada:",
  },
  "71": {
    of: "930e284f",
    alternatives: {
      E: "Podem acarretar sérios problemas econômicos e sociais, pois a substituição do uso de petróleo afeta negativamente toda uma cadeia produtiva na medida em que exclui diversas fontes de emprego nas refinarias, postos de gasolina e no transporte de petróleo e gasolina.",
    },
  },
  "72": {
    of: "39d9cc79",
    opening:
      "Os sais biliares são sintetizados no fígado a partir do colesterol. Partindo do ácido cólico representado na figura, formam-se os ácidos glicocólico e taurocólico; o prefixo glico- indica um resíduo do aminoácido glicina e o prefixo tauro-, do aminoácido taurina.",
  },
  "73": {
    of: "da3fe3bb",
    opening:
      "Para determinar a densidade da água de um lago, usaram-se um dinamômetro D e um cubo maciço e homogêneo de 10 cm de aresta e 3 kg de massa. Com o cubo suspenso no ar, a leitura foi de 30 N; com metade do volume do cubo submersa na água do lago, foi de 24 N.",
  },
  "75": {
    of: "415a0ef3",
    opening:
      "O principal componente do esmalte do dente é um sal denominado hidroxiapatita. O refrigerante faz decrescer o pH do biofilme e provoca a desmineralização do esmalte. A equação química representa esse processo:",
    edits: [["OH- ,", "OH<sup>−</sup>,"]],
  },
  "77": {
    of: "d8d1e4cd",
    opening:
      "Para medir o tempo de reação de uma pessoa, solta-se sem aviso uma régua entre seus dedos e observa-se a distância que a régua percorre na queda até ser segurada. O quadro mostra essa distância e os respectivos tempos de reação de três pessoas.",
  },
  "78": {
    of: "f17e29e8",
    opening:
      "No vaso sanitário da figura, ao se acionar a alavanca, toda a água do tanque é escoada e aumenta o nível no vaso, até cobrir o sifão; a água desce levando os rejeitos, e o tanque volta a encher. Em relação às válvulas de descarga, esse sistema proporciona maior economia de água.",
  },
  "81": {
    of: "c96e4877",
    opening:
      "Na presença de soluções ácidas de oxidantes, como o permanganato de potássio, o peróxido de hidrogênio decompõe-se conforme a equação:",
  },
  "83": {
    of: "f1cc0fe2",
    edits: [
      ["de um vegetal.  \nRevista", "de um vegetal.\n\nRevista"],
      ["Escola. no 28", "Escola. Nº 28"],
      ["NO2, NO− ,", "NO2, NO3−,"],
    ],
  },
  "84": {
    of: "f792203c",
    opening:
      "Ao diminuir o tamanho de um orifício atravessado por um feixe de luz, próximo do fechamento completo, a luz apresenta o comportamento ilustrado nas figuras. O som também pode se comportar dessa forma.",
    edits: [["desfiladero", "desfiladeiro"]],
  },
  "86": {
    of: "6bcc1f8f",
    opening:
      "Uma das modalidades das olimpíadas é o salto com vara. As etapas de um dos saltos de um atleta estão representadas na figura:",
  },
  "87": {
    of: "f12e4c73",
    edits: [
      [
        "Arca de Noé  \nToquinho & Vinicius de Moraes  \nNossa",
        "Arca de Noé  \nToquinho & Vinicius de Moraes\n\nNossa",
      ],
    ],
  },
  "88": { of: "dbacfe44", edits: [["nº- 219", "nº 219"]] },
  "90": { of: "7bae7234", whole: true },
  "92-espanhol": { of: "7cfea034", edits: [["pacientesy sus", "pacientes y sus"]] },
  "93-espanhol": {
    of: "077b6c7f",
    edits: [
      ["34a Ses", "34ª Ses"],
      ["34a ses", "34ª ses"],
      ["realizado poria", "realizado por la"],
      ["la Union Internacional", "la Unión Internacional"],
      ["brasilia2010.oig.br", "brasilia2010.org.br"],
    ],
  },
  "94-espanhol": { of: "419f121c", edits: [["http://vww.elpdwrin.", "http://www.elpolvorin."]] },
  "106": {
    of: "a0ef8ef6",
    edits: [
      ["As idéias veiculadas", "As ideias veiculadas"],
      ["sequenciação de idéias", "sequenciação de ideias"],
    ],
  },
  "122": { of: "7d1d3bf3", edits: [["1a pessoa", "1ª pessoa"]] },
  "132": {
    of: "b27a3244",
    edits: [
      ["computador de “computador”. Sugeri", "computador de ‘computador’”. Sugeri"],
      ["w_indows_", "_windows_"],
    ],
  },
  "136": {
    of: "ea5281eb",
    opening:
      "O dono de uma oficina mecânica precisa de um pistão de 68 mm de diâmetro. Em um ferro-velho, encontra pistões com diâmetros iguais a 68,21 mm; 68,102 mm; 68,001 mm; 68,02 mm e 68,012 mm.",
  },
  "137": {
    of: "8aa0ad99",
    opening:
      "A Escala de Magnitude de Momento (M<sub>W</sub>) mede a magnitude dos terremotos em termos de energia liberada. M<sub>W</sub> e M<sub>0</sub> se relacionam pela fórmula:",
    edits: [
      ["Onde M0", "Onde M<sub>0</sub>"],
      ["magnitude MW", "magnitude M<sub>W</sub>"],
      ["Earthquakes.  \nDispon", "Earthquakes. Dispon"],
      ["sísmico M0", "sísmico M<sub>0</sub> do terremoto de Kobe (em dina⋅cm)?"],
      ["**U.S. GEOLOGICAL SURVEY**", "U.S. GEOLOGICAL SURVEY"],
    ],
    alternatives: {
      A: "10<sup>−5,10</sup>",
      B: "10<sup>−0,73</sup>",
      C: "10<sup>12,00</sup>",
      D: "10<sup>21,65</sup>",
      E: "10<sup>27,00</sup>",
    },
  },
  "138": {
    of: "27dbd788",
    opening:
      "Um mecânico de uma equipe de corrida precisa obter em metros a distância _a_ entre os eixos dianteiro e traseiro de um carro e a altura _b_ entre o solo e o encosto do piloto.",
  },
  "139": {
    of: "49d07add",
    opening:
      "O “relógio de luz” de uma residência é constituído de quatro pequenos relógios, cujos sentidos de rotação estão indicados na figura.",
  },
  "140": {
    of: "bba4b8ad",
    opening:
      "A prefeitura vai construir uma praça de formato retangular e pode gastar, no máximo, 180 m de tela para cercá-la. As medidas dos terrenos disponíveis são:",
    edits: [["escolher o terreno.", "escolher o terreno"]],
  },
  "142": {
    of: "85425862",
    opening:
      "Mediu-se a temperatura do ambiente de uma cidade, sempre no mesmo horário, em 15 dias intercalados, a partir do primeiro dia de um mês, conforme o quadro.",
  },
  "144": {
    of: "0ef71160",
    opening:
      "Uma indústria fabrica brindes em forma de pirâmide, obtida por quatro cortes em um cubo. O esquema indica o sólido original (cubo) e a pirâmide obtida a partir dele.",
  },
  "145": {
    of: "18a0fc6f",
    edits: [["O consumo atingiu o maior", "**Café no Brasil**\n\nO consumo atingiu o maior"]],
  },
  "147": {
    of: "87d4655e",
    opening: "A figura mostra um modelo de sombrinha muito usado em países orientais.",
  },
  "149": {
    of: "73df0657",
    opening:
      "O Índice de Adiposidade Corporal (IAC) é uma alternativa ao Índice de Massa Corporal (IMC) para quantificar a gordura corporal. A figura mostra como calculá-los; em mulheres, a adiposidade normal está entre 19% e 26%.",
    edits: [["nova medida é\nUse", "nova medida é\n\nUse"]],
  },
  "150": {
    of: "fd4f1045",
    opening:
      "Um bairro foi planejado em uma região plana, com ruas paralelas e perpendiculares, delimitando quadras de mesmo tamanho. No plano de coordenadas cartesianas, esse bairro localiza-se no segundo quadrante, e as distâncias nos eixos são dadas em quilômetros.",
    edits: [
      ["(-5, 5)", "(–5, 5)"],
      ["estação no ponto.", "estação no ponto"],
    ],
  },
  "151": { of: "cc7f3115", opening: "A figura mostra uma calçada pavimentada com peças iguais." },
  "153": {
    of: "ebd08ff8",
    edits: [
      ["arroz arroz", "arroz"],
      ["ceia.  \n**Jornal Hoje** 17", "ceia. **Jornal Hoje**, 17"],
    ],
  },
  "154": { of: "dbb756ce", whole: true },
  "155": {
    of: "9c6825ad",
    opening:
      "Para determinar a distância de um barco até a praia, um navegante mediu, a partir de um ponto A, o ângulo visual α fazendo mira em um ponto fixo P da praia. Mantendo o sentido, seguiu até um ponto B, de onde se vê o mesmo ponto P sob um ângulo visual 2α, como ilustra a figura.",
  },
  "156": { of: "e72e71ee", edits: [["Y = ", "y = "]] },
  "157": {
    of: "60db966c",
    opening:
      "Um jovem investidor precisa escolher, para uma aplicação de R$ 500,00, o investimento de maior retorno: poupança ou CDB (certificado de depósito bancário). As informações obtidas estão no quadro:",
    edits: [
      ["o CDB, pois totalizará um montante de R$ 500,87", "O CDB, pois totalizará um montante de R$ 500,87"],
    ],
  },
  "158": {
    of: "fef07540",
    opening:
      "O quadro mostra o valor das contas de luz antes e depois da redução da tarifa, para consumidores residenciais e de baixa renda.",
    edits: [["com 1kWh", "com 1 kWh"]],
  },
  "161": { of: "1468ffcc", edits: [["e dua família", "e sua família"]] },
  "163": {
    of: "af76d603",
    opening:
      "Rafael mora no Centro de uma cidade e, por recomendação médica, vai se mudar para uma das regiões Rural, Comercial, Residencial Urbano ou Residencial Suburbano, onde a temperatura das “ilhas de calor” deve ser inferior a 31 °C. As temperaturas são apresentadas no gráfico.",
  },
  "165": {
    of: "87a296b4",
    opening:
      "A pista de atletismo da figura tem oito raias, numeradas do centro para a extremidade e construídas de segmentos de reta paralelos e arcos de circunferência. Os dois semicírculos da pista são iguais.",
  },
  "166": {
    of: "46f2443b",
    edits: [
      ["**Época**.26 abr", "**Época**. 26 abr"],
      ["Supondo que, nos", "Suponha que, nos"],
    ],
  },
  "167": {
    of: "3c294eeb",
    edits: [
      ["mistura para atrais", "mistura para atrair"],
      ["n.166, mar.1996", "n. 166, mar. 1996."],
    ],
  },
  "169": {
    of: "88b027cd",
    opening:
      "A figura traz os dados de Duílio e Sandra, novos corredores. O Índice de Massa Corporal (IMC) é a razão entre a massa, em quilograma, e o quadrado da altura, em metro.",
  },
  "170": {
    of: "546eb1d1",
    opening:
      "A tabela mostra o número de pessoas vacinadas em um posto durante a campanha contra a gripe suína.",
  },
  "171": { of: "15b4ca05", whole: true },
  "172": {
    of: "8cc698e5",
    opening:
      "Um técnico em refrigeração precisa revisar todos os pontos de saída de ar de um escritório. Na imagem, cada ponto indicado por uma letra é uma saída de ar, e os segmentos são as tubulações.",
  },
  "173": {
    of: "ed9faea0",
    opening: "O gráfico mostra a participação percentual do agronegócio no PIB brasileiro.",
  },
  "175": {
    of: "22373f24",
    opening:
      "Uma enquete perguntou se as atividades humanas provocam o aquecimento global. Responderam 279 internautas, como mostra o gráfico.",
  },
  "176": {
    of: "c972fc66",
    opening:
      "A cor de uma estrela tem relação com a temperatura em sua superfície. A tabela apresenta uma classificação espectral e outros dados das estrelas dessas classes; o Sol é da classe G2.",
  },
  "177": {
    of: "3db1df70",
    opening:
      "Uma pessoa pode escolher entre três investimentos, garantidos por um ano: A, com 3% ao mês; B, com 36% ao ano; e C, com 18% ao semestre. As rentabilidades incidem sobre o valor do período anterior. O quadro fornece algumas aproximações:",
  },
  "178": {
    of: "bd272b0e",
    opening:
      "A resistência das vigas de dado comprimento é diretamente proporcional à largura (b) e ao quadrado da altura (d), conforme a figura. A constante de proporcionalidade k varia de acordo com o material da viga.",
  },
};
