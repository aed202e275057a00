import { entries, rows } from "#content/generator/grammar.ts";

/** Words by the rule that gives them an accent. */
export const accents = rows(`
oxítonas terminadas em a, e, o (seguidos ou não de s) | maracujá; café; cipó; guaraná; jacaré; vovô; sofá; bambolê; avó; dendê; ananás; você; robô; filé; crachá; jiló; cajá; picolé; paletó; tamanduá; carijó; bebê; sabiá; rapé
oxítonas terminadas em em ou ens | armazém; refém; também; parabéns; vintém; porém; reféns; alguém; armazéns; ninguém; além
paroxítonas terminadas em l, n, r, x ou ps | açúcar; fácil; hífen; tórax; bíceps; amável; caráter; pólen; dócil; látex; repórter; útil; mártir; réptil; fêmur; fórceps; abdômen; nível; revólver; têxtil
paroxítonas terminadas em ditongo | história; série; água; colégio; área; mágoa; relógio; infância; espécie; tênue; óleo; ausência; petróleo; cárie; convívio; ciência; vácuo; sítio; histórias; rádio
proparoxítonas | lâmpada; pássaro; público; árvore; êxodo; mérito; sílaba; xícara; ônibus; trópico; máquina; estômago; cálculo; médico; pêndulo; crédito; bússola; exército; lírico; técnica; plástico; relâmpago
hiatos em que o i ou o u tônico fica sozinho na sílaba | saída; baú; país; saúde; viúva; juízo; egoísta; faísca; ruína; balaústre; raízes; açaí; proíbe; miúdo; cafeína; graúdo; heroína; traída
monossílabos tônicos terminados em a, e, o (seguidos ou não de s) | pá; pé; pó; fé; nó; má; três; gás; só; pôs; vês; dó; chá; mês
ditongos abertos em sílaba tônica final | herói; anéis; céu; troféu; lençóis; chapéu; papéis; réu; pastéis; faróis; caracóis; véu; pincéis; fiéis`).map(
  ([rule = "", words = ""]) => ({ rule, words: entries(words) }),
);

/** Spellings: right and a usual mistake. */
export const spellings = entries(`
exceção exeção; obsessão obseção; ascensão ascenção; pretensão pretenção; discussão discução; compreensão compreenção; extensão extenção; expansão expanção; concessão conceção; excesso exesso; piscina picina; descer decer; consciência conciência;
adolescente adolecente; fascinante facinante; disciplina diciplina; nascer nacer; crescer crecer; miscigenação micigenação; acréscimo acrécimo; empecilho impecilho; privilégio previlégio; beneficente beneficiente; meteorologia metereologia;
reivindicar reinvindicar; mendigo mendingo; asterisco asterístico; cabeleireiro cabelereiro; bandeja bandeija; caranguejo carangueijo; prazerosamente prazeirosamente; aterrissagem aterriçagem; problema poblema; frustrado frustado;
salsicha salchicha; ombro hombro; hesitar esitar; exuberante exhuberante; hospitaleiro ospitaleiro; herbívoro erbívoro; hegemonia egemonia; enxada enchada; enxame enchame; enxergar enchergar; mexer mecher; mexerica mecherica;
caixote caichote; feixe feiche; ameixa ameicha; xícara chícara; xingar chingar; xampu champu; bruxa brucha; flecha flexa; chuchu xuxu; mochila moxila; cachimbo caximbo; fachada faxada; fantoche fantoxe; salsicha salsixa; chafariz xafariz; charque xarque;
berinjela beringela; jiló giló; majestade magestade; laje lage; jeito geito; gorjeta gorgeta; trajeto trageto; sarjeta sargeta; canjica cangica; pajé pagé; ferrugem ferrujem; bagagem bagajem; viagem viajem; tigela tijela; monge monje; herege hereje; rabugento rabujento;
análise análize; pesquisa pesquiza; paralisar paralizar; atrás atráz; quiser quizer; puser puzer; gasolina gazolina; camponesa camponeza; através atravéz; despesa despeza; burguesa burgueza; improvisar improvizar; avisar avizar; princesa princeza;
beleza belesa; gentileza gentilesa; realizar realisar; utilizar utilisar; cozinha cosinha; azeite aseite; vazio vasio; deslize deslise; batizado batisado; baliza balisa; cicatriz cicatris; amizade amisade; natureza naturesa; rigidez rigides; organizar organisar;
acessório assessório; assessoria acessoria; sucinto suscinto; estender extender; extrovertido estrovertido; espontâneo expontâneo; esplêndido explêndido; estrangeiro extrangeiro; misto mixto; expectativa espectativa; explosão esplosão;
possui possue; contribui contribue; influi influe; continue continui; magoe magoi; perdoe perdoi; efetue efetui; criação creação; cumeeira cumieira; quesito quisito; candeeiro candieiro; digladiar degladiar; irrequieto irriquieto; prevenir previnir;
goela guela; engolir ingolir; focinho fucinho; moleque muleque; polir pulir; curtume cortume; supetão sopetão; bússola búçola; açafrão assafrão; paçoca passoca; caçula cassula; miçanga missanga;
exaurir esaurir; exímio ezímio; êxito êzito; exótico ezótico; exumar ezumar; trouxe trouce; próximo prócimo; auxílio aucílio; máximo mácimo; sintaxe sintasse; ansioso ancioso; cansaço cançaço; pretensioso pretencioso; suspensão suspenção`).map(
  (entry) => {
    const [right = "", wrong = ""] = entry.split(" ");
    return { right, wrong };
  },
);

