import { cluesFrom } from "#content/generator/identify.ts";

/** Figures of speech: what is called so, an example written for the bank, and why. */
export const figures = cluesFrom(`
Figuras de Linguagem | metáfora | Para minha avó, cada lembrança era um novelo guardado na gaveta do peito. | a lembrança é chamada de novelo, sem conectivo de comparação
Figuras de Linguagem | metáfora | A cidade é um formigueiro que desperta antes do sol. | a cidade é identificada com um formigueiro, sem conectivo
Figuras de Linguagem | metáfora | Teu olhar é um farol aceso na minha noite. | o olhar é identificado com um farol
Figuras de Linguagem | comparação | As palavras do professor caíam sobre a turma como chuva mansa em terra seca. | o conectivo “como” aproxima palavras e chuva
Figuras de Linguagem | comparação | O menino corria tal qual um potro solto no pasto. | a expressão “tal qual” estabelece a semelhança
Figuras de Linguagem | comparação | Sua voz era doce feito rapadura. | o conectivo “feito” equivale a “como”
Figuras de Linguagem | metonímia | Passou o inverno lendo Drummond e ouvindo Pixinguinha. | o autor é citado no lugar da obra
Figuras de Linguagem | metonímia | Comeu dois pratos e ainda pediu sobremesa. | o recipiente é citado no lugar do conteúdo
Figuras de Linguagem | metonímia | Muitas famílias ainda vivem sem um teto. | a parte, o teto, representa a casa inteira
Figuras de Linguagem | hipérbole | Já expliquei isso um milhão de vezes e ninguém escuta. | há exagero intencional
Figuras de Linguagem | hipérbole | Morri de rir com as caretas do palhaço. | o exagero realça a intensidade do riso
Figuras de Linguagem | hipérbole | Chorou um rio inteiro na despedida da rodoviária. | a quantidade de lágrimas é exagerada
Figuras de Linguagem | eufemismo | O velho maestro deixou esta vida na madrugada de sábado. | a expressão suaviza a ideia de morte
Figuras de Linguagem | eufemismo | O rapaz faltou com a verdade diante dos colegas. | a expressão atenua a ideia de mentir
Figuras de Linguagem | eufemismo | A empresa anunciou que vai readequar o quadro de funcionários. | a expressão ameniza a ideia de demissão
Figuras de Linguagem | personificação | O vento bateu à porta, contou segredos e foi embora sem se despedir. | o vento recebe ações humanas
Figuras de Linguagem | personificação | O velho casarão suspirava de saudade a cada noite de chuva. | o casarão recebe sentimentos humanos
Figuras de Linguagem | personificação | A enxada descansava, cansada, no canto do galpão. | a enxada se cansa como uma pessoa
Figuras de Linguagem | antítese | Entre a luz da praça e a sombra do beco, escolheu o caminho mais longo. | palavras de sentidos opostos, luz e sombra, são aproximadas
Figuras de Linguagem | antítese | Riram de manhã, choraram à noite, e assim passou o dia da mudança. | rir e chorar, manhã e noite, opõem-se
Figuras de Linguagem | antítese | Uns nascem para plantar, outros apenas para colher. | plantar e colher são ideias contrárias
Figuras de Linguagem | paradoxo | Era um silêncio que gritava dentro da casa vazia. | o silêncio não pode gritar: a contradição está na mesma ideia
Figuras de Linguagem | paradoxo | Sinto-me livre preso aos teus braços. | alguém é livre e preso ao mesmo tempo
Figuras de Linguagem | ironia | Que gentileza a sua: estacionar bem em frente à rampa dos cadeirantes! | diz-se o contrário do que se pensa
Figuras de Linguagem | ironia | Parabéns pelo capricho: só esqueceu metade do trabalho. | o elogio é, na verdade, uma crítica
Figuras de Linguagem | ironia | Como você é pontual! Só faz uma hora que espero. | afirma-se o oposto do que ocorreu
Figuras de Linguagem | sinestesia | Sentiu o cheiro áspero da poeira e o gosto azul da madrugada. | misturam-se olfato, tato, paladar e visão
Figuras de Linguagem | sinestesia | A voz aveludada da cantora aqueceu o teatro. | som e tato são misturados
Figuras de Linguagem | onomatopeia | No telhado de zinco, o plic-plic da goteira embalava o sono das crianças. | a palavra imita um som
Figuras de Linguagem | onomatopeia | O tique-taque do relógio tomou conta da sala de espera. | a palavra imita o som do relógio
Figuras de Linguagem | gradação | O córrego virou riacho, o riacho virou rio, o rio virou mar de lama. | as ideias crescem em sequência
Figuras de Linguagem | gradação | Sussurrou, falou, gritou, berrou, e ninguém veio à janela. | os verbos aumentam de intensidade
Figuras de Linguagem | anáfora | Era uma vez o rio, era uma vez a ponte, era uma vez a cidade inteira. | a mesma expressão se repete no início de cada segmento
Figuras de Linguagem | anáfora | Nem a chuva desanimou a plateia, nem o frio desanimou a plateia, nem a fila. | a palavra “nem” se repete no começo dos segmentos
Figuras de Linguagem | aliteração | Vento veloz varre a várzea vazia. | repete-se o som consonantal de “v”
Figuras de Linguagem | aliteração | O rato roeu a roupa rubra do rei rabugento. | repete-se o som de “r”
Figuras de Linguagem | catacrese | Apoiou o prato no braço da poltrona e quebrou a asa da xícara. | na falta de termo próprio, usam-se braço e asa
Figuras de Linguagem | catacrese | Machucou-se no pé da mesa enquanto procurava um dente de alho. | na falta de termo próprio, usam-se pé e dente
Figuras de Linguagem | polissíndeto | E canta, e dança, e pula, e grita, e não se cansa. | a conjunção “e” se repete
Figuras de Linguagem | pleonasmo | Vi com meus próprios olhos a primavera chegar. | a ideia de ver é reforçada por repetição
Figuras de Linguagem | elipse | Sobre a mesa, apenas um bilhete e uma chave. | o verbo foi omitido e é facilmente subentendido`);

