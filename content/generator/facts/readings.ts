/** Short texts written for reading questions. `{ela}`, `{ele}` and `{cidade}` are filled in; the first reading is the right one. */
export type Reading = {
  text: string;
  question: string;
  right: string;
  wrong: readonly [string, string, string, string];
  why: string;
};

export const readings: readonly Reading[] = [
  {
    text: "Quando {ela} voltou a {cidade}, procurou a padaria da esquina e encontrou um estacionamento. No lugar do cheiro de pão, fumaça de motor. O manobrista, gentil, perguntou se ela queria deixar o carro. “Vim a pé”, respondeu, “e acho que cheguei tarde uns vinte anos”.",
    question: "A resposta da personagem ao manobrista revela",
    right: "nostalgia diante das mudanças sofridas pela cidade",
    wrong: [
      "irritação com o preço cobrado pelo estacionamento",
      "pressa para cumprir um compromisso de trabalho",
      "alegria por encontrar o bairro modernizado",
      "dúvida sobre o caminho que deveria seguir",
    ],
    why: "a personagem contrapõe a padaria da memória ao estacionamento e diz ter chegado “tarde uns vinte anos”",
  },
  {
    text: "Há quem diga que o celular acabou com a conversa. Discordo. Minha avó, em {cidade}, aprendeu aos oitenta anos a mandar áudios e agora narra aos netos, em capítulos, a história da família. Não é a ferramenta que cala: é a pressa com que a usamos.",
    question: "O autor defende a ideia de que",
    right: "o problema está no modo como se usa a tecnologia, e não na tecnologia em si",
    wrong: [
      "os idosos não deveriam usar aparelhos eletrônicos",
      "o celular destruiu definitivamente o diálogo familiar",
      "as histórias de família perderam a importância",
      "mensagens de áudio são mais confiáveis que cartas",
    ],
    why: "a última frase desloca a culpa da ferramenta para a pressa",
  },
  {
    text: "A placa na entrada da trilha, perto de {cidade}, avisava: “Leve o lixo de volta; deixe apenas pegadas”. {ele} leu, concordou com a cabeça e, cem metros adiante, jogou a embalagem do biscoito no mato. Pegada, para ele, era coisa de sola; o resto era problema do vento.",
    question: "O efeito de humor e crítica do texto nasce",
    right: "da contradição entre a concordância da personagem e a sua atitude",
    wrong: [
      "da dificuldade de ler placas em trilhas",
      "do elogio à sinalização ambiental",
      "da descrição detalhada da paisagem",
      "da falta de lixeiras no parque",
    ],
    why: "a personagem aprova o aviso e, em seguida, faz o oposto",
  },
  {
    text: "Dizem que o boi do folguedo morre e ressuscita porque a festa precisa continuar. Em {cidade}, {ela} costura o couro do boi há trinta anos e garante: “Ele não ressuscita por mágica. Ressuscita porque alguém passa a noite acordada com a agulha na mão”.",
    question: "A fala da costureira tem a função de",
    right: "valorizar o trabalho das pessoas que mantêm viva a tradição",
    wrong: [
      "negar a existência do folguedo na cidade",
      "reclamar do preço dos tecidos",
      "ensinar técnicas de costura aos leitores",
      "defender o fim das festas populares",
    ],
    why: "ela atribui a continuidade da festa ao esforço humano",
  },
  {
    text: "O relatório da companhia de {cidade} informa que a cada dez litros de água tratada, quase quatro se perdem antes de chegar às torneiras. Antes de pedir ao morador que feche o chuveiro, seria justo que se fechassem os canos rompidos.",
    question: "O argumento central do texto é que",
    right: "a responsabilidade pela economia de água não cabe apenas ao consumidor",
    wrong: [
      "os moradores desperdiçam toda a água que recebem",
      "banhos longos são a principal causa das perdas",
      "o tratamento da água deveria ser interrompido",
      "as companhias já resolveram os vazamentos",
    ],
    why: "o texto opõe as perdas na rede às cobranças feitas ao morador",
  },
  {
    text: "{ele} comprou um relógio que mede passos, sono, batimentos e até o humor. Depois de um mês em {cidade}, sabia exatamente quanto caminhava, quanto dormia e quanto se irritava. Só não sabia por que continuava cansado.",
    question: "A última frase do texto sugere que",
    right: "medir a vida em números não basta para compreendê-la",
    wrong: [
      "o aparelho apresentava defeito de fabricação",
      "o cansaço era causado pelo excesso de caminhadas",
      "relógios modernos são caros demais",
      "a cidade oferecia poucos lugares para caminhar",
    ],
    why: "os dados são muitos, mas não explicam o cansaço da personagem",
  },
  {
    text: "No mercado de {cidade}, um cartaz escrito à mão anuncia: “Vende-se silêncio: R$ 0,00 o quilo. Traga o seu e não esqueça o livro”. É a biblioteca comunitária que {ela} abriu entre a peixaria e o açougue.",
    question: "O cartaz chama a atenção do público porque",
    right: "emprega, com humor, a linguagem típica do comércio para divulgar a leitura",
    wrong: [
      "informa o preço real dos livros vendidos",
      "proíbe a entrada de crianças na biblioteca",
      "critica o barulho dos feirantes",
      "anuncia o fechamento da peixaria",
    ],
    why: "o cartaz imita um anúncio de mercadoria para oferecer algo gratuito",
  },
  {
    text: "Meu avô media a distância em cigarros: de casa à roça eram dois; até {cidade}, meio maço. Depois que parou de fumar, passou a medir em cantigas. A roça, então, ficou a três cantigas de distância, e a vida, ele dizia, mais comprida.",
    question: "A expressão “a vida, ele dizia, mais comprida” sugere que o avô",
    right: "passou a viver melhor depois de abandonar o cigarro",
    wrong: [
      "mudou-se para um lugar mais distante",
      "perdeu a noção das distâncias",
      "desistiu de ir à cidade",
      "sentia saudade do antigo hábito",
    ],
    why: "o abandono do cigarro é associado a uma vida mais longa e mais alegre",
  },
  {
    text: "A rua onde {ela} nasceu, em {cidade}, teve três nomes: o de um coronel, o de um presidente e, agora, o de uma professora. As casas são as mesmas, as pedras também. Mudou apenas quem a cidade quis lembrar.",
    question: "O texto permite concluir que os nomes das ruas",
    right: "refletem escolhas sobre a memória que se deseja preservar",
    wrong: [
      "são escolhidos por sorteio entre os moradores",
      "não têm relação com a história local",
      "devem permanecer iguais para sempre",
      "dependem do estado das construções",
    ],
    why: "a troca de nomes acompanha a mudança de quem a cidade quer lembrar",
  },
  {
    text: "Pesquisadores que trabalham perto de {cidade} verificaram que as abelhas nativas visitam primeiro as flores plantadas à sombra. Nos cafezais cercados de mata, a produção cresceu um quinto. “A floresta trabalha de graça”, resume {ele}, que coordena o estudo.",
    question: "Com a frase “A floresta trabalha de graça”, o pesquisador",
    right: "destaca o benefício econômico de conservar a vegetação nativa",
    wrong: [
      "critica os baixos salários pagos no campo",
      "propõe a substituição dos cafezais por mata",
      "afirma que as abelhas dispensam flores",
      "lamenta a queda da produção de café",
    ],
    why: "a mata, por meio das abelhas, aumenta a produção sem custo para o agricultor",
  },
  {
    text: "Na fila da vacina, em {cidade}, um menino perguntou se ia doer. A enfermeira pensou e respondeu: “Dói menos que ficar sem jogar bola uma semana”. O menino estendeu o braço com a seriedade de quem assina um contrato.",
    question: "A enfermeira convence o menino ao",
    right: "comparar o incômodo da vacina com um prejuízo que faz sentido para ele",
    wrong: [
      "negar que a injeção possa doer",
      "prometer um presente depois da aplicação",
      "ameaçar chamar os pais",
      "explicar a composição do medicamento",
    ],
    why: "ela usa como argumento algo que a criança valoriza, jogar bola",
  },
  {
    text: "Traduzir, dizia {ela} em suas aulas em {cidade}, é carregar água nas mãos de uma margem a outra do rio: sempre se perde um pouco, mas quem tem sede agradece.",
    question: "A imagem usada pela professora indica que a tradução",
    right: "implica perdas inevitáveis, mas torna o texto acessível",
    wrong: [
      "deve ser abandonada por ser imperfeita",
      "reproduz integralmente o texto original",
      "exige conhecimento de navegação",
      "interessa apenas aos especialistas",
    ],
    why: "perde-se água no caminho, mas ela mata a sede de quem não pode chegar à outra margem",
  },
  {
    text: "O novo shopping de {cidade} promete “a sensação de passear pela praça”. Tem bancos, chafariz, árvores de plástico e música de passarinho. A praça de verdade, a duas quadras dali, tem bancos quebrados, chafariz seco e árvores sem poda. O passarinho, por enquanto, ainda é o mesmo.",
    question: "O texto constrói sua crítica por meio",
    right: "do contraste entre a praça artificial e o abandono do espaço público",
    wrong: [
      "da defesa da construção de novos centros comerciais",
      "da enumeração de espécies de pássaros",
      "do elogio às árvores de plástico",
      "da comparação de preços entre lojas",
    ],
    why: "a descrição dos dois lugares repete os mesmos elementos em condições opostas",
  },
  {
    text: "{ele} ensina capoeira em {cidade} há quarenta anos e não gosta que a chamem de luta. “Luta tem vencedor”, explica. “Na roda, quando um cai, o outro espera. O jogo só é bom se os dois voltam amanhã.”",
    question: "De acordo com o mestre, a capoeira caracteriza-se",
    right: "pela cooperação entre os participantes",
    wrong: [
      "pela busca da derrota do adversário",
      "pela ausência de regras e de música",
      "pela superioridade dos mais jovens",
      "pela competição por prêmios",
    ],
    why: "o mestre valoriza a espera e o retorno dos dois jogadores",
  },
  {
    text: "Nos dicionários, “saudade” ocupa poucas linhas. Na rodoviária de {cidade}, ocupa três plataformas, dois lanches embrulhados em papel-alumínio e um lenço que {ela} acena até o ônibus virar um ponto na estrada.",
    question: "O texto sugere que a palavra “saudade”",
    right: "é mais bem compreendida nas situações vividas do que nas definições",
    wrong: [
      "foi retirada dos dicionários recentes",
      "tem origem no transporte rodoviário",
      "deveria ser explicada em mais linhas",
      "é usada apenas por viajantes",
    ],
    why: "opõem-se as poucas linhas do dicionário e a cena concreta da despedida",
  },
  {
    text: "Segundo a ata da assembleia, realizada em {cidade}, a proposta foi aprovada por unanimidade. {ele}, que votou sozinho porque ninguém mais compareceu, fez questão de registrar que o debate foi respeitoso.",
    question: "O humor do texto decorre do fato de que",
    right: "a unanimidade resultou da presença de um único votante",
    wrong: [
      "os participantes discutiram de modo agressivo",
      "a proposta foi recusada pela maioria",
      "a ata foi escrita com erros de gramática",
      "o votante mudou de opinião várias vezes",
    ],
    why: "as palavras “unanimidade” e “debate” perdem o sentido quando há uma só pessoa",
  },
];
