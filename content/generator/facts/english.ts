import { rows } from "#content/generator/grammar.ts";

/** Irregular and regular verbs with an object: base | third person | past | participle | -ing | object. */
export const englishVerbs = rows(`
write | writes | wrote | written | writing | a letter to the mayor
read | reads | read | read | reading | the community newspaper
build | builds | built | built | building | a small wooden boat
buy | buys | bought | bought | buying | fresh vegetables
sell | sells | sold | sold | selling | handmade baskets
teach | teaches | taught | taught | teaching | local history
drive | drives | drove | driven | driving | the school bus
draw | draws | drew | drawn | drawing | maps of the forest
grow | grows | grew | grown | growing | organic tomatoes
make | makes | made | made | making | cheese and bread
take | takes | took | taken | taking | pictures of birds
give | gives | gave | given | giving | guitar lessons
sing | sings | sang | sung | singing | old folk songs
speak | speaks | spoke | spoken | speaking | about water conservation
choose | chooses | chose | chosen | choosing | the songs for the festival
break | breaks | broke | broken | breaking | the silence of the room
wear | wears | wore | worn | wearing | a colorful costume
send | sends | sent | sent | sending | postcards to friends
meet | meets | met | met | meeting | the new neighbors
lead | leads | led | led | leading | the research team
keep | keeps | kept | kept | keeping | a diary of the trip
hold | holds | held | held | holding | meetings in the library
throw | throws | threw | thrown | throwing | old batteries away
bring | brings | brought | brought | bringing | seeds from the farm
catch | catches | caught | caught | catching | the first ferry
find | finds | found | found | finding | ancient coins
hear | hears | heard | heard | hearing | strange noises
begin | begins | began | begun | beginning | a new project
swim | swims | swam | swum | swimming | across the lake
ride | rides | rode | ridden | riding | a horse along the beach
plant | plants | planted | planted | planting | native trees
paint | paints | painted | painted | painting | the walls of the museum
visit | visits | visited | visited | visiting | the botanical garden
repair | repairs | repaired | repaired | repairing | musical instruments
study | studies | studied | studied | studying | marine biology
carry | carries | carried | carried | carrying | boxes of fruit
cook | cooks | cooked | cooked | cooking | for the whole village
record | records | recorded | recorded | recording | stories of the elders
clean | cleans | cleaned | cleaned | cleaning | the river banks
design | designs | designed | designed | designing | solar panels`).map(
  ([base = "", third = "", past = "", participle = "", gerund = "", object = ""]) => ({
    base,
    third,
    past,
    participle,
    gerund,
    object,
  }),
);

export const englishSubjects = [
  "the librarian",
  "my cousin",
  "the young scientist",
  "our neighbor",
  "the captain",
  "the nurse",
  "a local farmer",
  "the museum guide",
  "the old fisherman",
  "her brother",
  "the music teacher",
  "the volunteer",
  "the photographer",
  "his grandmother",
  "the engineer",
];

/** Adjectives: base | comparative | superlative | two things compared. */
export const adjectives = rows(`
tall | taller | the tallest | the new lighthouse; the old one
heavy | heavier | the heaviest | a wet backpack; a dry one
noisy | noisier | the noisiest | the city market; the village square
busy | busier | the busiest | the central station; the airport
happy | happier | the happiest | the children after the trip; the teachers
big | bigger | the biggest | the public library; the bookstore
hot | hotter | the hottest | the dry season; the rainy season
thin | thinner | the thinnest | a sheet of paper; a coin
good | better | the best | the second draft; the first one
bad | worse | the worst | the traffic this week; the traffic last month
far | farther | the farthest | the waterfall; the campsite
expensive | more expensive | the most expensive | a plane ticket; a bus ticket
interesting | more interesting | the most interesting | the documentary; the textbook
comfortable | more comfortable | the most comfortable | a hammock; a wooden chair
dangerous | more dangerous | the most dangerous | the mountain road; the highway
careful | more careful | the most careful | the new pilot; the former one
useful | more useful | the most useful | a paper map; a broken phone
polluted | more polluted | the most polluted | the river downtown; the river upstream
narrow | narrower | the narrowest | the back street; the avenue
early | earlier | the earliest | the first ferry; the second one`).map(
  ([base = "", comparative = "", superlative = "", things = ""]) => {
    const [one = "", other = ""] = things.split(";").map((each) => each.trim());
    return { base, comparative, superlative, one, other };
  },
);