/** Functions of language. */
export const functions = cluesFrom(`
Funções da Linguagem | função referencial | A Defesa Civil informa que a ponte da rua principal ficará interditada das 8h às 17h para reparos na estrutura. | o foco está na informação objetiva
Funções da Linguagem | função referencial | O censo registrou aumento da população idosa e queda do número médio de filhos por mulher. | o texto transmite dados sobre a realidade
Funções da Linguagem | função referencial | A abelha-jataí, nativa do Brasil, não tem ferrão funcional e produz mel em pequena quantidade. | o texto informa com objetividade
Funções da Linguagem | função emotiva | Ai, que saudade eu sinto daquele quintal! Meu coração aperta só de lembrar. | o foco está nos sentimentos de quem fala
Funções da Linguagem | função emotiva | Confesso: tremi, chorei e me senti o mais feliz dos homens naquela plateia. | a primeira pessoa expressa emoções
Funções da Linguagem | função conativa | Doe sangue hoje mesmo. Compareça ao hemocentro e leve um amigo! | os imperativos procuram convencer o leitor
Funções da Linguagem | função conativa | Não deixe água parada: vire os baldes, tampe a caixa e proteja sua família. | o texto dirige-se ao leitor com ordens
Funções da Linguagem | função conativa | Você, jovem, tire seu título e participe das decisões da sua cidade. | o vocativo e os imperativos visam ao interlocutor
Funções da Linguagem | função fática | Alô? Está me ouvindo? Pronto, agora sim, pode falar. | testa-se o canal de comunicação
Funções da Linguagem | função fática | Oi, tudo bem? Pois é, né? Então tá, até mais! | as fórmulas apenas mantêm o contato
Funções da Linguagem | função metalinguística | Verbete é cada uma das entradas de um dicionário, com a palavra e suas definições. | a língua explica a própria língua
Funções da Linguagem | função metalinguística | Procuro o verso exato e só encontro esta estrofe, que fala da falta de versos. | o poema trata do próprio fazer poético
Funções da Linguagem | função metalinguística | Em gramática, chama-se sujeito o termo com o qual o verbo concorda. | usa-se o código para explicar o código
Funções da Linguagem | função poética | Na teia da tarde, a aranha arranha o silêncio e arma sua manhã. | o foco está no arranjo sonoro e figurado da mensagem
Funções da Linguagem | função poética | Lua nua na rua: nenhuma luz tão sua. | rimas e ritmo chamam a atenção para a forma`);

