/** Public lists of the demo: each made of the first questions of searches, under headings. */
export type DemoList = {
  /** The demo account that it belongs to. */
  owner: string;
  name: string;
  description: string;
  tags: readonly string[];
  colour: string;
  parts: readonly { heading: string; search: string; count: number }[];
};

export const demoLists: readonly DemoList[] = [
  {
    owner: "mentor",
    name: "Véspera do ENEM: Ciências da Natureza",
    description: "Trinta questões para rever a prova de sábado, um pouco de cada disciplina.",
    tags: ["enem", "natureza", "revisão"],
    colour: "verde",
    parts: [
      { heading: "Física", search: "/questoes/ENEM/todos/fisica", count: 10 },
      { heading: "Química", search: "/questoes/ENEM/todos/quimica", count: 10 },
      { heading: "Biologia", search: "/questoes/ENEM/todos/biologia", count: 10 },
    ],
  },
  {
    owner: "mentor",
    name: "ITA: Matemática para aquecer",
    description: "Comece por aqui: álgebra e funções no estilo do ITA.",
    tags: ["ita", "matemática"],
    colour: "azul",
    parts: [{ heading: "Aquecimento", search: "/questoes/ITA/todos/matematica", count: 15 }],
  },
  {
    owner: "mentorada",
    name: "Humanas em um fôlego",
    description: "História e Geografia lado a lado, para ler no ônibus.",
    tags: ["enem", "humanas"],
    colour: "laranja",
    parts: [
      { heading: "História", search: "/questoes/todas/todos/historia", count: 10 },
      { heading: "Geografia", search: "/questoes/todas/todos/geografia", count: 10 },
    ],
  },
  {
    owner: "mentor",
    name: "Cinemática do zero",
    description: "Do movimento uniforme ao uniformemente variado, das fáceis para as médias.",
    tags: ["física", "cinemática"],
    colour: "roxo",
    parts: [
      { heading: "Fáceis", search: "/questoes/todas/todos/fisica?q=velocidade&dificuldade=1", count: 8 },
      { heading: "Médias", search: "/questoes/todas/todos/fisica?q=velocidade&dificuldade=2", count: 8 },
    ],
  },
];