/** False friends: word | meaning | what it looks like | sentence. */
export const falseCognates = rows(`
actually | na verdade | atualmente | She looks shy, but she is actually very talkative.
pretend | fingir | pretender | The boys pretend to be asleep when the light goes on.
library | biblioteca | livraria | You can borrow any novel from the public library.
parents | pais | parentes | My parents met at a bus stop in 1985.
fabric | tecido | fábrica | This fabric is soft and perfect for summer shirts.
push | empurrar | puxar | Push the door gently and turn left.
college | faculdade | colégio | After high school, he went to college to study law.
lecture | palestra | leitura | The lecture on volcanoes attracted hundreds of students.
novel | romance | novela | Her first novel tells the story of three sisters.
exit | saída | êxito | Please use the emergency exit in case of fire.
eventually | por fim | eventualmente | It rained for days, but the sun eventually came out.
attend | frequentar | atender | They attend evening classes at the community center.
realize | perceber | realizar | I did not realize how late it was.
sensible | sensato | sensível | It is sensible to wear a helmet on that road.
support | apoiar | suportar | Many families support the local artists.
costume | fantasia | costume | He wore a pirate costume at the parade.
cigar | charuto | cigarro | The old sailor lit a cigar on the deck.
enroll | matricular-se | enrolar | Students must enroll before Friday.
legend | lenda | legenda | The legend says that the lake has no bottom.
prejudice | preconceito | prejuízo | Education can reduce prejudice in society.
balcony | sacada | balcão | From the balcony we could see the whole bay.
comprehensive | abrangente | compreensivo | The report gives a comprehensive view of the problem.
injury | ferimento | injúria | The player left the field with a knee injury.
notice | notar | notícia | Did you notice the new painting on the wall?
idiom | expressão idiomática | idioma | “Piece of cake” is an idiom that means something very easy.
tenant | inquilino | tenente | The tenant pays the rent on the fifth day.
intend | pretender | entender | We intend to open a vegetable garden at school.
assume | supor | assumir | I assume that the shop opens at nine.`).map(
  ([word = "", meaning = "", trap = "", sentence = ""]) => ({ word, meaning, trap, sentence }),
);

/** Phrasal verbs: verb | meaning in Portuguese | sentence. */
export const phrasalVerbs = rows(`
give up | desistir | He was tired, but he did not give up the race.
look after | cuidar de | My aunt will look after the cats during the trip.
run out of | ficar sem | We may run out of water if it does not rain.
put off | adiar | They had to put off the concert because of the storm.
turn down | recusar | She decided to turn down the job offer.
find out | descobrir | The police want to find out who took the painting.
set up | montar | The students helped to set up the telescope.
call off | cancelar | The organizers may call off the match.
look for | procurar | The rescue team continues to look for the lost dog.
get along with | dar-se bem com | The twins get along with all their classmates.
take off | decolar | The plane will take off in ten minutes.
bring up | criar | It is not easy to bring up five children.
figure out | entender | I cannot figure out how this machine works.
look forward to | aguardar ansiosamente | We look forward to the opening of the new library.
throw away | jogar fora | Do not throw away those glass bottles.
grow up | crescer | He wants to be an astronaut when he grows up.
turn on | ligar | Please turn on the fan; it is too hot here.
pick up | buscar | I will pick up the children at noon.
break down | quebrar | Old buses often break down on this road.
hand in | entregar | You must hand in the essay on Monday.
come across | encontrar por acaso | You may come across rare birds on this trail.
carry on | continuar | The band decided to carry on without the singer.`).map(
  ([verb = "", meaning = "", sentence = ""]) => ({ verb, meaning, sentence }),
);