/** How words are formed: the answer is the process. */
export const wordFormation = cluesFrom(
  [
    [
      "derivação prefixal",
      "desleal; reler; infeliz; antebraço; contrapor; desfazer; subsolo; refazer; impróprio; pré-história; bisavô; hipertensão; desigual; cooperar; semicírculo",
      "acrescentou-se apenas um prefixo",
    ],
    [
      "derivação sufixal",
      "felizmente; livraria; pedreira; folhagem; ferreiro; beleza; jardineiro; cajueiro; realismo; sapataria; bananal; crueldade; amoroso; gritaria; boiada",
      "acrescentou-se apenas um sufixo",
    ],
    [
      "derivação parassintética",
      "entardecer; anoitecer; empobrecer; envelhecer; esclarecer; apodrecer; amanhecer; engavetar; desalmado; enlouquecer; abotoar; ensaboar; emagrecer; encurralar",
      "prefixo e sufixo foram acrescentados ao mesmo tempo, e nenhum pode ser retirado sozinho",
    ],
    [
      "derivação regressiva",
      "combate; ataque; debate; choro; pesca; venda; grito; abraço; consumo; resgate; corte; embarque; apelo; ajuda",
      "o substantivo formou-se pela redução de um verbo",
    ],
    [
      "composição por justaposição",
      "guarda-chuva; girassol; passatempo; beija-flor; pé de moleque; couve-flor; segunda-feira; quebra-cabeça; malmequer; pontapé; arco-íris",
      "dois radicais uniram-se sem perda de sons",
    ],
    [
      "composição por aglutinação",
      "aguardente; planalto; embora; fidalgo; pernalta; vinagre; petróleo; hidrelétrico; boquiaberto; viandante",
      "dois radicais uniram-se com perda ou alteração de sons",
    ],
    [
      "onomatopeia",
      "tique-taque; zum-zum; pingue-pongue; reco-reco; cocoricó; miau; blá-blá-blá; chuá",
      "a palavra imita um som",
    ],
    [
      "hibridismo",
      "burocracia; sociologia; automóvel; televisão; alcoômetro; bígamo",
      "reuniram-se elementos de línguas diferentes",
    ],
  ]
    .flatMap(([answer = "", words = "", why = ""]) =>
      words
        .split(";")
        .map(
          (word) =>
            `Formação de Palavras | ${answer} | Ao consultar o dicionário, a turma anotou a palavra “${word.trim()}”, comparou-a com outras da mesma família e investigou de que maneira ela se formou. | ${why}`,
        ),
    )
    .join("\n"),
);