/** Words and what they mean, for questions on meaning. */
export const synonyms = entries(`
efêmero passageiro; exíguo pequeno; profícuo proveitoso; ínfimo minúsculo; pródigo generoso; loquaz falante; lacônico breve; prolixo extenso; austero rigoroso; perspicaz astuto; inócuo inofensivo; nocivo prejudicial; tácito implícito; explícito claro;
plácido tranquilo; íngreme inclinado; árduo difícil; ameno agradável; opulento rico; frugal simples; taciturno calado; jocoso engraçado; lúgubre sombrio; sagaz esperto; obsoleto ultrapassado; vindouro futuro; pretérito passado; perene duradouro; incauto imprudente;
cauteloso prudente; intrépido corajoso; pusilânime covarde; altivo orgulhoso; ávido sedento; saciado satisfeito; hostil agressivo; cordial amável; ríspido áspero; singelo despojado; vasto amplo; diminuto reduzido; célere rápido; moroso lento; benévolo bondoso;
malévolo cruel; ardiloso traiçoeiro; probo honesto; ímprobo desonesto; assíduo frequente; raro incomum; insólito estranho; trivial banal; crucial decisivo; irrisório insignificante; copioso abundante; escasso insuficiente; fidedigno confiável; espúrio falso;
fortuito casual; premeditado planejado; iminente próximo; eminente ilustre; incipiente inicial; insipiente ignorante; descomunal gigantesco; pueril infantil; senil idoso; pecuniário monetário; 
gélido congelado; tórrido escaldante; cândido ingênuo; sórdido repugnante; veemente enérgico; apático indiferente; contumaz teimoso; dócil obediente; indômito rebelde; ínclito famoso; oriundo proveniente; recôndito escondido; ermo deserto; longínquo distante`).map(
  (entry) => {
    const [word = "", meaning = ""] = entry.split(" ");
    return { word, meaning };
  },
);

/** Meanings too close to be alternatives of one question. */
export const closeMeanings: readonly (readonly string[])[] = [
  ["pequeno", "minúsculo", "reduzido", "insuficiente", "insignificante", "breve", "infantil", "inicial"],
  ["generoso", "bondoso", "amável", "agradável", "proveitoso", "rico"],
  ["passageiro", "breve", "rápido", "inicial"],
  ["rigoroso", "áspero", "agressivo", "cruel", "enérgico", "difícil"],
  ["astuto", "esperto", "prudente", "traiçoeiro"],
  ["tranquilo", "agradável", "calado", "obediente", "lento"],
  ["simples", "despojado", "banal", "ingênuo", "claro"],
  ["incomum", "estranho", "escondido", "casual"],
  ["futuro", "próximo", "inicial"],
  ["gigantesco", "amplo", "extenso", "abundante", "rico"],
  ["famoso", "ilustre", "orgulhoso"],
  ["ingênuo", "infantil", "ignorante", "imprudente"],
  ["teimoso", "rebelde", "corajoso", "enérgico"],
  ["distante", "deserto", "escondido", "sombrio"],
  ["traiçoeiro", "cruel", "falso", "desonesto", "prejudicial", "repugnante"],
  ["honesto", "confiável", "bondoso"],
  ["ultrapassado", "passado", "idoso", "duradouro"],
  ["implícito", "calado", "escondido"],
  ["falante", "extenso"],
  ["covarde", "prudente", "indiferente"],
  ["satisfeito", "tranquilo"],
  ["frequente", "banal", "duradouro"],
];

