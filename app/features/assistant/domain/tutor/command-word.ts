import { fold } from "#app/platform/text/normalize.ts";

/** What a question's command verb means, the first step towards it, and how to check an alternative. */
export type Command = { means: string; step: string; check: string };

/** By command verbs, without accents. */
const commands: readonly (Command & { words: RegExp })[] = [
  {
    words: /\bexceto\b|\bincorret|\bmenos (?:um|uma|a|o)\b/,
    means: "Ela pede o que **não** combina com o resto.",
    step: "Marque ao lado de cada afirmação se o enunciado a sustenta. A que ficar sem apoio é de outro grupo.",
    check: "Antes de marcar, releia a pergunta com a negação em voz alta: é o erro mais comum aqui.",
  },
  {
    words:
      /consequenc|\bresultados\b|\bresult(?:ou|aram|a|ando) (?:em|n)|contribu|\bger(?:ou|aram|a)\b|acarret|impact|favorec|legado|\bprovoc(?:ou|aram|a|am)\b/,
    means: "Ela pede uma **consequência**: o que mudou depois, por causa do fato.",
    step: "Escreva o fato no meio da folha e, à direita, o que o texto diz que veio depois. Ligue os dois com “por isso”.",
    check:
      "Leia cada alternativa depois de “por isso”: sai a que já existia antes, e a que só aconteceu na mesma época.",
  },
  {
    words:
      /\bcausa|motiv|\bfator|\bdevid|deve-se|se deve|decorr|result(?:ado|ou|a|am) d|origin|explica|justific|desencade|\brazao|\bpois$|porque/,
    means: "Ela pede uma **causa**: o que veio antes e sem o qual o fato não aconteceria.",
    step: "Escreva o fato no meio da folha e, à esquerda, o que já existia antes dele. Ligue os dois com “porque”.",
    check:
      "Leia cada alternativa depois de “porque”: sai a que é consequência, e a que só aconteceu na mesma época.",
  },
  {
    words:
      /objetiv|finalidade|\bfuncao|intuito|\bvisa|\bbusc|pretend|proposit|a fim de|usad[ao]s? para|\bserve|garantir/,
    means: "Ela pede uma **finalidade**: para que aquilo foi feito ou dito.",
    step: "Diga quem age, sobre quem, e complete: “fez isso para…”. Procure no texto verbos de vontade e a quem ele se dirige.",
    check:
      "Leia cada alternativa depois de “para”: sai a que descreve o que o texto conta sem dizer o que ele quer.",
  },
  {
    words:
      /recurso|efeito de sentido|\bempreg|figura de linguagem|\btermo|vocabul|variedade|linguagem|lirismo|pontuacao|\bverbo|\bpronome|conectiv|\bpalavra|\bexpressa[oo]\b|\bexpressoes/,
    means:
      "Ela pede o **efeito** de uma escolha de linguagem: o que as palavras fazem ali, além do que querem dizer.",
    step: "Troque a palavra ou a construção por uma neutra e leia de novo: o que se perdeu é o efeito.",
    check:
      "Volte ao trecho com cada alternativa: a que nomeia um recurso sem o efeito que ele tem ali não basta.",
  },
  {
    words:
      /compar|diferen|distingu|difere|semelhan|contrast|oposic|\bambos|os textos|textos? i e|aproxima|confront|\bem comum/,
    means: "Ela pede uma **comparação**: o mesmo ponto visto dos dois lados.",
    step: "Faça duas colunas e escreva em cada uma o que se diz do mesmo ponto. Só então diga em que se parecem e em que não.",
    check: "Confira cada metade da alternativa com a sua coluna: basta uma metade sem apoio para ela sair.",
  },
  {
    words:
      /critic|defend|argument|\btese|ponto de vista|opini|posic|perspectiva|concepc|\bpara [a-z]+,|segundo|de acordo|\bo autor|acredit|concep|propo[es]/,
    means: "Ela pede o que **quem fala** pensa, não o que você pensa nem o que é verdade em geral.",
    step: "Diga em uma frase o que o autor afirma e, em outra, contra quem ou contra o quê.",
    check:
      "Aponte com o dedo a linha que sustenta cada alternativa: sai a que é verdade no mundo mas não está no texto, e a que exagera (sempre, nunca, apenas).",
  },
  {
    words:
      /conclui|infer|deduz|depreend|perceb|evidenc|revel|indic|demonstr|mostr|constat|aponta|express|reflet|retrat|remet|verific|signific/,
    means: "Ela pede uma **conclusão** que o texto permite, mesmo sem a dizer com essas palavras.",
    step: "Resuma o texto em uma frase sua. Depois pergunte: o que tem de ser verdade para ele fazer sentido?",
    check:
      "A conclusão não acrescenta fato novo: sai a que precisa de algo que o texto não traz, e a que diz o contrário dele.",
  },
  {
    words:
      /caracter|marcad|consist|identific|represent|correspond|denomin|\btipo|exempl|associ|dinamica|modelo/,
    means: "Ela pede que você **reconheça** pelo nome ou pela marca o que o texto descreve.",
    step: "Liste dois ou três traços que o texto descreve, sem dar nome a eles. Só depois pense em que conceito os reúne.",
    check: "O nome tem de servir a todos os traços da sua lista: se um fica de fora, não é ele.",
  },
];

function lastPlace(text: string, words: RegExp): number {
  return [...text.matchAll(new RegExp(words, "g"))].at(-1)?.index ?? -1;
}

/** The last command verb decides: "De acordo com o mapa, conclui-se que" requires a conclusion. */
export function commandIn(asked: string): Command | null {
  const text = fold(asked);
  const [last] = commands
    .map((command) => ({ command, place: lastPlace(text, command.words) }))
    .sort((one, other) => other.place - one.place);
  return last && last.place >= 0 ? last.command : null;
}

/** How a kind of text or picture is read, by what the statement calls it; the first that fits. */
const readings: readonly [RegExp, string][] = [
  [
    /\b(?:charges?|cartu[mn]s?|tirinhas?|tiras?|quadrinhos?)\b/,
    "É um desenho de humor: veja quem fala, o que se esperava e o que quebra essa espera. O sentido está na quebra.",
  ],
  [
    /\bmapas?\b|\bcartograf/,
    "Há um mapa: leia título, legenda e orientação, e só depois a área de que a pergunta fala.",
  ],
  [
    /\bgraficos?\b|\binfograficos?\b/,
    "Há um gráfico: veja o que cada eixo mede, em que unidade, e onde a linha ou a barra muda.",
  ],
  [
    /\b(?:propagandas?|campanhas?|anuncios?|cartaz|cartazes|publicitari[oa]s?)\b/,
    "É um texto de campanha: veja quem anuncia, a quem, e o que quer que a pessoa faça.",
  ],
  [
    /\b(?:pinturas?|telas?|esculturas?|fotografias?|gravuras?|instalacao|performance)\b/,
    "Há uma obra: descreva primeiro o que se vê (cor, forma, gesto, material); só depois o que isso quer dizer.",
  ],
  [
    /\b(?:poemas?|poesias?|versos?|estrofes?|sonetos?|cancao|cancoes|eu lirico)\b/,
    "É um texto em versos: veja quem fala, a quem, e que imagem volta ou se opõe a outra.",
  ],
  [
    /\b(?:cronicas?|contos?|romances?|narrador|novelas?)\b/,
    "É uma narrativa: veja quem conta, o que muda do começo ao fim e como se fala da mudança.",
  ],
];

export function readingAdvice(statement: string): string {
  const text = fold(statement);
  return readings.find(([words]) => words.test(text))?.[1] ?? "";
}
