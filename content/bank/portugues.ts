import type { AuthoredQuestion } from "#content/bank/authored-question.ts";

/** Portuguese, written for Farol: ENEM, USP, EEAR, EPCAR, Unicamp, UnB, Unesp and Escola Naval styles. */
export const portugues: AuthoredQuestion[] = [
  {
    id: "por-001",
    style: "ENEM",
    subject: "portugues",
    topics: ["Interpretação de Texto", "Denotação e Conotação"],
    kind: "single-choice",
    difficulty: 2,
    statement: String.raw`**Inventário**

> Da casa vendida, trouxe:\
> o trinco que rangia meu nome,\
> a janela com a chuva dentro,\
> três degraus de esperar meu pai.
>
> O caminhão, disse o moço,\
> veio vazio.\
> Assinei embaixo.

*Texto escrito para esta questão.*

No poema, a oposição entre a lista do eu lírico e a constatação do moço do caminhão constrói a ideia de que`,
    alternatives: [
      "a mudança foi mal organizada, e os pertences da família perderam-se no caminho.",
      "o comprador da casa exigiu que os objetos antigos fossem deixados no lugar.",
      "aquilo que se guarda da casa pertence à memória e escapa à conta dos objetos.",
      "a pobreza da família impediu que se comprassem móveis para os cômodos da casa.",
      "o documento assinado garante que os bens herdados do pai não se percam.",
    ],
    key: "C",
    solution: `Os itens da lista não cabem em um caminhão: um trinco "que rangia meu nome", uma janela "com a chuva dentro", degraus "de esperar meu pai". São objetos transformados em **lembranças**, isto é, usados em sentido conotativo. O moço, que vê apenas o concreto, registra que o caminhão "veio vazio", e o eu lírico concorda ("assinei embaixo"). As duas afirmações são verdadeiras ao mesmo tempo porque tratam de coisas diferentes: os objetos ficaram; a memória veio. Alternativa **C**.

- **A)** Nada indica perda no transporte; o caminhão já veio vazio.
- **B)** O poema não menciona exigências do comprador.
- **D)** Não se fala em falta de móveis; a casa tinha trinco, janela e degraus carregados de sentido.
- **E)** O que se assina é a confirmação de que o caminhão veio vazio: o documento não registra nem garante o que foi "trazido".`,
    hint: 'Um caminhão pode trazer uma janela, mas pode trazer "a chuva dentro" dela? De que natureza são os itens da lista?',
    explanation:
      "O poema traz uma lista do que alguém levou da casa em que viveu e, em seguida, a fala de um homem que diz que o caminhão estava vazio. A pergunta quer saber que ideia nasce do contraste entre as duas coisas.",
  },
  {
    id: "por-002",
    style: "ENEM",
    subject: "portugues",
    topics: ["Gêneros Textuais", "Intertextualidade"],
    kind: "single-choice",
    difficulty: 1,
    statement: `![Cartaz ilustrado. No alto, em letras grandes: "Aluga-se berçário". Abaixo: "Tampinha mobiliada, com vista para o quintal. Água já inclusa. Aceita-se família numerosa." O desenho mostra uma tampinha de garrafa virada, cheia de água com larvas, uma placa com os dizeres "Últimas vagas" e um mosquito pousando. Na parte de baixo: "Não assine esse contrato. Elimine a água parada da sua casa. Campanha municipal contra a dengue".](figuras/por-002.svg)

*Cartaz criado para esta questão.*

Para convencer o público, o cartaz`,
    alternatives: [
      "imita um anúncio de aluguel, ao tratar o objeto com água como moradia do mosquito.",
      "apresenta dados numéricos, ao informar quantas larvas se criam em cada recipiente.",
      "divulga imóveis da prefeitura, ao oferecer às famílias numerosas casas com quintal.",
      "recorre a depoimentos, ao dar voz a moradores que adoeceram por causa da dengue.",
      "emprega termos técnicos, ao explicar as fases da vida do inseto de modo científico.",
    ],
    key: "A",
    solution: `O cartaz toma emprestadas as marcas de um **anúncio imobiliário** ("aluga-se", "mobiliada", "vista para o quintal", "água já inclusa", "últimas vagas", "contrato") e as aplica a uma tampinha de garrafa com água parada, que o mosquito usaria como "berçário". O humor dessa mistura de gêneros chama a atenção e prepara a ordem final: "Elimine a água parada da sua casa". Alternativa **A**.

- **B)** Não há números de larvas.
- **C)** A oferta é fingida; a parte de baixo revela que se trata de uma campanha de saúde.
- **D)** Nenhum morador fala no cartaz.
- **E)** O vocabulário é cotidiano, e o ciclo do inseto não é explicado.`,
    hint: 'Em que outro tipo de texto você encontraria as palavras "aluga-se", "mobiliada" e "últimas vagas"?',
    explanation:
      "O cartaz é de uma campanha contra a dengue, mas está escrito como se fosse outra coisa. Você deve identificar que recurso de linguagem ele usa para chamar a atenção e convencer as pessoas.",
  },
  {
    id: "por-003",
    style: "ENEM",
    subject: "portugues",
    topics: ["Variação Linguística"],
    kind: "single-choice",
    difficulty: 1,
    statement: `Passo o dia escrevendo petições: "requer-se", "outrossim", "nestes termos". Às seis, ligo para minha avó, no interior de Pernambuco, e a primeira coisa que sai é "bença, vó". Ela conta que está aperreada porque o gato deu fim no queijo, e eu respondo "oxe, deixe estar". Outro dia, um colega de escritório ouviu a conversa e brincou que eu falava dois idiomas. Não falo. O que tenho são dois endereços, e em cada um deles uma língua me abre a porta. Se eu chegasse na casa de vó com um "outrossim", ela perguntava se eu estava com febre.

*Texto escrito para esta questão.*

Ao comparar as situações em que fala e escreve, o narrador evidencia que`,
    alternatives: [
      "a norma-padrão é a única variedade que garante a comunicação no ambiente de trabalho.",
      "o falar regional resulta do pouco contato que seus usuários tiveram com a escola.",
      "a mistura de variedades em uma conversa impede o entendimento entre os familiares.",
      "a fala das pessoas mais velhas vem sendo substituída pela dos jovens escolarizados.",
      "a escolha entre variedades depende da situação e dos vínculos entre os falantes.",
    ],
    key: "E",
    solution: `O narrador domina a linguagem formal das petições e a fala familiar da avó e usa **cada uma em seu lugar**. A imagem dos "dois endereços" em que "uma língua me abre a porta" e a piada final (a avó estranharia um "outrossim") mostram que não existe variedade superior em si: há variedades adequadas a cada situação e a cada relação. Alternativa **E**.

- **A)** O texto não diz que seja a única possível no trabalho, e o foco é a adequação, não a exclusividade.
- **B)** O próprio narrador, que escreve petições, usa o falar regional: não se trata de falta de escola.
- **C)** Neto e avó se entendem muito bem.
- **D)** Não há substituição; o neto conserva a fala da família.`,
    hint: 'Por que a avó perguntaria se ele estava com febre? O que haveria de estranho em dizer "outrossim" naquela conversa?',
    explanation:
      "Um advogado conta que escreve de um jeito no trabalho e fala de outro com a avó. A pergunta é o que essa comparação mostra sobre o uso das diferentes formas da língua.",
  },
  {
    id: "por-004",
    style: "USP",
    subject: "portugues",
    topics: ["Realismo", "Obras Literárias"],
    kind: "single-choice",
    difficulty: 3,
    statement: `> O meu fim evidente era atar as duas pontas da vida, e restaurar na velhice a adolescência. Pois, senhor, não consegui recompor o que foi nem o que fui. Em tudo, se o rosto é igual, a fisionomia é diferente. Se só me faltassem os outros, vá; um homem consola-se mais ou menos das pessoas que perde; mas falto eu mesmo, e esta lacuna é tudo.

*ASSIS, Machado de. Dom Casmurro, capítulo II (ortografia atualizada).*

No trecho, Bento Santiago explica por que não bastou reproduzir, no Engenho Novo, a casa em que viveu na infância. A distinção entre "o que foi" e "o que fui" contribui para essa explicação, pois`,
    alternatives: [
      "aponta a morte dos parentes e dos amigos como a única perda que a nova casa não pôde reparar.",
      "separa a perda dos fatos e das pessoas da perda do próprio sujeito, que não se reconhece no que é hoje.",
      "opõe a falsidade das lembranças da infância à exatidão dos documentos guardados pelo narrador.",
      "mostra que o rosto do narrador mudou com a idade, ao passo que seu modo de ser se manteve intacto.",
      "atribui o fracasso da reconstrução a erros da obra, que deixou a casa diferente da original.",
    ],
    key: "B",
    solution: `"**O que foi**" (terceira pessoa) remete ao mundo de então: a casa, os fatos, as pessoas. "**O que fui**" (primeira pessoa) remete a quem o narrador era. Ele afirma que a primeira perda seria suportável ("um homem consola-se mais ou menos das pessoas que perde"); a segunda, não: "falto eu mesmo, e esta lacuna é tudo". A casa pode ser refeita tijolo por tijolo, mas quem a habita já não é o adolescente Bentinho. Alternativa **B**.

- **A)** É o contrário: a perda dos outros é a que tem consolo.
- **C)** O trecho não fala de documentos nem diz que as lembranças são falsas.
- **D)** O texto diz que o rosto é **igual** e a fisionomia (a expressão, o modo de ser) é diferente: a alternativa inverte os termos.
- **E)** Nada se diz contra a obra; a semelhança exterior foi alcançada ("o rosto é igual").`,
    hint: 'Compare a pessoa gramatical de "foi" e de "fui". Qual das duas perdas o narrador considera suportável?',
    explanation:
      "O narrador mandou construir uma casa igual à de sua infância para tentar reviver o passado e confessa que não deu certo. Você deve explicar a diferença que ele faz entre duas coisas que se perderam e por que uma delas é mais grave.",
  },
  {
    id: "por-005",
    style: "EEAR",
    subject: "portugues",
    topics: ["Crase"],
    kind: "single-choice",
    difficulty: 1,
    statement:
      "Assinale a alternativa em que o emprego do acento grave indicativo de crase está de acordo com a norma-padrão.",
    alternatives: [
      "O sargento dirigiu-se à cada recruta para conferir o uniforme.",
      "Antes do amanhecer, a tropa já havia começado à marchar.",
      "O comandante entregou as medalhas à todos os formandos.",
      "Durante o pouso, os alunos obedeceram às instruções da torre.",
    ],
    key: "D",
    solution: `Crase é a fusão da preposição **a** com o artigo **a(s)** (ou com o **a** inicial de *aquele, aquela, aquilo*). É preciso haver os dois.

- **D) Correta.** *Obedecer* exige a preposição **a** (obedecer **a** algo), e *instruções* é substantivo feminino plural que admite o artigo **as**: a + as = **às**. Prova: "obedeceram **aos** comandos".
- **A)** Antes do pronome indefinido *cada* não se usa artigo: "dirigiu-se **a** cada recruta".
- **B)** Antes de verbo não há artigo: "começado **a** marchar".
- **C)** Antes de *todos* não há artigo, e a palavra é masculina: "entregou as medalhas **a** todos".`,
    hint: 'Troque a palavra que vem depois por uma masculina equivalente. Se aparecer "ao" ou "aos", há crase.',
    explanation:
      'A questão quer a frase em que o acento grave foi usado corretamente. Ele só cabe quando uma preposição "a" se junta com um artigo "a" ou "as". Nas outras três frases, falta o artigo.',
  },
  {
    id: "por-006",
    style: "EPCAR",
    subject: "portugues",
    topics: ["Orações Subordinadas Adverbiais", "Orações Reduzidas"],
    kind: "single-choice",
    difficulty: 2,
    statement: `Leia o fragmento.

> Era o primeiro voo solo de Caio. **Embora o vento soprasse forte, o avião pousou sem dificuldade.** Só na pista ele percebeu que havia prendido a respiração.

Assinale a alternativa em que a reescrita do período destacado mantém a relação de sentido entre as orações.`,
    alternatives: [
      "Apesar de o vento soprar forte, o avião pousou sem dificuldade.",
      "Visto que o vento soprava forte, o avião pousou sem dificuldade.",
      "Contanto que o vento soprasse forte, o avião pousou sem dificuldade.",
      "À medida que o vento soprava forte, o avião pousou sem dificuldade.",
    ],
    key: "A",
    solution: `No período original, *embora* introduz uma oração subordinada adverbial **concessiva**: o vento forte seria um obstáculo, mas não impediu o pouso tranquilo.

- **A) Correta.** *Apesar de* também exprime **concessão**; a oração fica reduzida de infinitivo ("de o vento soprar").
- **B)** *Visto que* exprime **causa**: o avião teria pousado bem *porque* ventava.
- **C)** *Contanto que* exprime **condição**: o vento forte seria exigência para o pouso.
- **D)** *À medida que* exprime **proporção**: as duas coisas variariam juntas.`,
    hint: "O vento forte ajudou ou atrapalhou o pouso? Que tipo de relação existe quando um obstáculo não impede o resultado?",
    explanation:
      "A frase destacada diz que o avião pousou bem mesmo com vento forte. Você deve encontrar a única reescrita que continua dizendo isso, sem transformar o vento em causa, em condição ou em algo que cresce junto com o pouso.",
  },
  {
    id: "por-007",
    style: "UNICAMP",
    subject: "portugues",
    topics: ["Ambiguidade", "Vícios de Linguagem"],
    kind: "open",
    difficulty: 2,
    statement: `As manchetes a seguir, criadas para esta questão, poderiam sair em um jornal de bairro.

**Manchete 1** – Diretora homenageia aluna em sua casa

**Manchete 2** – Vereador denuncia fraude em reunião

**a)** Cada manchete admite duas leituras. Apresente as duas leituras de cada uma e indique a palavra ou a expressão responsável pela ambiguidade.

**b)** Reescreva cada manchete duas vezes, de modo que cada reescrita admita apenas uma das leituras indicadas em *a*.`,
    alternatives: [],
    key: null,
    solution: `**a)** **Manchete 1.** A ambiguidade está no pronome possessivo **sua**, que pode referir-se à diretora ou à aluna. Leituras: (i) a homenagem ocorreu na casa da **diretora**; (ii) a homenagem ocorreu na casa da **aluna**.

**Manchete 2.** A ambiguidade está na posição da expressão **em reunião**, que pode ligar-se ao verbo ou ao substantivo. Leituras: (i) foi **durante uma reunião** que o vereador fez a denúncia (liga-se a *denuncia*); (ii) a fraude denunciada ocorreu **em uma reunião** (liga-se a *fraude*).

**b)** Respostas possíveis, entre outras:

Manchete 1:
- (i) *Diretora abre a própria casa para homenagear aluna*
- (ii) *Diretora homenageia aluna na casa da estudante*

Manchete 2:
- (i) *Em reunião, vereador denuncia fraude*
- (ii) *Vereador denuncia fraude ocorrida durante reunião*

**O que se espera na correção.** As duas leituras de cada manchete, a identificação do elemento ambíguo (e não apenas a afirmação de que "está confuso") e quatro reescritas de sentido único. Uma reescrita que apenas troque *sua* por outra palavra igualmente ambígua, ou que mude a informação, não é aceita.`,
    hint: 'Na primeira manchete, pergunte "casa de quem?". Na segunda, pergunte o que aconteceu na reunião: a denúncia ou a fraude?',
    explanation:
      "As duas manchetes podem ser entendidas de dois jeitos. Primeiro, você deve explicar os dois sentidos de cada uma e apontar o trecho que causa a confusão. Depois, deve escrever versões claras: uma para cada sentido.",
  },
  {
    id: "por-008",
    style: "UNB",
    subject: "portugues",
    topics: ["Coesão e Coerência", "Pronome"],
    kind: "right-wrong",
    difficulty: 2,
    statement: `> Antes da chuva, as mulheres da comunidade abrem as garrafas de vidro em que dormem as sementes crioulas. Contam-nas em punhados e as distribuem entre os vizinhos, que se comprometem a devolver, depois da colheita, o dobro do que levaram. Nenhuma nota fiscal registra a operação; o livro-caixa é a memória da mais velha. Quando uma empresa ofereceu pacotes padronizados, a proposta foi ouvida, agradecida e recusada: semente que não se pode guardar, disseram elas, é semente alugada.

*Texto escrito para esta questão.*

Considerando as relações de coesão do texto, julgue o item a seguir.

No segundo período, as formas pronominais presentes em "Contam-nas" e em "as distribuem" retomam, respectivamente, "as garrafas de vidro" e "as sementes crioulas".`,
    alternatives: ["Certo", "Errado"],
    key: "E",
    solution: `O item está **errado**.

Tanto *-nas* (forma que o pronome *as* assume depois de som nasal: contam + as = contam-nas) quanto *as* retomam **"as sementes crioulas"**. O sentido confirma: o que se conta "em punhados" são sementes, e não garrafas; e são as mesmas sementes contadas que, em seguida, se distribuem entre os vizinhos. A coordenação dos dois verbos com "e" reforça a continuidade do objeto.

O erro do item está em atribuir referentes diferentes aos dois pronomes. O fato de ambas as expressões serem femininas e estarem no plural torna a confusão possível pela gramática, mas não pelo sentido.`,
    hint: "Releia o segundo período trocando cada pronome pela expressão que ele retoma, segundo o item. A frase faz sentido nos dois casos?",
    explanation:
      "O texto fala de mulheres que guardam sementes em garrafas e as repartem. Na segunda frase há dois pronomes que evitam a repetição de palavras. O item diz que o primeiro se refere às garrafas e o segundo, às sementes. Você deve verificar se é isso mesmo.",
  },
  {
    id: "por-009",
    style: "UNESP",
    subject: "portugues",
    topics: ["Romantismo: Poesia", "Figuras de Linguagem"],
    kind: "single-choice",
    difficulty: 2,
    statement: String.raw`Leia os versos que abrem a quinta das seis partes do poema "O navio negreiro", de Castro Alves (1847–1871).

> Senhor Deus dos desgraçados!\
> Dizei-me vós, Senhor Deus!\
> Se é loucura... se é verdade\
> Tanto horror perante os céus?!

Nesses versos, o chamamento dirigido a Deus constitui`,
    alternatives: [
      "um eufemismo, que suaviza a descrição dos castigos vistos pelo eu lírico no convés.",
      "um paradoxo, que expressa a descrença do eu lírico na vida depois da morte.",
      "uma apóstrofe, que dramatiza a indignação do eu lírico diante do tráfico de pessoas.",
      "uma metonímia, que encobre a crítica do eu lírico à participação da Igreja no tráfico.",
      "uma gradação, que traduz o desejo do eu lírico de resignar-se à vontade divina.",
    ],
    key: "C",
    solution: `O eu lírico interrompe a descrição e **interpela** diretamente um ser: "Senhor Deus dos desgraçados! / Dizei-me vós". Esse chamamento enfático é a **apóstrofe**. Somada às exclamações, às reticências e à dúvida entre "loucura" e "verdade", ela expõe o espanto e a revolta diante do que se passa no navio: os africanos acorrentados. É um traço da poesia condoreira, de tom oratório e social. Alternativa **C**.

- **A)** Não há suavização: fala-se em "tanto horror".
- **B)** Não há ideias contraditórias unidas em uma só afirmação, nem o tema é a vida depois da morte.
- **D)** "Deus" não substitui "Igreja", e nada se encobre.
- **E)** Não há sequência crescente de termos, e o tom é de cobrança, não de resignação.`,
    hint: "O eu lírico está falando de Deus ou falando com Deus? Qual figura de linguagem recebe o nome desse chamamento?",
    explanation:
      "Nos versos, o poeta se dirige a Deus e pergunta se o que vê é real. Você deve dar o nome da figura de linguagem desse chamamento e dizer que efeito ela produz em um poema contra o tráfico de africanos escravizados.",
  },
  {
    id: "por-010",
    style: "EN",
    subject: "portugues",
    topics: ["Regência Verbal", "Transitividade Verbal"],
    kind: "single-choice",
    difficulty: 2,
    statement:
      "Assinale a opção em que a regência do verbo destacado está de acordo com a norma-padrão, considerando o sentido indicado entre parênteses.",
    alternatives: [
      "Desde cedo, o imediato **aspirava** o comando da fragata. (desejar)",
      "Do convés, a guarnição **assistiu** o eclipse em silêncio. (ver)",
      "Os veteranos **preferem** navegar do que ficar no porto. (gostar mais)",
      "O novo regulamento **implica** em mudanças na escala. (acarretar)",
      "Os aspirantes **visavam** ao domínio das manobras noturnas. (ter como objetivo)",
    ],
    key: "E",
    solution: `- **E) Correta.** *Visar*, no sentido de "ter como objetivo", é transitivo indireto na norma-padrão e rege a preposição **a**: "visavam **ao** domínio".
- **A)** *Aspirar*, no sentido de "desejar", rege **a**: "aspirava **ao** comando". Sem preposição, significa "inspirar, sorver".
- **B)** *Assistir*, no sentido de "ver", rege **a**: "assistiu **ao** eclipse".
- **C)** *Preferir* constrói-se com dois complementos, o segundo introduzido por **a**: "preferem navegar **a** ficar no porto". Não se usa "do que".
- **D)** *Implicar*, no sentido de "acarretar", é transitivo direto: "implica **mudanças**".`,
    hint: "Para cada verbo, pergunte, no sentido dado: aspirar (a) quê? assistir (a) quê? preferir uma coisa (a) quê? Qual frase respeita a preposição exigida?",
    explanation:
      "Alguns verbos mudam de preposição conforme o sentido. Em cada frase, o sentido está entre parênteses. Você deve achar a única frase em que o verbo se liga ao complemento do modo que a norma-padrão pede.",
  },
];
