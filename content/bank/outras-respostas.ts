import type { AuthoredQuestion } from "./authored-question.ts";

/** Questions written for Farol whose answer is a sum, a number, or several choices. */
export const outrasRespostas: AuthoredQuestion[] = [
  {
    id: "res-001",
    style: "UEM",
    subject: "matematica",
    topics: ["Probabilidade", "Análise Combinatória"],
    kind: "sum",
    difficulty: 2,
    statement: `Uma caixa de estudos tem $12$ fichas: $5$ de álgebra, $4$ de geometria e $3$ de estatística. Retiram-se duas fichas ao acaso, uma após a outra e sem reposição. Assinale o que for **correto**.`,
    alternatives: [
      "A probabilidade de as duas fichas serem de álgebra é $\\dfrac{5}{33}$.",
      "A probabilidade de as duas fichas serem de assuntos diferentes é maior que $\\dfrac{1}{2}$.",
      "Se a primeira ficha é de estatística, a probabilidade de a segunda também ser é $\\dfrac{3}{11}$.",
      "Sem levar em conta a ordem, há $66$ pares possíveis de fichas.",
      "A probabilidade de sair ao menos uma ficha de geometria é $\\dfrac{19}{33}$.",
    ],
    key: "27",
    solution: `Em ordem, há $12 \\cdot 11 = 132$ retiradas possíveis.

**01. Correta.** Duas de álgebra: $\\dfrac{5 \\cdot 4}{132} = \\dfrac{5}{33}$.

**02. Correta.** Do mesmo assunto: $\\dfrac{5 \\cdot 4 + 4 \\cdot 3 + 3 \\cdot 2}{132} = \\dfrac{38}{132}$. De assuntos diferentes: $\\dfrac{94}{132}$, que passa da metade.

**04. Incorreta.** Restam $11$ fichas, $2$ delas de estatística: $\\dfrac{2}{11}$.

**08. Correta.** $\\dfrac{132}{2} = 66$.

**16. Correta.** Nenhuma de geometria: $\\dfrac{8 \\cdot 7}{132} = \\dfrac{14}{33}$. Ao menos uma: $1 - \\dfrac{14}{33} = \\dfrac{19}{33}$.

Soma: $01 + 02 + 08 + 16 = 27$.`,
    hint: "Conte primeiro todas as retiradas em ordem. Em “ao menos uma”, conte o contrário: nenhuma.",
    explanation:
      "Tiram-se duas fichas sem devolver a primeira. Cada proposição pede uma probabilidade ou uma contagem; some os valores das corretas.",
  },
  {
    id: "res-002",
    style: "UEM",
    subject: "fisica",
    topics: ["Cinemática", "Leis de Newton"],
    kind: "sum",
    difficulty: 2,
    statement: `Um elevador parte do repouso e sobe com aceleração constante de $1$ m/s² durante $4$ s. Em seguida sobe com velocidade constante por $10$ s e, por fim, freia com desaceleração constante de $2$ m/s² até parar. Assinale o que for **correto**.`,
    alternatives: [
      "A maior velocidade do elevador é $4$ m/s.",
      "O elevador freia durante $2$ s.",
      "Ao todo, o elevador sobe $52$ m.",
      "A velocidade média em toda a subida é $4$ m/s.",
      "Enquanto o elevador freia, a força que o piso faz sobre um passageiro é maior que o peso dele.",
    ],
    key: "07",
    solution: `**01. Correta.** $v = 1 \\cdot 4 = 4$ m/s.

**02. Correta.** De $4$ m/s a zero, a $2$ m/s²: $\\dfrac{4}{2} = 2$ s.

**04. Correta.** A área sob o gráfico da velocidade é $\\dfrac{4 \\cdot 4}{2} + 4 \\cdot 10 + \\dfrac{4 \\cdot 2}{2} = 8 + 40 + 4 = 52$ m.

**08. Incorreta.** São $52$ m em $4 + 10 + 2 = 16$ s: $3{,}25$ m/s.

**16. Incorreta.** Subindo e freando, a aceleração aponta para baixo: a força do piso é menor que o peso.

Soma: $01 + 02 + 04 = 07$.`,
    hint: "Desenhe o gráfico da velocidade pelo tempo: um trapézio. A área dele é a distância.",
    explanation:
      "A subida tem três partes: acelera, mantém a velocidade e freia. Julgue cada proposição e some os valores das corretas.",
  },
  {
    id: "res-003",
    style: "UNB",
    subject: "matematica",
    topics: ["Cones"],
    kind: "numeric",
    difficulty: 2,
    statement: `Um reservatório tem a forma de um cone de vértice para baixo, com $12$ m de altura e $6$ m de raio na borda. A água chega exatamente à metade da altura do reservatório.

Tomando $\\pi = 3$, calcule, em metros cúbicos, o volume de água.`,
    alternatives: [],
    key: "054",
    solution: `Cheio, o reservatório comporta $\\dfrac{1}{3} \\cdot 3 \\cdot 6^2 \\cdot 12 = 432$ m³. A água forma um cone semelhante, com razão $\\dfrac{1}{2}$ entre os comprimentos e $\\dfrac{1}{8}$ entre os volumes: $\\dfrac{432}{8} = 54$ m³.`,
    hint: "O cone de água é semelhante ao reservatório. Com metade da altura, o raio também é a metade.",
    explanation: "Pede-se o volume de um cone menor, semelhante ao reservatório, como um número inteiro.",
  },
  {
    id: "res-004",
    style: "UNB",
    subject: "quimica",
    topics: ["Estequiometria"],
    kind: "numeric",
    difficulty: 2,
    statement: `A cal viva é obtida pelo aquecimento do calcário, que contém carbonato de cálcio:

$$\\mathrm{CaCO_3 \\rightarrow CaO + CO_2}$$

Um forno liberou $44{,}8$ L de gás carbônico, medidos nas condições em que um mol de gás ocupa $22{,}4$ L. O calcário usado tinha $80\\%$ de carbonato de cálcio em massa.

Com a massa molar do carbonato igual a $100$ g/mol, calcule, em gramas, a massa de calcário usada.`,
    alternatives: [],
    key: "250",
    solution: `O gás liberado é $\\dfrac{44{,}8}{22{,}4} = 2$ mol, que vêm de $2$ mol de carbonato: $2 \\cdot 100 = 200$ g. Essa massa é $80\\%$ do calcário: $\\dfrac{200}{0{,}80} = 250$ g.`,
    hint: "Passe o volume de gás para mols. Depois pense: de que massa 200 g são 80%?",
    explanation:
      "Do volume de gás chega-se à massa de carbonato, e dela à massa do calcário, que não é puro. A resposta é um número inteiro.",
  },
  {
    id: "res-005",
    style: "UEM",
    subject: "biologia",
    topics: ["Citoplasma e Organelas"],
    kind: "multiple-choice",
    difficulty: 1,
    statement: `Ao microscópio eletrônico, uma aluna compara uma célula do fígado de um rato com uma célula da folha de um feijoeiro. Marque **todas** as estruturas que ela pode encontrar nas duas células.`,
    alternatives: ["Mitocôndrias", "Cloroplastos", "Complexo golgiense", "Parede celulósica", "Ribossomos"],
    key: "ACE",
    solution: `Mitocôndrias (A), complexo golgiense (C) e ribossomos (E) existem em células animais e vegetais: ambas respiram, preparam substâncias para exportação e fabricam proteínas. Cloroplastos (B) e parede celulósica (D) existem na célula da folha, mas não na do rato.`,
    hint: "Quais destas estruturas servem à fotossíntese ou à sustentação das plantas? Essas não estão no rato.",
    explanation:
      "Comparam-se uma célula animal e uma vegetal. Marque só o que as duas têm: há mais de uma alternativa certa.",
  },
  {
    id: "res-006",
    style: "UEM",
    subject: "portugues",
    topics: ["Crase"],
    kind: "multiple-choice",
    difficulty: 2,
    statement: `Marque **todas** as frases em que o uso ou a falta do acento grave está de acordo com a norma-padrão.`,
    alternatives: [
      "Refiro-me à aluna que chegou cedo.",
      "Entreguei o trabalho à ela ontem.",
      "Saímos do ensaio às sete horas.",
      "Começou à chover depois do jogo.",
      "Ele ficou a distância de um grito.",
    ],
    key: "AC",
    solution: `Em A, “referir-se a” encontra o artigo de “a aluna”. Em C, há crase na locução que indica hora exata. Em B, não há artigo antes de pronome pessoal; em D, não há artigo antes de verbo: nos dois casos o certo é “a”. Em E, a distância está determinada (“de um grito”), e o certo é “à distância de um grito”.`,
    hint: "Há crase quando uma preposição “a” encontra um artigo “a”. Pronomes pessoais e verbos levam artigo?",
    explanation:
      "Julgue a crase em cada frase. Pode haver mais de uma frase certa: todas as certas, e só elas, devem ser marcadas.",
  },
];