/** The value of connectives. */
export const connectives = cluesFrom(`
Conjunção | causa | Como a estrada alagou, o ônibus escolar não chegou à comunidade. | “como” equivale a “já que”
Conjunção | causa | A plateia aplaudiu de pé porque a orquestra tocou sem partitura. | “porque” introduz o motivo
Conjunção | causa | Visto que os ingressos acabaram, a produção abriu uma segunda sessão. | “visto que” introduz o motivo
Conjunção | consequência | O calor era tão intenso que as aulas foram suspensas. | “tão… que” indica o resultado
Conjunção | consequência | Ensaiaram tanto que decoraram até as pausas. | “tanto que” indica o resultado
Conjunção | condição | Se o tempo firmar, a feira será montada na praça. | “se” introduz uma hipótese
Conjunção | condição | O barco sairá cedo, desde que a maré esteja alta. | “desde que”, com o subjuntivo, equivale a “contanto que”
Conjunção | condição | Caso falte luz, o gerador será acionado em segundos. | “caso” introduz uma hipótese
Conjunção | concessão | Embora chovesse, a procissão percorreu todas as ruas do centro. | “embora” admite um obstáculo que não impede o fato
Conjunção | concessão | Ainda que falte dinheiro, o mutirão continuará no domingo. | “ainda que” admite um obstáculo que não impede o fato
Conjunção | concessão | Mesmo cansada, a atleta completou a prova, conquanto a subida a desanimasse. | “conquanto” equivale a “embora”
Conjunção | finalidade | Os moradores plantaram ipês a fim de que a avenida tivesse sombra. | “a fim de que” indica o objetivo
Conjunção | finalidade | Fale baixo para que o bebê não acorde. | “para que” indica o objetivo
Conjunção | tempo | Assim que o sinal tocou, os alunos correram para o pátio. | “assim que” marca o momento
Conjunção | tempo | Enquanto a massa descansa, prepare o recheio. | “enquanto” indica simultaneidade
Conjunção | tempo | Mal a cortina se abriu, ouviu-se um trovão. | “mal” equivale a “logo que”
Conjunção | proporção | À medida que o rio subia, as famílias levavam os móveis para o alto. | “à medida que” indica que os fatos avançam juntos
Conjunção | proporção | Quanto mais lia, mais perguntas surgiam. | “quanto mais… mais” indica que os fatos avançam juntos
Conjunção | conformidade | Conforme previu o meteorologista, a geada veio na terça-feira. | “conforme” equivale a “de acordo com o que”
Conjunção | conformidade | O bolo foi assado segundo ensinava a receita da família. | “segundo” equivale a “como”
Conjunção | adversidade | O time jogou bem, mas perdeu nos acréscimos. | “mas” introduz uma oposição
Conjunção | adversidade | A trilha é curta; todavia, exige preparo. | “todavia” introduz uma oposição
Conjunção | conclusão | A ponte foi interditada; portanto, siga pelo desvio. | “portanto” introduz uma conclusão
Conjunção | conclusão | Estudou o ano inteiro; logo, merece descansar. | “logo” equivale a “portanto”
Conjunção | explicação | Leve um casaco, pois a noite será fria. | “pois”, antes do verbo, justifica a ordem anterior
Conjunção | adição | O projeto não só limpou o córrego, mas também plantou mudas nas margens. | “não só… mas também” soma informações
Conjunção | alternância | Ora o bebê chorava, ora sorria para as visitas. | “ora… ora” alterna os fatos`);

