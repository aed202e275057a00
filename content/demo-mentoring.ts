/** What the demo's mentor plans for her mentee, by day of the week from 0. */
export type DemoTask = {
  day: number;
  title: string;
  minutes: number;
  questions: number;
  link: string | null;
};

export const demoTasks: readonly DemoTask[] = [
  {
    day: 0,
    title: "Cinemática: ler o resumo e responder as fáceis",
    minutes: 50,
    questions: 12,
    link: "/questoes/todas/todos/fisica?q=velocidade&dificuldade=1",
  },
  { day: 1, title: "Redação: só o esqueleto, três argumentos", minutes: 40, questions: 0, link: null },
  {
    day: 2,
    title: "Funções: 15 questões, sem consulta",
    minutes: 60,
    questions: 15,
    link: "/questoes/ITA/todos/matematica",
  },
  { day: 3, title: "Refazer as erradas da semana", minutes: 30, questions: 0, link: "/l/para-rever" },
  {
    day: 4,
    title: "História: República Velha",
    minutes: 45,
    questions: 10,
    link: "/questoes/todas/todos/historia",
  },
  { day: 5, title: "Simulado curto, com o relógio ligado", minutes: 60, questions: 10, link: "/simulados" },
];

export const demoNotes: readonly string[] = [
  "Você fez as três listas de Química da semana passada, e a última com pressa nenhuma. Nesta, a quarta está leve de propósito: é o dia da sua prova na escola.",
  "Combinado de hoje: antes de olhar a resolução, escreva em uma linha onde travou. Me conte na sexta o que essas linhas têm em comum.",
];

/** Lists that the demo's mentor made and gave: what they draw from, and how they are done. `days`: until they are due. */
export const demoTests = [
  {
    name: "Velocidade e gráficos: aquecimento",
    search: "/questoes/todas/todos/fisica?q=velocidade",
    count: 6,
    given: { mode: "study", minutes: null },
    days: 3,
  },
  {
    name: "Matemática com o relógio ligado",
    search: "/questoes/ITA/todos/matematica",
    count: 8,
    given: { mode: "exam", minutes: 40 },
    days: 5,
  },
] as const;

/** What the two wrote to each other, oldest first. */
export const demoMessages: readonly { byMentee: boolean; content: string }[] = [
  {
    byMentee: false,
    content: "Oi, Marina! Montei duas listas para esta semana. A de Física é para esquentar, sem relógio.",
  },
  {
    byMentee: true,
    content: "Oi! Posso fazer a de Matemática só na sexta? Na quarta tenho prova na escola.",
  },
  {
    byMentee: false,
    content: "Pode: a quarta já está leve. Na sexta, use o relógio e não olhe a resolução antes do fim.",
  },
  { byMentee: true, content: "Combinado. Travei em gráfico de velocidade, levo para o nosso encontro." },
];