/** Collectives too close to be alternatives of one question. */
export const closeCollectives: readonly (readonly string[])[] = [
  ["colmeia", "enxame"],
  ["esquadra", "frota"],
  ["manada", "rebanho", "récua", "junta", "cáfila", "vara"],
  ["orquestra", "coral", "elenco"],
  ["banca", "júri", "câmara"],
  ["biblioteca", "antologia", "hemeroteca"],
  ["revoada", "nuvem", "enxame"],
  ["ramalhete", "flora", "pomar"],
  ["alcateia", "matilha", "fauna"],
];

/** Collective nouns: the collective and what it gathers. */
export const collectives = rows(`
alcateia | lobos
cardume | peixes
colmeia | abelhas
enxame | abelhas em voo
matilha | cães de caça
manada | búfalos
rebanho | ovelhas
vara | porcos
cáfila | camelos
revoada | pássaros em voo
arquipélago | ilhas
constelação | estrelas
biblioteca | livros
discoteca | discos
pinacoteca | quadros
hemeroteca | jornais e revistas
esquadra | navios de guerra
esquadrilha | aviões
frota | ônibus
tripulação | marinheiros
elenco | atores
orquestra | músicos
coral | cantores
banca | examinadores
júri | jurados
câmara | vereadores
cacho | bananas
réstia | cebolas ou alhos
ramalhete | flores
pomar | árvores frutíferas
molho | chaves
feixe | lenha
resma | folhas de papel
baixela | objetos de mesa
enxoval | roupas
cordilheira | montanhas
fauna | animais de uma região
flora | plantas de uma região
alfabeto | letras
antologia | textos escolhidos
século | cem anos
década | dez anos
girândola | foguetes
nuvem | gafanhotos
récua | cavalgaduras de carga
junta | dois bois
fornada | pães`).map(([name = "", things = ""]) => ({ name, things }));

/** Compound nouns, singular and plural. */
export const compounds = rows(`
o guarda-chuva | os guarda-chuvas
o guarda-noturno | os guardas-noturnos
o beija-flor | os beija-flores
a couve-flor | as couves-flores
a segunda-feira | as segundas-feiras
o amor-perfeito | os amores-perfeitos
o bate-boca | os bate-bocas
o arranha-céu | os arranha-céus
o abaixo-assinado | os abaixo-assinados
a obra-prima | as obras-primas
o alto-falante | os alto-falantes
o vice-presidente | os vice-presidentes
o ex-aluno | os ex-alunos
o tico-tico | os tico-ticos
o reco-reco | os reco-recos
o pé de moleque | os pés de moleque
o pão de ló | os pães de ló
a estrela-do-mar | as estrelas-do-mar
o joão-de-barro | os joões-de-barro
o salário-família | os salários-família
o cirurgião-dentista | os cirurgiões-dentistas
a matéria-prima | as matérias-primas
o curta-metragem | os curtas-metragens
o bem-te-vi | os bem-te-vis
o recém-nascido | os recém-nascidos
a sempre-viva | as sempre-vivas
o para-choque | os para-choques
a água-viva | as águas-vivas
o cachorro-quente | os cachorros-quentes
a quinta-feira | as quintas-feiras
o quebra-mar | os quebra-mares
o vaga-lume | os vaga-lumes
o mico-leão | os micos-leões
a mesa-redonda | as mesas-redondas
o cartão-postal | os cartões-postais
o puro-sangue | os puros-sangues
o pica-pau | os pica-paus
a erva-doce | as ervas-doces`).map(([one = "", many = ""]) => ({ one, many }));
