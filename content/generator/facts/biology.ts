import { entries, rows } from "#content/generator/grammar.ts";

/** Traits of simple dominance: species | dominant | recessive. */
export const traits = rows(`
ervilhas | sementes amarelas | sementes verdes
ervilhas | sementes lisas | sementes rugosas
ervilhas | flores púrpura | flores brancas
ervilhas | plantas altas | plantas anãs
ervilhas | vagens verdes | vagens amarelas
cobaias | pelagem preta | pelagem branca
cobaias | pelo curto | pelo longo
cobaias | pelo áspero | pelo liso
coelhos | pelo curto | pelo angorá
camundongos | pelagem cinzenta | pelagem albina
drosófilas | asas longas | asas vestigiais
drosófilas | corpo cinzento | corpo ébano
bovinos | ausência de chifres | presença de chifres
tomateiros | frutos vermelhos | frutos amarelos
tomateiros | caules púrpura | caules verdes
abóboras | frutos brancos | frutos amarelos
cães labradores | pelagem preta | pelagem marrom
milho | grãos púrpura | grãos amarelos
suínos | pelagem branca | pelagem preta
ovinos | lã branca | lã preta
pimenteiras | frutos pendentes | frutos eretos
gatos | pelo curto | pelo longo`).map(([species = "", dominant = "", recessive = ""]) => ({
  species,
  dominant,
  recessive,
}));

/** Species and their diploid numbers. */
export const chromosomes = rows(`
o cão doméstico | 78
o gato | 38
o cavalo | 64
o jumento | 62
a vaca | 60
a cabra | 60
a ovelha | 54
o porco | 38
a galinha | 78
o camundongo | 40
o coelho | 44
a mosca-das-frutas | 8
o chimpanzé | 48
a onça-pintada | 38
a capivara | 66
o tatu-galinha | 64
o elefante-africano | 56
o arroz | 24
o milho | 20
o tomateiro | 24
a cebola | 16
a ervilha | 14
o feijão-comum | 22
a soja | 40
a cevada | 14
o girassol | 34
a cenoura | 18
a alface | 18
o pepino | 14
a melancia | 22
o cacaueiro | 20
o mamoeiro | 18
o maracujazeiro | 18
a mandioca | 36
a seringueira | 36
o rabanete | 18`).map(([species = "", diploid = ""]) => ({ species, diploid: Number(diploid) }));

/** Food chains by biome: producer > herbivore > carnivores. */
export const foodChains = rows(`
Pantanal | capim-mimoso > capivara > sucuri
Pantanal | algas > caramujo > gavião-caramujeiro
Pantanal | aguapé > lambari > piranha > jacaré-do-pantanal
Pantanal | frutos de bocaiuva > cutia > jaguatirica > onça-pintada
Cerrado | capim-flecha > gafanhoto > calango > carcará
Cerrado | gramíneas > cupim > tamanduá-bandeira > onça-parda
Cerrado | folhas de pequi > lagarta > sabiá > gavião-carijó
Cerrado | frutos de lobeira > rato-do-mato > cascavel > seriema
Caatinga | folhas de juazeiro > gafanhoto > lagartixa > gavião-carijó
Caatinga | mandacaru > preá > jiboia
Caatinga | sementes de capim > rolinha > gato-mourisco
Caatinga | folhas de catingueira > lagarta > sapo-cururu > cobra-d'água
Amazônia | frutos de açaí > tucano > gavião-real
Amazônia | folhas de embaúba > preguiça > harpia
Amazônia | algas > zooplâncton > tambaqui jovem > pirarucu
Amazônia | castanhas > cutia > jaguatirica > onça-pintada
Amazônia | fitoplâncton > zooplâncton > peixe-cachorro > boto-cor-de-rosa
Mata Atlântica | folhas de jequitibá > lagarta > tangará > gavião-pombo
Mata Atlântica | bromélias > besouro > perereca > jararaca
Mata Atlântica | frutos de palmito > jacu > gato-do-mato
Mata Atlântica | sementes de araucária > cutia > jaguatirica
Pampa | capim-forquilha > gafanhoto > tico-tico > gavião-caboclo
Pampa | gramíneas > veado-campeiro > puma
Pampa | sementes de capim > ratinho-do-campo > coruja-buraqueira
Manguezal | folhas de mangue-vermelho > caranguejo-uçá > guaxinim
Manguezal | microalgas > camarão > robalo > garça-branca
Litoral | fitoplâncton > sardinha > atum > tubarão
Litoral | algas > ouriço-do-mar > peixe-porco > garoupa
Litoral | fitoplâncton > zooplâncton > manjuba > trinta-réis`).map(([biome = "", chain = ""]) => ({
  biome,
  chain: chain.split(" > "),
}));

