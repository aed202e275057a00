const list = (text: string): readonly string[] => text.split(",").map((each) => each.trim());

/** Expressions that link sentences and paragraphs. */
export const connectives = list(
  "portanto, contudo, entretanto, todavia, porém, no entanto, além disso, ademais, outrossim, dessa forma, desse modo, assim, " +
    "logo, por conseguinte, consequentemente, nesse sentido, nesse contexto, sob esse viés, sob essa ótica, sob essa perspectiva, " +
    "diante disso, diante do exposto, em primeiro lugar, em segundo lugar, primeiramente, por outro lado, embora, apesar de, " +
    "uma vez que, visto que, haja vista, já que, pois, a fim de, para que, por meio de, por fim, em suma, em síntese, " +
    "à medida que, enquanto, sobretudo, inclusive, ou seja, isto é, por exemplo, tal como, bem como, não só, mas também, " +
    "mediante, concomitantemente, analogamente, conforme, segundo, de acordo com, desse modo, com isso, por isso, " +
    "tendo em vista, em virtude de, devido a, dessa maneira, nessa perspectiva, nesse viés, é mister, faz-se necessário",
);

/** Of a proposal: who, what, how, what for. */
export const proposalWords = list(
  "deve, devem, governo, estado, ministério, mídia, escola, escolas, prefeituras, ong, ongs, poder público, sociedade, família, " +
    "por meio de, por meio da, por meio do, através de, através da, mediante, a fim de, com o objetivo de, com o intuito de, " +
    "para que, de modo que, com a finalidade de, campanhas, palestras, projetos, políticas públicas, verbas, leis, fiscalização, " +
    "investir, promover, garantir, criar, conscientizar, é necessário, é preciso, cabe, é dever, faz-se necessário, urge, medidas",
);

export const formalWords = list(
  "outrossim, hodiernamente, hodierna, imprescindível, mister, haja vista, precípuo, deletério, cerne, fomentar, mitigar, " +
    "corrobora, corroborar, perpetuar, perpetua, vigente, paradigma, cidadania, conjuntura, âmbito, óbice, entrave, empecilho, " +
    "ratifica, consoante, primordial, intrínseco, notório, evidencia, evidencia-se, contemporâneo, contemporânea, negligência",
);

/** Of speech rather than of a formal text. */
export const oralWords = list(
  "aí, né, tipo, pra, pro, a gente, coisa, coisas, muita gente, um monte, bom, daí, tá, tô, eu acho, na minha opinião, " +
    "você, vocês, a pessoa, as pessoas, muito, mais ou menos, sei lá, enfim",
);

export const repertoireWords = list(
  "filósofo, sociólogo, constituição, constituição federal, artigo, declaração universal, ibge, onu, oms, unesco, pesquisa, " +
    "dados, segundo o, segundo a, século, revolução, obra, livro, filme, série, romance, escritor, autor, teoria, conceito, história, " +
    "bauman, kant, aristóteles, platão, sócrates, durkheim, freire, marx, rousseau, hobbes, locke, sartre, foucault, drummond, machado",
);
