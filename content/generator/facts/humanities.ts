import { cluesFrom } from "#content/generator/identify.ts";

/** topic | philosopher, school or idea | text | decisive detail. */
export const philosophyClues = cluesFrom(`
Pré-Socráticos | Tales de Mileto | Pensador do século VI a.C. que buscou explicar a origem de todas as coisas sem recorrer aos deuses e apontou a água como princípio. | a água como princípio
Pré-Socráticos | Heráclito | Para este pensador de Éfeso, tudo está em mudança, a luta entre contrários governa o mundo e ninguém entra duas vezes no mesmo rio. | a mudança e o rio
Pré-Socráticos | Parmênides | Segundo este pensador de Eleia, o ser é uno e imutável, e a mudança percebida pelos sentidos é ilusão. | o ser uno e imutável
Pré-Socráticos | Demócrito | Defendeu que a natureza é composta de partículas indivisíveis que se movem no vazio. | as partículas indivisíveis
Sócrates e os Sofistas | a maiêutica | Método que, por meio de perguntas, levava o interlocutor a reconhecer a própria ignorância e a dar à luz ideias. | perguntas que fazem nascer ideias
Sócrates e os Sofistas | Protágoras | Mestre de retórica, sustentou que o homem é a medida de todas as coisas. | o homem como medida
Platão | a teoria das Ideias | Doutrina que distingue o mundo sensível, mutável, de um mundo inteligível de formas perfeitas, ilustrada pela imagem de prisioneiros diante de sombras. | o mundo inteligível e a caverna
Platão | o filósofo-rei | Figura que, em um diálogo sobre a cidade justa, deveria governar por conhecer o Bem. | o governo de quem conhece o Bem
Aristóteles | a teoria das quatro causas | Explicação segundo a qual se conhece algo quando se sabe de que é feito, que forma tem, quem o produziu e para que serve. | matéria, forma, agente e finalidade
Aristóteles | a doutrina do meio-termo | Concepção ética em que a virtude é o equilíbrio entre o excesso e a falta, alcançado pelo hábito. | o equilíbrio entre extremos
Aristóteles | o animal político | Concepção segundo a qual o ser humano só se realiza plenamente vivendo na pólis, por ser dotado de palavra. | a vida na pólis
Estoicismo e Epicurismo | o estoicismo | Escola que recomenda aceitar o que não depende de nós, dominar as paixões e viver conforme a razão da natureza. | aceitar o que não depende de nós
Estoicismo e Epicurismo | o epicurismo | Escola que identifica a felicidade com a ausência de dor e de perturbação, alcançada por prazeres simples e pela amizade. | prazeres simples e ausência de dor
Agostinho de Hipona | Agostinho de Hipona | Bispo africano que narrou sua conversão nas Confissões, refletiu sobre o tempo e explicou o mal como ausência do bem. | as Confissões
Tomás de Aquino | Tomás de Aquino | Teólogo do século XIII que conciliou fé e razão, inspirou-se em Aristóteles e propôs cinco vias para demonstrar a existência de Deus. | as cinco vias
Filosofia Medieval | a escolástica | Método das universidades medievais que discutia questões por argumentos e objeções, buscando harmonizar fé e razão. | o ensino das universidades medievais
Maquiavel | a noção de virtù | Capacidade do governante de agir com firmeza e astúcia diante das circunstâncias, sem se prender à moral tradicional. | a habilidade do príncipe
Racionalismo | o cogito cartesiano | Certeza alcançada depois de duvidar de tudo: enquanto duvida e pensa, aquele que pensa existe. | a dúvida que leva à certeza de existir
Racionalismo | as ideias inatas | Conteúdos que, para alguns filósofos modernos, nascem com a razão e não dependem da experiência. | conteúdos que nascem com a razão
Empirismo | a tábula rasa | Imagem usada por John Locke para afirmar que a mente nasce sem conteúdos e é preenchida pela experiência. | a mente vazia ao nascer
Empirismo | a crítica de Hume à causalidade | Argumento de que a ligação necessária entre dois fatos não é observada: resulta do hábito de vê-los juntos. | o hábito no lugar da necessidade
Contratualismo | o estado de natureza segundo Hobbes | Condição de guerra de todos contra todos, superada quando os indivíduos entregam o poder a um soberano. | a guerra de todos contra todos
Contratualismo | a vontade geral segundo Rousseau | Expressão do interesse comum dos cidadãos, fonte da lei e base da soberania popular. | o interesse comum como fonte da lei
Contratualismo | os direitos naturais segundo Locke | Vida, liberdade e propriedade, anteriores ao governo, que tem por função protegê-los. | vida, liberdade e propriedade
Kant | o imperativo categórico | Princípio que manda agir apenas segundo máximas que possam valer como leis universais. | a máxima universalizável
Kant | a revolução copernicana na filosofia | Proposta de que os objetos se regulam pelas estruturas do sujeito que conhece, e não o contrário. | o sujeito que organiza a experiência
Iluminismo | a saída da menoridade | Definição de esclarecimento como coragem de servir-se do próprio entendimento sem a direção de outro. | pensar por si mesmo
Hegel | a dialética hegeliana | Movimento em que a realidade e o pensamento avançam pela superação de contradições. | a superação de contradições
Marx | o materialismo histórico | Concepção segundo a qual o modo de produção da vida material condiciona a política, o direito e as ideias. | a base material da sociedade
Utilitarismo | o princípio da utilidade | Critério moral que considera correta a ação que produz a maior felicidade para o maior número de pessoas. | a maior felicidade para o maior número
Nietzsche | a transvaloração dos valores | Projeto de criticar a moral herdada, que enfraqueceria a vida, e criar novas formas de avaliar. | a crítica da moral herdada
Existencialismo | a tese de que a existência precede a essência | Afirmação de Sartre: o ser humano primeiro surge no mundo e depois se define por suas escolhas, pelas quais é responsável. | escolhas que definem quem somos
Existencialismo | Simone de Beauvoir | Filósofa francesa que analisou a condição feminina como construção histórica e afirmou que não se nasce mulher. | a condição feminina como construção
Fenomenologia | a intencionalidade da consciência | Ideia de Husserl segundo a qual a consciência é sempre consciência de alguma coisa. | a consciência dirigida a algo
Escola de Frankfurt | a indústria cultural | Conceito de Adorno e Horkheimer para a produção padronizada de bens culturais, que transforma arte em mercadoria. | a arte como mercadoria padronizada
Escola de Frankfurt | a reprodutibilidade técnica da obra de arte | Tema de um ensaio de Walter Benjamin sobre a perda da aura com a fotografia e o cinema. | a perda da aura
Hannah Arendt | a banalidade do mal | Expressão criada diante do julgamento de um funcionário nazista, para descrever o mal praticado por quem renuncia a pensar. | o mal de quem não pensa
Foucault | a sociedade disciplinar | Análise de instituições como prisões, escolas e quartéis, em que a vigilância torna os corpos dóceis e úteis. | a vigilância que torna os corpos dóceis
Filosofia da Ciência | o critério da falseabilidade | Proposta de Karl Popper: uma teoria é científica quando pode, em princípio, ser refutada pela experiência. | a possibilidade de refutação
Filosofia da Ciência | a noção de paradigma | Conceito de Thomas Kuhn para o conjunto de teorias e métodos partilhado por uma comunidade até ser substituído em uma revolução. | as revoluções científicas
Filosofia Política | a justiça como equidade | Teoria de John Rawls que imagina a escolha de princípios sob um véu de ignorância. | o véu de ignorância
Ética | a ética da responsabilidade de Hans Jonas | Proposta de agir de modo que os efeitos da ação sejam compatíveis com a permanência da vida humana na Terra. | o cuidado com as gerações futuras
Lógica | a falácia do ataque à pessoa | Erro de argumentação em que se rejeita uma ideia atacando quem a defende. | atacar quem fala em vez do argumento
Lógica | o silogismo | Raciocínio dedutivo em que, de duas premissas, se tira necessariamente uma conclusão. | duas premissas e uma conclusão`);

