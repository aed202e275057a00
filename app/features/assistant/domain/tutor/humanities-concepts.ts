export const humanitiesConcepts: Readonly<Record<string, string>> = {
  "Interpretação de Texto":
    "A resposta tem de estar apoiada no texto: procure o trecho que a sustenta, e desconfie do que é verdade no mundo mas o texto não diz.",
  "Figuras de Linguagem":
    "Pergunte o que a palavra quer dizer ali e o que ela diria em sentido próprio: a diferença é o efeito da figura.",
  "Gêneros Textuais":
    "O gênero se reconhece pela finalidade: o que o texto quer que o leitor faça, sinta ou saiba.",
  "Funções da Linguagem":
    "Veja em que o texto se concentra: em quem fala, em quem ouve, no assunto, no canal, no código ou na própria mensagem.",
  "Variação Linguística":
    "A língua varia com o lugar, o grupo, a época e a situação; nenhuma variedade é erro em si.",
  "Coesão e Coerência":
    "Troque o pronome ou o conectivo pelo que ele retoma ou liga, e veja se a frase continua a dizer o mesmo.",
  Intertextualidade:
    "Um texto retoma outro: descubra o que é repetido e o que muda, e a quem a mudança serve.",
  "Denotação e Conotação": "Sentido próprio é o do dicionário; sentido figurado depende do contexto.",
  Crase: "Há crase quando a palavra anterior pede a preposição e a seguinte admite o artigo feminino.",
  "Regência Verbal": "O sentido do verbo decide se ele pede preposição, e qual.",
  Pronome: "Procure no texto o nome que o pronome substitui e confira a concordância.",
  Ambiguidade:
    "Uma frase é ambígua quando a mesma ordem de palavras permite dois sentidos: diga os dois por extenso.",
  Romantismo:
    "O Romantismo valoriza a emoção, a natureza e o passado nacional; veja a quem o poema fala e com que sentimento.",
  "Romantismo: Poesia":
    "Na poesia romântica, a emoção de quem fala organiza o poema: idealização, saudade, pátria ou denúncia, conforme a geração.",
  Realismo:
    "O Realismo observa a sociedade com análise e ironia; desconfie do que o narrador diz de si mesmo.",
  Modernismo:
    "O Modernismo rompe com a forma herdada: verso livre, fala do dia a dia, humor e crítica ao passado.",
  "Expansão Marítima":
    "Pergunte quem financiava as viagens, o que se buscava e que conhecimento técnico as tornava possíveis.",
  "América Portuguesa":
    "A colônia se organizava para o comércio da metrópole: veja o produto, a mão de obra e quem lucrava.",
  "Escravidão no Brasil":
    "Olhe para os dois lados: como o sistema se mantinha e como as pessoas escravizadas resistiam a ele.",
  "Primeiro Reinado":
    "Depois da independência, a disputa era sobre quem mandaria: o imperador, as províncias ou a elite agrária.",
  "Segundo Reinado":
    "O Segundo Reinado se apoiava no café e na escravidão; seu fim acompanha a crise dos dois apoios.",
  "Ciclo do Café":
    "O café puxou ferrovias, portos, bancos e a vinda de imigrantes; veja que mudança o trecho mostra.",
  "República Velha":
    "O voto era aberto e controlado localmente: o poder passava dos coronéis aos governadores e ao presidente.",
  "Era Vargas": "O governo Vargas combinou direitos trabalhistas, controle dos sindicatos e propaganda.",
  "Regime Militar":
    "Compare o que o regime dizia de si com as medidas que tomou: leis de exceção, censura, obras e endividamento.",
  "Revolução Industrial": "A máquina e a fábrica mudaram o trabalho, as cidades e o tempo das pessoas.",
  "Revolução Francesa":
    "Cada fase teve um grupo à frente: veja que interesses o documento defende e contra quem.",
  "Movimentos Operários": "Veja o que se pedia, de quem, e com que meio: greve, associação, imprensa, voto.",
  "Crise de 1929": "A produção cresceu mais que o consumo, e o crédito escondeu isso até a bolsa cair.",
  Nazismo: "O nazismo uniu crise econômica, nacionalismo racial e propaganda contra um inimigo interno.",
  "Guerra Fria":
    "Duas potências disputavam influência sem se enfrentar diretamente: veja a que lado serve cada medida.",
  "Grécia Antiga":
    "Na pólis, a participação política era de poucos: pergunte quem era cidadão e quem ficava de fora.",
  Globalização:
    "Produção, dinheiro e informação circulam por redes mundiais; as vantagens não se distribuem por igual.",
  "Modelos Produtivos":
    "Compare o estoque, a variedade e a organização do trabalho: produção em massa de um lado, sob encomenda e flexível de outro.",
  "Urbanização Brasileira":
    "A cidade cresce de modo desigual: veja quem tem acesso ao solo, ao transporte e ao emprego.",
  "Espaço Agrário Brasileiro":
    "No campo, pergunte quem tem a terra, com que técnica se produz e para que mercado.",
  Agropecuária: "Veja a técnica, o destino da produção e o efeito sobre o solo e as pessoas.",
  "Domínios Morfoclimáticos": "Um domínio reúne relevo, clima, solo e vegetação que combinam entre si.",
  "Biomas Brasileiros": "Ligue a vegetação ao clima e ao solo, e a ameaça ao uso que se faz da área.",
  "Climas do Brasil": "Temperatura e chuva dependem de latitude, altitude, massas de ar e distância do mar.",
  Hidrografia: "O rio reflete o relevo e o clima da bacia: nascente, regime das chuvas e uso da água.",
  "Recursos Hídricos": "Disponibilidade é diferente de acesso: veja quanto há, quem usa e o que polui.",
  Cartografia: "Todo mapa deforma algo: a projeção conserva forma, área ou distância, nunca tudo.",
  "Escalas Cartográficas":
    "A escala diz quantas vezes o real é maior que o mapa: distância real é a do mapa vezes o denominador.",
  "Fusos Horários": "A Terra gira 15° por hora: a leste, o relógio está adiantado.",
  Demografia: "Natalidade, mortalidade e migração mudam a forma da pirâmide etária.",
  Ética:
    "Pergunte o que torna uma ação correta para o autor: o dever, as consequências ou o caráter de quem age.",
  Kant: "Para Kant, o dever vem da razão: age segundo uma regra que possa valer para todos.",
  Aristóteles: "Para Aristóteles, a virtude é um hábito e está no equilíbrio entre o excesso e a falta.",
  Platão: "Para Platão, o que se vê é cópia imperfeita das ideias, que só a razão alcança.",
  "Sócrates e os Sofistas":
    "Sócrates pergunta para mostrar o que não se sabe; os sofistas ensinam a convencer.",
  Contratualismo:
    "Os contratualistas explicam o Estado por um acordo: compare o que cada um diz da vida antes dele e do que se cede.",
  "Filosofia Política": "Pergunte de onde vem o poder, para que ele serve e que limite tem.",
  Empirismo: "Para os empiristas, o conhecimento vem da experiência e do hábito.",
  Epistemologia:
    "A questão é como se justifica o que se afirma saber: pela razão, pela experiência ou por ambas.",
  Weber: "Weber procura o sentido que as pessoas dão à ação e distingue tipos de dominação.",
  Durkheim: "Para Durkheim, o fato social vem de fora e se impõe ao indivíduo.",
  Marx: "Para Marx, quem controla os meios de produção organiza também as ideias e as leis.",
  Cultura: "Cultura é o que um grupo aprende e transmite; não há uma que sirva de medida das outras.",
  "Etnocentrismo e Relativismo Cultural":
    "Etnocentrismo é julgar outra cultura pela própria; o relativismo procura entendê-la pelos termos dela.",
  "Estado e Poder": "O Estado pretende o uso legítimo da força; veja quem participa da decisão.",
  "Trabalho e Sociedade": "O modo de trabalhar muda relações, direitos e identidade.",
  Socialização: "Família, escola e grupo ensinam regras que depois parecem naturais.",
  "Gênero e Sexualidade": "Papéis de gênero são aprendidos e mudam com a época e a sociedade.",
  "Reading Comprehension":
    "Leia a pergunta antes do texto, procure as palavras parecidas com o português e ache o trecho que responde.",
  "Linking Words": "O conectivo diz a relação entre as ideias: contraste, causa, consequência ou adição.",
  Vocabulary: "Deduza a palavra pelo que está antes e depois dela, e cuidado com falsos cognatos.",
  "Comprensión Lectora":
    "Leia a pergunta antes do texto e ache o trecho que responde; cuidado com palavras parecidas que mudam de sentido.",
  "Falsos Amigos":
    "Palavras parecidas nas duas línguas podem ter sentidos diferentes: confira pelo contexto.",
  "Arte Contemporânea":
    "Na arte contemporânea, a ideia e a participação do público contam tanto quanto o objeto.",
  "Arte Moderna":
    "A arte moderna deixa de copiar o visível: cor, forma e ponto de vista passam a dizer algo por si.",
  "Gêneros Digitais":
    "No meio digital, o texto circula, é comentado e muda: veja o que a rede permite fazer que o papel não permitia.",
  "Práticas Corporais":
    "O corpo também é cultura: veja que valor a prática tem para quem a faz (saúde, convívio, identidade, espetáculo) e quem fica de fora.",
  "Patrimônio Histórico e Cultural":
    "Patrimônio é o que um grupo escolhe guardar da própria memória: pergunte quem escolheu, e o que a escolha reconhece.",
  "Literatura Contemporânea":
    "A literatura de hoje mistura gêneros e vozes: veja quem fala, de que lugar, e o que a forma quebrada diz do assunto.",
  "Movimentos Sociais":
    "Um movimento social pede um direito em nome de um grupo: veja quem pede, o que lhe falta e como se faz ouvir.",
  "Cidadania e Direitos Humanos":
    "Entre o direito na lei e o direito vivido há distância: veja quem a sente e o que se propõe para diminuí-la.",
  Democracia: "Democracia é mais que voto: veja quem participa, como se decide e como o poder é fiscalizado.",
  "Redes Sociais":
    "As redes mudam quem fala e quem ouve: veja que comportamento elas estimulam e quem ganha com ele.",
  "Mídia e Tecnologia":
    "A técnica não é neutra: veja o que ela torna fácil, o que torna difícil e para quem.",
  Violência: "Veja quem sofre a violência e que relação de poder a torna possível ou a esconde.",
  "Religião e Sociedade":
    "A sociologia olha para o que a crença faz no grupo: une, separa, dá regras ou sustenta um poder.",
  "Pensamento Social Brasileiro":
    "Os intérpretes do Brasil discutem como a colônia e a escravidão ainda moldam a convivência: veja que traço o autor destaca.",
  Urbanização:
    "A cidade cresce quando o trabalho sai do campo: veja o ritmo desse crescimento e quem fica nas bordas.",
  "Problemas Ambientais":
    "Ligue a atividade humana ao que ela altera (solo, água, ar) e ao lugar onde o efeito aparece.",
  Clima:
    "Temperatura e chuva dependem de latitude, altitude, relevo, correntes e distância do mar: ache qual muda aqui.",
  "Mudanças Climáticas":
    "Separe a causa (gases que retêm calor) do efeito (gelo, mar, extremos) antes de ler a pergunta.",
  "Estrutura da Terra":
    "As placas se movem: onde se encontram há montanhas, vulcões e terremotos; no meio delas, pouco.",
  Geologia: "A rocha conta como se formou: do magma, de sedimentos ou de outra rocha sob calor e pressão.",
  Solos: "O solo vem da rocha, do clima e do tempo: veja o que a água leva e o que o uso retira.",
  Relevo: "O relevo é disputa entre forças de dentro, que levantam, e de fora, que gastam.",
  "Estrutura Fundiária":
    "Pergunte quem tem a terra e desde quando: a concentração explica conflito, migração e uso.",
  "Migrações no Brasil":
    "Quem migra sai de um lugar e procura outro: veja o que empurra, o que atrai e quando.",
  Migrações: "Veja o que empurra as pessoas, o que as atrai e o que as espera na chegada.",
  "Primeira República":
    "O voto era aberto e controlado localmente: o poder passava dos coronéis aos governadores e ao presidente.",
  "Revoltas da Primeira República":
    "Cada revolta mostra quem a República deixou de fora: veja o que se pedia e como o governo respondeu.",
  "Povos Indígenas do Brasil":
    "Leia pelos termos do próprio povo: terra, parentesco e memória valem ali mais que propriedade.",
  "Civilizações Pré-Colombianas":
    "Antes dos europeus havia cidades, agricultura e Estados: veja que técnica ou organização o texto descreve.",
  "Baixa Idade Média":
    "Cidades e comércio renascem, e o poder dos senhores divide espaço com reis e mercadores.",
  "Governo João Goulart":
    "As reformas de base dividiram o país: veja quem as apoiava, quem as temia e o que vinha de fora.",
  Maquiavel: "Para Maquiavel, a política se julga pelo que mantém o poder, não pelo que seria ideal.",
  Foucault:
    "Para Foucault, o poder não está só no Estado: está em saberes, olhares e rotinas que moldam o corpo.",
  "Pré-Socráticos":
    "Os primeiros filósofos trocam o mito por um princípio da natureza: veja qual, e o que ele explica.",
  Racionalismo: "Para os racionalistas, a razão alcança por si verdades que os sentidos não garantem.",
  "Tirinhas e Charges":
    "Veja o que se esperava e o que quebra a espera entre imagem e fala: a crítica está nessa quebra.",
  Pontuação: "O sinal organiza e dá tom: troque-o por outro e veja o que muda de sentido.",
  "Pré-Modernismo":
    "O Pré-Modernismo mostra o Brasil que o progresso oficial escondia: sertão, subúrbio, atraso.",
  "Modernismo: Primeira Geração":
    "A geração de 1922 rompe com a forma herdada: verso livre, fala do dia a dia, humor e crítica ao passado.",
  "Modernismo: Segunda Geração":
    "A geração de 1930 volta-se para a terra e a sociedade no romance, e para o sentido do mundo na poesia.",
  "Modernismo: Terceira Geração":
    "A geração de 1945 trabalha a linguagem por dentro: palavra inventada, pensamento em fluxo, verso rigoroso.",
  Dança: "Na dança, o corpo diz: veja de que tradição vêm os gestos e o que o grupo celebra ou lembra.",
  Teatro: "No teatro, veja o que a cena faz com o público: emociona, distancia, chama a participar.",
  Pintura: "Descreva cor, luz, plano e gesto antes de interpretar; depois ligue-os à época.",
  Arquitetura: "Um edifício responde a um uso, a um material e a uma ideia de poder ou de convívio.",
  Renascimento: "O Renascimento põe o ser humano no centro e usa perspectiva, proporção e estudo do corpo.",
  "Música Brasileira":
    "Ligue o gênero musical a quem o criou, aos instrumentos e à função da festa ou do protesto.",
};