/** Relations between living beings: relation | a description of a case. */
export const relations = rows(`
mutualismo | cupins obtêm energia da madeira graças a protozoários do intestino, que digerem a celulose; os protozoários recebem abrigo e alimento
mutualismo | algas e fungos vivem associados formando liquens; as algas produzem matéria orgânica e os fungos retêm água e sais
mutualismo | bactérias do gênero Rhizobium fixam nitrogênio nas raízes do feijoeiro, e a planta lhes fornece açúcares
mutualismo | fungos associados às raízes de orquídeas aumentam a absorção de sais e recebem substâncias produzidas na fotossíntese, de modo que nenhum dos dois prospera sozinho
protocooperação | o anu retira carrapatos do dorso do gado: alimenta-se e livra o animal dos parasitas, embora ambos possam viver separados
protocooperação | a anêmona instalada sobre a concha do paguro o protege dos predadores e, em troca, é transportada até o alimento, mas cada um sobrevive sem o outro
protocooperação | o pássaro-palito limpa restos de comida entre os dentes do crocodilo, que fica livre de incômodos; a associação não é obrigatória
comensalismo | a rêmora prende-se ao tubarão e aproveita os restos das suas presas, sem prejudicá-lo nem beneficiá-lo
comensalismo | urubus consomem os restos de animais abatidos por onças, que não ganham nem perdem com isso
comensalismo | o peixe-piloto acompanha tubarões e come sobras das suas refeições, sem lhes causar dano
inquilinismo | bromélias crescem sobre os galhos altos de uma árvore e obtêm luz, sem retirar seiva nem prejudicar o hospedeiro
inquilinismo | o peixe-agulha refugia-se no interior do corpo do pepino-do-mar e sai à noite para se alimentar, sem causar danos ao hospedeiro
inquilinismo | orquídeas apoiam-se em troncos da mata e recebem mais luz, sem qualquer prejuízo para as árvores
parasitismo | o cipó-chumbo introduz raízes sugadoras em outra planta e retira a seiva elaborada, enfraquecendo-a
parasitismo | o carrapato fixa-se à pele de um cão e suga o seu sangue durante dias
parasitismo | a lombriga vive no intestino humano e consome parte do alimento digerido
parasitismo | a vespa deposita ovos em uma lagarta viva, que é consumida aos poucos pelas larvas
predatismo | a sucuri captura, mata e engole uma capivara na beira do rio
predatismo | a joaninha alimenta-se de pulgões que infestam as hortaliças
predatismo | o gavião-real agarra um macaco na copa da floresta e o leva ao ninho
competição interespecífica | gafanhotos e bovinos disputam o mesmo capim em uma pastagem ressecada
competição interespecífica | corujas e cobras de uma mesma área caçam o mesmo tipo de roedor, que se tornou escasso
competição interespecífica | duas espécies de paramécio cultivadas juntas consomem as mesmas bactérias, e uma delas acaba eliminada
amensalismo | algas unicelulares da maré vermelha liberam toxinas na água e provocam a morte de peixes, sem obter vantagem
amensalismo | o fungo Penicillium libera penicilina, que impede o crescimento de bactérias ao redor
amensalismo | as raízes do eucalipto liberam substâncias que dificultam a germinação de outras plantas
sociedade | operárias, soldados e rainha de um formigueiro dividem tarefas e cooperam, sem ligação física entre si
sociedade | abelhas de uma colmeia distribuem entre si a coleta de néctar, a limpeza e a defesa
colônia | pólipos de corais da mesma espécie vivem unidos anatomicamente e compartilham nutrientes
colônia | indivíduos da caravela-portuguesa, ligados entre si, especializam-se em flutuar, capturar alimento e reproduzir
canibalismo | a fêmea do louva-a-deus devora o macho da própria espécie durante o acasalamento`).map(
  ([relation = "", text = ""]) => ({ relation, text }),
);

