import type { EssayProfile } from "../essay-profile.ts";

/** By criterion and level, from the lowest: what the next essay needs. */
type AdviceOfLevels = readonly (readonly string[])[];

const enem: AdviceOfLevels = [
  [
    "Comece por frases curtas, com sujeito, verbo e ponto final. Peça a alguém que leia em voz alta: onde a pessoa parar sem entender, reescreva.",
    "Reescreva dois parágrafos com frases de até vinte palavras e confira, em cada uma, o ponto final e a concordância do verbo com quem faz a ação.",
    "Liste os desvios marcados, junte os do mesmo tipo e estude só o mais comum nesta semana. Depois reescreva as frases em que ele aparece.",
    "Faltam poucos acertos para o nível seguinte: na última leitura, procure um tipo de desvio por vez (vírgula, depois concordância, depois crase).",
    "Sobram dois ou três desvios. Guarde dez minutos para ler o texto do fim para o começo, frase por frase: assim o olho não corrige sozinho.",
    "Mantenha a revisão do fim e arrisque períodos mais variados: uma oração subordinada na abertura, um aposto, dois-pontos.",
  ],
  [
    "Antes de escrever, copie o tema numa linha e diga com suas palavras o que ele pergunta. Cada parágrafo responde a essa pergunta defendendo uma opinião.",
    "O texto ficou ao lado do tema. Sublinhe as palavras-chave dele e confira se todas, ou sinônimos, estão na tese e em cada parágrafo.",
    "Feche os textos motivadores ao escrever e dê tamanho a cada parte: introdução, dois argumentos e conclusão, com ao menos quatro linhas cada.",
    "Troque uma ideia tirada dos motivadores por uma sua: um livro, um filme, uma lei ou um fato histórico que você explique em duas frases.",
    "O repertório é seu e cabe no tema. Agora faça-o trabalhar: depois de citá-lo, escreva a frase que diz o que ele prova sobre a sua tese.",
    "Guarde os repertórios que funcionaram, com a frase que os liga à tese, e teste-os em outro tema do mesmo eixo.",
  ],
  [
    "Escreva primeiro uma frase só, com a sua opinião sobre o tema. Depois, duas razões para ela. Só então comece o texto.",
    "Numere as ideias do rascunho e risque as que não ajudam a provar a sua opinião. Ponha as outras em ordem: causa, consequência, solução.",
    "Procure frases que se contradizem ou que voltam a um assunto já fechado: junte-as no mesmo parágrafo ou tire uma delas.",
    "Para cada argumento, responda no texto a “por quê?” e a “e daí?”: é o que falta para a informação virar argumento.",
    "O plano se percebe. Olhe o argumento mais curto: falta a ele a explicação ou o exemplo que o liga ao que a introdução prometeu.",
    "Quem lê acompanha sem esforço. Experimente anunciar as duas ideias na introdução e retomá-las, com outras palavras, na conclusão.",
  ],
  [
    "Ligue as frases: depois de cada uma, pergunte se ela explica, soma, opõe ou conclui a anterior, e escreva a palavra que diz isso.",
    "Comece o segundo e o terceiro parágrafos por uma expressão que os ligue ao anterior e use uma conjunção em cada frase longa.",
    "Circule os conectivos. Se quase todos são “e”, “mas” e “que”, troque metade por outros de sentido exato: “porque”, “embora”, “de modo que”.",
    "Procure a palavra que mais se repete e substitua-a em metade das vezes por um pronome, um sinônimo ou uma expressão que a resuma.",
    "Falta pouco: ponha um elo entre todos os parágrafos e dentro de cada um, e confira se algum conectivo diz o contrário do que você quis.",
    "Os elos são variados e exatos. Só cuide para que nenhum esteja ali por enfeite: leia a frase sem ele; se nada mudar, tire.",
  ],
  [
    "Termine com uma proposta que respeite os direitos humanos: diga quem deve fazer o quê para diminuir o problema que você discutiu.",
    "A proposta tem um elemento. Escreva-a numa frase que responda a quem e ao quê, e acrescente como isso será feito.",
    "Há dois elementos. Responda também por que meio (“por meio de…”) e com que efeito (“a fim de…”).",
    "Há três elementos. Releia com as cinco perguntas (quem, o quê, como, para quê, que detalhe) e escreva as duas respostas que faltam.",
    "Falta um elemento, quase sempre o detalhe: dê uma informação a mais sobre um dos outros, como um exemplo do meio ou a função do agente.",
    "A proposta está completa. Confira se ela resolve o problema dos seus dois argumentos, e não um terceiro.",
  ],
];