/** Sociology. */
export const sociologyClues = cluesFrom(`
Durkheim | o fato social | Maneira de agir, pensar ou sentir exterior aos indivíduos, geral na sociedade e capaz de exercer coerção. | exterioridade, generalidade e coerção
Durkheim | a solidariedade orgânica | Coesão das sociedades modernas, em que a divisão do trabalho torna as pessoas dependentes umas das outras. | a interdependência pela divisão do trabalho
Durkheim | a anomia | Situação em que as normas se enfraquecem e os indivíduos perdem referências para orientar a conduta. | o enfraquecimento das normas
Durkheim | a solidariedade mecânica | Coesão baseada na semelhança de crenças e tarefas, própria de sociedades pouco diferenciadas. | a coesão pela semelhança
Weber | a ação social | Conduta dotada de sentido por quem a pratica e orientada pelo comportamento de outros. | a conduta com sentido voltada a outros
Weber | a dominação carismática | Autoridade fundada na devoção a qualidades tidas como extraordinárias de um líder. | as qualidades extraordinárias do líder
Weber | a dominação racional-legal | Autoridade baseada em regras escritas e cargos, típica da burocracia moderna. | regras escritas e cargos
Weber | o tipo ideal | Construção teórica que acentua traços da realidade para servir de instrumento de comparação. | o instrumento de comparação
Marx | a mais-valia | Diferença entre o valor produzido pelo trabalhador e o salário que ele recebe, apropriada pelo capitalista. | o valor não pago ao trabalhador
Marx | a alienação do trabalho | Situação em que o trabalhador não se reconhece no que produz nem controla o processo produtivo. | o trabalhador que não se reconhece no produto
Marx | a luta de classes | Conflito entre grupos com interesses opostos quanto à propriedade dos meios de produção, motor da história segundo esta teoria. | o motor da história
Cultura | a cultura material | Conjunto de objetos, técnicas e construções produzidos por um grupo humano. | objetos e técnicas
Cultura | o patrimônio imaterial | Saberes, celebrações e modos de fazer transmitidos entre gerações, como o ofício das baianas de acarajé. | saberes e celebrações
Etnocentrismo e Relativismo Cultural | o etnocentrismo | Atitude de julgar outros povos tomando a própria cultura como medida e modelo. | a própria cultura como medida
Etnocentrismo e Relativismo Cultural | o relativismo cultural | Postura que procura compreender os costumes segundo o contexto em que fazem sentido. | compreender no próprio contexto
Socialização | a socialização primária | Processo em que a criança interioriza, na família, a linguagem e as primeiras normas. | a família e as primeiras normas
Socialização | a socialização secundária | Processo em que o indivíduo aprende papéis em instituições como a escola e o trabalho. | papéis aprendidos fora da família
Estratificação Social | a sociedade de castas | Sistema em que a posição é definida pelo nascimento e praticamente não há mobilidade. | a posição dada pelo nascimento
Estratificação Social | a mobilidade social vertical | Passagem de um indivíduo ou grupo para uma posição mais alta ou mais baixa na hierarquia. | subir ou descer na hierarquia
Cidadania e Direitos Humanos | os direitos civis | Direitos ligados à liberdade individual, como ir e vir, pensar e ter um julgamento justo. | as liberdades individuais
Cidadania e Direitos Humanos | os direitos sociais | Direitos como educação, saúde, moradia e trabalho, que exigem a atuação do Estado. | educação, saúde e moradia
Cidadania e Direitos Humanos | os direitos políticos | Direitos de votar, ser votado e participar das decisões públicas. | votar e ser votado
Movimentos Sociais | os novos movimentos sociais | Mobilizações surgidas a partir dos anos 1960 em torno de identidade, gênero, meio ambiente e direitos civis. | identidade e meio ambiente
Trabalho e Sociedade | a uberização | Forma de trabalho por aplicativos em que a pessoa arca com os custos e os riscos e não tem vínculo formal. | o trabalho por aplicativos
Trabalho e Sociedade | o trabalho análogo à escravidão | Situação de jornadas exaustivas, servidão por dívida ou condições degradantes, punida pela lei brasileira. | a servidão por dívida
Pensamento Social Brasileiro | a noção de homem cordial | Conceito de Sérgio Buarque de Holanda para a tendência de levar relações pessoais e afetivas à esfera pública. | a confusão entre afeto e esfera pública
Pensamento Social Brasileiro | Casa-grande & senzala | Obra de Gilberto Freyre sobre a formação da família patriarcal, criticada por suavizar a violência da escravidão. | Gilberto Freyre
Pensamento Social Brasileiro | Florestan Fernandes | Sociólogo paulista que estudou a integração do negro na sociedade de classes e desmontou a ideia de democracia racial. | a crítica à democracia racial
Pensamento Social Brasileiro | Lélia Gonzalez | Intelectual mineira que articulou raça, gênero e classe e criou a categoria amefricanidade. | a amefricanidade
Raça e Etnia | o racismo estrutural | Conceito segundo o qual a discriminação está inscrita no funcionamento das instituições, da economia e da cultura. | a discriminação nas instituições
Cultura de Massa e Indústria Cultural | a cultura de massa | Produtos culturais difundidos pelos meios de comunicação para um público amplo e heterogêneo. | a difusão para um grande público
Estado e Poder | o monopólio da violência legítima | Característica que, segundo uma definição clássica, distingue o Estado de outras associações. | o uso legítimo da força
Positivismo | a lei dos três estados | Teoria de Auguste Comte em que o espírito humano passa pelas fases teológica, metafísica e científica. | as três fases do espírito
Ideologia | a ideologia | Conjunto de ideias que, em uma análise crítica, apresenta interesses particulares como se fossem de todos. | interesses particulares vistos como gerais
Mídia e Tecnologia | a desinformação | Difusão de conteúdo falso ou enganoso com intenção de manipular a opinião. | o conteúdo falso intencional
Redes Sociais | as bolhas informacionais | Efeito de algoritmos que mostram ao usuário sobretudo opiniões parecidas com as suas. | opiniões parecidas mostradas por algoritmos
Desigualdade Social | o índice de Gini | Medida que varia de zero a um e indica o grau de concentração da renda. | a medida da concentração de renda
Gênero e Sexualidade | a divisão sexual do trabalho | Distribuição desigual de tarefas entre homens e mulheres, que atribui a elas a maior parte do cuidado doméstico. | as tarefas de cuidado atribuídas às mulheres
Instituições Sociais | a instituição total | Conceito de Goffman para lugares como manicômios e prisões, em que toda a vida é administrada. | a vida inteiramente administrada
Participação Política | o referendo | Consulta em que a população aprova ou rejeita uma norma já elaborada. | a consulta posterior à norma
Participação Política | o plebiscito | Consulta feita à população antes da elaboração de uma norma. | a consulta anterior à norma
Democracia | a democracia representativa | Regime em que os cidadãos escolhem, pelo voto, quem decidirá em seu nome. | decisões tomadas por eleitos
Religião e Sociedade | o Estado laico | Organização política que não adota religião oficial e garante a liberdade de crença e de não crença. | a ausência de religião oficial`);

