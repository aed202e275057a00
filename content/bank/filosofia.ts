import type { AuthoredQuestion } from "#content/bank/authored-question.ts";

/** Philosophy, written for Farol: ENEM, Unicamp, UnB and Unesp styles. */
export const filosofia: AuthoredQuestion[] = [
  {
    id: "fil-001",
    style: "ENEM",
    subject: "filosofia",
    topics: ["Sócrates e os Sofistas"],
    kind: "single-choice",
    difficulty: 1,
    statement: `— Coragem é nunca recuar — disse Tiago.

— E a bombeira que sai do prédio porque o teto vai cair, com uma criança no colo, foi covarde? — perguntou dona Olga.

— Não, ela recuou para salvar alguém. Então coragem é enfrentar o perigo por uma boa causa.

— E quem entra no mar bravo sem saber nadar, para socorrer outro, e morre com ele? Teve coragem ou lhe faltou alguma coisa?

Tiago ficou um tempo calado.

— Acho que eu não sei dizer o que é coragem.

— Ótimo — disse dona Olga. — Agora podemos começar a procurar.

*Texto escrito para esta questão.*

A atitude de dona Olga retoma o método atribuído a Sócrates, que consistia em`,
    alternatives: [
      "transmitir ao interlocutor uma definição pronta, garantida pela autoridade de quem ensina.",
      "vencer o interlocutor com discursos sedutores, sem compromisso com a verdade do que se diz.",
      "levar o interlocutor a duvidar dos sentidos, até restar somente a certeza do pensamento.",
      "conduzir o interlocutor, por perguntas, a reconhecer que não sabia o que julgava saber.",
      "conciliar opiniões contrárias em uma síntese, que as conserva e as supera ao mesmo tempo.",
    ],
    key: "D",
    solution: `Dona Olga não define coragem: **pergunta**. Cada pergunta traz um caso que a definição de Tiago não explica, e ele, de correção em correção, admite que não sabe. É o que os diálogos de Platão mostram em Sócrates: pelo exame (a refutação, ou *élenchos*), o interlocutor reconhece a própria ignorância e, livre da falsa certeza, pode investigar. Alternativa **D**.

- **A)** Dona Olga não oferece definição alguma; Sócrates dizia nada ensinar.
- **B)** Essa é a imagem que Platão dá dos sofistas, adversários de Sócrates.
- **C)** Descreve a dúvida metódica de Descartes (século XVII).
- **E)** Lembra a dialética de Hegel (século XIX); no diálogo, não se chega a nenhuma síntese.`,
    hint: "Dona Olga afirma o que é coragem em algum momento? O que muda em Tiago entre a primeira e a última fala?",
    explanation:
      "Um rapaz diz o que é coragem, e uma senhora conversa com ele sobre isso. O modo como ela conduz a conversa lembra o método de Sócrates. Você deve reconhecer esse método entre cinco descrições, quatro das quais são de outras atitudes ou de outros filósofos.",
  },
  {
    id: "fil-002",
    style: "ENEM",
    subject: "filosofia",
    topics: ["Kant", "Ética"],
    kind: "single-choice",
    difficulty: 2,
    statement: `Na faculdade de Renata, a presença é registrada em uma lista. Um amigo pede que ela assine por ele: "É só desta vez, ninguém vai sair prejudicado". Renata faz as contas: o amigo não será reprovado, a professora não vai perceber, a turma nem vai saber. Nada de mau resultará. Mesmo assim, não assina e explica: "Se todo mundo assinasse por quem falta, a lista deixaria de mostrar quem veio e não serviria mais para nada. Eu estaria querendo que a lista valesse e, ao mesmo tempo, querendo uma exceção".

*Texto escrito para esta questão.*

A justificativa de Renata aproxima-se da ética de Kant, pois avalia a ação com base`,
    alternatives: [
      "nas consequências previstas, escolhendo a que produz mais bem-estar para os envolvidos.",
      "na possibilidade de a regra seguida na ação valer, sem contradição, para todas as pessoas.",
      "no hábito de escolher bem, que conduz a pessoa virtuosa ao meio-termo entre os excessos.",
      "no sentimento de simpatia, que inclina cada pessoa a ajudar aqueles que lhe são próximos.",
      "nas ordens da instituição, que devem ser obedecidas para que se evitem as punições.",
    ],
    key: "B",
    solution: `Renata deixa de lado os resultados (que seriam até bons para o amigo) e pergunta o que aconteceria se a **regra** da ação fosse adotada por **todos**: a lista perderia o sentido, e a própria fraude se tornaria impossível. Querer a regra como lei geral e, ao mesmo tempo, querer a exceção é uma contradição. É o teste do **imperativo categórico**: agir segundo uma máxima que se possa querer como lei universal. Alternativa **B**.

- **A)** É o critério utilitarista; por ele, Renata talvez assinasse, já que "nada de mau resultará".
- **C)** É a ética das virtudes de Aristóteles.
- **D)** Lembra a moral do sentimento, de Hume. Para Kant, o valor moral não depende da inclinação; aliás, a amizade a levaria a assinar.
- **E)** Obedecer por medo da punição não tem valor moral para Kant; e ela sabe que não seria descoberta.`,
    hint: 'O que Renata faz depois de concluir que ninguém seria prejudicado? Repare na expressão "se todo mundo".',
    explanation:
      "Uma estudante recusa-se a assinar a lista por um amigo, embora ninguém fosse sofrer com isso. A razão que ela dá se parece com uma ideia de Kant. Você deve dizer em que essa razão se apoia.",
  },
  {
    id: "fil-003",
    style: "UNICAMP",
    subject: "filosofia",
    topics: ["Empirismo", "Epistemologia"],
    kind: "open",
    difficulty: 3,
    statement: `> Há nove anos, dona Zefa abre a venda às seis, e há nove anos a caminhonete do pão encosta às seis e vinte. Nunca falhou. Por isso, às seis e quinze, ela já põe a toalha no balcão. Perguntada por um freguês como podia ter certeza de que o pão viria, respondeu: "Certeza, certeza, não tenho. Tenho é costume".

*Texto escrito para esta questão.*

**a)** Que tipo de raciocínio leva dona Zefa a esperar a caminhonete? Explique por que, para David Hume, a repetição de casos passados não prova, pela razão, o que ocorrerá no futuro.

**b)** Qual é, para Hume, o papel do costume (ou hábito) no conhecimento? Compare essa posição com a de Descartes, indicando em que cada um dos dois filósofos apoia as certezas que temos.`,
    alternatives: [],
    key: null,
    solution: `**a)** Trata-se de um raciocínio **indutivo** (indução): de muitos casos observados, passa-se à expectativa sobre um caso ainda não observado.

Para Hume, essa passagem **não tem fundamento demonstrativo**. Não é contraditório pensar que amanhã a caminhonete não venha (ou que o Sol não nasça): o contrário de uma questão de fato é sempre possível. E não adianta dizer que "sempre foi assim", porque isso supõe que o futuro se parecerá com o passado, e esse princípio só poderia ser provado por nova indução, o que seria andar em círculo.

**b)** Para Hume, o que nos leva do passado ao futuro é o **costume**, ou hábito: de tanto ver dois fatos seguidos, a mente passa a esperar o segundo quando o primeiro aparece. É um princípio da natureza humana, indispensável à vida e à ciência, mas não é uma prova racional. A fala de dona Zefa ("Certeza, certeza, não tenho. Tenho é costume") exprime essa ideia.

Comparação: **Descartes**, racionalista, apoia as certezas na **razão**: pela dúvida metódica, chega a verdades claras e distintas, a começar pelo *cogito* ("penso, logo existo"), e delas deduz as demais; os sentidos podem enganar. **Hume**, empirista, entende que as ideias derivam das **impressões** da experiência e que as crenças sobre os fatos se apoiam no hábito, sem alcançar certeza absoluta.

**O que se espera na correção.** Em *a*, a identificação da indução e a explicação do problema, e não a simples afirmação de que "o futuro é incerto". Em *b*, o papel do hábito e a comparação entre experiência/hábito (Hume) e razão (Descartes).`,
    hint: 'Em a, pense na diferença entre "sempre aconteceu" e "tem de acontecer". Em b, a própria resposta de dona Zefa contém a palavra de que Hume precisa.',
    explanation:
      'Dona Zefa espera o pão porque ele sempre veio. O filósofo Hume dizia que esse "sempre veio" não garante que virá. Você deve explicar esse problema, dizer o que Hume põe no lugar da certeza e comparar sua posição com a de Descartes.',
  },
  {
    id: "fil-004",
    style: "UNB",
    subject: "filosofia",
    topics: ["Aristóteles", "Ética"],
    kind: "right-wrong",
    difficulty: 2,
    statement: `Na *Ética a Nicômaco*, Aristóteles sustenta que a virtude moral é uma disposição adquirida pelo hábito e situada em um meio-termo entre dois vícios: um por excesso, outro por falta. A coragem, por exemplo, fica entre a temeridade e a covardia; a generosidade, entre o desperdício e a avareza.

A respeito dessa concepção, julgue o item a seguir.

O meio-termo em que consiste a virtude moral é uma medida fixa, igual para todas as pessoas e circunstâncias, à semelhança da média aritmética entre dois números.`,
    alternatives: ["Certo", "Errado"],
    key: "E",
    solution: `O item está **errado**.

Aristóteles distingue o meio-termo **da coisa**, que é aritmético e igual para todos (6 é o meio entre 2 e 10), do meio-termo **relativo a nós**, que é o da virtude. O próprio filósofo dá um exemplo: se dez porções de alimento são muito e duas são pouco, não se segue que seis sejam a medida certa para todos; para um atleta experiente pode ser pouco, e para um iniciante, muito.

A medida da virtude depende da pessoa e da situação (quando, com quem, por que motivo, de que modo) e é encontrada pela razão, com a prudência (*phronesis*). O mesmo gasto pode ser avareza em quem é rico e desperdício em quem é pobre.`,
    hint: 'Lembre a diferença que Aristóteles faz entre o meio-termo "da coisa" e o meio-termo "relativo a nós".',
    explanation:
      "Para Aristóteles, ser virtuoso é evitar os exageros para mais e para menos. O item diz que esse ponto de equilíbrio é igual para todo mundo, como uma conta de média. Você deve julgar se é isso que o filósofo pensa.",
  },
  {
    id: "fil-005",
    style: "UNESP",
    subject: "filosofia",
    topics: ["Contratualismo", "Filosofia Política"],
    kind: "single-choice",
    difficulty: 2,
    statement: `A tabela resume posições de três filósofos contratualistas sobre a condição humana anterior ao Estado e a finalidade do pacto que o institui.

| Filósofo | Condição sem Estado | Finalidade do pacto |
| --- | --- | --- |
| I | Liberdade e igualdade sob a lei natural, mas sem juiz imparcial para os conflitos | Proteger a vida, a liberdade e os bens; o governo que os viola perde a legitimidade |
| II | Independência e vida simples; a propriedade trouxe desigualdade e dominação | Formar um corpo político em que cada um, ao obedecer à vontade geral, obedece a si mesmo |
| III | Disputa de todos contra todos e temor contínuo da morte violenta | Instituir um soberano forte o bastante para garantir a paz e a segurança |

Os filósofos I, II e III são, respectivamente,`,
    alternatives: [
      "Locke, Rousseau e Hobbes.",
      "Hobbes, Locke e Rousseau.",
      "Rousseau, Hobbes e Locke.",
      "Locke, Hobbes e Rousseau.",
      "Hobbes, Rousseau e Locke.",
    ],
    key: "A",
    solution: `- **I – John Locke.** No *Segundo tratado sobre o governo*, o estado de natureza tem uma lei natural e direitos (vida, liberdade e bens). Falta um juiz comum. O governo existe para proteger esses direitos e, se os viola, pode ser resistido e substituído.
- **II – Jean-Jacques Rousseau.** No *Discurso sobre a origem da desigualdade*, o ser humano natural vive de modo simples e independente; a propriedade privada introduz a desigualdade. No *Contrato social*, a solução é a **vontade geral**, pela qual, unindo-se a todos, cada um obedece apenas a si mesmo.
- **III – Thomas Hobbes.** No *Leviatã*, o estado de natureza é guerra de todos contra todos, com medo da morte violenta. O pacto institui um soberano que garante a segurança.

Alternativa **A**. As demais trazem os mesmos nomes em ordem trocada: **D** acerta apenas o primeiro; **E**, apenas o segundo; **B** e **C** não acertam nenhum.`,
    hint: 'Comece pelas expressões mais características: "vontade geral" e "todos contra todos". De quem são?',
    explanation:
      "Três filósofos imaginaram como seria a vida sem governo e por que as pessoas fariam um acordo para criá-lo. A tabela resume as ideias sem dizer os nomes. Você deve reconhecer de quem é cada uma.",
  },
];