/** Kinds of subject, voices and other syntax. */
export const syntax = cluesFrom(`
Sujeito | sujeito simples | Durante a madrugada, os gatos do vizinho derrubaram o varal. | há um único núcleo, “gatos”
Sujeito | sujeito simples | Na varanda, descansava uma velha rede colorida. | há um único núcleo, “rede”
Sujeito | sujeito composto | Chegaram cedo ao ensaio a pianista e o violoncelista. | há dois núcleos, “pianista” e “violoncelista”
Sujeito | sujeito composto | Sol, vento e sal castigam a pintura dos barcos. | há três núcleos
Sujeito | sujeito oculto | Voltamos da feira com a sacola cheia de umbus. | a terminação do verbo indica “nós”
Sujeito | sujeito oculto | Guardei as cartas no fundo do baú. | a terminação do verbo indica “eu”
Sujeito | sujeito indeterminado | Precisa-se de costureiras com experiência. | verbo transitivo indireto na terceira pessoa do singular com o índice “se”
Sujeito | sujeito indeterminado | Roubaram as flores do jardim da escola. | verbo na terceira pessoa do plural sem referente
Sujeito | sujeito indeterminado | Vive-se bem nas cidades arborizadas. | verbo intransitivo com o índice “se”
Sujeito | oração sem sujeito | Havia muitos barcos ancorados na enseada. | “haver” no sentido de existir é impessoal
Sujeito | oração sem sujeito | Choveu granizo sobre os vinhedos da serra. | verbo que indica fenômeno da natureza
Sujeito | oração sem sujeito | Faz dez anos que a fábrica fechou. | “fazer” indicando tempo decorrido é impessoal
Orações Subordinadas Adverbiais | causal | Como não havia energia, as velas foram acesas. | a oração com “como” dá o motivo
Orações Subordinadas Adverbiais | concessiva | Embora fosse inverno, as laranjeiras floriram. | a oração com “embora” admite um fato contrário
Orações Subordinadas Adverbiais | condicional | Se todos colaborarem, a biblioteca abrirá em maio. | a oração com “se” impõe uma condição
Orações Subordinadas Adverbiais | temporal | Quando o trem apitou, as crianças acenaram. | a oração com “quando” indica o momento
Orações Subordinadas Adverbiais | final | Poupou durante meses para que a filha estudasse música. | a oração com “para que” indica o objetivo
Orações Subordinadas Adverbiais | consecutiva | Gritou tanto que ficou sem voz. | a oração com “que” traz o resultado da intensidade
Orações Subordinadas Adverbiais | conformativa | Plantaram as mudas conforme o técnico orientou. | a oração com “conforme” indica acordo
Orações Subordinadas Adverbiais | proporcional | À proporção que a maré baixava, surgiam os caranguejos. | a oração indica variação conjunta
Orações Subordinadas Adverbiais | comparativa | A menina nadava como nadam os golfinhos. | a oração com “como” estabelece semelhança
Orações Subordinadas Substantivas | subjetiva | É necessário que a comunidade participe da assembleia. | a oração é o sujeito de “é necessário”
Orações Subordinadas Substantivas | subjetiva | Convém que levem água para a trilha. | a oração é o sujeito de “convém”
Orações Subordinadas Substantivas | objetiva direta | O maestro pediu que os músicos afinassem os instrumentos. | a oração completa “pediu”, sem preposição
Orações Subordinadas Substantivas | objetiva direta | Ninguém sabia se a balsa voltaria naquela noite. | a oração completa “sabia”, sem preposição
Orações Subordinadas Substantivas | objetiva indireta | A prefeita insistiu em que a obra fosse concluída. | a oração completa “insistiu em”
Orações Subordinadas Substantivas | completiva nominal | Tenho certeza de que a safra será boa. | a oração completa o nome “certeza”
Orações Subordinadas Substantivas | predicativa | O problema é que o poço secou. | a oração vem depois do verbo de ligação
Orações Subordinadas Substantivas | apositiva | Desejo apenas uma coisa: que a chuva volte. | a oração explica “uma coisa”
Classes de Palavras | adjetivo | Observe a palavra “velho” na frase: O velho farol ainda orienta os pescadores. | a palavra caracteriza o substantivo “farol”
Classes de Palavras | substantivo | Observe a palavra “olhar” na frase: O olhar da bibliotecária acalmava os leitores. | a palavra vem antecedida de artigo e nomeia
Classes de Palavras | advérbio | Observe a palavra “cedo” na frase: Os feirantes chegam cedo à praça. | a palavra indica circunstância de tempo e não varia
Classes de Palavras | pronome | Observe a palavra “ninguém” na frase: Ninguém esqueceu o guarda-chuva. | a palavra ocupa o lugar de um nome, de modo indefinido
Classes de Palavras | preposição | Observe a palavra “contra” na frase: A vila lutou contra o incêndio. | a palavra liga termos e subordina o segundo ao primeiro
Classes de Palavras | conjunção | Observe a palavra “embora” na frase: Viajaram, embora chovesse. | a palavra liga orações
Classes de Palavras | interjeição | Observe a palavra “oxalá” na frase: Oxalá a chuva chegue ao sertão! | a palavra exprime desejo
Classes de Palavras | numeral | Observe a palavra “terceira” na frase: A terceira fila estava vazia. | a palavra indica ordem
Classes de Palavras | verbo | Observe a palavra “anoiteceu” na frase: Anoiteceu antes do fim do jogo. | a palavra indica um fenômeno e flexiona-se em tempo`);