/** What each relation does to the ones involved. */
export const effects: Readonly<Record<string, string>> = {
  mutualismo: "as duas espécies se beneficiam e dependem uma da outra",
  protocooperação: "as duas espécies se beneficiam, mas podem viver separadas",
  comensalismo: "uma espécie aproveita restos de alimento da outra, que não ganha nem perde",
  inquilinismo: "uma espécie obtém suporte ou abrigo na outra, sem prejudicá-la",
  parasitismo: "uma espécie vive à custa de outra, que é prejudicada",
  predatismo: "um animal captura e mata outro para se alimentar",
  "competição interespecífica": "espécies diferentes disputam o mesmo recurso escasso",
  amensalismo: "uma espécie prejudica outra sem obter vantagem",
  sociedade: "indivíduos da mesma espécie cooperam e dividem tarefas, sem ligação anatômica",
  colônia: "indivíduos da mesma espécie vivem ligados anatomicamente",
  canibalismo: "um indivíduo se alimenta de outro da mesma espécie",
};

/** Diseases: name | kind of agent | agent | how one gets it | how to prevent it. */
export const diseases = rows(`
dengue | vírus | vírus da dengue | a picada da fêmea do mosquito Aedes aegypti | eliminar recipientes com água parada
febre amarela | vírus | vírus da febre amarela | a picada de mosquitos dos gêneros Haemagogus, Sabethes e Aedes | vacinar a população e combater os mosquitos
chicungunha | vírus | vírus chicungunha | a picada da fêmea do mosquito Aedes aegypti | eliminar recipientes com água parada
sarampo | vírus | vírus do sarampo | gotículas expelidas por pessoas infectadas | manter em dia a vacina tríplice viral
raiva | vírus | vírus da raiva | a mordida de mamíferos infectados, como cães e morcegos | vacinar cães e gatos e procurar atendimento após mordidas
poliomielite | vírus | poliovírus | água e alimentos contaminados por fezes e gotículas de saliva | aplicar a vacina contra a poliomielite
hepatite A | vírus | vírus da hepatite A | água e alimentos contaminados por fezes | ampliar o saneamento e lavar as mãos
gripe | vírus | vírus influenza | gotículas expelidas por pessoas infectadas | vacinar-se anualmente e lavar as mãos
tuberculose | bactéria | bacilo de Koch | gotículas expelidas na tosse de doentes | aplicar a vacina BCG e tratar os doentes
cólera | bactéria | Vibrio cholerae | água e alimentos contaminados | tratar a água e higienizar alimentos
leptospirose | bactéria | Leptospira | a água de enchentes contaminada pela urina de ratos | evitar o contato com água de enchente e controlar roedores
tétano | bactéria | Clostridium tetani | ferimentos contaminados com esporos do solo | vacinar e limpar bem os ferimentos
sífilis | bactéria | Treponema pallidum | relações sexuais sem proteção e da gestante para o feto | usar preservativo e fazer o pré-natal
coqueluche | bactéria | Bordetella pertussis | gotículas expelidas por pessoas infectadas | vacinar crianças e gestantes
malária | protozoário | Plasmodium | a picada da fêmea do mosquito Anopheles | usar mosquiteiros e combater o mosquito
doença de Chagas | protozoário | Trypanosoma cruzi | as fezes do barbeiro e alimentos contaminados, como caldo de cana e açaí | melhorar as moradias e higienizar os alimentos
leishmaniose visceral | protozoário | Leishmania | a picada do mosquito-palha | combater o mosquito-palha e proteger os cães
amebíase | protozoário | Entamoeba histolytica | água e alimentos contaminados com cistos | ferver ou filtrar a água e lavar os alimentos
giardíase | protozoário | Giardia lamblia | água e alimentos contaminados com cistos | ferver ou filtrar a água e lavar os alimentos
toxoplasmose | protozoário | Toxoplasma gondii | a ingestão de carne malcozida ou de cistos presentes nas fezes de gatos | cozinhar bem a carne e lavar as mãos
esquistossomose | verme | Schistosoma mansoni | a penetração de larvas pela pele em lagoas com caramujos | ampliar o saneamento e evitar lagoas contaminadas
ascaridíase | verme | Ascaris lumbricoides | a ingestão de ovos em água e alimentos contaminados | lavar bem os alimentos e as mãos
ancilostomose | verme | Ancylostoma duodenale | a penetração de larvas do solo pela pele dos pés | andar calçado e construir fossas
filariose | verme | Wuchereria bancrofti | a picada do mosquito Culex | combater o mosquito e tratar os doentes
cisticercose | verme | larvas de Taenia solium | a ingestão de ovos da tênia em verduras ou água | lavar verduras e oferecer saneamento
candidíase | fungo | Candida albicans | o desequilíbrio da microbiota do próprio corpo | cuidar da higiene e evitar o uso abusivo de antibióticos
pé de atleta | fungo | Trichophyton | o contato com pisos úmidos contaminados | secar bem os pés e usar chinelos em banheiros coletivos`).map(
  ([name = "", kind = "", agent = "", way = "", prevention = ""]) => ({
    name,
    kind,
    agent,
    way,
    prevention,
    route: routeOf(way),
  }),
);

