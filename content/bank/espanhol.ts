import type { AuthoredQuestion } from "#content/bank/authored-question.ts";

/** Spanish, written for Farol: ENEM, UEL, UFRGS and UnB styles. */
export const espanhol: AuthoredQuestion[] = [
  {
    id: "esp-001",
    style: "ENEM",
    subject: "espanhol",
    topics: ["Comprensión Lectora"],
    kind: "single-choice",
    difficulty: 1,
    language: "espanhol",
    statement: `**El autobús que huele a papel**

> Los martes, a las once, un viejo autobús escolar se detiene frente a la estación abandonada de El Trébol. Ya no lleva alumnos: lleva novelas. Donde estaban los asientos hay estanterías, y al volante va Amparo Ledesma, que fue maestra rural durante treinta años. «Aquí cerraron la escuela y después la biblioteca —cuenta—. Entonces pensé que, si el pueblo no podía ir a los libros, los libros tendrían que venir al pueblo». Amparo no cobra multas ni pide carné: apunta el nombre en un cuaderno y confía. De los cuatro mil préstamos del último año, dice, solo se han perdido once libros. «Y dos volvieron por correo, con una carta de disculpas».

*Texto escrito para esta questão.*

A iniciativa apresentada na notícia tem por objetivo`,
    alternatives: [
      "transportar alunos da zona rural até a escola da cidade vizinha.",
      "levar livros a moradores que perderam a escola e a biblioteca.",
      "recuperar, pelo correio, obras que os leitores não devolveram.",
      "vender romances usados para reabrir a antiga estação de trem.",
      "cobrar multas dos leitores que atrasam a devolução das obras.",
    ],
    key: "B",
    solution: `Amparo explica a ideia com as próprias palavras: fecharam a escola e depois a biblioteca; *"si el pueblo no podía ir a los libros, los libros tendrían que venir al pueblo"*. O ônibus, que já não leva alunos, **leva romances** e os empresta (*préstamos*) aos moradores. Alternativa **B**.

- **A)** "Ya no lleva alumnos": essa era a função antiga do ônibus.
- **C)** Dois livros voltaram pelo correio, mas isso é um detalhe curioso, e não o objetivo.
- **D)** Os livros são emprestados, e a estação abandonada é só o lugar onde o ônibus para.
- **E)** "No cobra multas": o texto afirma o contrário.`,
    hint: "Complete a frase de Amparo: se o povoado não podia ir aos livros, então…",
    explanation:
      "A notícia, em espanhol, fala de uma professora aposentada que dirige um ônibus cheio de livros. Você deve dizer para que serve esse ônibus, com base no que ela conta.",
  },
  {
    id: "esp-002",
    style: "ENEM",
    subject: "espanhol",
    topics: ["Comprensión Lectora", "Imperativo"],
    kind: "single-choice",
    difficulty: 1,
    language: "espanhol",
    statement: `![Cartaz com o desenho de uma panela fumegante decorada com três casinhas. Texto: "Receta para un buen barrio. Ingredientes: 2 «buenos días» por persona; 1 plaza con sombra; vecinos, al gusto. Preparación: Mezcle todo sin prisa en la plaza. Agregue música y un plato traído de casa. No deje enfriar la charla. Sírvase el domingo 12, a las 13 h, en la Plaza del Molino. Fiesta de vecinos. Entrada libre. Traiga su silla".](figuras/esp-002.svg)

*Cartaz criado para esta questão.*

O principal objetivo do cartaz é`,
    alternatives: [
      "ensinar o modo de preparo de um prato típico servido nas praças.",
      "pedir doações de alimentos para as famílias que vivem na praça.",
      "criticar os vizinhos que fazem barulho na praça aos domingos.",
      "divulgar o cardápio de um restaurante aberto perto da praça.",
      "convidar os moradores do bairro para um encontro na praça.",
    ],
    key: "E",
    solution: `O cartaz usa a estrutura de uma **receita** (ingredientes, preparo, verbos no imperativo: *mezcle, agregue, sírvase*), mas os "ingredientes" são cumprimentos, uma praça e vizinhos. A parte final dá os dados de um convite: *el domingo 12, a las 13 h, en la Plaza del Molino. Fiesta de vecinos. Entrada libre. Traiga su silla*. O objetivo é **convidar para a festa do bairro**. Alternativa **E**.

- **A)** Nenhum prato é ensinado; a receita é figurada.
- **B)** Pede-se um prato trazido de casa para compartilhar, e não uma doação.
- **C)** *No deje enfriar la charla* é um convite à conversa, não uma reclamação.
- **D)** Não há restaurante nem cardápio.`,
    hint: "Os ingredientes podem ser comprados no mercado? Leia a parte final: ela informa dia, hora e lugar. De que tipo de texto são essas informações?",
    explanation:
      "O cartaz, em espanhol, parece uma receita de cozinha, mas não é. Você deve descobrir o que ele realmente quer que as pessoas façam.",
  },
  {
    id: "esp-003",
    style: "ENEM",
    subject: "espanhol",
    topics: ["Voseo", "Variación Lingüística"],
    kind: "single-choice",
    difficulty: 2,
    language: "espanhol",
    statement: `> Llegué a Buenos Aires con mi «tú» en la maleta. En la panadería pregunté: «¿Tienes medialunas?», y la señora contestó: «Sí, nena, ¿cuántas querés?». A la semana ya decía «vos» en el mercado; a los dos meses, hasta en sueños. Cuando llamé a mi madre, que vive en Bogotá, se rio y me preguntó, tratándome de usted, como siempre: «¿Y usted desde cuándo habla así, mija?». Entonces me di cuenta de que en mi casa el «usted» nunca había sido frío: era la forma que tenía el cariño.

*Texto escrito para esta questão.*

O relato da narradora mostra que, no espanhol,`,
    alternatives: [
      "o emprego de “vos” é tido por incorreto e deve ser evitado pelos estrangeiros.",
      "o emprego de “usted” indica sempre distância e formalidade entre os falantes.",
      "a adoção de um tratamento local obriga o falante a abandonar o de sua família.",
      "as formas de tratamento variam com o lugar e podem ter valor afetivo próprio.",
      "as pessoas que migram conservam sem mudança o modo de falar da infância.",
    ],
    key: "D",
    solution: `A narradora usa *tú*; em Buenos Aires, ouve e passa a usar *vos* (*¿cuántas querés?*); em Bogotá, a mãe a trata por *usted* com carinho. O texto mostra, portanto, que as formas de tratamento **mudam conforme a comunidade** e que o valor delas também muda: em sua casa, *usted* "nunca había sido frío: era la forma que tenía el **cariño**". Alternativa **D**.

- **A)** Nada indica que *vos* seja incorreto; é a forma corrente em Buenos Aires.
- **B)** A última frase desmente o "sempre": ali, *usted* expressa afeto.
- **C)** A mãe estranha e ri, mas a conversa não mostra obrigação de abandonar nenhuma forma.
- **E)** A narradora mudou seu modo de falar em dois meses.`,
    hint: 'Compare o "vos" da padeira com o "usted" da mãe. O que a última frase revela sobre esse "usted"?',
    explanation:
      'O texto, em espanhol, é de uma colombiana que se mudou para a Argentina e notou que as pessoas se tratam de outro modo. Você deve concluir o que a história ensina sobre "tú", "vos" e "usted".',
  },
  {
    id: "esp-004",
    style: "UEL",
    subject: "espanhol",
    topics: ["Falsos Amigos", "Comprensión Lectora"],
    kind: "single-choice",
    difficulty: 1,
    statement: `Leia o texto a seguir.

> Era mi primera cena con la familia de mi novio. Yo, brasileña y nerviosa, había preparado la sopa. Su madre la probó, se quedó un rato en silencio, como quien busca la palabra justa, y dijo que estaba exquisita. Me puse colorada y pedí disculpas: le prometí que la próxima vez usaría menos condimento. Todos se rieron, y mi novio tuvo que explicarme, entre carcajadas, que acababa de recibir el mayor elogio de la noche.

*Texto escrito para esta questão.*

O mal-entendido narrado ocorreu porque a narradora`,
    alternatives: [
      "atribuiu a uma palavra do espanhol o sentido de outra, parecida, do português.",
      "percebeu que a mãe do namorado fingia gostar da sopa para não a ofender.",
      "ignorava que, naquela família, era costume fazer as refeições em silêncio.",
      "tomou as risadas da família por uma crítica ao modo como havia cozinhado.",
      "usou, para pedir desculpas, uma expressão que em espanhol tem outro sentido.",
    ],
    key: "A",
    solution: `Em espanhol, *exquisita* significa "deliciosa, refinada". A narradora, brasileira, entendeu a palavra como **esquisita** ("estranha") e, por isso, pediu desculpas e prometeu usar menos tempero. Trata-se de um **falso amigo** (heterossemântico): palavras parecidas com sentidos diferentes. Alternativa **A**.

Outro falso amigo do texto é *rato*, que quer dizer "momento".

- **B)** O elogio era sincero: "acababa de recibir el mayor elogio de la noche".
- **C)** O silêncio foi só o da mãe, que escolhia a palavra.
- **D)** As risadas vieram **depois** do pedido de desculpas; não foram a causa do mal-entendido.
- **E)** O pedido de desculpas foi entendido; estranho era pedi-las diante de um elogio.`,
    hint: "Que palavra da mãe do namorado fez a narradora pedir desculpas? Com que palavra do português ela se parece?",
    explanation:
      "Uma brasileira cozinha para a família do namorado, que fala espanhol. A mãe diz algo sobre a sopa, e a moça pede desculpas, mas tinha recebido um elogio. Você deve explicar de onde veio a confusão.",
  },
  {
    id: "esp-005",
    style: "UFRGS",
    subject: "espanhol",
    topics: ["Pronombres Complemento", "Verbo Gustar"],
    kind: "single-choice",
    difficulty: 2,
    language: "espanhol",
    statement: `Leia o trecho abaixo.

> A mis abuelos ........ gusta contar historias de cuando eran niños. Si nosotros ........ pedimos una, ellos ........ cuentan sin prisa a quien quiera oírla, como quien sirve un mate.

Assinale a alternativa que preenche correta e respectivamente as lacunas do trecho.`,
    alternatives: [
      "le – le – la",
      "les – los – le la",
      "les – les – se la",
      "los – les – les la",
      "se – se – la se",
    ],
    key: "C",
    solution: `**1ª lacuna.** Com *gustar*, usa-se o pronome de objeto indireto, que concorda com *a mis abuelos* (terceira pessoa do plural): **les** gusta. O verbo fica no singular porque o sujeito é "contar historias".

**2ª lacuna.** *Pedir algo a alguien*: a quem se pede são os avós, objeto indireto no plural: **les** pedimos una.

**3ª lacuna.** *Contar algo a alguien*: os dois objetos aparecem como pronomes, "la" (la historia) e *le* (a quien quiera oírla). Diante de *la*, o pronome *le/les* passa a **se**: **se la** cuentan.

Alternativa **C**.

- **A)** *Le*, no singular, não concorda com *a mis abuelos*, que está no plural.
- **B)** *Los* é objeto direto; e não se diz *le la*.
- **D)** *Los gusta* é construção inexistente; e não se diz *les la*.
- **E)** *Gustar* não se constrói com *se* nesse caso, e a ordem dos pronomes é *se la*, e não *la se*.`,
    hint: 'Em espanhol, quando "le" ou "les" aparece antes de "lo" ou "la", ele muda de forma. Em que se transforma?',
    explanation:
      "Faltam pronomes em três pontos de um texto em espanhol. Você deve saber com quem cada um concorda e o que acontece quando dois pronomes aparecem juntos.",
  },
  {
    id: "esp-006",
    style: "UNB",
    subject: "espanhol",
    topics: ["Comprensión Lectora"],
    kind: "right-wrong",
    difficulty: 3,
    language: "espanhol",
    statement: `> En el pueblo de mi padre, el reloj de la torre lleva treinta años parado a las cuatro y diez. Nadie lo ha arreglado, y no por falta de dinero. Los viejos dicen que así, por lo menos, acierta dos veces al día; los jóvenes se citan «a las cuatro y diez», que quiere decir «cuando puedas». El año pasado, un alcalde nuevo mandó traer a un relojero de la capital. Los vecinos lo recibieron con vino y aplausos, lo pasearon por todas las bodegas y, brindis tras brindis, lo acompañaron hasta el último tren sin que hubiera tenido tiempo de subir a la torre.

*Texto escrito para esta questão.*

Con base en el texto, juzgue el ítem a continuación.

Se infiere del texto que la hospitalidad de los vecinos fue una manera de impedir la reparación del reloj.`,
    alternatives: ["Certo", "Errado"],
    key: "C",
    solution: `O item está **certo**. O texto não afirma isso diretamente, mas as pistas convergem:

1. O relógio está parado há trinta anos, **"y no por falta de dinero"**: os moradores não querem consertá-lo.
2. Velhos e jovens deram ao defeito um sentido próprio (acerta duas vezes por dia; "às quatro e dez" quer dizer "quando puder"): têm afeto por ele.
3. O relojoeiro foi festejado e levado de adega em adega, de brinde em brinde, até o **último trem**, *sin que hubiera tenido tiempo de subir a la torre*.

A acolhida calorosa teve, portanto, o efeito (e, pelo contexto, a intenção) de evitar o conserto. Essa leitura é uma **inferência**: uma conclusão autorizada pelo texto, ainda que não escrita nele.`,
    hint: "Se não faltava dinheiro, por que ninguém consertou o relógio em trinta anos? E o que o relojoeiro acabou não fazendo?",
    explanation:
      "O texto, em espanhol, conta que um povoado recebeu com festa o homem que vinha consertar o relógio da torre, e ele foi embora sem subir. O item diz que a festa serviu para impedir o conserto. Você deve julgar se o texto permite concluir isso.",
  },
];