/** Gaps filled by one word: topic | sentence with ___ | right | wrong ones. */
export const gaps = rows(`
Prepositions | The museum opens ___ nine o'clock every morning. | at | on; in; by; since
Prepositions | The festival takes place ___ July. | in | on; at; since; to
Prepositions | Our class starts ___ Monday. | on | in; at; since; of
Prepositions | She is very good ___ mathematics. | at | on; of; by; to
Prepositions | They are interested ___ learning about bees. | in | on; at; for; of
Prepositions | The success of the project depends ___ the volunteers. | on | of; in; at; for
Prepositions | He has been afraid ___ heights since childhood. | of | on; at; in; with
Prepositions | The children are listening ___ the storyteller. | to | at; on; of; for
Prepositions | The bridge is famous ___ its red arches. | for | of; at; to; on
Prepositions | We arrived ___ the airport two hours early. | at | to; on; for; of
Prepositions | My sister is married ___ a doctor. | to | with; at; of; on
Prepositions | The old map was hidden ___ two books. | between | since; during; of; until
Modal Verbs | You ___ wear a helmet; it is required by law. | must | might; may; could; would
Modal Verbs | It ___ rain later, so take an umbrella just in case. | might | must; should to; has; shall to
Modal Verbs | When she was five, she ___ already read music. | could | can; must; may; shall
Modal Verbs | You look tired. You ___ get some rest. | should | would; might to; must to; ought
Modal Verbs | Visitors ___ feed the animals; it is strictly forbidden. | must not | might; could; need; should to
Modal Verbs | ___ I borrow your dictionary for a minute, please? | May | Must; Should; Would; Ought
Linking Words | The trail was closed; ___, the hikers chose another route. | therefore | however; although; unless; despite
Linking Words | The team trained hard; ___, it lost the final match. | however | therefore; because; so; unless
Linking Words | ___ it was raining, the parade went on. | Although | Because; Therefore; Unless; So
Linking Words | You will miss the ferry ___ you leave right now. | unless | although; because; despite; however
Linking Words | She stayed at home ___ she had a fever. | because | although; unless; despite; however
Linking Words | ___ the heavy traffic, they arrived on time. | Despite | Although; Because; Unless; However
Linking Words | Take the map with you ___ you get lost. | in case | although; therefore; however; despite
Quantifiers | There is not ___ milk left in the jar. | much | many; few; several; a few
Quantifiers | How ___ people attended the lecture? | many | much; little; a little; any
Quantifiers | Only a ___ tourists visit the island in winter. | few | little; much; any; many of
Quantifiers | We have very ___ time to finish the poster. | little | few; many; several; a few
Relative Clauses | The woman ___ won the prize lives next door. | who | which; whose; whom; what
Relative Clauses | This is the book ___ changed my life. | which | who; whose; whom; what
Relative Clauses | The boy ___ bicycle was stolen called the police. | whose | who; which; whom; that
Relative Clauses | The village ___ I was born has only one street. | where | which; who; what; whose
Reflexive Pronouns | The children painted the wall by ___. | themselves | himself; itself; yourself; ourselves
Reflexive Pronouns | Be careful! You may cut ___ with that knife. | yourself | myself; himself; itself; themselves
Reflexive Pronouns | She taught ___ to play the flute. | herself | himself; itself; themselves; yourself
Gerunds and Infinitives | They enjoy ___ along the river at dusk. | walking | to walk; walk; walked; to walking
Gerunds and Infinitives | He decided ___ the old piano. | to sell | selling; sell; sold; to selling
Gerunds and Infinitives | She avoided ___ about the accident. | talking | to talk; talk; talked; to talking
Gerunds and Infinitives | We hope ___ you again next year. | to see | seeing; see; saw; to seeing`).map(
  ([topic = "", sentence = "", right = "", wrong = ""]) => ({
    topic,
    sentence,
    right,
    wrong: wrong.split(";").map((each) => each.trim()),
  }),
);