/** Diseases with one route share their measures of prevention, so they never serve as distractors for each other. */
function routeOf(way: string): string {
  if (way.includes("picada")) return "insect";
  if (/alimentos|ingestão/.test(way)) return "food";
  if (/gotículas|respiratórias/.test(way)) return "air";
  return /pele|pisos|ferimentos|enchentes/.test(way) ? "skin" : way;
}

/** Organelles: name with article | function | cells where it is prominent. */
export const organelles = rows(`
a mitocôndria | respiração celular aeróbia e produção de ATP | músculos, que gastam muita energia
o cloroplasto | fotossíntese, com captação de luz pela clorofila | folhas de plantas verdes
o ribossomo | síntese de proteínas | tecidos em crescimento acelerado
o complexo golgiense | empacotamento e secreção de substâncias | glândulas secretoras
o lisossomo | digestão intracelular | glóbulos brancos que fagocitam bactérias
o peroxissomo | decomposição da água oxigenada pela enzima catalase | fígado
o retículo endoplasmático liso | síntese de lipídios e desintoxicação | fígado de pessoas que consomem álcool com frequência
o retículo endoplasmático granuloso | síntese e transporte de proteínas destinadas à exportação | pâncreas
o centríolo | organização do fuso na divisão celular animal e formação de cílios e flagelos | epitélio ciliado da traqueia
o vacúolo central | armazenamento de água e controle da turgidez | parênquimas vegetais
o nucléolo | produção dos componentes dos ribossomos | células com intensa síntese proteica`).map(
  ([name = "", role = "", where = ""]) => ({ name, role, where }),
);

/** Vitamins: name | deficiency | sources. */
export const vitamins = rows(`
vitamina A | cegueira noturna e ressecamento dos olhos | cenoura, abóbora, fígado e buriti
vitamina B1 | beribéri, com fraqueza e alterações nervosas | cereais integrais, feijão e carne de porco
vitamina B3 | pelagra, com lesões na pele e diarreia | carnes magras, amendoim e ovos
vitamina B12 | anemia perniciosa | carnes, ovos e leite
ácido fólico | anemia e risco de malformação do tubo neural em uma futura gestação | folhas verde-escuras, feijão e fígado
vitamina C | escorbuto, com sangramento das gengivas | acerola, caju, laranja e goiaba
vitamina D | raquitismo, com deformações ósseas | óleo de peixe, gema de ovo e exposição moderada ao sol
vitamina E | danos em membranas celulares e problemas neuromusculares | óleos vegetais, castanhas e sementes
vitamina K | hemorragias por deficiência na coagulação | couve, espinafre e brócolis`).map(
  ([name = "", lack = "", source = ""]) => ({ name, lack, source }),
);

/** Hormones: name with article | gland | effect. */
export const hormones = rows(`
a insulina | pâncreas | reduzir a glicemia, favorecendo a entrada de glicose nas células
o glucagon | pâncreas | elevar a glicemia, estimulando a quebra do glicogênio do fígado
a adrenalina | suprarrenal | acelerar os batimentos e preparar o corpo para situações de perigo
a tiroxina | tireoide | regular o metabolismo celular
o paratormônio | paratireoide | elevar o cálcio no sangue, retirando-o dos ossos
o hormônio antidiurético | neuro-hipófise, após produção no hipotálamo | aumentar a reabsorção de água nos rins
o hormônio do crescimento | adeno-hipófise | estimular o crescimento de ossos e músculos
a testosterona | testículo | desenvolver caracteres sexuais secundários masculinos
a progesterona | ovário, no corpo-lúteo | manter o endométrio e a gravidez
a melatonina | pineal | regular o ciclo de sono e vigília
a prolactina | adeno-hipófise | estimular a produção de leite
a aldosterona | córtex da suprarrenal | aumentar a reabsorção de sódio nos rins`).map(
  ([name = "", gland = "", effect = ""]) => ({ name, gland, effect }),
);