const ita: AdviceOfLevels = [
  [
    "O texto trata de outro assunto. Antes do próximo, escreva em uma linha o que a proposta pergunta e só aceite no plano o que responde a ela.",
    "O tema aparece e some. Ponha uma palavra-chave dele na primeira frase de cada parágrafo.",
    "Metade do texto é sobre o tema. Risque os trechos que serviriam a qualquer redação e, no lugar, fale do que a coletânea discute.",
    "O tema está lá. Mostre que entendeu o recorte dele: diga do que você não vai tratar, e por quê.",
    "Tema cumprido. No próximo, procure um ângulo que os colegas não escolheriam.",
  ],
  [
    "O texto conta ou descreve. Comece por uma afirmação de que alguém possa discordar e passe o resto a defendê-la.",
    "Há opinião, sem defesa. Para cada afirmação, escreva um “porque” com uma razão que não repita a afirmação.",
    "Parte do texto só expõe. Em cada parágrafo, termine pela frase que diz o que aquela informação prova.",
    "É uma dissertação. Falta responder ao melhor argumento contrário: dedique a ele duas frases.",
    "Tipo de texto cumprido. Experimente uma tese com uma ressalva, e não só um sim ou um não.",
  ],
  [
    "As ideias não se ligam. Escreva cada uma em um papel, ordene os papéis e só depois redija.",
    "Há trechos que se contradizem. Leia a tese e, depois de cada parágrafo, pergunte se ele a ajuda ou a desmente.",
    "O caminho se perde no meio. Faça um plano de quatro linhas, uma por parágrafo, e não saia dele.",
    "Quase tudo leva à conclusão. Veja se ela diz algo que o desenvolvimento não provou e tire ou prove.",
    "Coerência cumprida. Treine o mesmo com um tema abstrato, em que é mais fácil se perder.",
  ],
  [
    "As frases estão soltas. Una-as de duas em duas com a conjunção que diz a relação entre elas.",
    "Poucos elos, quase sempre os mesmos. Faça uma lista de dez conectivos por sentido e use cinco no próximo texto.",
    "Os parágrafos se ligam, as frases nem sempre. Retome em cada frase algo da anterior, por pronome ou sinônimo.",
    "Boa ligação, com repetições. Procure a palavra mais frequente e troque-a metade das vezes.",
    "Coesão cumprida. Confira se algum conectivo está por hábito e não por sentido.",
  ],
  [
    "Os desvios impedem a leitura. Escreva frases curtas e confira, uma a uma, sujeito, verbo e ponto.",
    "Desvios em quase todo período. Estude primeiro concordância e pontuação, que são os mais frequentes, e reescreva um parágrafo por dia.",
    "Alguns desvios se repetem. Anote quais são e faça deles a sua lista de revisão.",
    "Poucos desvios. Leia o texto do fim para o começo, frase por frase, antes de entregar.",
    "Norma cumprida. Varie a construção dos períodos sem perder a clareza.",
  ],
];

const fuvest: AdviceOfLevels = [
  [
    "O texto não discute o tema. Escreva antes, em uma frase, a questão que a coletânea põe, e responda a ela.",
    "O tema aparece de leve. Escolha um trecho da coletânea, diga se concorda com ele e por quê: isso já é uma tese.",
    "Você resume a coletânea. Use-a em uma frase por parágrafo; as outras são suas.",
    "A discussão é boa. Leve-a um passo adiante: que consequência da sua tese ainda não está no texto?",
    "Tema desenvolvido com autoria. Guarde o percurso: é um modelo seu de como pensar um tema abstrato.",
  ],
  [
    "As partes não se encaixam. Faça o plano com uma pergunta por parágrafo, cada uma nascida da resposta anterior.",
    "Há saltos entre as ideias. Entre um parágrafo e outro, escreva a frase que explica por que se passa de um ao outro.",
    "A ordem existe, mas se sente pouco. Anuncie na introdução o caminho e siga-o.",
    "Bem articulado. Reveja as passagens em que o elo é só uma palavra e faça dele uma ideia.",
    "Articulação muito boa. Experimente uma estrutura menos previsível, com o exemplo antes da tese.",
  ],
  [
    "Os desvios atrapalham a leitura. Frases curtas, um assunto por frase, e a revisão em voz alta.",
    "Muitos desvios e palavras vagas. Troque “coisa”, “algo” e “fazer” por palavras exatas e confira a concordância.",
    "A língua serve ao texto, sem precisão. Em cada parágrafo, procure uma palavra mais justa para a ideia principal.",
    "Poucos desvios. A última leitura é só para pontuação e regência.",
    "Língua segura. Cuide do ritmo: alterne períodos longos e curtos.",
  ],
];

const byProfile: Readonly<Record<string, AdviceOfLevels>> = { enem, ita, fuvest };

/** Advice by criterion: for the level reached, or the lower of two that a mean is between. */
export function levelAdvice({ id, criteria }: EssayProfile, grades: readonly number[]): string[] {
  return criteria.map(({ levels }, at) => {
    const reached = levels.filter(({ points }) => points <= (grades[at] ?? 0)).length - 1;
    return byProfile[id]?.[at]?.[Math.max(0, reached)] ?? "";
  });
}
