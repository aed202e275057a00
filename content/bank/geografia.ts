import type { AuthoredQuestion } from "#content/bank/authored-question.ts";

/** Geography, written for Farol: ENEM, Unesp, UERJ, UnB, EsPCEx, Unicamp and UFRGS styles. */
export const geografia: AuthoredQuestion[] = [
  {
    id: "geo-001",
    style: "ENEM",
    subject: "geografia",
    topics: ["Demografia"],
    kind: "single-choice",
    difficulty: 2,
    statement: `As pirâmides etárias representam a população de um país hipotético em duas datas. Cada barra indica a participação do grupo na população total, em porcentagem.

![Duas pirâmides etárias. Em 1980, a base é larga: 14% de homens e 14% de mulheres de 0 a 9 anos, 12% de 10 a 19, 9% de 20 a 29, 6% de 30 a 39, 4% de 40 a 49, 2,5% de 50 a 59, 1,5% de 60 a 69 e 1% de 70 anos ou mais, em cada sexo. Em 2020, a base é estreita e o meio é largo: 6% de 0 a 9 anos, 7% de 10 a 19, 8% de 20 a 29, 8,5% de 30 a 39, 7,5% de 40 a 49, 6% de 50 a 59, 4% de 60 a 69 e 3% de 70 anos ou mais, em cada sexo.](figuras/geo-001.svg)

A comparação entre as pirâmides indica que, em 2020, esse país`,
    alternatives: [
      "atravessa o bônus demográfico e precisa preparar-se para o aumento do número de idosos.",
      "atravessa uma explosão demográfica e precisa ampliar, acima de tudo, as vagas em creches.",
      "tem mais idosos que crianças e jovens e depende da imigração para conservar sua base.",
      "tem a mesma proporção de adultos que em 1980 e apenas redistribuiu as crianças entre regiões.",
      "elevou a natalidade no período e verá, nas décadas seguintes, nova ampliação de sua base.",
    ],
    key: "A",
    solution: `**Leitura dos números** (homens e mulheres somados):

| Faixa | 1980 | 2020 |
| --- | --- | --- |
| 0 a 19 anos | 52% | 26% |
| 20 a 59 anos | 43% | 60% |
| 60 anos ou mais | 5% | 14% |

A fatia em idade de trabalhar passou de 43% para 60%, enquanto a de crianças e jovens caiu pela metade: há muitos adultos para cada dependente, situação chamada de **bônus** (ou janela) **demográfico**. Ao mesmo tempo, a faixa de 60 anos ou mais quase triplicou, e os adultos de hoje chegarão a ela em poucas décadas. Alternativa **A**.

- **B)** A base encolheu (de 28% para 12% de crianças de 0 a 9 anos): não há explosão demográfica.
- **C)** Os idosos (14%) ainda são menos que as crianças e os jovens (26%), e o gráfico nada informa sobre imigração.
- **D)** A proporção de adultos mudou de 43% para 60%.
- **E)** A base mais estreita indica **queda** da natalidade.`,
    hint: "Some, em cada data, as barras de 20 a 59 anos. Em qual delas há mais gente em idade de trabalhar para cada dependente?",
    explanation:
      "As pirâmides mostram, para cada idade, que parte da população está ali. Comparando 1980 com 2020, você deve perceber o que aconteceu com as crianças, com os adultos e com os idosos e concluir que momento o país vive e que desafio o espera.",
  },
  {
    id: "geo-002",
    style: "UNESP",
    subject: "geografia",
    topics: ["Climas do Brasil", "Biomas Brasileiros"],
    kind: "single-choice",
    difficulty: 2,
    statement: `Os climogramas, com valores aproximados, representam três localidades brasileiras.

![Três climogramas com precipitação mensal em barras e temperatura média em linha. I: chuva elevada, de mais de 250 milímetros por mês de janeiro a maio e mínimo de 60 milímetros em agosto; temperatura entre 26 e 28 graus o ano todo. II: chuva concentrada de janeiro a abril, com no máximo 130 milímetros, e quase nula de julho a outubro; temperatura entre 25 e 29 graus. III: chuva distribuída o ano todo, entre 80 e 185 milímetros; temperatura de cerca de 20 graus no verão e 13 graus em julho.](figuras/geo-002.svg)

As formações vegetais originais das áreas em que se situam as localidades I, II e III são, respectivamente,`,
    alternatives: [
      "Mata Atlântica, Cerrado e Caatinga.",
      "Mata de Araucárias, Caatinga e Floresta Amazônica.",
      "Floresta Amazônica, Mata de Araucárias e Caatinga.",
      "Caatinga, Floresta Amazônica e Mata de Araucárias.",
      "Floresta Amazônica, Caatinga e Mata de Araucárias.",
    ],
    key: "E",
    solution: `**I – Clima equatorial.** Muita chuva (mais de 2 000 mm por ano), com redução no meio do ano, e temperatura alta e quase constante (amplitude menor que 2 °C). Vegetação: **Floresta Amazônica**.

**II – Clima semiárido.** Pouca chuva (cerca de 500 mm por ano), concentrada no começo do ano, com meses quase secos, e temperatura alta. Vegetação: **Caatinga**.

**III – Clima subtropical.** Chuva bem distribuída e temperatura moderada, com inverno ameno a frio (perto de 13 °C em julho) e maior amplitude térmica. Vegetação: **Mata de Araucárias**.

Alternativa **E**.

As alternativas **B**, **C** e **D** usam as mesmas formações em ordem trocada. A alternativa **A** associa ao climograma III, o único com inverno marcado e sem estação seca, a Caatinga, própria do semiárido.`,
    hint: "Comece pelo mais diferente: em qual localidade a temperatura cai no meio do ano? Depois, compare o total de chuva das outras duas.",
    explanation:
      "Cada gráfico mostra a chuva (barras) e a temperatura (linha) de um lugar ao longo do ano. Com isso, dá para reconhecer o clima e, pelo clima, a vegetação original. Pede-se a vegetação dos três lugares, na ordem.",
  },
  {
    id: "geo-003",
    style: "UERJ",
    subject: "geografia",
    topics: ["Cartografia", "Escalas Cartográficas"],
    kind: "single-choice",
    difficulty: 2,
    statement: `Uma prefeitura pretende abrir uma rua em linha reta do ponto P ao ponto Q, representados na carta topográfica. As cotas estão em metros. Na carta impressa, na escala 1:20 000, a distância entre os dois pontos é de 3 cm.

![Carta topográfica de um morro com curvas de nível fechadas a cada 20 metros. As curvas de 300 e de 400 metros estão identificadas; o topo, perto de Q, tem 436 metros. O ponto P está sobre a curva de 300 metros, e o ponto Q, sobre a primeira curva interna à de 400 metros. Uma reta tracejada liga P a Q. Há uma escala gráfica de 0 a 400 metros.](figuras/geo-003.svg)

A declividade média dessa rua, dada pela razão entre o desnível e a distância horizontal, será igual a:`,
    alternatives: ["5%", "17%", "20%", "40%"],
    key: "C",
    solution: String.raw`**Distância horizontal.** Na escala 1:20 000, 1 cm na carta equivale a 20 000 cm (200 m) no terreno:

$$
3\ \mathrm{cm}\cdot 20\,000=60\,000\ \mathrm{cm}=600\ \mathrm{m}
$$

(A escala gráfica confirma: o trecho de P a Q mede uma vez e meia o segmento de 400 m.)

**Desnível.** P está na curva de 300 m. Q está na primeira curva acima da de 400 m; como a equidistância é de 20 m, a cota de Q é 420 m:

$$
420-300=120\ \mathrm{m}
$$

**Declividade.**

$$
\frac{120}{600}=0{,}20=20\%
$$

Alternativa **C**.

- **A)** 5 é o resultado da divisão invertida (600 : 120).
- **B)** 17% resulta de tomar Q na curva de 400 m (100 : 600).
- **D)** 40% resulta de converter a distância como se a escala fosse 1:10 000 (120 : 300).`,
    hint: "Descubra a cota de Q contando as curvas a partir da de 400 m. Depois, transforme os 3 cm da carta em metros no terreno.",
    explanation:
      "A carta mostra um morro com linhas que unem pontos de mesma altitude. Você deve descobrir quantos metros a rua sobe entre P e Q e quantos metros ela percorre na horizontal. A declividade é a primeira medida dividida pela segunda.",
  },
  {
    id: "geo-004",
    style: "ENEM",
    subject: "geografia",
    topics: ["Fusos Horários"],
    kind: "single-choice",
    difficulty: 1,
    statement: `Um professor que mora em Fernando de Noronha (UTC −2) transmitirá uma aula ao vivo pela internet. A transmissão começará às 20h, no horário da ilha, e terá duração de 1h45min. A gravação ficará disponível 30 minutos após o encerramento. Tainá, estudante de Rio Branco (UTC −5), não poderá acompanhar a aula ao vivo e pretende assistir à gravação assim que for publicada.

No horário de Rio Branco, a gravação ficará disponível às`,
    alternatives: ["17h30min.", "18h45min.", "19h00min.", "19h15min.", "20h15min."],
    key: "D",
    solution: `**Diferença de horário.** De UTC −2 a UTC −5 há 3 horas. Rio Branco está a oeste e, por isso, tem horário **atrasado** em relação à ilha.

**Início em Rio Branco.** 20h − 3h = 17h.

**Disponibilidade da gravação.** 17h + 1h45min (aula) + 30min (espera) = 19h15min.

Alternativa **D**.

- **A)** 17h30min soma ao início apenas a espera de 30 minutos.
- **B)** 18h45min é o fim da aula; falta a espera.
- **C)** 19h00min soma uma aula de 1h30min, e não de 1h45min.
- **E)** 20h15min usa diferença de 2 horas, como se Tainá estivesse em Manaus (UTC −4).`,
    hint: "Primeiro, converta o horário de início para Rio Branco. O lugar mais a oeste tem hora adiantada ou atrasada?",
    explanation:
      "Uma aula começa em uma ilha cujo relógio está adiantado em relação ao do Acre. É preciso passar o horário de início para o relógio de Rio Branco e, depois, somar a duração da aula e o tempo de espera pela gravação.",
  },
  {
    id: "geo-005",
    style: "UNB",
    subject: "geografia",
    topics: ["Urbanização Brasileira", "Hidrografia"],
    kind: "right-wrong",
    difficulty: 2,
    statement: `O gráfico apresenta a vazão de um mesmo córrego após duas chuvas de igual volume e duração, uma antes e outra depois da urbanização da área que ele drena. Nesse intervalo, ruas foram asfaltadas, várzeas foram ocupadas e trechos do córrego foram canalizados.

![Gráfico da vazão do córrego, em metros cúbicos por segundo, em função do tempo, em horas. A curva I atinge cerca de 92 metros cúbicos por segundo em 4 horas e cai depressa. A curva II atinge cerca de 36 metros cúbicos por segundo em 8 horas e cai devagar. A chuva ocorre nas três primeiras horas.](figuras/geo-005.svg)

Considerando o gráfico e as transformações descritas, julgue o item a seguir.

A curva I corresponde à situação posterior à urbanização, na qual a menor infiltração e o escoamento mais rápido da água concentram a vazão em um pico mais alto e mais próximo da chuva, o que favorece inundações.`,
    alternatives: ["Certo", "Errado"],
    key: "C",
    solution: `Com asfalto, telhados e pisos, a água da chuva infiltra menos e escoa pela superfície. Galerias e canais retos levam essa água mais depressa ao córrego, e a ocupação das várzeas elimina áreas que a retinham. O resultado é um pico de vazão **mais alto** e **mais cedo**: cerca de 92 m³/s em 4 horas (curva I), contra cerca de 36 m³/s em 8 horas (curva II).

Antes da urbanização, parte da água infiltrava e chegava ao córrego lentamente, pelo subsolo, o que dá a curva II, baixa e prolongada. O item está **certo**.

Note que a curva II permanece acima da curva I no fim do período: é a água armazenada no solo que continua alimentando o córrego.`,
    hint: "O que acontece com a água da chuva quando cai no asfalto? E quando cai em um solo com vegetação? Em qual caso ela chega mais depressa ao córrego?",
    explanation:
      "O gráfico mostra quanta água passa no córrego depois de duas chuvas iguais. Em uma das curvas, a água chega toda de uma vez; na outra, aos poucos. O item afirma que a primeira é a da cidade já construída e explica por quê. É preciso julgar se essa associação e a explicação estão corretas.",
  },
  {
    id: "geo-006",
    style: "ESPCEX",
    subject: "geografia",
    topics: ["Domínios Morfoclimáticos", "Relevo do Brasil"],
    kind: "single-choice",
    difficulty: 2,
    statement: `Sobre os domínios morfoclimáticos brasileiros, analise as afirmativas abaixo.

I – No domínio dos Mares de Morros, o clima quente e úmido favorece a decomposição química das rochas, e as encostas desmatadas ficam sujeitas a deslizamentos.

II – No domínio do Cerrado, predominam chapadões e planaltos, sob clima com uma estação chuvosa e outra seca bem definidas.

III – No domínio da Caatinga, as chuvas regulares formaram solos profundos, cortados por rios que não secam durante o ano.

IV – No domínio das Pradarias, as coxilhas cobertas por campos são usadas para a pecuária, e há áreas em processo de arenização no sudoeste gaúcho.

Assinale a alternativa que apresenta todas as afirmativas corretas.`,
    alternatives: ["I e II", "I e III", "II e III", "III e IV", "I, II e IV"],
    key: "E",
    solution: `**I – Correta.** Nos Mares de Morros, calor e umidade aceleram o intemperismo químico, que produz um manto espesso de material decomposto. Sem a cobertura florestal, ele desliza com facilidade.

**II – Correta.** O Cerrado associa chapadões do Planalto Central ao clima tropical com verão chuvoso e inverno seco.

**III – Incorreta.** A Caatinga tem chuvas escassas e irregulares, solos em geral rasos e pedregosos e muitos rios **intermitentes**. O São Francisco é perene porque nasce em área mais úmida.

**IV – Correta.** As coxilhas do sul do Rio Grande do Sul são cobertas por campos, tradicionalmente usados na pecuária, e o sudoeste gaúcho tem manchas de arenização.

Corretas: I, II e IV. Alternativa **E**. As alternativas **B**, **C** e **D** incluem a afirmativa III; a **A** deixa de fora a IV.`,
    hint: "Uma das afirmativas descreve chuvas e rios de um modo que contraria o clima semiárido. Encontre-a primeiro.",
    explanation:
      "Os domínios morfoclimáticos juntam relevo, clima, solo e vegetação. Cada afirmativa descreve um deles. Você deve achar as descrições verdadeiras e marcar a alternativa que traz todas elas, e só elas.",
  },
  {
    id: "geo-007",
    style: "UNICAMP",
    subject: "geografia",
    topics: ["Espaço Agrário Brasileiro", "Agropecuária"],
    kind: "open",
    difficulty: 2,
    statement: `> Quando meu avô chegou, dizia-se que a chapada não prestava: era alta, seca no inverno e de terra azeda. As famílias moravam embaixo, nos vales, perto da água, e subiam só para soltar o gado e colher pequi. Hoje a chapada é soja até onde a vista alcança. Passaram uma cerca na beira, e o poço do vale, que nunca tinha secado, secou em agosto.

*Relato fictício de uma moradora do sul do Piauí.*

O relato remete à expansão agrícola em parte do Maranhão, do Tocantins, do Piauí e da Bahia, região conhecida pelo acrônimo Matopiba.

**a)** Indique uma característica natural das chapadas que favorece a agricultura mecanizada e explique que mudança técnica tornou produtiva a "terra azeda" citada no relato.

**b)** Explique uma consequência ambiental e uma consequência social da expansão descrita, relacionando-as ao relato.`,
    alternatives: [],
    key: null,
    solution: `**a)** *Característica natural* (uma): **relevo plano** das chapadas, que permite o uso de grandes máquinas em áreas contínuas; ou solos profundos e bem drenados (latossolos); ou estação chuvosa bem definida, com muita luz e calor.

*Mudança técnica:* a "terra azeda" é o solo **ácido** do Cerrado, pobre em nutrientes e com alumínio em teor tóxico. A **calagem** (aplicação de calcário) corrige a acidez e neutraliza o alumínio; somada à adubação e a variedades de soja adaptadas a baixas latitudes, desenvolvidas pela pesquisa agropecuária desde a década de 1970, tornou a chapada produtiva.

**b)** *Consequência ambiental* (uma): a retirada da vegetação nativa do **Cerrado** e a irrigação reduzem a infiltração e a recarga dos aquíferos, que alimentam as nascentes dos vales; por isso, o poço "que nunca tinha secado" secou. Aceitam-se também perda de biodiversidade, erosão e assoreamento, ou contaminação por agrotóxicos, desde que relacionadas à ocupação da chapada.

*Consequência social* (uma): **cercamento** das terras de uso comum em que as famílias soltavam o gado e colhiam pequi, com perda do modo de vida tradicional, concentração fundiária, conflitos de terra e grilagem, êxodo para as cidades. O relato indica isso em "passaram uma cerca na beira".

**O que se espera na correção.** Em *a*, o relevo (ou outra característica pertinente) e a correção da acidez. Em *b*, uma consequência de cada tipo, com explicação, e não apenas o nome, e com apoio no relato.`,
    hint: "Em a, pense no que uma colheitadeira precisa e no que se espalha sobre o solo ácido para corrigi-lo. Em b, releia o começo e o fim do relato: o que as famílias tinham e o que perderam?",
    explanation:
      "Uma moradora conta como a parte alta e plana de sua região, antes pouco usada, virou uma imensa lavoura. Você deve explicar o que tornou isso possível (o terreno e a técnica) e o que mudou para a natureza e para as pessoas que viviam nos vales.",
  },
  {
    id: "geo-008",
    style: "ENEM",
    subject: "geografia",
    topics: ["Globalização", "Modelos Produtivos"],
    kind: "single-choice",
    difficulty: 1,
    statement: `A camiseta que Dandara comprou no Recife foi desenhada em Milão. O algodão, colhido no oeste da Bahia, virou fio na Índia e tecido na China. A costura foi feita em Bangladesh, e a etiqueta, impressa na Turquia. Antes de chegar à vitrine, a peça esperou três semanas em um centro de distribuição no Panamá. "Essa blusa viajou mais do que eu vou viajar na vida inteira", calculou Dandara.

A trajetória descrita exemplifica uma característica da globalização da produção, na qual as empresas`,
    alternatives: [
      "concentram em um único país as etapas da produção, para eliminar os custos de transporte.",
      "distribuem as etapas por vários países, conforme as vantagens que cada um lhes oferece.",
      "transferem a criação das marcas para países pobres e conservam a costura nos países ricos.",
      "dependem do aumento de barreiras alfandegárias para acelerar a circulação das peças.",
      "priorizam o consumidor local, vendendo cada produto no lugar em que foi fabricado.",
    ],
    key: "B",
    solution: `Cada etapa ocorreu em um país diferente: matéria-prima no Brasil, fiação na Índia, tecelagem na China, costura em Bangladesh, criação na Itália, distribuição no Panamá. As empresas **fragmentam** a produção e colocam cada etapa onde há vantagem: mão de obra barata, tecnologia, matéria-prima, impostos baixos, localização. Transporte e comunicação mais baratos tornam isso lucrativo. Alternativa **B**.

- **A)** O texto descreve dispersão, e não concentração.
- **C)** A criação (Milão) ficou em um país rico, e a costura, etapa de salários baixos, em Bangladesh: o inverso do que se afirma.
- **D)** As trocas entre tantos países são facilitadas pela **redução** de barreiras.
- **E)** A peça foi vendida muito longe de onde foi costurada.`,
    hint: "Conte quantos países aparecem no caminho da camiseta e pergunte por que uma empresa preferiria dividir o trabalho assim.",
    explanation:
      "O texto segue uma camiseta desde a plantação de algodão até a loja: cada parte do trabalho foi feita em um país. A pergunta pede a frase que resume esse jeito de produzir e o interesse das empresas nele.",
  },
  {
    id: "geo-009",
    style: "UFRGS",
    subject: "geografia",
    topics: ["Hidrografia", "Recursos Hídricos"],
    kind: "single-choice",
    difficulty: 1,
    statement: `O mapa esquemático representa rios, o divisor de águas entre duas bacias hidrográficas e cinco cidades, que captam água nos rios junto aos quais se situam. No ponto X, houve o vazamento de uma substância tóxica solúvel em água.

![Mapa esquemático. Um rio principal corre de oeste para leste até o oceano. Ele recebe um afluente do norte, junto ao qual está a cidade 3; em seguida passa pela cidade 1; depois recebe um afluente vindo do sudoeste, no qual estão o ponto X, do vazamento, e, mais abaixo, a cidade 2; por fim passa pela cidade 4 e deságua no oceano. Ao sul, separado por um divisor de águas, outro rio passa pela cidade 5 e também deságua no oceano.](figuras/geo-009.svg)

Considerando apenas o transporte da substância pela correnteza, as cidades que deverão interromper a captação de água são`,
    alternatives: ["1 e 3.", "1, 2 e 4.", "2, 3 e 4.", "2 e 4.", "2, 4 e 5."],
    key: "D",
    solution: `A substância segue **rio abaixo** (para jusante). Do ponto X, ela desce o afluente, passa pela **cidade 2**, chega ao rio principal e passa pela **cidade 4** antes de alcançar o oceano. Alternativa **D**.

- **Cidade 1:** está no rio principal, mas **acima** da foz do afluente contaminado; a água que passa por ela vem de outro trecho.
- **Cidade 3:** está em outro afluente, que também deságua acima.
- **Cidade 5:** está em outra bacia, do outro lado do divisor de águas.

Por isso, estão erradas as alternativas que incluem as cidades 1 (A e B), 3 (A e C) ou 5 (E).`,
    hint: "Coloque o dedo no ponto X e siga as setas até o mar. Por quais cidades você passa?",
    explanation:
      "Um produto tóxico caiu em um rio. O mapa mostra para onde cada rio corre. Você deve seguir o caminho da água a partir do vazamento e dizer quais cidades retiram água desse caminho.",
  },
];