/** Animal groups: group | marks | members. */
export const animalGroups = rows(`
anfíbios | pele fina e úmida, respiração cutânea e pulmonar nos adultos e larvas aquáticas com brânquias | sapo-cururu; perereca-de-moldura; salamandra-da-amazônia; cecília-aquática; rã-manteiga; sapo-de-chifre
répteis | pele seca coberta por escamas ou placas córneas, respiração pulmonar e ovos com casca | jabuti-piranga; jacaré-de-papo-amarelo; iguana-verde; jararaca; tartaruga-de-pente; teiú; muçurana; cágado-de-barbicha
aves | penas, ossos pneumáticos, bico sem dentes e endotermia | ararajuba; joão-de-barro; ema; tuiuiú; beija-flor-tesoura; sabiá-laranjeira; coruja-buraqueira; saíra-sete-cores
mamíferos | pelos, glândulas mamárias, diafragma e endotermia | tamanduá-mirim; boto-cor-de-rosa; morcego-vampiro; lobo-guará; peixe-boi; muriqui; gambá-de-orelha-branca; ariranha
peixes ósseos | brânquias cobertas por opérculo, esqueleto ósseo e bexiga natatória | pirarucu; dourado; tambaqui; pacu; traíra; garoupa; tilápia; surubim
peixes cartilaginosos | esqueleto de cartilagem, fendas branquiais expostas e escamas placoides | tubarão-martelo; arraia-pintada; cação-anjo; raia-manta; tubarão-lixa
insetos | exoesqueleto de quitina, três pares de patas e um par de antenas | besouro-rola-bosta; libélula; saúva; gafanhoto-verde; borboleta-azul; cigarra; joaninha; barbeiro
aracnídeos | exoesqueleto de quitina, quatro pares de patas, quelíceras e ausência de antenas | escorpião-amarelo; aranha-marrom; carrapato-estrela; opilião; caranguejeira
crustáceos | exoesqueleto endurecido por calcário, dois pares de antenas e respiração branquial | caranguejo-uçá; camarão-rosa; siri-azul; lagosta-vermelha; tatuzinho-de-jardim; craca
moluscos | corpo mole, com pé muscular e manto que pode formar concha | polvo; caramujo-africano; ostra-do-mangue; lula; mexilhão; lesma
anelídeos | corpo cilíndrico, dividido em anéis, e sistema circulatório fechado | minhoca-brava; sanguessuga; minhocuçu; poliqueta
equinodermos | simetria radial nos adultos, endoesqueleto calcário e sistema de canais com água | estrela-do-mar; ouriço-do-mar; pepino-do-mar; bolacha-da-praia
cnidários | células urticantes, cavidade digestória com uma única abertura e simetria radial | água-viva; caravela-portuguesa; anêmona-do-mar; coral-cérebro; hidra`).map(
  ([name = "", marks = "", members = ""]) => ({
    name,
    marks,
    members: members.split(";").map((each) => each.trim()),
  }),
);

/** Plant groups: name | marks | members. */
export const plantGroups = rows(`
briófitas | ausência de vasos condutores, pequeno porte e fase duradoura haploide | musgo-de-turfeira; hepática; antócero; musgo-de-telhado
pteridófitas | vasos condutores, ausência de sementes e esporos reunidos em soros | samambaia-açu; avenca; xaxim; cavalinha; renda-portuguesa; selaginela
gimnospermas | sementes nuas, sem frutos, produzidas em cones | araucária; pinheiro; cipreste; sequoia; cica; podocarpo
angiospermas | flores, frutos e sementes protegidas | ipê-amarelo; jatobá; vitória-régia; mandacaru; pau-brasil; quaresmeira; bromélia; buriti; pequizeiro; jequitibá-rosa`).map(
  ([name = "", marks = "", members = ""]) => ({
    name,
    marks,
    members: members.split(";").map((each) => each.trim()),
  }),
);

/** Kinds of living conditions used as settings. */
export const habitats = entries(
  `uma reserva particular; um parque estadual; uma estação ecológica; uma floresta nacional; uma fazenda-modelo; uma trilha interpretativa; um parque nacional`,
);