/** Kinds of text. */
export const genres = cluesFrom(`
Gêneros Textuais | crônica | Texto curto, publicado em jornal ou na internet, que parte de um fato do cotidiano e o comenta com leveza, humor ou lirismo. | o cotidiano comentado com leveza
Gêneros Textuais | notícia | Texto que relata um fato recente, responde a perguntas como o quê, quem, quando e onde e começa por um lide. | o relato de um fato recente, com lide
Gêneros Textuais | editorial | Texto sem assinatura que expressa a opinião do jornal sobre um tema de destaque. | a opinião do veículo, sem assinatura
Gêneros Textuais | artigo de opinião | Texto assinado em que o autor defende um ponto de vista sobre questão polêmica, com argumentos. | a opinião assinada
Gêneros Textuais | resenha | Texto que apresenta um livro, filme ou espetáculo e faz dele uma avaliação. | a apresentação e a avaliação de uma obra
Gêneros Textuais | fábula | Narrativa breve, em geral com animais que falam, que termina com um ensinamento. | os animais que falam e a moral
Gêneros Textuais | bula | Texto que acompanha o remédio e informa composição, indicações, dosagem e riscos. | as informações sobre um medicamento
Gêneros Textuais | receita culinária | Texto dividido em lista de ingredientes e modo de preparo, com verbos no imperativo ou no infinitivo. | os ingredientes e o modo de preparo
Gêneros Textuais | verbete | Texto de dicionário ou enciclopédia que define um termo de forma objetiva. | a definição objetiva de um termo
Gêneros Textuais | cordel | Narrativa em versos rimados, impressa em folhetos e vendida em feiras, muitas vezes ilustrada com xilogravuras. | os folhetos em versos com xilogravura
Gêneros Textuais | carta aberta | Texto dirigido publicamente a uma autoridade ou à sociedade para reivindicar ou denunciar. | a reivindicação pública dirigida a alguém
Gêneros Textuais | biografia | Relato dos principais acontecimentos da vida de uma pessoa, escrito por outra. | a vida de alguém contada por outro
Gêneros Textuais | diário | Anotações datadas em que alguém registra, em primeira pessoa, acontecimentos e impressões pessoais. | os registros pessoais datados
Gêneros Textuais | ata | Documento que registra o que foi discutido e decidido em uma reunião, assinado pelos presentes. | o registro de uma reunião
Gêneros Textuais | charge | Desenho humorístico que critica um fato recente da vida política ou social. | o humor gráfico sobre um fato recente
Tipologia Textual | narração | Era quase meia-noite quando o pescador ouviu o estalo, largou a rede e correu para a praia, onde o barco já ardia. | há personagem, ações em sequência e mudança
Tipologia Textual | narração | A menina abriu o baú, encontrou o mapa, chamou o irmão e partiu antes do amanhecer. | as ações se sucedem no tempo
Tipologia Textual | descrição | O sobrado tinha paredes azuis, janelas altas de venezianas brancas e um jardim estreito de roseiras antigas. | enumeram-se características
Tipologia Textual | descrição | Magra, de cabelos grisalhos e passos miúdos, a costureira usava sempre um xale cor de vinho. | apresenta-se o retrato de alguém
Tipologia Textual | dissertação argumentativa | A leitura deve ser incentivada desde a infância, pois amplia o vocabulário, favorece o raciocínio e forma cidadãos críticos. | defende-se uma ideia com argumentos
Tipologia Textual | dissertação argumentativa | Proibir celulares não basta: sem bibliotecas abertas e professores valorizados, a atenção dos jovens continuará dispersa. | defende-se um ponto de vista
Tipologia Textual | exposição | A fotossíntese ocorre nos cloroplastos e consiste na produção de glicose a partir de gás carbônico, água e luz. | transmite-se um conhecimento, sem defender opinião
Tipologia Textual | exposição | O cordel chegou ao Brasil com os portugueses e ganhou, no Nordeste, temas e formas próprias. | informa-se sobre um assunto
Tipologia Textual | injunção | Lave as mãos, separe os ingredientes, misture a farinha aos ovos e leve a massa ao forno por meia hora. | os verbos no imperativo orientam ações
Tipologia Textual | injunção | Desligue o disjuntor, retire a lâmpada queimada e só então encaixe a nova. | o texto instrui o leitor`);