/** Short texts with a question in Portuguese; {cidade} is filled in. */
export const englishReadings = [
  {
    text: "A group of teenagers from {cidade} has turned an abandoned bus into a traveling library. Every Saturday, the yellow bus parks in a different neighborhood, and anyone can borrow a book without showing a card. “We only ask readers to bring another reader next time,” says {ela}, who painted the shelves.",
    question: "Segundo o texto, o que se pede a quem toma um livro emprestado é que",
    right: "traga outra pessoa para ler na vez seguinte",
    wrong: [
      "apresente um cartão da biblioteca",
      "pinte uma das estantes do ônibus",
      "devolva o livro no mesmo sábado",
      "doe um livro novo ao projeto",
    ],
    why: "a frase “We only ask readers to bring another reader next time” traz o único pedido",
  },
  {
    text: "Bees do not sleep the way humans do, but they do rest. At night, inside the hive, they stop moving their antennae and lower their body temperature. Researchers have found that bees deprived of rest become worse at giving directions to the rest of the colony.",
    question: "De acordo com o texto, as abelhas que não descansam",
    right: "passam a indicar caminhos com menos precisão",
    wrong: [
      "deixam de produzir mel durante a noite",
      "aumentam a temperatura da colmeia",
      "movem as antenas com mais rapidez",
      "dormem da mesma maneira que os humanos",
    ],
    why: "o trecho “become worse at giving directions” descreve o efeito da falta de descanso",
  },
  {
    text: "When the river flooded {cidade}, {ele} saved only three things: the family photos, a radio and a box of seeds. Neighbors laughed at the seeds. Two months later, his garden was feeding half the street.",
    question: "O texto mostra que a decisão de salvar as sementes",
    right: "acabou beneficiando os próprios vizinhos",
    wrong: [
      "foi elogiada por todos desde o início",
      "impediu que as fotografias fossem salvas",
      "causou a inundação da rua",
      "não trouxe nenhum resultado prático",
    ],
    why: "dois meses depois, a horta alimentava metade da rua",
  },
  {
    text: "The sign at the bakery in {cidade} says: “Bread from yesterday: half price. Bread from tomorrow: come back tomorrow.” The owner explains that the joke has doubled the number of customers who stop to read, and most of them buy something fresh.",
    question: "O cartaz da padaria tem como efeito principal",
    right: "atrair clientes por meio do humor",
    wrong: [
      "avisar que o pão do dia acabou",
      "reclamar do preço da farinha",
      "informar o horário de abertura",
      "proibir a venda de pão amanhecido",
    ],
    why: "a brincadeira dobrou o número de pessoas que param para ler e compram",
  },
  {
    text: "Many people believe that talent is something you are born with. Yet studies of musicians, chess players and athletes suggest that thousands of hours of careful practice matter more than any gift. In other words, what looks like magic is often just patience.",
    question: "A ideia central do texto é que",
    right: "a prática dedicada pesa mais do que o talento inato",
    wrong: [
      "músicos nascem com um dom especial",
      "jogar xadrez melhora o desempenho de atletas",
      "a paciência é um talento raro",
      "poucas horas de treino bastam para o sucesso",
    ],
    why: "o texto afirma que as horas de prática “matter more than any gift”",
  },
  {
    text: "Tourists who visit the caves near {cidade} are asked not to touch the walls. The oil on human skin stops the growth of the rock formations, which increase by only a few millimeters every century. A single hand can erase the work of a thousand years.",
    question: "A orientação dada aos turistas justifica-se porque",
    right: "o contato com a pele interrompe o crescimento das formações",
    wrong: [
      "as paredes das cavernas podem causar alergia",
      "as rochas crescem depressa demais",
      "o óleo torna o piso escorregadio",
      "as cavernas têm apenas mil anos",
    ],
    why: "o texto diz que o óleo da pele “stops the growth of the rock formations”",
  },
  {
    text: "{ela} started collecting plastic caps as a child in {cidade}. Today, at thirty, she runs a small factory that turns them into school chairs. Each chair uses about two thousand caps and comes with a label that tells which school collected them.",
    question: "A etiqueta que acompanha cada cadeira informa",
    right: "a escola que recolheu as tampas utilizadas",
    wrong: [
      "o preço da cadeira na fábrica",
      "o número de alunos da escola",
      "a idade da fundadora da fábrica",
      "o prazo de garantia do produto",
    ],
    why: "o texto diz: “a label that tells which school collected them”",
  },
  {
    text: "Learning a language as an adult is often described as climbing a mountain. {ele}, who teaches in {cidade}, prefers another image: “It is more like moving to a new house. At first you bump into the furniture. One day you walk in the dark and do not even notice.”",
    question: "Com a imagem da casa nova, o professor sugere que aprender um idioma",
    right: "torna-se natural com o tempo e a convivência",
    wrong: [
      "exige preparo físico semelhante ao do alpinismo",
      "só é possível durante a infância",
      "depende de mudar-se para outro país",
      "é uma tarefa que nunca deixa de ser incômoda",
    ],
    why: "no começo se esbarra nos móveis; depois, anda-se no escuro sem perceber",
  },
];