/** Arts. */
export const artClues = cluesFrom(`
Arte Pré-Histórica | as pinturas da Serra da Capivara | Conjunto de painéis rupestres no Piauí, com cenas de caça, dança e animais, protegido em um parque nacional. | os painéis rupestres do Piauí
Arte Egípcia | a lei da frontalidade | Convenção que mostra a cabeça e as pernas de perfil e o tronco e o olho de frente. | perfil e frente na mesma figura
Arte Grega | a coluna dórica | Elemento arquitetônico robusto, sem base e de capitel simples, empregado no Partenon. | o capitel simples do Partenon
Arte Bizantina | os mosaicos bizantinos | Composições de pequenas peças coloridas e douradas que revestem igrejas e mostram figuras frontais e solenes. | as pequenas peças douradas
Arte Gótica | as catedrais góticas | Construções verticais com arcos ogivais, vitrais e rosáceas, surgidas na França no século XII. | arcos ogivais e vitrais
Renascimento | a perspectiva linear | Técnica desenvolvida no século XV que cria a ilusão de profundidade com linhas que convergem para um ponto. | o ponto de fuga
Renascimento | Leonardo da Vinci | Artista e inventor que pintou a Mona Lisa com passagens suaves entre luz e sombra e encheu cadernos com estudos de anatomia. | a Mona Lisa e os cadernos
Arte Barroca | Aleijadinho | Escultor mineiro que talhou os profetas em pedra-sabão no adro de Congonhas. | os profetas de Congonhas
Arte Barroca | o contraste de claro-escuro | Recurso que ilumina de modo dramático partes da cena, como nas telas de Caravaggio. | a luz dramática de Caravaggio
Impressionismo | o Impressionismo | Movimento de pintores que trabalhavam ao ar livre, com pinceladas soltas, para registrar a luz de um instante. | a luz do instante
Expressionismo | O grito | Tela de Edvard Munch em que uma figura angustiada leva as mãos ao rosto diante de um céu ondulante. | a figura angustiada de Munch
Cubismo | Guernica | Painel de Pablo Picasso, em tons de cinza, que denuncia o bombardeio de uma cidade basca em 1937. | o bombardeio da cidade basca
Cubismo | o Cubismo | Movimento que representa um objeto de vários ângulos ao mesmo tempo, por meio de planos geométricos. | vários ângulos simultâneos
Surrealismo | Salvador Dalí | Pintor catalão que mostrou relógios moles em uma paisagem deserta de sonho. | os relógios moles
Dadaísmo | o ready-made | Gesto de Marcel Duchamp que expôs objetos industrializados, como um mictório, para questionar o que é arte. | o objeto comum exposto como arte
Pop Art | a Pop Art | Tendência que se apropriou de embalagens, quadrinhos e celebridades, como nas serigrafias de Andy Warhol. | embalagens e celebridades
Modernismo Brasileiro | Tarsila do Amaral | Pintora paulista de formas arredondadas e cores vivas, autora de uma tela que inspirou o Manifesto Antropófago. | o Abaporu
Modernismo Brasileiro | Candido Portinari | Pintor de Brodowski que retratou retirantes, lavradores de café e os painéis Guerra e Paz. | os retirantes e os painéis da ONU
Modernismo Brasileiro | Anita Malfatti | Pintora cuja exposição de 1917, de tendência expressionista, recebeu dura crítica de Monteiro Lobato. | a exposição de 1917
Semana de Arte Moderna | a Semana de Arte Moderna | Evento de fevereiro de 1922, no Theatro Municipal de São Paulo, com conferências, música e exposição, vaiado por parte do público. | fevereiro de 1922
Música Brasileira | a bossa nova | Estilo do fim dos anos 1950, de canto suave e harmonia requintada, associado a João Gilberto e Tom Jobim. | João Gilberto e Tom Jobim
Música Brasileira | a Tropicália | Movimento do fim dos anos 1960 que misturou guitarra elétrica, tradição e vanguarda, com Caetano Veloso e Gilberto Gil. | a guitarra elétrica e a tradição
Música Brasileira | o choro | Gênero instrumental nascido no Rio de Janeiro do século XIX, com flauta, cavaquinho e violão, marcado por Chiquinha Gonzaga e Pixinguinha. | a flauta, o cavaquinho e Pixinguinha
Arte Urbana | o grafite | Expressão visual feita em muros e viadutos, ligada à cultura hip-hop, que transforma a paisagem da cidade. | muros e cultura hip-hop
Cinema | o Cinema Novo | Movimento brasileiro dos anos 1960 que, com poucos recursos, mostrou a miséria e a violência do país, como em filmes de Glauber Rocha. | Glauber Rocha
Teatro | o Teatro do Oprimido | Método criado por Augusto Boal em que o espectador entra em cena para propor soluções. | o espectador que entra em cena
Dança | o frevo | Dança pernambucana de passos acrobáticos, com sombrinha colorida e ritmo acelerado de metais. | a sombrinha e os metais
Arte Indígena | a cerâmica marajoara | Vasos e urnas funerárias com desenhos geométricos, produzidos na foz do Amazonas antes da chegada dos europeus. | as urnas da ilha de Marajó
Arte Contemporânea | os Parangolés | Capas de Hélio Oiticica feitas para vestir e dançar, que tornam o público parte da obra. | as capas para vestir e dançar
Arte Contemporânea | os Bichos | Esculturas de placas articuladas de Lygia Clark que o público pode manipular. | as placas articuladas`);
