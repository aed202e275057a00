import type { AuthoredQuestion } from "#content/bank/authored-question.ts";

/** Biology, written for Farol: ENEM, Unicamp, UnB, UERJ, USP, Unesp and UFRGS styles. */
export const biologia: AuthoredQuestion[] = [
  {
    id: "bio-001",
    style: "ENEM",
    subject: "biologia",
    topics: ["Heredogramas", "Primeira Lei de Mendel"],
    kind: "single-choice",
    difficulty: 2,
    statement: `Um casal procurou o serviço de aconselhamento genético de um hospital universitário porque há casos de uma mesma forma de surdez congênita nas duas famílias. A equipe verificou que, em ambas, a característica é determinada pelo mesmo par de alelos, com penetrância completa e sem relação com o sexo, e desenhou o heredograma a seguir.

![Heredograma com três gerações. Na primeira família, o casal I-1 e I-2, sem a característica, tem a filha II-1, com a característica, a filha II-2 e o filho II-3, sem a característica. Na segunda família, o homem I-3, com a característica, e a mulher I-4, sem a característica, têm a filha II-4, sem a característica, e o filho II-5, com a característica. II-3 e II-4 formam um casal e esperam III-1, indicado por um losango com ponto de interrogação.](figuras/bio-001.svg)

O casal formado por II-3 e II-4 espera o primeiro bebê, indicado por III-1.

A probabilidade de que esse bebê seja uma menina com surdez é igual a`,
    alternatives: [
      String.raw`$\dfrac{1}{16}$.`,
      String.raw`$\dfrac{1}{12}$.`,
      String.raw`$\dfrac{1}{8}$.`,
      String.raw`$\dfrac{1}{6}$.`,
      String.raw`$\dfrac{1}{4}$.`,
    ],
    key: "B",
    solution: String.raw`**Modo de herança.** I-1 e I-2 não têm a característica, mas a filha II-1 tem. Logo, o alelo da surdez ($a$) é recessivo, e os dois pais são heterozigotos ($Aa$).

**Genótipo de II-3.** Ele é filho de $Aa \times Aa$. As possibilidades são $1\,AA : 2\,Aa : 1\,aa$, mas já se sabe que ele **não** é $aa$. Entre os três casos que restam, dois são $Aa$:

$$
P(\text{II-3 ser } Aa)=\frac{2}{3}
$$

**Genótipo de II-4.** O pai dela (I-3) é $aa$ e só pode transmitir o alelo $a$. Como ela ouve, é $Aa$ com certeza: a probabilidade é 1.

**Bebê.** De um casal $Aa \times Aa$ nasce uma criança $aa$ com probabilidade $\frac14$, e uma menina com probabilidade $\frac12$. Multiplicando todas as condições:

$$
P=\frac{2}{3}\cdot 1\cdot\frac{1}{4}\cdot\frac{1}{2}=\frac{1}{12}
$$

Alternativa **B**.

**Por que não as outras.** $\frac{1}{16}$ usa $\frac12$ para II-3, como se ainda fosse possível ele ser $aa$. $\frac18$ supõe que II-3 é heterozigoto com certeza. $\frac16$ esquece a condição de ser menina. $\frac14$ faz as duas coisas ao mesmo tempo: ignora a dúvida sobre II-3 e o sexo do bebê.`,
    hint: "II-3 não é surdo: retire esse caso antes de calcular a chance de ele ser heterozigoto. E o que o pai de II-4 obrigatoriamente transmitiu a ela?",
    explanation:
      "O desenho mostra duas famílias em que alguns membros nasceram surdos. Um rapaz da primeira família e uma moça da segunda, ambos ouvintes, vão ter um bebê. Você precisa descobrir se a surdez é dominante ou recessiva, calcular a chance de o rapaz e a moça carregarem o alelo e, por fim, a chance de o bebê ser ao mesmo tempo menina e surda.",
  },
  {
    id: "bio-002",
    style: "UNICAMP",
    subject: "biologia",
    topics: ["Cadeias e Teias Alimentares", "Desequilíbrios Ambientais"],
    kind: "open",
    difficulty: 3,
    statement: `Em um trecho de rio próximo a áreas de garimpo, uma equipe mediu a concentração média de mercúrio em organismos de uma mesma cadeia alimentar. Os valores da tabela são hipotéticos.

| Organismo | Principal alimento | Mercúrio (mg por kg de massa corporal) |
| --- | --- | --- |
| fitoplâncton | — | 0,02 |
| zooplâncton | fitoplâncton | 0,05 |
| lambari | zooplâncton | 0,15 |
| tucunaré | lambari | 0,60 |
| ariranha | tucunaré | 2,40 |

Considere que todo o mercúrio dos peixes está na forma de metilmercúrio, que se dissolve em gorduras, liga-se a proteínas e é eliminado muito lentamente pelos organismos. A ingestão semanal tolerável dessa substância é de 1,6 µg por quilograma de massa corporal.

**a)** Calcule quantas vezes a concentração de mercúrio na ariranha é maior que no fitoplâncton, dê o nome do fenômeno observado e explique por que ele ocorre.

**b)** Calcule a massa máxima de tucunaré e a massa máxima de lambari que uma pessoa de 60 kg pode comer por semana sem ultrapassar a ingestão tolerável. Com base nos resultados, que recomendação alimentar você faria aos moradores da região? Justifique.`,
    alternatives: [],
    key: null,
    solution: String.raw`**a)** A razão entre as concentrações é

$$
\frac{2{,}40}{0{,}02}=120,
$$

isto é, a concentração na ariranha é 120 vezes a do fitoplâncton.

O fenômeno é a **magnificação trófica** (ou biomagnificação; aceita-se bioacumulação ao longo da cadeia alimentar). A cada nível trófico, o consumidor ingere, ao longo da vida, uma massa de alimento muito maior que a massa que ele incorpora ao corpo, porque a maior parte da matéria e da energia do alimento é gasta na respiração ou sai nas fezes. O metilmercúrio, ao contrário, é pouco eliminado: fica retido nos tecidos. Assim, quase todo o mercúrio de muitos quilogramas de presa fica em um quilograma de predador, e a concentração cresce em direção ao topo da cadeia.

**b)** Ingestão tolerável para uma pessoa de 60 kg:

$$
60\ \mathrm{kg}\cdot 1{,}6\ \mathrm{\mu g/kg}=96\ \mathrm{\mu g}=0{,}096\ \mathrm{mg}\ \text{por semana}
$$

Tucunaré:

$$
m=\frac{0{,}096\ \mathrm{mg}}{0{,}60\ \mathrm{mg/kg}}=0{,}16\ \mathrm{kg}=160\ \mathrm{g}
$$

Lambari:

$$
m=\frac{0{,}096\ \mathrm{mg}}{0{,}15\ \mathrm{mg/kg}}=0{,}64\ \mathrm{kg}=640\ \mathrm{g}
$$

**Recomendação.** Preferir peixes de níveis tróficos mais baixos (como o lambari, ou peixes que comem frutos e algas) e evitar os predadores (como o tucunaré). Com a mesma exposição ao mercúrio, pode-se comer quatro vezes mais lambari que tucunaré, porque a concentração nele é quatro vezes menor.

**O que se espera na correção.** Em *a*, o valor 120, o nome do fenômeno e uma explicação que una as duas ideias: muito alimento para pouco ganho de massa e eliminação lenta da substância. Dizer apenas que "o mercúrio passa de um para outro" não explica o aumento. Em *b*, as duas massas com unidade e uma recomendação coerente com elas.`,
    hint: "Em a, compare o que acontece com a matéria do alimento e com o mercúrio do alimento depois que o animal come. Em b, comece pela quantidade de mercúrio, em miligramas, que a pessoa pode ingerir na semana.",
    explanation:
      "A tabela segue o mercúrio desde seres microscópicos até um grande predador e mostra que a concentração só aumenta. Você deve medir esse aumento, dizer como ele se chama e por que ocorre. Depois, deve usar o limite seguro para calcular quanto de cada peixe uma pessoa pode comer por semana e transformar a conta em um conselho.",
  },
  {
    id: "bio-003",
    style: "UNB",
    subject: "biologia",
    topics: ["Herança Ligada ao Sexo", "Heredogramas"],
    kind: "right-wrong",
    difficulty: 2,
    statement: `A hemofilia A é causada por um alelo recessivo situado na região do cromossomo X que não tem correspondência no cromossomo Y. Joana (II-3) e Marcos (II-4) pretendem ter filhos. Não há casos de hemofilia na família de Marcos, e o heredograma a seguir mostra a família de Joana.

![Heredograma com duas gerações. O casal I-1 e I-2, sem hemofilia, tem três filhos: o homem II-1, com hemofilia, o homem II-2, sem hemofilia, e a mulher II-3, Joana, sem hemofilia. Joana forma um casal com II-4, Marcos, sem hemofilia.](figuras/bio-003.svg)

Com base nessas informações e desconsiderando a ocorrência de novas mutações, julgue o item a seguir.

Se o casal tiver um menino, a probabilidade de que ele tenha hemofilia A é igual a 25%.`,
    alternatives: ["Certo", "Errado"],
    key: "C",
    solution: String.raw`**Mãe de Joana (I-2).** O irmão de Joana (II-1) tem hemofilia e recebeu o cromossomo X da mãe. Como I-2 não tem hemofilia, ela é portadora: $X^{H}X^{h}$.

**Joana (II-3).** Do pai, que não tem hemofilia, recebeu obrigatoriamente $X^{H}$. Da mãe, recebeu $X^{H}$ ou $X^{h}$, cada um com probabilidade $\frac12$. Logo, Joana é portadora com probabilidade $\frac12$.

**Um menino do casal.** Ele recebe o Y de Marcos e um dos X de Joana. Se ela for portadora, a chance de ele receber $X^{h}$ é $\frac12$. Portanto,

$$
P(\text{menino com hemofilia})=\frac12\cdot\frac12=\frac14=25\%
$$

O item está **certo**.

**Cuidado com dois desvios.** O enunciado já informa que a criança é um menino; quem multiplica de novo por $\frac12$ (a chance de nascer menino) chega a 12,5% e erra. E quem supõe que Joana é portadora com certeza chega a 50%.`,
    hint: "Quem transmitiu o alelo ao irmão de Joana? Com essa resposta, calcule a chance de Joana também ter recebido esse alelo.",
    explanation:
      "Joana tem um irmão com hemofilia, uma doença cujo alelo está no cromossomo X. Ela não tem a doença, mas pode carregar o alelo. O item afirma que, sabendo-se que a criança é menino, a chance de ele ter hemofilia é de um em quatro. É preciso conferir essa conta.",
  },
  {
    id: "bio-004",
    style: "ENEM",
    subject: "biologia",
    topics: ["Cadeias e Teias Alimentares"],
    kind: "single-choice",
    difficulty: 2,
    statement: `A teia representa algumas das relações alimentares observadas em uma área de Cerrado. As setas indicam o sentido da transferência de energia.

![Teia alimentar. Do capim saem setas para o gafanhoto e para o rato-do-mato. Dos frutos da lobeira saem setas para o rato-do-mato e para o lobo-guará. Do gafanhoto sai seta para a seriema. Do rato-do-mato saem setas para a jararaca e para o lobo-guará. Da jararaca sai seta para a seriema.](figuras/bio-004.svg)

Em um ano em que os ratos-do-mato se tornaram raros, os lobos-guarás passaram a alimentar-se quase só dos frutos da lobeira.

Para uma mesma quantidade de matéria produzida pela lobeira, a energia que pode chegar aos lobos-guarás com essa mudança tende a`,
    alternatives: [
      "aumentar, pois o lobo-guará passa a atuar como produtor nessa teia.",
      "diminuir, pois o lobo-guará passa a ocupar o topo de uma cadeia mais longa.",
      "diminuir, pois os frutos pertencem ao nível trófico com menos energia disponível.",
      "aumentar, pois há menos transferências de energia entre o produtor e o lobo-guará.",
      "permanecer igual, pois a energia se conserva quando passa de um nível a outro.",
    ],
    key: "D",
    solution: `Ao comer ratos-do-mato, o lobo-guará participa da cadeia **lobeira → rato-do-mato → lobo-guará** e é consumidor secundário. Ao comer os frutos, participa da cadeia **lobeira → lobo-guará** e é consumidor primário.

Em cada transferência, grande parte da energia não fica disponível para o nível seguinte: é usada na respiração do próprio organismo, dissipada como calor, ou permanece em partes não comidas e nas fezes. Quanto menos transferências, menor a perda. Logo, da mesma produção da lobeira pode chegar **mais** energia aos lobos. Alternativa **D**.

- **A)** O efeito está certo, mas o motivo, não: o lobo-guará não faz fotossíntese; continua consumidor.
- **B)** A cadeia fica mais curta, e não mais longa.
- **C)** Os produtores formam o nível trófico com **mais** energia disponível.
- **E)** A energia total se conserva, mas uma parte dela se transforma em calor e deixa de estar disponível para o nível seguinte.`,
    hint: "Escreva as duas cadeias que terminam no lobo-guará, com e sem o rato. Em qual delas a energia muda menos vezes de organismo?",
    explanation:
      "O lobo-guará come ratos e também frutos. Quando os ratos rareiam, ele come quase só frutos. A pergunta é se, partindo da mesma produção da planta, chega mais ou menos energia ao lobo quando ele come a planta diretamente, em vez de comer o rato que comeu a planta, e por quê.",
  },
  {
    id: "bio-005",
    style: "UERJ",
    subject: "biologia",
    topics: ["Enzimas", "Sistema Digestório"],
    kind: "single-choice",
    difficulty: 2,
    statement: `O gráfico mostra a atividade relativa de três enzimas digestivas humanas em função do pH do meio, a 37 °C.

![Gráfico da atividade relativa em função do pH. A pepsina atua entre os pH 0,6 e 4,6, com máximo em pH 2. A amilase salivar atua entre 4,4 e 9,2, com máximo perto de 6,8. A tripsina atua entre 5,6 e 10,6, com máximo em pH 8.](figuras/bio-005.svg)

Em um tubo de ensaio, misturaram-se água, amido cozido, clara de ovo cozida e porções dessas três enzimas. O tubo foi mantido por duas horas a 37 °C, com pH constante e igual a 2,0.

Após esse período, além da água e das enzimas adicionadas, o tubo deverá conter, principalmente:`,
    alternatives: ["peptídeos e amido", "proteínas e maltose", "peptídeos e maltose", "proteínas e amido"],
    key: "A",
    solution: `**Leitura do gráfico em pH 2,0.** A pepsina está na atividade máxima (100%); a amilase salivar e a tripsina não têm atividade nesse pH.

**O que cada enzima faz.** A pepsina quebra ligações peptídicas: as proteínas da clara de ovo (sobretudo a albumina) são convertidas em peptídeos menores. A amilase, que quebraria o amido em maltose, está inativa; por isso, o amido permanece.

Logo, o tubo contém **peptídeos e amido**. Alternativa **A**.

- **B)** Descreve o contrário do que ocorre: só a amilase teria atuado.
- **C)** Exigiria que a amilase também funcionasse em pH 2,0.
- **D)** Exigiria que nenhuma enzima funcionasse, mas a pepsina está no pH ótimo.`,
    hint: "Trace uma reta vertical no pH 2,0 e veja qual curva ela encontra. Essa enzima digere qual dos dois alimentos do tubo?",
    explanation:
      "Três enzimas e dois alimentos (amido e clara de ovo, que é rica em proteína) ficam juntos em um tubo bem ácido. O gráfico diz quais enzimas funcionam nesse pH. Você precisa concluir qual alimento foi digerido, e em quê, e qual continuou como estava.",
  },
  {
    id: "bio-006",
    style: "ENEM",
    subject: "biologia",
    topics: ["Vacinas e Soros", "Sistema Imunológico"],
    kind: "single-choice",
    difficulty: 1,
    statement: `Duas pessoas foram submetidas a procedimentos diferentes de imunização. O gráfico registra a concentração, no sangue de cada uma, de anticorpos específicos contra o agente usado.

![Gráfico da concentração de anticorpos em função do tempo, de 0 a 100 dias. Na pessoa I, a concentração sobe imediatamente após a aplicação e cai até quase zero em cerca de 40 dias. Na pessoa II, a concentração começa a subir depois de 7 dias, atinge um valor moderado e diminui; após a segunda aplicação, no dia 45, sobe muito mais depressa, a um valor bem maior, e permanece alta.](figuras/bio-006.svg)

Um trabalhador rural picado por uma jararaca chega ao posto de saúde trinta minutos após o acidente.

Para neutralizar a peçonha, ele deve receber o mesmo tipo de procedimento aplicado à pessoa`,
    alternatives: [
      "I, pois a memória imunológica conserva os anticorpos em nível alto por anos.",
      "I, pois os antígenos aplicados fazem os linfócitos responderem sem demora.",
      "II, pois a segunda aplicação garante resposta mais rápida contra a peçonha.",
      "II, pois a produção lenta de anticorpos evita que a proteção se perca depois.",
      "I, pois os anticorpos prontos agem de imediato, ainda que durem pouco tempo.",
    ],
    key: "E",
    solution: `**Pessoa I.** Os anticorpos aparecem no instante da aplicação, sem tempo de espera, e desaparecem em poucas semanas. Isso só é possível se os anticorpos já estavam prontos no material aplicado: é um **soro** (imunização passiva).

**Pessoa II.** Há um intervalo até os anticorpos surgirem, e a segunda aplicação provoca resposta mais rápida, mais intensa e duradoura. É uma **vacina** (imunização ativa), que gera memória.

Quem foi picado precisa que a peçonha seja neutralizada em minutos ou horas; não há como esperar os dias que o organismo leva para produzir anticorpos. Usa-se o soro antiofídico, procedimento do tipo I. Alternativa **E**.

- **A)** O gráfico mostra o contrário: os anticorpos de I quase somem em 40 dias. O soro não gera memória contra a peçonha.
- **B)** O soro contém anticorpos, e não antígenos; não é o linfócito do paciente que os fabrica.
- **C)** A resposta rápida só viria depois de duas aplicações, com semanas entre elas.
- **D)** A produção lenta é justamente o que torna o procedimento II inútil em uma emergência.`,
    hint: "Compare o tempo que cada curva leva para começar a subir. Em um acidente, dá para esperar esse tempo?",
    explanation:
      "O gráfico mostra como a quantidade de anticorpos no sangue muda com o tempo depois de dois procedimentos diferentes. Diante de uma picada de cobra, que age depressa, você deve dizer qual dos dois procedimentos serve e por quê.",
  },
  {
    id: "bio-007",
    style: "ENEM",
    subject: "biologia",
    topics: ["Teorias Evolutivas", "Mutações"],
    kind: "single-choice",
    difficulty: 2,
    statement: `De 2015 a 2019, uma prefeitura aplicou o mesmo inseticida contra o mosquito *Aedes aegypti*. Em 2020, suspendeu o produto e passou a eliminar criadouros. A cada dois anos, técnicos capturavam mosquitos e os expunham à dose que deveria matá-los. Os dados da tabela são fictícios.

| Ano | Situação do inseticida | Mosquitos que sobreviveram à dose (%) |
| --- | --- | --- |
| 2015 | início do uso | 6 |
| 2017 | em uso | 48 |
| 2019 | em uso | 83 |
| 2021 | suspenso | 57 |
| 2023 | suspenso | 29 |

Sabe-se que a resistência decorre de um alelo presente em alguns mosquitos antes de 2015.

A mudança observada depois de 2019 é explicada pelo fato de que`,
    alternatives: [
      "os mosquitos resistentes, sem o inseticida, perderam a resistência por falta de uso e tiveram filhos sensíveis.",
      "a eliminação dos criadouros provocou mutações que devolveram aos mosquitos o alelo da sensibilidade.",
      "os mosquitos resistentes, sem o inseticida, deixavam em média menos descendentes que os sensíveis.",
      "os mosquitos sensíveis, sem o inseticida, adaptaram-se para poder eliminar os mosquitos resistentes.",
      "o alelo da resistência só se formava nos mosquitos que tinham contato direto com o inseticida.",
    ],
    key: "C",
    solution: `Enquanto o inseticida foi usado, os mosquitos resistentes sobreviviam mais e deixavam mais descendentes: a frequência do alelo aumentou (seleção natural).

Depois da suspensão, a porcentagem de resistentes caiu de 83% para 29%. Se o alelo fosse neutro na ausência do inseticida, não haveria motivo para uma queda tão acentuada e contínua. A explicação coerente com a seleção natural é que, **no ambiente sem inseticida, os resistentes têm desvantagem reprodutiva** (a resistência tem um custo, por exemplo, em fertilidade ou em tempo de desenvolvimento): os sensíveis passaram a deixar, em média, mais descendentes. Alternativa **C**.

- **A)** É a ideia de uso e desuso com herança de caracteres adquiridos. Um mosquito não perde o alelo que tem, nem transmite essa "perda".
- **B)** Eliminar criadouros não causa mutações dirigidas; o alelo da sensibilidade nunca deixou de existir na população (17% de sensíveis em 2019).
- **D)** Seleção não depende de intenção nem de combate direto entre os indivíduos.
- **E)** O texto informa que o alelo já existia antes de 2015. O inseticida selecionou os resistentes; não os criou.`,
    hint: "Quem tinha vantagem enquanto havia inseticida? Pense no que precisa ocorrer com o número de descendentes de cada grupo para que a tabela mude de direção depois de 2019.",
    explanation:
      "A tabela mostra a porcentagem de mosquitos que resistem a um veneno: ela sobe enquanto o veneno é usado e desce quando o uso para. Pede-se a explicação evolutiva da descida, isto é, por que os resistentes foram se tornando menos comuns depois que o veneno saiu de cena.",
  },
  {
    id: "bio-008",
    style: "USP",
    subject: "biologia",
    topics: ["Fotossíntese", "Fisiologia Vegetal"],
    kind: "single-choice",
    difficulty: 3,
    statement: `O gráfico mostra a absorção líquida de gás carbônico por mudas de duas espécies de plantas, X e Y, em função da intensidade luminosa. Valores negativos indicam liberação líquida de gás carbônico.

![Gráfico da absorção líquida de gás carbônico em função da intensidade luminosa, de 0 a 200. A curva da espécie X parte de −4, cruza o zero em 100 e chega a quase +4 em 200. A curva da espécie Y parte de −1, cruza o zero em 20 e chega a pouco mais de +5 em 200. Uma reta tracejada vertical marca a intensidade 60: nela, X está perto de −1,6 e Y, perto de +1,9.](figuras/bio-008.svg)

Durante três semanas, mudas das duas espécies foram mantidas sob iluminação contínua de intensidade igual a 60 µmol de fótons · m⁻² · s⁻¹ (reta tracejada), com água e nutrientes suficientes.

É correto afirmar que, nesse período, as mudas`,
    alternatives: [
      "das duas espécies perderam matéria orgânica, pois a intensidade usada não satura a fotossíntese de nenhuma delas.",
      "das duas espécies acumularam matéria orgânica, pois ambas realizaram fotossíntese durante todo o experimento.",
      "da espécie X acumularam matéria orgânica, e as da Y perderam, pois X precisa de mais luz para atingir o equilíbrio.",
      "da espécie X perderam matéria orgânica, e as da Y acumularam, pois só Y estava acima do ponto de compensação.",
      "da espécie X perderam matéria orgânica, e as da Y a mantiveram, pois só X respira na presença de luz.",
    ],
    key: "D",
    solution: `A absorção **líquida** de gás carbônico é a diferença entre o que a fotossíntese consome e o que a respiração libera. O ponto em que a curva cruza o zero é o **ponto de compensação luminosa**: fotossíntese e respiração se igualam.

- **Espécie X:** compensação em 100. Com 60, o valor é negativo (cerca de −1,6): a respiração supera a fotossíntese, e a planta consome as próprias reservas.
- **Espécie Y:** compensação em 20. Com 60, o valor é positivo (cerca de +1,9): a fotossíntese supera a respiração, e a planta acumula matéria orgânica.

Como a iluminação foi contínua, não há período de escuro a descontar. Alternativa **D**.

- **A)** Não é preciso saturar a fotossíntese para crescer; basta estar acima do ponto de compensação.
- **B)** Ambas fazem fotossíntese, mas, em X, ela não compensa a respiração.
- **C)** Troca os papéis: precisar de mais luz é a razão de X **perder** matéria.
- **E)** As duas espécies respiram o tempo todo, com luz ou sem ela, e Y está acima de zero, não em equilíbrio.`,
    hint: "Siga a reta tracejada e veja se cada curva está acima ou abaixo do zero. O que significa, para a massa da planta, estar abaixo do zero o tempo todo?",
    explanation:
      "Plantas absorvem gás carbônico na fotossíntese e o liberam na respiração. O gráfico mostra o saldo entre as duas coisas. Com a luz fixa em 60, o saldo de cada espécie diz se ela está formando ou gastando matéria orgânica. Você deve ler o saldo das duas e escolher a frase que o descreve com a razão correta.",
  },
  {
    id: "bio-009",
    style: "UNESP",
    subject: "biologia",
    topics: ["Síntese Proteica", "Mutações", "Ácidos Nucleicos"],
    kind: "single-choice",
    difficulty: 2,
    statement: `A sequência a seguir representa a fita molde de um gene hipotético, sem íntrons, transcrita da esquerda para a direita.

**3' – TAC – GGA – CTT – AAA – ACT – 5'**

A tabela traz o significado de alguns códons do RNA mensageiro.

| Códon | Significado | Códon | Significado |
| --- | --- | --- | --- |
| AUG | metionina (início) | UUU | fenilalanina |
| CCU | prolina | GAU | ácido aspártico |
| GAA | ácido glutâmico | UAA | fim da tradução |
| GAG | ácido glutâmico | UGA | fim da tradução |

Um agente mutagênico causou a substituição da citosina da trinca CTT por adenina. Considere que a metionina inicial permanece no peptídeo.

Em comparação com o peptídeo original, o peptídeo codificado pelo alelo mutante terá`,
    alternatives: [
      "um aminoácido a menos, pois a trinca alterada deixa de ser traduzida, e as seguintes continuam a ser.",
      "dois aminoácidos a menos, pois a trinca alterada passa a determinar o fim da tradução.",
      "um aminoácido diferente, pois a trinca alterada passa a determinar o ácido aspártico.",
      "a mesma sequência de aminoácidos, pois a trinca alterada é sinônima da trinca original.",
      "dois aminoácidos a mais, pois a trinca alterada elimina o sinal de fim da tradução.",
    ],
    key: "B",
    solution: `**Alelo original.** Transcrição da fita molde (A→U, T→A, C→G, G→C):

| DNA molde | TAC | GGA | CTT | AAA | ACT |
| --- | --- | --- | --- | --- | --- |
| RNAm | AUG | CCU | GAA | UUU | UGA |
| Significado | metionina | prolina | ácido glutâmico | fenilalanina | fim |

O peptídeo tem **4** aminoácidos.

**Alelo mutante.** A trinca CTT passa a ATT, transcrita como UAA, que é um códon de fim:

| DNA molde | TAC | GGA | ATT | AAA | ACT |
| --- | --- | --- | --- | --- | --- |
| RNAm | AUG | CCU | UAA | UUU | UGA |
| Significado | metionina | prolina | fim | — | — |

O peptídeo tem **2** aminoácidos: dois a menos que o original. Alternativa **B**.

- **A)** O ribossomo não "pula" um códon de fim; a tradução é encerrada ali, e a fenilalanina também deixa de ser incluída.
- **C)** O ácido aspártico (GAU) seria resultado da troca da última base da trinca (CTT → CTA), e não da primeira.
- **D)** Trincas sinônimas existem (CTT e CTC codificam ácido glutâmico), mas ATT não é uma delas.
- **E)** A mutação criou um sinal de fim; não eliminou o que existia.`,
    hint: "Transcreva a fita molde base por base, antes e depois da troca, e leia os códons na tabela até encontrar o primeiro sinal de fim.",
    explanation:
      "Um pedacinho de DNA é copiado em RNA, e o RNA é lido de três em três bases para montar uma cadeia de aminoácidos. Uma única base do DNA foi trocada. Você deve montar a cadeia antes e depois da troca e comparar as duas.",
  },
  {
    id: "bio-010",
    style: "UFRGS",
    subject: "biologia",
    topics: ["Briófitas", "Pteridófitas", "Gimnospermas"],
    kind: "single-choice",
    difficulty: 1,
    statement: `Em uma trilha no Parque Nacional de Aparados da Serra, um grupo de estudantes fotografou musgos sobre pedras úmidas, um xaxim com folhas jovens enroladas e araucárias com pinhas. De volta à escola, o grupo escreveu as afirmações abaixo.

I – Nos musgos, a fase que se vê formando tapetes verdes é o gametófito, e o esporófito depende dele para nutrir-se.

II – No xaxim, a planta fotografada é o esporófito, e a fecundação exige água para o deslocamento do anterozoide.

III – Na araucária, o pinhão é um fruto seco, que protege as sementes e é disperso por animais, como a gralha-azul.

Quais estão corretas?`,
    alternatives: ["Apenas I.", "Apenas II.", "Apenas I e II.", "Apenas II e III.", "I, II e III."],
    key: "C",
    solution: `**I – Correta.** Nas briófitas, a fase duradoura é o gametófito (haploide). O esporófito cresce sobre ele e dele recebe água e nutrientes.

**II – Correta.** O xaxim é uma pteridófita. A planta com folhas é o esporófito (diploide), fase duradoura. O gametófito é pequeno e efêmero, e o anterozoide, flagelado, precisa de água para chegar à oosfera.

**III – Incorreta.** A araucária é uma gimnosperma: tem sementes, mas não forma fruto, porque não tem ovário que o origine. O pinhão é a **semente**; a dispersão por animais, como a gralha-azul e a cutia, é verdadeira, mas não torna a afirmação correta.

Logo, apenas I e II. Alternativa **C**. As alternativas A e B deixam de fora uma afirmação verdadeira; D e E incluem a afirmação III, que é falsa.`,
    hint: "Para cada planta, pergunte: a fase que aparece na foto é o gametófito ou o esporófito? E lembre: para haver fruto, é preciso haver flor com ovário.",
    explanation:
      "Três afirmações falam de três grupos de plantas: musgos, xaxins e araucárias. É preciso julgar cada uma com o que se sabe da reprodução do grupo e marcar a alternativa que reúne somente as verdadeiras.",
  },
  {
    id: "bio-011",
    style: "ENEM",
    subject: "biologia",
    topics: ["Sistema Endócrino"],
    kind: "single-choice",
    difficulty: 2,
    statement: `Em um estudo, duas pessoas em jejum, X e Y, beberam a mesma solução de glicose. A cada intervalo, mediram-se a glicose (em mg/dL) e a insulina (em µU/mL) no sangue de cada uma. Os valores de X são os esperados para uma pessoa saudável.

| Tempo (min) | Glicose de X | Insulina de X | Glicose de Y | Insulina de Y |
| --- | --- | --- | --- | --- |
| 0 | 85 | 6 | 155 | 2 |
| 30 | 140 | 60 | 245 | 2 |
| 60 | 125 | 45 | 290 | 3 |
| 120 | 95 | 12 | 270 | 2 |

O padrão apresentado pela pessoa Y é compatível com`,
    alternatives: [
      "a perda das células do pâncreas que secretam insulina, hormônio que precisa ser reposto.",
      "a resistência das células à insulina, que circula em quantidade acima da normal.",
      "a secreção excessiva de insulina, que retira depressa a glicose absorvida no intestino.",
      "a falta de glucagon, hormônio que promove a entrada da glicose nas células musculares.",
      "a absorção incompleta da glicose, que permanece no intestino durante todo o exame.",
    ],
    key: "A",
    solution: `**Pessoa X.** A glicose sobe, a insulina sobe em resposta, e a glicose volta ao valor de jejum: regulação normal.

**Pessoa Y.** A glicose já está alta em jejum e sobe muito, mas a insulina fica praticamente constante e muito baixa (2 a 3 µU/mL). O estímulo existe e não há resposta: o pâncreas não está secretando insulina. Isso é compatível com a destruição das células beta das ilhotas pancreáticas (diabetes melito tipo 1), tratada com reposição do hormônio. Alternativa **A**.

- **B)** Na resistência à insulina, típica do diabetes tipo 2, a insulina estaria normal ou alta, e não baixa.
- **C)** Com insulina em excesso, a glicose de Y cairia abaixo do normal.
- **D)** O glucagon faz o oposto: estimula o fígado a liberar glicose. Quem promove a entrada da glicose nas células musculares é a insulina.
- **E)** Se a glicose ficasse no intestino, a do sangue não aumentaria como aumentou.`,
    hint: "Olhe as duas últimas colunas juntas: quando a glicose de Y sobe, o que acontece com a insulina de Y?",
    explanation:
      "Depois de beber glicose, o corpo costuma liberar insulina para guardar esse açúcar. A tabela mostra que isso acontece com a pessoa X. Com a pessoa Y, a glicose dispara e a insulina quase não muda. Pede-se a condição que explica esse comportamento.",
  },
  {
    id: "bio-012",
    style: "USP",
    subject: "biologia",
    topics: ["Grupos Sanguíneos", "Segunda Lei de Mendel"],
    kind: "single-choice",
    difficulty: 3,
    statement: `Lívia tem sangue do grupo A, Rh negativo, e seu pai é do grupo O. Caio tem sangue do grupo AB, Rh positivo, e sua mãe é Rh negativo. O casal espera o primeiro filho.

Os genes do sistema ABO e do fator Rh estão em cromossomos diferentes. Considere apenas esses dois sistemas e lembre que hemácias não devem ser transfundidas para quem tem ou pode produzir anticorpos contra os antígenos presentes nelas.

A probabilidade de que esse filho, quando adulto, possa doar hemácias a Lívia é`,
    alternatives: [
      String.raw`$\dfrac{1}{16}$.`,
      String.raw`$\dfrac{1}{8}$.`,
      String.raw`$\dfrac{1}{4}$.`,
      String.raw`$\dfrac{3}{8}$.`,
      String.raw`$\dfrac{1}{2}$.`,
    ],
    key: "C",
    solution: String.raw`**Genótipos.** Lívia é do grupo A e recebeu do pai (grupo O, $ii$) o alelo $i$: é $I^{A}i$. Sendo Rh negativo, é $rr$. Caio é $I^{A}I^{B}$ e, como é Rh positivo e filho de mãe $rr$, é $Rr$.

**Quem pode doar a Lívia.** Ela tem anticorpos anti-B e pode produzir anti-Rh. O doador precisa ser do grupo A ou O **e** Rh negativo.

**Sistema ABO.** Do cruzamento $I^{A}i \times I^{A}I^{B}$:

| | $I^{A}$ | $I^{B}$ |
| --- | --- | --- |
| $I^{A}$ | $I^{A}I^{A}$ (A) | $I^{A}I^{B}$ (AB) |
| $i$ | $I^{A}i$ (A) | $I^{B}i$ (B) |

$P(\text{A})=\frac12$ e não há filhos O. Portanto, $P(\text{A ou O})=\frac12$.

**Fator Rh.** De $rr \times Rr$: $P(rr)=\frac12$.

**Os dois juntos.** Os genes são independentes:

$$
P=\frac12\cdot\frac12=\frac14
$$

Alternativa **C**.

**Por que não as outras.** $\frac12$ considera só um dos dois sistemas. $\frac38$ inclui o grupo AB, que tem o antígeno B. $\frac18$ é a chance de o filho ser B e Rh negativo, caso em que ele não pode doar. $\frac1{16}$ usa $\frac14$ em cada sistema, sem considerar os genótipos deste casal.`,
    hint: "Descubra primeiro os genótipos, usando o que se sabe do pai de Lívia e da mãe de Caio. Depois, liste que tipos de sangue Lívia pode receber.",
    explanation:
      "O problema dá o tipo sanguíneo do casal e um pouco do de seus pais. Você deve descobrir os genótipos, ver que tipos de sangue o filho pode ter e calcular a chance de ele ser de um tipo que a mãe possa receber em uma transfusão, levando em conta o sistema ABO e o fator Rh ao mesmo tempo.",
  },
];
