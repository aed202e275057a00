import type { AuthoredQuestion } from "#content/bank/authored-question.ts";

/** Sociology, written for Farol: ENEM, UERJ and UnB styles. */
export const sociologia: AuthoredQuestion[] = [
  {
    id: "soc-001",
    style: "ENEM",
    subject: "sociologia",
    topics: ["Trabalho e Sociedade", "Gênero e Sexualidade"],
    kind: "single-choice",
    difficulty: 1,
    statement: `O gráfico apresenta o resultado de um levantamento fictício feito com moradores adultos e empregados de um município.

![Gráfico de barras horizontais empilhadas, em horas por semana. Mulheres: 34 horas de trabalho remunerado e 22 horas de afazeres domésticos e cuidados. Homens: 40 horas de trabalho remunerado e 11 horas de afazeres domésticos e cuidados.](figuras/soc-001.svg)

Considerando trabalho remunerado e não remunerado, os dados do levantamento indicam que`,
    alternatives: [
      "os homens têm a jornada total maior, pois passam mais horas no trabalho remunerado.",
      "as mulheres rejeitam o emprego formal, pois preferem as tarefas realizadas em casa.",
      "as mulheres têm a jornada total maior, pois assumem o dobro do trabalho não pago.",
      "os homens e as mulheres têm a mesma jornada total, embora dividida de outro modo.",
      "os afazeres domésticos perderam valor social, pois ocupam menos horas que o emprego.",
    ],
    key: "C",
    solution: `Somando os dois tipos de trabalho:

| | Remunerado | Afazeres e cuidados | Total |
| --- | --- | --- | --- |
| Mulheres | 34 h | 22 h | 56 h |
| Homens | 40 h | 11 h | 51 h |

A jornada total das mulheres é 5 horas maior, e o trabalho não pago delas (22 h) é o dobro do deles (11 h). Os dados ilustram a **divisão sexual do trabalho**, que atribui às mulheres a maior parte dos cuidados, e a chamada dupla jornada. Alternativa **C**.

- **A)** Os homens têm mais horas *remuneradas*, mas menos horas no total.
- **B)** Todas as pessoas consultadas têm emprego, e o gráfico não informa preferências.
- **D)** Os totais são 56 h e 51 h.
- **E)** O número de horas não mede o valor social da atividade.`,
    hint: "Some as duas partes de cada barra antes de comparar. Depois, compare só as partes amarelas.",
    explanation:
      "O gráfico mostra quantas horas por semana homens e mulheres passam no emprego e nas tarefas da casa. Você deve juntar as duas coisas e escolher a frase que os números confirmam.",
  },
  {
    id: "soc-002",
    style: "UERJ",
    subject: "sociologia",
    topics: ["Durkheim", "Socialização"],
    kind: "single-choice",
    difficulty: 1,
    statement: `No primeiro dia na escola nova, Ícaro cumprimentou a professora com um aperto de mão, como se fazia em sua cidade. Nenhum regulamento proibia o gesto, e ninguém o repreendeu. Mas houve um silêncio, alguns risos abafados e dois colegas que se entreolharam. No dia seguinte, sem que lhe pedissem, Ícaro entrou na sala, disse "oi" de longe e sentou-se. Estranhou a si mesmo: a vontade de estender a mão continuava ali.

*Texto escrito para esta questão.*

A situação ilustra a noção de fato social, formulada por Durkheim, porque a norma que Ícaro passou a seguir:`,
    alternatives: [
      "existe fora do indivíduo e exerce pressão sobre sua conduta",
      "resulta de um acordo firmado entre o aluno e a direção da escola",
      "nasce de uma inclinação psicológica própria da adolescência",
      "depende de punição prevista em lei para que seja obedecida",
    ],
    key: "A",
    solution: `Para Durkheim, fatos sociais são maneiras de agir, pensar e sentir **exteriores** ao indivíduo e dotadas de **poder de coerção**. No relato, o modo de cumprimentar já existia antes de Ícaro chegar (exterioridade) e se impôs a ele por sanções difusas: silêncio, risos, olhares (coerção). A vontade de agir de outro modo permanece, o que mostra que a norma não vem dele. Alternativa **A**.

- **B)** Não houve acordo; ninguém sequer lhe pediu que mudasse.
- **C)** A inclinação de Ícaro era estender a mão; a norma contraria essa inclinação.
- **D)** "Nenhum regulamento proibia o gesto": a coerção social não precisa de lei escrita.`,
    hint: "Se nenhum regulamento proibia e ninguém mandou, o que fez Ícaro mudar? Isso vem de dentro ou de fora dele?",
    explanation:
      "Um aluno novo muda o jeito de cumprimentar sem que ninguém lhe peça isso. O sociólogo Durkheim chamava de fatos sociais certas maneiras de agir. Você deve dizer qual característica dessa ideia explica o que aconteceu com o aluno.",
  },
  {
    id: "soc-003",
    style: "UNB",
    subject: "sociologia",
    topics: ["Weber", "Estado e Poder"],
    kind: "right-wrong",
    difficulty: 1,
    statement: `Irene, fiscal ambiental, foi embargar uma obra do homem mais rico da cidade.

— A senhora sabe com quem está falando? — perguntou ele.

— Sei. E o senhor sabe em nome de que estou aqui? — respondeu ela, mostrando o decreto e a portaria de nomeação. — Se amanhã eu sair do cargo, quem vier no meu lugar terá de fazer a mesma coisa.

*Texto escrito para esta questão.*

Com base na tipologia das formas de dominação legítima, de Max Weber, julgue o item a seguir.

A autoridade invocada por Irene exemplifica a dominação racional-legal, na qual se deve obediência às normas e ao cargo, e não às qualidades pessoais de quem o ocupa.`,
    alternatives: ["Certo", "Errado"],
    key: "C",
    solution: `O item está **certo**.

Weber distingue três tipos puros de dominação legítima:

- **Tradicional:** obedece-se por respeito ao costume e a quem tem o poder por tradição (o patriarca, o senhor).
- **Carismática:** obedece-se pela devoção a qualidades extraordinárias atribuídas a um líder.
- **Racional-legal:** obedece-se à **norma impessoal**, estabelecida segundo regras, e ao **cargo** por ela criado.

Irene não invoca seu prestígio nem um costume: apresenta o decreto (a norma) e a portaria (o cargo) e afirma que qualquer pessoa no seu lugar faria o mesmo. Já o empresário, com o "sabe com quem está falando?", apela à posição pessoal, contrária à impessoalidade da burocracia moderna.`,
    hint: "Irene fala de si mesma ou fala do cargo? O que ela mostra para justificar sua ordem?",
    explanation:
      "Uma fiscal enfrenta um homem poderoso e se apoia na lei e no cargo. O sociólogo Weber classificou as razões pelas quais as pessoas obedecem. O item diz em qual classe esse caso se encaixa e por quê. Você deve julgar se está certo.",
  },
  {
    id: "soc-004",
    style: "ENEM",
    subject: "sociologia",
    topics: ["Etnocentrismo e Relativismo Cultural", "Cultura"],
    kind: "single-choice",
    difficulty: 2,
    statement: `> **Dia 1.** Almoçamos todos do mesmo prato, com a mão direita. Anotei no caderno: "Aqui faltam talheres".
>
> **Dia 20.** Reli minha anotação e risquei. Não faltam talheres. Sobrava em mim a ideia de que comer com talher é que é comer. Youssef lava as mãos, antes e depois, com mais cuidado do que eu jamais lavei um garfo. Ele me perguntou se na minha terra cada um come no seu prato. Quando eu disse que sim, fez uma cara de pena: "Como quem tem medo do outro?".

*Diário fictício de uma estudante brasileira em intercâmbio no Marrocos.*

A revisão feita pela estudante entre uma anotação e outra expressa a passagem`,
    alternatives: [
      "da aculturação ao sincretismo, pois ela mistura os dois costumes em um novo ritual.",
      "do relativismo ao determinismo, pois ela explica os costumes pelo meio natural.",
      "da xenofobia à assimilação, pois ela renuncia à própria cultura para ser aceita.",
      "do etnocentrismo ao relativismo, pois ela deixa de usar seu costume como medida.",
      "do evolucionismo ao etnocídio, pois ela defende que os costumes se tornem iguais.",
    ],
    key: "D",
    solution: `No dia 1, a estudante descreve o outro pelo que lhe **falta** em relação ao próprio costume: toma sua cultura como padrão (**etnocentrismo**). No dia 20, percebe que o padrão era dela ("sobrava em mim a ideia de que comer com talher é que é comer") e procura entender o costume por suas próprias razões: o cuidado com as mãos, o prato partilhado (**relativismo cultural**). A pergunta de Youssef inverte o olhar e mostra que o costume brasileiro também parece estranho a quem o vê de fora. Alternativa **D**.

- **A)** Não há mistura de costumes nem criação de um ritual novo.
- **B)** Em nenhum momento se explicam os costumes pelo clima ou pelo ambiente.
- **C)** Ela não hostilizava estrangeiros (xenofobia) nem renuncia à própria cultura; apenas muda o modo de olhar.
- **E)** Nada no diário propõe igualar ou destruir costumes.`,
    hint: 'Compare "faltam talheres" com "sobrava em mim a ideia". Quem servia de régua na primeira anotação?',
    explanation:
      "Uma estudante escreve no diário o que acha de um costume diferente e, vinte dias depois, corrige o que escreveu. Você deve dar o nome da atitude do começo e o da atitude do fim.",
  },
];
