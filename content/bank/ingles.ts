import type { AuthoredQuestion } from "#content/bank/authored-question.ts";

/** English, written for Farol: ENEM, USP, EEAR, EsPCEx and UnB styles. */
export const ingles: AuthoredQuestion[] = [
  {
    id: "ing-001",
    style: "ENEM",
    subject: "ingles",
    topics: ["Reading Comprehension"],
    kind: "single-choice",
    difficulty: 1,
    language: "ingles",
    statement: `**Nobody says “shh” in this library**

> At the Library of Things, in our old fire station, nobody asks you to be quiet. For the price of a coffee, members take home a drill, a tent or a sewing machine and bring it back a week later. “A drill is used for a few minutes in its whole life,” says volunteer Maya Ortiz. “The rest of the time it sits in a cupboard, taking up space.” On Saturdays, volunteers also teach visitors to mend what they already own. Four hundred neighbours have joined since we opened, and the dusty corner where we started is now too small for the queue.

*Texto escrito para esta questão.*

O texto apresenta uma iniciativa comunitária que propõe`,
    alternatives: [
      "vender a preços baixos ferramentas que os moradores não querem mais.",
      "ampliar o horário de silêncio para quem estuda na biblioteca do bairro.",
      "ensinar aos bombeiros voluntários o uso de novos equipamentos.",
      "emprestar aos vizinhos objetos de pouco uso, no lugar de comprá-los.",
      "recolher nas casas máquinas quebradas, para levá-las à reciclagem.",
    ],
    key: "D",
    solution: `Na *Library of Things*, os membros **levam para casa** (*take home*) uma furadeira, uma barraca ou uma máquina de costura e a **devolvem** (*bring it back*) uma semana depois. A voluntária justifica: uma furadeira é usada por poucos minutos em toda a sua vida; no resto do tempo, ocupa espaço no armário. A proposta, portanto, é **emprestar** o que se usa pouco em vez de cada um comprar o seu. Alternativa **D**.

- **A)** Paga-se uma pequena taxa pelo empréstimo ("the price of a coffee"); nada é vendido.
- **B)** O título e a primeira frase brincam com a ideia de silêncio: ali *ninguém* pede silêncio.
- **C)** *Old fire station* é apenas o prédio em que funciona a iniciativa.
- **E)** Os voluntários ensinam a **consertar** (*mend*) o que as pessoas já têm; não recolhem máquinas.`,
    hint: 'Repare nas expressões "take home" e "bring it back a week later". O que elas dizem sobre o que acontece com os objetos?',
    explanation:
      "O texto, em inglês, fala de uma biblioteca diferente: em vez de livros, ela tem coisas como furadeiras e barracas. Você deve entender o que as pessoas fazem ali e qual é a ideia da iniciativa.",
  },
  {
    id: "ing-002",
    style: "ENEM",
    subject: "ingles",
    topics: ["Poems and Song Lyrics", "Reading Comprehension"],
    kind: "single-choice",
    difficulty: 2,
    language: "ingles",
    statement: String.raw`**Accent**

> They tell me I have an accent.\
> I tell them: so does the sea;\
> it says the name of every shore\
> the way it learned to speak.
>
> My grandmother packed it for me\
> between the radio and the rice,\
> so that, whenever I lose my way,\
> my words can find the house.

*Texto escrito para esta questão.*

No poema, o sotaque é apresentado como`,
    alternatives: [
      "herança familiar que liga o eu lírico ao lugar de onde ele veio.",
      "obstáculo que impede o eu lírico de ser entendido pelos outros.",
      "imitação da fala da avó, que diverte as pessoas do novo país.",
      "hábito que o eu lírico pretende abandonar para ser aceito.",
      "marca de pouca escolaridade, corrigida pelo rádio da família.",
    ],
    key: "A",
    solution: `Na segunda estrofe, o sotaque aparece como algo que a avó **pôs na mala** (*packed it for me*), entre o rádio e o arroz, para que, quando o eu lírico se perder (*lose my way*), suas palavras possam **encontrar a casa** (*find the house*). É uma herança afetiva, que o liga à origem. Na primeira estrofe, a comparação com o mar (*so does the sea*) dá a entender que todos têm sotaque: não é defeito. Alternativa **A**.

- **B)** O poema não menciona dificuldade de compreensão.
- **C)** Não há imitação nem riso.
- **D)** O eu lírico responde com orgulho ("I tell them: so does the sea"); não quer abandonar o sotaque.
- **E)** O rádio é apenas um dos objetos da mala; nada se diz sobre escola.`,
    hint: 'Quem "pôs na mala" o sotaque e para quê? Leia de novo os dois últimos versos.',
    explanation:
      "O poema, em inglês, fala de uma pessoa a quem dizem que ela tem sotaque. Ela responde com imagens: o mar, a avó, a mala, a casa. A pergunta é que valor essas imagens dão ao sotaque.",
  },
  {
    id: "ing-003",
    style: "ENEM",
    subject: "ingles",
    topics: ["Reading Comprehension", "Vocabulary"],
    kind: "single-choice",
    difficulty: 1,
    language: "ingles",
    statement: `![Cartaz com alfinete no alto e tiras destacáveis embaixo. Texto: "LOST: one attention span". Desenho de um telefone celular com avisos de 3, 12 e mais de 99 mensagens. Texto: "Last seen: near a phone, around 9 p.m. Answers to: 'just five more minutes'. If found, please return it to the nearest book. REWARD: finding out how the story ends". Nas tiras destacáveis, lê-se "read on".](figuras/ing-003.svg)

*Cartaz criado para esta questão.*

O cartaz recorre à forma de um aviso de desaparecimento para`,
    alternatives: [
      "divulgar um aplicativo que localiza telefones perdidos à noite.",
      "tratar com humor a perda de concentração causada pelo celular.",
      "oferecer uma recompensa a quem devolver livros à biblioteca.",
      "anunciar uma sessão de leitura que terá início às nove horas.",
      "alertar os pais sobre o desaparecimento de crianças do bairro.",
    ],
    key: "B",
    solution: `O que se perdeu não é um animal nem um objeto, mas *one attention span*, isto é, **a capacidade de manter a atenção**. Ela foi vista pela última vez perto de um telefone (*last seen: near a phone*) e "atende" por *just five more minutes*, a frase de quem não larga o aparelho. Quem a encontrar deve devolvê-la ao livro mais próximo, e a recompensa é descobrir como a história termina. O formato de aviso de desaparecimento gera **humor** e critica a distração provocada pelo celular. Alternativa **B**.

- **A)** O telefone é o "suspeito", não o objeto perdido.
- **C)** A recompensa não é por devolver livros, e sim por devolver a atenção **a** um livro.
- **D)** "Around 9 p.m." é a hora em que a atenção foi vista pela última vez.
- **E)** A forma lembra esse tipo de aviso, mas o conteúdo é outro.`,
    hint: "O que exatamente foi perdido, segundo as letras maiores? E onde foi visto pela última vez?",
    explanation:
      'O cartaz, em inglês, parece um daqueles avisos de "procura-se". Você deve descobrir o que sumiu, quem é apontado como responsável e o que o autor quer dizer com essa brincadeira.',
  },
  {
    id: "ing-004",
    style: "USP",
    subject: "ingles",
    topics: ["Reading Comprehension", "Vocabulary"],
    kind: "single-choice",
    difficulty: 2,
    statement: `> For more than a century, Sandy Island had a name, a shape and a place on the map: a long strip of land in the Coral Sea, between Australia and New Caledonia. What it did not have was land. A whaling ship reported it in 1876, chart-makers wrote it down, and later chart-makers trusted the earlier ones. The mistake outlived paper: it slipped into digital databases and, from there, onto millions of screens. In November 2012, the crew of an Australian research vessel sailed to the spot and found nothing but open water more than a thousand metres deep. It was, one might say, an undiscovery. The sailors of 1876 may have seen a raft of pumice, the floating stone that volcanoes leave behind. They can be forgiven. It is harder to forgive the rest of us, who went on copying.

*Texto escrito para esta questão.*

De acordo com o texto, Sandy Island permaneceu tanto tempo nos mapas porque`,
    alternatives: [
      "o mar era raso demais naquele trecho para que navios o percorressem.",
      "as imagens de satélite confirmavam que havia terra naquele ponto.",
      "os países vizinhos disputavam entre si a posse daquele território.",
      "a ilha desapareceu pouco antes da chegada do navio de pesquisa.",
      "cada mapa repetia os anteriores, sem que alguém fosse ao local.",
    ],
    key: "E",
    solution: `A passagem decisiva é: *"chart-makers wrote it down, and later chart-makers trusted the earlier ones"*: os cartógrafos registraram a ilha, e os seguintes **confiaram** nos anteriores. O erro passou até para os bancos de dados digitais, e o texto conclui que é mais difícil perdoar "o resto de nós, que continuou copiando" (*who went on copying*). Só em 2012 alguém foi ao ponto e encontrou apenas mar. Alternativa **E**.

- **A)** O mar ali tem **mais de mil metros** de profundidade.
- **B)** O texto não fala de satélites; diz que o erro entrou nos bancos de dados.
- **C)** Não se menciona disputa territorial.
- **D)** A ilha nunca existiu (*What it did not have was land*); por isso, o autor brinca com a palavra *undiscovery*, "desdescoberta".`,
    hint: 'O que os cartógrafos mais recentes fizeram com o trabalho dos mais antigos? Procure o verbo "trusted".',
    explanation:
      "O texto conta a história de uma ilha que aparecia nos mapas, mas não existia. Você deve explicar, com base no que se lê, por que o erro durou mais de cem anos.",
  },
  {
    id: "ing-005",
    style: "EEAR",
    subject: "ingles",
    topics: ["Past Perfect Continuous", "Simple Past"],
    kind: "single-choice",
    difficulty: 2,
    statement: `Read the text and answer the question.

> It was a stormy evening. When the pilot _______ the runway lights at last, the plane _______ through the clouds for almost twenty minutes. Ten minutes later, everybody was safe on the ground.

Choose the alternative that completes the text correctly.`,
    alternatives: ["sees / was flying", "saw / has flown", "saw / had been flying", "has seen / flies"],
    key: "C",
    solution: `O texto está no passado (*It was a stormy evening*; *everybody was safe*). O momento em que o piloto avistou as luzes é uma ação pontual e terminada: **simple past**, *saw*.

O voo entre as nuvens começou **antes** desse momento e durava até ele, com a duração expressa por *for almost twenty minutes*: **past perfect continuous**, *had been flying*. Alternativa **C**.

- **A)** *Sees* está no presente, e *was flying* não combina com a duração anterior ao momento indicado.
- **B)** *Has flown* (present perfect) liga-se ao presente, mas o ponto de referência é passado.
- **D)** *Has seen* não se usa com um momento passado determinado por *when*, e *flies* está no presente.`,
    hint: "Qual das duas ações começou primeiro? Que tempo verbal mostra uma ação em andamento antes de outra no passado?",
    explanation:
      "É preciso completar duas lacunas com verbos. A história aconteceu no passado, e uma das ações já vinha acontecendo havia vinte minutos quando a outra ocorreu. Você deve escolher os tempos verbais que mostram essa ordem.",
  },
  {
    id: "ing-006",
    style: "ESPCEX",
    subject: "ingles",
    topics: ["Linking Words", "Discourse Markers"],
    kind: "single-choice",
    difficulty: 2,
    statement: `Leia o texto a seguir e responda à questão.

> Night flights over the ocean used to depend on the stars. __(1)__ satellites now do most of the work, young navigators are still taught to find their position with a sextant, an instrument that measures the height of a star above the horizon. Electronic systems may fail or be jammed; the sky, __(2)__, stays where it has always been.

Choose the alternative containing the correct words to respectively complete gaps (1) and (2).`,
    alternatives: [
      "Although / however",
      "Because / therefore",
      "Despite / instead",
      "Unless / otherwise",
      "Since / moreover",
    ],
    key: "A",
    solution: `**Lacuna (1).** Os satélites fazem quase todo o trabalho, **mas** os navegadores ainda aprendem a usar o sextante: há contraste entre as duas orações. Antes de oração com sujeito e verbo (*satellites now do*), usa-se **Although** ("embora").

**Lacuna (2).** Os sistemas eletrônicos podem falhar; o céu, **porém**, continua no lugar: novo contraste, agora entre períodos e com o conector entre vírgulas: **however**.

Alternativa **A**.

- **B)** *Because* daria uma causa sem sentido (ensinar o sextante porque os satélites fazem o trabalho), e *therefore* indica conclusão.
- **C)** *Despite* tem ideia de contraste, mas é seguido de substantivo ou de verbo em *-ing*, e não de oração completa; *instead* significa "em vez disso".
- **D)** *Unless* ("a menos que") e *otherwise* ("caso contrário") indicam condição.
- **E)** *Since* ("já que") indica causa, e *moreover* ("além disso"), adição.`,
    hint: "Nos dois casos, a segunda ideia confirma ou contraria a primeira? Repare também no que vem depois da lacuna (1): uma oração inteira ou só um substantivo?",
    explanation:
      "O texto fala de satélites e de estrelas na navegação. Faltam duas palavras de ligação. Você deve perceber que relação existe entre as ideias (causa, condição, contraste…) e escolher o par que combina com o sentido e com a gramática.",
  },
  {
    id: "ing-007",
    style: "UNB",
    subject: "ingles",
    topics: ["Reading Comprehension"],
    kind: "right-wrong",
    difficulty: 2,
    language: "ingles",
    statement: String.raw`> Dear Editor,
>
> I read that the council is thinking of leaving every street lamp in Alder Lane on all night. I am not against light. I have fallen off the kerb in the dark more than once, and nobody over seventy does that for fun. What I am asking for is a dimmer. After midnight, when even the foxes have gone home, half the light would do, and the other half could be given back to the stars. My granddaughter is nine and has never seen the Milky Way. She thinks I made it up.
>
> Yours faithfully,\
> Ruth Calloway

*Carta fictícia, escrita para esta questão.*

Based on the letter, judge the following item.

Ruth Calloway would like the council to switch off all the street lamps in Alder Lane after midnight, so that people can see the stars.`,
    alternatives: ["Certo", "Errado"],
    key: "E",
    solution: `O item está **errado**.

A autora não pede que as lâmpadas sejam **apagadas** (*switch off*). Ela pede um regulador de intensidade (*What I am asking for is a dimmer*): depois da meia-noite, **metade da luz** bastaria (*half the light would do*), e a outra metade "poderia ser devolvida às estrelas". Ela mesma diz que não é contra a luz (*I am not against light*) e lembra que já caiu no escuro.

A segunda parte do item (ver as estrelas) está de acordo com a carta; o que o torna errado é a medida atribuída à autora.`,
    hint: 'Procure na carta a frase que começa com "What I am asking for" e descubra para que serve um "dimmer".',
    explanation:
      "Uma senhora escreve ao jornal sobre as luzes da rua. O item diz que ela quer que todas as lâmpadas sejam apagadas depois da meia-noite. Você deve conferir, na carta, se é isso mesmo que ela pede.",
  },
];
