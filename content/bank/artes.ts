import type { AuthoredQuestion } from "#content/bank/authored-question.ts";

/** Arts, written for Farol: ENEM, Unesp and UnB styles. */
export const artes: AuthoredQuestion[] = [
  {
    id: "art-001",
    style: "ENEM",
    subject: "artes",
    topics: ["Arte Moderna", "Elementos da Linguagem Visual"],
    kind: "single-choice",
    difficulty: 1,
    statement: `![Composição quadrada, dividida por linhas pretas grossas, verticais e horizontais, em retângulos de tamanhos variados. Um retângulo grande no alto é amarelo; um à esquerda é azul; um à direita, menor, e um quadradinho são vermelhos; um no canto superior direito é preto; um no canto inferior esquerdo é cinza-claro; os demais são brancos.](figuras/art-001.svg)

*Composição criada para esta questão.*

Por volta de 1917, um grupo de artistas reunidos na Holanda em torno da revista *De Stijl* defendia uma arte sem imitação da natureza, feita de elementos universais.

A composição apresentada emprega um princípio desse movimento, o neoplasticismo, que consiste`,
    alternatives: [
      "na fragmentação de figuras conhecidas, mostradas de vários pontos de vista.",
      "no equilíbrio assimétrico de planos de cor, separados por linhas ortogonais.",
      "no registro das mudanças da luz natural, por meio de pinceladas aparentes.",
      "na deformação das figuras, para exprimir emoções intensas do artista.",
      "na ilusão de movimento, obtida pela repetição de curvas e contrastes.",
    ],
    key: "B",
    solution: `A composição não representa nada reconhecível: usa apenas linhas verticais e horizontais (**ortogonais**), cores primárias (vermelho, amarelo e azul) e as não cores (preto, branco e cinza). Os planos têm tamanhos diferentes, e o equilíbrio não vem da simetria, mas da compensação entre áreas, cores e posições: o grande plano amarelo contrabalança-se com o azul e com os vermelhos menores. São os princípios do neoplasticismo, formulado por Piet Mondrian e Theo van Doesburg. Alternativa **B**.

- **A)** Descreve o cubismo.
- **C)** Descreve o impressionismo.
- **D)** Descreve o expressionismo.
- **E)** Descreve a op art, das décadas de 1950 e 1960.`,
    hint: "Liste só o que você vê: que tipos de linha, que cores e que figuras aparecem? Alguma coisa do mundo está representada?",
    explanation:
      "A imagem é feita de linhas pretas e retângulos coloridos. O texto fala de um movimento que fazia arte assim. Você deve escolher a frase que descreve o que esse movimento fazia e que combina com a imagem; as outras descrevem movimentos diferentes.",
  },
  {
    id: "art-002",
    style: "ENEM",
    subject: "artes",
    topics: ["Renascimento", "Elementos da Linguagem Visual"],
    kind: "single-choice",
    difficulty: 1,
    statement: `![Desenho de um salão visto de frente, com piso quadriculado, janelas nas paredes laterais, vigas no teto e uma porta em arco ao fundo. Linhas tracejadas, traçadas a partir das bordas do piso, do teto e das janelas, encontram-se em um mesmo ponto, na porta do fundo. Os quadrados do piso e as janelas ficam menores à medida que se aproximam do fundo.](figuras/art-002.svg)

*Desenho criado para esta questão.*

O recurso evidenciado pelas linhas tracejadas foi sistematizado no século XV por artistas e arquitetos de Florença.

Nesse recurso, a representação do espaço é organizada`,
    alternatives: [
      "pela reunião, em uma só imagem, de vistas do objeto tomadas de vários ângulos.",
      "pela importância das figuras, tanto maiores quanto mais alta a sua hierarquia.",
      "pela justaposição de cores puras, que o olho combina quando visto à distância.",
      "pelo contraste acentuado de luz e sombra, que apaga os contornos das figuras.",
      "pela convergência das linhas a um ponto, segundo o olhar fixo do observador.",
    ],
    key: "E",
    solution: `As linhas tracejadas, que no espaço real seriam paralelas, **convergem para um único ponto de fuga**, na altura dos olhos de um observador imóvel. Os objetos diminuem de modo regular com a distância. É a **perspectiva linear**, demonstrada por Brunelleschi e exposta por Alberti no tratado *Da pintura* (1435). Ela exprime a concepção renascentista de um espaço racional, medido a partir do ser humano. Alternativa **E**.

- **A)** É o procedimento do cubismo.
- **B)** É a perspectiva hierárquica, comum na arte egípcia e em parte da arte medieval.
- **C)** É o pontilhismo (neoimpressionismo).
- **D)** É o tenebrismo, ou o claro-escuro acentuado do barroco.`,
    hint: "Siga com o dedo qualquer uma das linhas tracejadas. Onde todas elas terminam?",
    explanation:
      "O desenho mostra um salão que parece ter profundidade, embora o papel seja plano. As linhas tracejadas revelam o truque. Você deve dizer como funciona essa técnica, criada no Renascimento.",
  },
  {
    id: "art-003",
    style: "UNESP",
    subject: "artes",
    topics: ["Arte Contemporânea", "Performance"],
    kind: "single-choice",
    difficulty: 2,
    statement: `Em 1965, na abertura de uma exposição no Museu de Arte Moderna do Rio de Janeiro, Hélio Oiticica (1937–1980) chegou com passistas e ritmistas da Mangueira, que traziam estandartes e vestiam capas de várias camadas de pano e plástico: os *Parangolés*. Impedido de entrar, o grupo apresentou-se do lado de fora. Pendurada em um cabide, a capa é um monte de tecidos; girando em um corpo, abre planos de cor que ninguém, nem o artista, tinha visto antes.

De acordo com o texto, uma característica central dos *Parangolés* é que, neles,`,
    alternatives: [
      "o público deixa de só contemplar, e a obra se completa no corpo que a veste e dança.",
      "o artista copia trajes populares, e a obra documenta com fidelidade a vida no morro.",
      "a pintura mantém a moldura, e o tecido serve de suporte para cenas de carnaval.",
      "o museu torna-se indispensável, e a obra só ganha sentido em suas salas fechadas.",
      "a música perde importância, e a dança repete passos determinados pelo artista.",
    ],
    key: "A",
    solution: `O texto opõe a capa **no cabide** ("um monte de tecidos") à capa **no corpo** que gira e "abre planos de cor que ninguém, nem o artista, tinha visto antes". A obra não está pronta: acontece quando alguém a veste e se move. O espectador torna-se **participante**, ideia central da arte de Oiticica e do neoconcretismo em seus desdobramentos. Alternativa **A**.

- **B)** As capas não reproduzem trajes existentes; são invenções.
- **C)** Não há moldura nem cena pintada; a cor sai do quadro e vai para o espaço.
- **D)** O grupo foi barrado e apresentou-se do lado de fora: a obra não depende da sala do museu.
- **E)** A presença de passistas e ritmistas mostra a importância da música e do samba, e os planos de cor são imprevisíveis "até para o artista".`,
    hint: "Compare a capa no cabide com a capa em movimento. Em qual dos dois casos, segundo o texto, a obra acontece?",
    explanation:
      "O texto descreve os Parangolés, capas coloridas feitas para vestir e dançar. Você deve identificar o que há de novo nessa arte em relação a um quadro, que se olha na parede.",
  },
  {
    id: "art-004",
    style: "UNB",
    subject: "artes",
    topics: ["Música Brasileira"],
    kind: "right-wrong",
    difficulty: 2,
    statement: `O esquema representa, de modo simplificado, dois compassos de samba. Cada um dos quatro tempos está dividido em quatro partes iguais, numeradas de 1 a 16, e os pontos indicam os toques de dois instrumentos.

![Esquema rítmico com 16 subdivisões, agrupadas em quatro tempos. O surdo toca nas subdivisões 1, 5, 9 e 13, isto é, no início de cada tempo. O tamborim toca nas subdivisões 1, 3, 6, 8, 11, 14 e 16.](figuras/art-004.svg)

Com base no esquema, julgue o item a seguir.

A maior parte dos toques do tamborim não coincide com os do surdo, que marca o início dos tempos, e esse deslocamento produz a síncope, característica rítmica do samba.`,
    alternatives: ["Certo", "Errado"],
    key: "C",
    solution: `O surdo toca nas subdivisões 1, 5, 9 e 13, que são o **início de cada tempo**: ele sustenta a pulsação.

O tamborim toca em 1, 3, 6, 8, 11, 14 e 16, sete toques. Destes, só o da subdivisão **1** coincide com o surdo; os outros **seis** caem entre os inícios dos tempos. Esse deslocamento do apoio para pontos fracos do compasso, prolongando-se sobre os tempos seguintes, é a **síncope**, que dá ao samba seu balanço. O item está **certo**.`,
    hint: "Compare as duas linhas do esquema, coluna por coluna. Em quantas delas os dois instrumentos tocam juntos?",
    explanation:
      "O esquema mostra em que momentos cada instrumento toca. O surdo marca a batida regular. O item diz que o tamborim quase sempre toca fora dessa batida e que isso tem um nome. Você deve conferir no desenho e julgar.",
  },
];
