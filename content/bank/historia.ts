import type { AuthoredQuestion } from "#content/bank/authored-question.ts";

/** History, written for Farol: ENEM, USP, Unicamp, UnB, PUC-SP, EsPCEx and UERJ styles. */
export const historia: AuthoredQuestion[] = [
  {
    id: "his-001",
    style: "ENEM",
    subject: "historia",
    topics: ["Escravidão no Brasil", "América Portuguesa"],
    kind: "single-choice",
    difficulty: 2,
    statement: `O gráfico reúne estimativas, arredondadas, do número de africanos escravizados que desembarcaram nas Américas entre 1501 e 1866.

![Gráfico de barras horizontais, em milhões de pessoas desembarcadas: Brasil, 4,9; Caribe britânico, 2,3; América espanhola, 1,3; Caribe francês, 1,1; América holandesa, 0,4; América do Norte continental, 0,4.](figuras/his-001.svg)

*Elaborado com base em estimativas do banco de dados Slave Voyages.*

A posição ocupada pelo Brasil no gráfico relaciona-se com`,
    alternatives: [
      "o uso do trabalho livre nas áreas mineradoras, que transferia para o litoral os escravizados do interior.",
      "o monopólio inglês do tráfico, que concentrava nos portos do Brasil a venda para as demais colônias.",
      "a proibição de escravizar indígenas, cumprida em toda a colônia desde a fundação dos primeiros engenhos.",
      "o crescimento natural da população escravizada, que atraía capitais e ampliava as grandes plantações.",
      "a reposição contínua de trabalhadores, feita por rotas diretas entre portos brasileiros e africanos.",
    ],
    key: "E",
    solution: `O Brasil recebeu perto de metade dos africanos desembarcados nas Américas. Duas razões ligadas entre si explicam esse peso:

1. **Demanda contínua.** Nos engenhos, nas minas e, depois, nos cafezais, a mortalidade era alta e os nascimentos não a compensavam; os senhores repunham a mão de obra comprando mais pessoas, durante cerca de três séculos.
2. **Oferta próxima.** Negociantes estabelecidos em Salvador, no Recife e no Rio de Janeiro mantinham comércio direto com a Costa da Mina e com Angola, trocando tabaco, aguardente e outros produtos por pessoas, em viagens mais curtas que as que partiam da Europa.

Alternativa **E**.

- **A)** As minas usaram trabalho escravizado em larga escala e **atraíram** escravizados do litoral.
- **B)** Não houve monopólio inglês, e os desembarcados no Brasil eram, em sua maior parte, explorados no próprio Brasil.
- **C)** As proibições foram parciais e muito descumpridas; a escravização de indígenas persistiu por longo tempo, sobretudo em São Paulo e no Maranhão.
- **D)** Se houvesse crescimento natural expressivo, a importação poderia ser menor. Foi o que ocorreu na América do Norte, que aparece no fim do gráfico.`,
    hint: "Se tantas pessoas foram trazidas durante tanto tempo, o que isso sugere sobre as condições de vida e de trabalho? E de onde partiam os navios?",
    explanation:
      "O gráfico mostra que o Brasil recebeu muito mais africanos escravizados que qualquer outra região das Américas. A pergunta pede a explicação histórica para isso: como era a necessidade de trabalhadores e como funcionava o comércio que os trazia.",
  },
  {
    id: "his-002",
    style: "ENEM",
    subject: "historia",
    topics: ["Segundo Reinado", "Ciclo do Café"],
    kind: "single-choice",
    difficulty: 2,
    statement: `**Texto I**

> Art. 1º Ficam proibidas as aquisições de terras devolutas por outro título que não seja o de compra.

*BRASIL. Lei nº 601, de 18 de setembro de 1850 (ortografia atualizada).*

**Texto II**

Duas semanas antes de assinar essa lei, o imperador havia sancionado outra, que determinava a repressão ao tráfico de africanos. Os fazendeiros do Vale do Paraíba sabiam que o preço dos escravizados subiria e já discutiam como atrair colonos europeus. Restava uma dúvida: em um país com tanta terra sem dono, que recém-chegado aceitaria colher o café alheio?

No contexto descrito no Texto II, a norma apresentada no Texto I contribuiu para`,
    alternatives: [
      "restringir o acesso à terra de libertos e imigrantes pobres, mantendo braços disponíveis para a lavoura.",
      "distribuir lotes públicos a ex-escravizados, como compensação do Estado pelo fim do comércio atlântico.",
      "extinguir os latifúndios herdados das sesmarias, cujos donos perderam o direito de manter suas posses.",
      "incentivar a formação de quilombos reconhecidos, com títulos emitidos pelos governos das províncias.",
      "transferir aos municípios a propriedade rural, para que fosse arrendada aos produtores de café.",
    ],
    key: "A",
    solution: `O Texto I fixa a regra: terra pública (devoluta), só **comprando**. Antes, era comum obtê-la por ocupação (posse) ou, até 1822, por doação (sesmaria).

O Texto II dá o contexto: com a repressão ao tráfico (Lei Eusébio de Queirós, de 4 de setembro de 1850), previa-se a falta de escravizados, e os fazendeiros queriam atrair imigrantes. Se a terra fosse livre, o recém-chegado e o liberto prefeririam trabalhar por conta própria. Ao exigir compra, a lei dificultou o acesso dos pobres à propriedade e os manteve disponíveis para a grande lavoura. Alternativa **A**.

- **B)** Não houve distribuição de lotes a ex-escravizados.
- **C)** A lei permitiu **regularizar** sesmarias e posses cultivadas; a grande propriedade foi preservada.
- **D)** Os quilombos eram reprimidos; o reconhecimento de suas terras só viria com a Constituição de 1988.
- **E)** A lei não municipalizou as terras.`,
    hint: "Responda à pergunta que fecha o Texto II: o que aconteceria com a mão de obra das fazendas se qualquer pessoa pudesse ocupar terras sem pagar?",
    explanation:
      "Uma lei de 1850 disse que terra pública só poderia ser obtida por compra. No mesmo mês, o Brasil passou a reprimir a chegada de novos escravizados, e os fazendeiros procuravam outros trabalhadores. Você deve dizer a quem essa lei dificultava a vida e a quem favorecia.",
  },
  {
    id: "his-003",
    style: "USP",
    subject: "historia",
    topics: ["Revolução Industrial", "Movimentos Operários"],
    kind: "single-choice",
    difficulty: 1,
    statement: `Leia o regulamento fictício de uma fiação de algodão, escrito com base em práticas correntes no norte da Inglaterra por volta de 1830.

> **2.** O portão será fechado quando o sino parar de tocar, às cinco e meia da manhã. Quem chegar depois perderá um quarto do dia.
>
> **5.** Somente o contramestre pode trazer relógio para a oficina.
>
> **9.** Quem for visto conversando, assobiando ou olhando pela janela pagará multa de três pence.
>
> **14.** Nenhum operário pode deixar sua máquina antes que o motor pare.

O documento evidencia uma transformação associada à Revolução Industrial, a saber,`,
    alternatives: [
      "a permanência do artesão como senhor dos instrumentos, do local e do tempo da produção.",
      "a redução da jornada, negociada entre sindicatos reconhecidos em lei e os proprietários.",
      "o pagamento dos trabalhadores com parte da produção, à maneira das antigas corporações.",
      "a submissão do trabalho à disciplina do relógio e da máquina, controlada pelo patrão.",
      "o fim da hierarquia nas oficinas, substituída pela cooperação entre operários e mestres.",
    ],
    key: "D",
    solution: `Todos os artigos tratam de **controle do tempo e do comportamento**: o sino define o início, o atraso custa parte do salário, o relógio pertence a quem manda, a conversa é multada, e a máquina determina quando se pode parar. O trabalhador que, na oficina artesanal ou no campo, regulava o próprio ritmo passa a submeter-se a um horário imposto. Alternativa **D**.

- **A)** O artesão que controlava instrumentos e tempo é justamente o que desaparece na fábrica descrita.
- **B)** Não há negociação no regulamento, e os sindicatos ingleses, tolerados desde 1824, ainda tinham direitos muito limitados.
- **C)** As penas são em dinheiro e em frações do dia: supõem o pagamento de salário.
- **E)** A figura do contramestre, único a ter relógio, mostra que a hierarquia aumentou.`,
    hint: "Procure o que há de comum entre o sino, o relógio, a multa e o motor. O que todos eles regulam?",
    explanation:
      "O texto imita as regras de uma fábrica do começo do século XIX. Lendo as regras, você deve perceber o que elas controlam na vida de quem trabalha. A pergunta pede que se reconheça a mudança que a fábrica trouxe em relação ao trabalho artesanal.",
  },
  {
    id: "his-004",
    style: "UNICAMP",
    subject: "historia",
    topics: ["Era Vargas", "Movimentos Operários"],
    kind: "open",
    difficulty: 2,
    statement: `Em 1942, o ministro do Trabalho passou a dirigir-se semanalmente aos trabalhadores pelo rádio, no programa oficial Hora do Brasil. Falava de férias, de salário mínimo, de estabilidade, e apresentava cada lei como um presente do presidente, oferecido antes mesmo que alguém o pedisse. Em 1º de maio de 1943, a Consolidação das Leis do Trabalho (CLT) foi anunciada em uma grande cerimônia pública. Operários que, vinte anos antes, haviam feito greves por vários daqueles direitos ouviam agora que deviam a eles apenas gratidão.

**a)** Caracterize a relação entre o Estado e os sindicatos durante o Estado Novo (1937–1945), citando dois mecanismos de controle.

**b)** A partir do texto, explique por que a ideia de "presente" é uma interpretação parcial da história das leis trabalhistas e indique um grupo de trabalhadores que ficou fora da proteção da CLT em 1943.`,
    alternatives: [],
    key: null,
    solution: `**a)** Os sindicatos eram **atrelados ao Estado** (estrutura corporativista): existiam como órgãos de colaboração com o governo, e não como entidades autônomas. Dois mecanismos, entre os seguintes:

- **Unicidade sindical e reconhecimento oficial:** só podia representar a categoria o sindicato único reconhecido pelo Ministério do Trabalho, que aprovava estatutos e eleições e podia intervir e afastar diretorias.
- **Imposto (contribuição) sindical**, criado em 1940 e descontado de todos os trabalhadores da categoria, sindicalizados ou não: sustentava o sindicato sem que ele precisasse mobilizar a base.
- **Proibição da greve:** a Constituição de 1937 declarava a greve recurso antissocial, nocivo ao trabalho e ao capital.
- **Justiça do Trabalho**, que levava os conflitos para a arbitragem do Estado.
- **Perseguição** a lideranças comunistas, anarquistas e independentes.

**b)** O discurso do "presente" (a doação) apaga a **luta dos próprios trabalhadores**. O texto lembra que operários haviam feito greves por vários daqueles direitos: desde a Primeira República, movimentos como a greve geral de 1917 reivindicavam jornada menor, regulamentação do trabalho de mulheres e crianças e melhores salários. Ao apresentar a lei como dádiva, o governo buscava lealdade e legitimidade (trabalhismo). A interpretação é parcial, e não inteiramente falsa: as leis trouxeram direitos efetivos, mas como resposta a pressões e, ao mesmo tempo, como forma de controle.

Ficaram de fora os **trabalhadores rurais**, que então eram a maioria, e os **empregados domésticos** (basta citar um grupo).

**O que se espera na correção.** Em *a*, a ideia de subordinação ao Estado e dois mecanismos. Em *b*, a oposição entre doação e conquista, apoiada no texto, e um grupo excluído.`,
    hint: "Em a, pense em quem autorizava, sustentava e vigiava os sindicatos. Em b, repare no que o texto diz que os operários faziam vinte anos antes.",
    explanation:
      "O texto conta como o governo Vargas divulgava as leis trabalhistas: como um presente do presidente. Primeiro, você deve explicar de que modo o governo controlava os sindicatos naquele período. Depois, deve mostrar o que essa história do presente esconde e lembrar quem não foi beneficiado.",
  },
  {
    id: "his-005",
    style: "ENEM",
    subject: "historia",
    topics: ["Regime Militar"],
    kind: "single-choice",
    difficulty: 1,
    statement: `Em 1973, quem abria um dos grandes jornais de São Paulo podia encontrar, no meio do noticiário político, estrofes de *Os Lusíadas*. No vespertino da mesma empresa, o espaço de uma reportagem trazia, sem aviso, receitas de bolo. Os textos apareciam exatamente no lugar das matérias cortadas por censores que liam as páginas antes da impressão. A direção recusava-se a preencher o vazio com outra notícia, e deixá-lo em branco era proibido. Alguns leitores telefonavam para reclamar que os versos começavam do nada ou que o bolo não tinha fim.

Durante a ditadura militar brasileira, o procedimento descrito funcionava como`,
    alternatives: [
      "estratégia comercial, destinada a ampliar o público com conteúdo literário e doméstico.",
      "denúncia indireta, que tornava perceptível ao leitor a existência da censura prévia.",
      "exigência legal, que obrigava a imprensa a divulgar a literatura de língua portuguesa.",
      "adesão ao regime, que recomendava assuntos leves no lugar do noticiário político.",
      "medida de economia, adotada porque a crise do petróleo encarecia as reportagens.",
    ],
    key: "B",
    solution: `Os jornais não podiam noticiar que estavam sob censura nem deixar o espaço em branco. Ao pôr um poema do século XVI ou uma receita no meio da política, **criavam um estranhamento**: o leitor percebia que ali faltava alguma coisa. Era uma forma de denunciar a censura prévia sem dizer a palavra. Alternativa **B**.

- **A)** O texto mostra leitores reclamando; não havia interesse comercial na publicação.
- **C)** Nenhuma lei obrigava a isso; os textos foram escolha dos jornais.
- **D)** É o contrário: a direção recusava-se a colaborar, isto é, a trocar a notícia por outra que disfarçasse o corte.
- **E)** As reportagens já estavam prontas quando eram cortadas; o motivo não era o custo.`,
    hint: "Por que publicar algo tão fora de lugar, e não outra notícia? Pense no que o leitor concluiria.",
    explanation:
      "O texto conta um fato da imprensa nos anos 1970: no lugar de reportagens proibidas, saíam poemas e receitas. Você deve dizer qual era o sentido político dessa escolha, já que os jornais não podiam avisar abertamente o que estava acontecendo.",
  },
  {
    id: "his-006",
    style: "UNB",
    subject: "historia",
    topics: ["Revolução Francesa", "Era Napoleônica"],
    kind: "right-wrong",
    difficulty: 2,
    statement: `Em agosto de 1791, escravizados da colônia francesa de Saint-Domingue, a maior produtora de açúcar do mundo na época, iniciaram uma insurreição. Em 1794, a Convenção, em Paris, aboliu a escravidão nas colônias. Em 1802, Napoleão enviou uma grande expedição para retomar o controle da ilha, e a escravidão foi restabelecida em outras colônias francesas. Derrotada a expedição, proclamou-se, em 1º de janeiro de 1804, a independência do Haiti. Poucos anos depois, começariam as guerras de independência na América espanhola.

A partir dessas informações, julgue o item a seguir.

Nas primeiras décadas do século XIX, as elites coloniais da América acolheram a independência do Haiti como exemplo a ser seguido, pois viram nela a possibilidade de romper com a metrópole sem alterar a escravidão e a hierarquia social.`,
    alternatives: ["Certo", "Errado"],
    key: "E",
    solution: `O item está **errado**.

A revolução haitiana fez exatamente o que as elites escravistas mais temiam: foi conduzida por escravizados e libertos, aboliu a escravidão e afastou do poder os grandes proprietários brancos. Por isso, ela **não** poderia ser vista como modo de romper com a metrópole conservando a escravidão e a hierarquia.

Nas demais regiões escravistas, o que circulou entre proprietários e autoridades foi o **medo de uma nova Saint-Domingue** (no Brasil, falou-se em "haitianismo"), com mais vigilância sobre escravizados e libertos. O novo país foi isolado: a França só o reconheceu em 1825, mediante uma pesada indenização, e os Estados Unidos, em 1862. Entre escravizados e libertos, ao contrário, o exemplo haitiano inspirou esperanças e rebeliões.`,
    hint: "Quem liderou a independência do Haiti e o que aconteceu ali com a escravidão? Compare isso com os interesses de um grande proprietário de outra colônia.",
    explanation:
      "O texto resume a revolução que criou o Haiti. O item diz que os ricos das outras colônias gostaram do exemplo, porque ele permitiria a independência sem mexer na escravidão. Você deve verificar se isso combina com o que de fato ocorreu no Haiti.",
  },
  {
    id: "his-007",
    style: "PUC-SP",
    subject: "historia",
    topics: ["Grécia Antiga"],
    kind: "single-choice",
    difficulty: 1,
    statement: `Leia o diálogo fictício, ambientado em Atenas por volta de 430 a.C.

— Amanhã subo à colina da Pnix: vamos votar o orçamento da frota — disse Fílon, dono de uma pequena olaria.

— Eu pago o imposto dos estrangeiros, servi na guerra e moro aqui há trinta anos, mas não subo — respondeu Agatão, ceramista nascido em Corinto e mais rico que o amigo.

— E eu, filha, esposa e mãe de cidadãos, saberei em casa o que vocês decidirem — disse Lisandra.

O escravo que servia o vinho ouviu tudo e não disse nada.

O diálogo põe em evidência uma característica da democracia ateniense do período clássico:`,
    alternatives: [
      "o voto censitário, que reservava a Assembleia aos donos das maiores fortunas da cidade.",
      "a representação política, pela qual os moradores elegiam deputados para legislar por eles.",
      "a cidadania ampla, que incluía na Assembleia os estrangeiros residentes há muito tempo.",
      "o caráter religioso do poder, que limitava as votações aos sacerdotes dos cultos públicos.",
      "a participação direta, restrita a homens adultos, livres e filhos de pai e mãe atenienses.",
    ],
    key: "E",
    solution: `Fílon vai pessoalmente votar: a participação é **direta**. Mas ela é **restrita**: Agatão, apesar de rico, contribuinte e soldado, é meteco (estrangeiro residente) e não vota; Lisandra, por ser mulher, também não; o escravo nem toma parte na conversa. Desde a lei proposta por Péricles em 451 a.C., era preciso ser filho de pai e mãe atenienses. Alternativa **E**.

- **A)** O modesto Fílon vota, e o rico Agatão, não: a fortuna não era o critério.
- **B)** Fílon não elege um deputado; ele mesmo vota na Assembleia.
- **C)** Agatão mora em Atenas há trinta anos e continua excluído.
- **D)** Nenhum personagem é apresentado como sacerdote, e a pauta (o orçamento da frota) é política.`,
    hint: "Compare Fílon com cada um dos outros três. O que ele tem que falta a Agatão, a Lisandra e ao homem que serve o vinho?",
    explanation:
      "Quatro pessoas estão na mesma sala em Atenas, mas só uma vai votar no dia seguinte. Pelo que cada uma diz (ou cala), você deve descobrir quem podia participar da política e de que maneira essa participação acontecia.",
  },
  {
    id: "his-008",
    style: "ESPCEX",
    subject: "historia",
    topics: ["Nazismo", "Crise de 1929"],
    kind: "single-choice",
    difficulty: 2,
    statement: `Observe os dados da Alemanha durante a República de Weimar.

| Eleição para o Parlamento | Desempregados no ano (milhões) | Votos no Partido Nazista (%) |
| --- | --- | --- |
| maio de 1928 | 1,4 | 2,6 |
| setembro de 1930 | 3,1 | 18,3 |
| julho de 1932 | 5,6 | 37,3 |
| novembro de 1932 | 5,6 | 33,1 |

*Valores arredondados; o desemprego é a média anual.*

Com base na tabela e no contexto do período entreguerras, é correto afirmar que`,
    alternatives: [
      "o Partido Nazista venceu por maioria absoluta em 1932, o que obrigou o presidente a nomear Hitler chanceler.",
      "a hiperinflação, que chegou ao auge às vésperas dessas eleições, foi a causa imediata do desemprego registrado.",
      "a Depressão iniciada em 1929 favoreceu o voto nazista, mas o partido não obteve sozinho a maioria dos votos.",
      "a retirada dos capitais norte-americanos reduziu o desemprego, o que explica o recuo nazista no fim de 1932.",
      "o voto nazista cresceu com a aproximação entre a Alemanha e os soviéticos, em reação aos efeitos do Plano Marshall.",
    ],
    key: "C",
    solution: `Entre 1928 e julho de 1932, o desemprego quadruplicou (de 1,4 para 5,6 milhões) e o voto nazista passou de 2,6% para 37,3%. A crise iniciada em 1929, agravada na Alemanha pela retirada de empréstimos norte-americanos, alimentou o voto nos partidos extremistas. Ainda assim, o maior percentual da tabela é 37,3%, **abaixo de 50%**: não houve maioria absoluta. Hitler foi nomeado chanceler em janeiro de 1933, em um acordo com setores conservadores. Alternativa **C**.

- **A)** 37,3% não é maioria absoluta, e o presidente não era obrigado a nomeá-lo; a nomeação foi uma escolha política.
- **B)** A hiperinflação teve seu auge em 1923, cinco anos antes da primeira eleição da tabela.
- **D)** A saída de capitais **aumentou** o desemprego, que, na tabela, permanece em 5,6 milhões.
- **E)** O Plano Marshall é de 1947, depois da Segunda Guerra Mundial, e os nazistas eram anticomunistas.`,
    hint: "Compare o maior percentual da tabela com 50% e lembre em que ano ocorreu cada fato citado nas alternativas.",
    explanation:
      "A tabela põe lado a lado o número de desempregados e os votos dos nazistas na Alemanha. Você deve relacionar os dois com a crise econômica da época e escolher a única afirmação que respeita os números e as datas.",
  },
  {
    id: "his-009",
    style: "UERJ",
    subject: "historia",
    topics: ["Expansão Marítima"],
    kind: "single-choice",
    difficulty: 2,
    statement: `No século XVI, as naus portuguesas da chamada Carreira da Índia costumavam seguir o trajeto de ida indicado no mapa esquemático. Em 1500, a esquadra de Cabral, que tinha a Índia por destino, seguiu um arco semelhante no Atlântico e chegou à costa da América do Sul.

![Mapa esquemático do Atlântico e do Índico. O trajeto sai de Lisboa, desce pelo Atlântico afastando-se da África, passa perto da costa leste da América do Sul, curva-se para leste no sul do Atlântico, contorna o Cabo da Boa Esperança e sobe até Calicute, na Índia. Setas indicam ventos alísios de nordeste no Atlântico Norte, ventos alísios de sudeste, que sopram da costa da África em direção ao noroeste, e ventos de oeste no extremo sul do Atlântico.](figuras/his-009.svg)

No Atlântico Sul, o trajeto em arco era escolhido porque:`,
    alternatives: [
      "evitava as águas reservadas aos espanhóis pelo Tratado de Tordesilhas",
      "evitava os ventos contrários junto à África e usava os favoráveis",
      "permitia abastecer os navios com o ouro das vilas do interior brasileiro",
      "encurtava a distância, em comparação com a rota próxima ao litoral africano",
    ],
    key: "B",
    solution: `No mapa, junto à costa da África, ao sul do Equador, os alísios sopram **de sudeste**, isto é, contra quem desce em direção ao Cabo. A caravela ou a nau que tentasse descer costeando a África teria o vento pela frente. Ao afastar-se para oeste, o navio contornava a zona de ventos contrários pelo lado do Brasil e, mais ao sul, encontrava os **ventos de oeste**, que o empurravam para o Cabo da Boa Esperança. É a chamada "volta do mar". Alternativa **B**.

- **A)** Pelo Tratado de Tordesilhas (1494), essa área ficava do lado português.
- **C)** O ouro do interior do Brasil só seria explorado em quantidade a partir do fim do século XVII.
- **D)** O arco é claramente **mais longo**; a vantagem era de tempo e segurança, não de distância.`,
    hint: "Imagine um barco à vela descendo rente à costa africana. Pelas setas do mapa, o vento o ajudaria ou o atrapalharia?",
    explanation:
      "O mapa mostra que os navios portugueses, para chegar à Índia, faziam uma grande curva que passava perto do Brasil. A pergunta pede o motivo dessa curva, e as setas dos ventos são a pista principal.",
  },
];
