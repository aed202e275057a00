import { rows } from "#content/generator/grammar.ts";

/** Atomic number, symbol, name, rounded atomic mass (of the most common isotope where it is whole), group name. */
export const elements = rows(`
1 | H | hidrogênio | 1 | o hidrogênio
2 | He | hélio | 4 | gases nobres
3 | Li | lítio | 7 | metais alcalinos
4 | Be | berílio | 9 | metais alcalinoterrosos
5 | B | boro | 11 | família do boro
6 | C | carbono | 12 | família do carbono
7 | N | nitrogênio | 14 | família do nitrogênio
8 | O | oxigênio | 16 | calcogênios
9 | F | flúor | 19 | halogênios
10 | Ne | neônio | 20 | gases nobres
11 | Na | sódio | 23 | metais alcalinos
12 | Mg | magnésio | 24 | metais alcalinoterrosos
13 | Al | alumínio | 27 | família do boro
14 | Si | silício | 28 | família do carbono
15 | P | fósforo | 31 | família do nitrogênio
16 | S | enxofre | 32 | calcogênios
17 | Cl | cloro | 35 | halogênios
18 | Ar | argônio | 40 | gases nobres
19 | K | potássio | 39 | metais alcalinos
20 | Ca | cálcio | 40 | metais alcalinoterrosos
31 | Ga | gálio | 69 | família do boro
32 | Ge | germânio | 74 | família do carbono
33 | As | arsênio | 75 | família do nitrogênio
34 | Se | selênio | 80 | calcogênios
35 | Br | bromo | 79 | halogênios
36 | Kr | criptônio | 84 | gases nobres
37 | Rb | rubídio | 85 | metais alcalinos
38 | Sr | estrôncio | 88 | metais alcalinoterrosos
49 | In | índio | 115 | família do boro
50 | Sn | estanho | 120 | família do carbono
51 | Sb | antimônio | 121 | família do nitrogênio
52 | Te | telúrio | 130 | calcogênios
53 | I | iodo | 127 | halogênios
54 | Xe | xenônio | 132 | gases nobres
55 | Cs | césio | 133 | metais alcalinos
56 | Ba | bário | 138 | metais alcalinoterrosos`).map(
  ([number = "", symbol = "", name = "", mass = "", family = ""]) => ({
    number: Number(number),
    symbol,
    name,
    mass: Number(mass),
    family,
  }),
);

/** Solutes for concentration problems: formula, name, molar mass in g/mol, use. */
export const solutes = [
  { formula: "NaCl", name: "cloreto de sódio", mass: 58.5, use: "no soro fisiológico" },
  { formula: "NaOH", name: "hidróxido de sódio", mass: 40, use: "em produtos de limpeza" },
  { formula: "KOH", name: "hidróxido de potássio", mass: 56, use: "em pilhas alcalinas" },
  { formula: "HCl", name: "ácido clorídrico", mass: 36.5, use: "na limpeza de metais" },
  { formula: "H2SO4", name: "ácido sulfúrico", mass: 98, use: "em baterias de automóveis" },
  { formula: "HNO3", name: "ácido nítrico", mass: 63, use: "na fabricação de fertilizantes" },
  { formula: "KNO3", name: "nitrato de potássio", mass: 101, use: "em adubos" },
  { formula: "CaCl2", name: "cloreto de cálcio", mass: 111, use: "como agente secante" },
  { formula: "C6H12O6", name: "glicose", mass: 180, use: "em bebidas isotônicas" },
  { formula: "C12H22O11", name: "sacarose", mass: 342, use: "em xaropes" },
  { formula: "CO(NH2)2", name: "ureia", mass: 60, use: "em cremes hidratantes" },
  { formula: "KI", name: "iodeto de potássio", mass: 166, use: "em suplementos de iodo" },
  { formula: "CuSO4", name: "sulfato de cobre(II)", mass: 159.5, use: "em defensivos agrícolas" },
  { formula: "Na2CO3", name: "carbonato de sódio", mass: 106, use: "na fabricação de vidro" },
  { formula: "AgNO3", name: "nitrato de prata", mass: 170, use: "na fotografia em filme" },
  { formula: "KMnO4", name: "permanganato de potássio", mass: 158, use: "na desinfecção de feridas" },
  { formula: "CH3COOH", name: "ácido acético", mass: 60, use: "em vinagres" },
];

/** Reactions of one given reactant and one wanted product: coefficients and molar masses. */
export const reactions = [
  {
    equation: "CaCO3 -> CaO + CO2",
    given: "CaCO3",
    of: "carbonato de cálcio",
    from: 100,
    ratioFrom: 1,
    wanted: "CaO",
    product: "cal viva",
    to: 56,
    ratioTo: 1,
    context: "caieiras que produzem cal a partir do calcário",
  },
  {
    equation: "2 H2 + O2 -> 2 H2O",
    given: "H2",
    of: "gás hidrogênio",
    from: 2,
    ratioFrom: 2,
    wanted: "H2O",
    product: "água",
    to: 18,
    ratioTo: 2,
    context: "células a combustível de ônibus urbanos",
  },
  {
    equation: "C2H6O + 3 O2 -> 2 CO2 + 3 H2O",
    given: "C2H6O",
    of: "etanol",
    from: 46,
    ratioFrom: 1,
    wanted: "CO2",
    product: "gás carbônico",
    to: 44,
    ratioTo: 2,
    context: "motores movidos a álcool",
  },
  {
    equation: "CH4 + 2 O2 -> CO2 + 2 H2O",
    given: "CH4",
    of: "metano",
    from: 16,
    ratioFrom: 1,
    wanted: "CO2",
    product: "gás carbônico",
    to: 44,
    ratioTo: 1,
    context: "fogões abastecidos com gás natural",
  },
  {
    equation: "C3H8 + 5 O2 -> 3 CO2 + 4 H2O",
    given: "C3H8",
    of: "propano",
    from: 44,
    ratioFrom: 1,
    wanted: "CO2",
    product: "gás carbônico",
    to: 44,
    ratioTo: 3,
    context: "aquecedores a gás liquefeito de petróleo",
  },
  {
    equation: "N2 + 3 H2 -> 2 NH3",
    given: "N2",
    of: "gás nitrogênio",
    from: 28,
    ratioFrom: 1,
    wanted: "NH3",
    product: "amônia",
    to: 17,
    ratioTo: 2,
    context: "fábricas de fertilizantes que empregam o processo Haber-Bosch",
  },
  {
    equation: "Fe2O3 + 3 CO -> 2 Fe + 3 CO2",
    given: "Fe2O3",
    of: "óxido de ferro(III)",
    from: 160,
    ratioFrom: 1,
    wanted: "Fe",
    product: "ferro",
    to: 56,
    ratioTo: 2,
    context: "altos-fornos de usinas siderúrgicas",
  },
  {
    equation: "2 Al2O3 -> 4 Al + 3 O2",
    given: "Al2O3",
    of: "óxido de alumínio",
    from: 102,
    ratioFrom: 2,
    wanted: "Al",
    product: "alumínio",
    to: 27,
    ratioTo: 4,
    context: "cubas eletrolíticas que processam a bauxita",
  },
  {
    equation: "2 KClO3 -> 2 KCl + 3 O2",
    given: "KClO3",
    of: "clorato de potássio",
    from: 122.5,
    ratioFrom: 2,
    wanted: "O2",
    product: "gás oxigênio",
    to: 32,
    ratioTo: 3,
    context: "geradores químicos de oxigênio",
  },
  {
    equation: "2 NaHCO3 -> Na2CO3 + H2O + CO2",
    given: "NaHCO3",
    of: "bicarbonato de sódio",
    from: 84,
    ratioFrom: 2,
    wanted: "CO2",
    product: "gás carbônico",
    to: 44,
    ratioTo: 1,
    context: "massas de bolo que crescem no forno",
  },
  {
    equation: "2 Mg + O2 -> 2 MgO",
    given: "Mg",
    of: "magnésio",
    from: 24,
    ratioFrom: 2,
    wanted: "MgO",
    product: "óxido de magnésio",
    to: 40,
    ratioTo: 2,
    context: "sinalizadores de emergência de luz intensa",
  },
  {
    equation: "C6H12O6 -> 2 C2H6O + 2 CO2",
    given: "C6H12O6",
    of: "glicose",
    from: 180,
    ratioFrom: 1,
    wanted: "C2H6O",
    product: "etanol",
    to: 46,
    ratioTo: 2,
    context: "dornas de fermentação de uma usina",
  },
  {
    equation: "2 SO2 + O2 -> 2 SO3",
    given: "SO2",
    of: "dióxido de enxofre",
    from: 64,
    ratioFrom: 2,
    wanted: "SO3",
    product: "trióxido de enxofre",
    to: 80,
    ratioTo: 2,
    context: "unidades que fabricam ácido sulfúrico",
  },
  {
    equation: "Zn + 2 HCl -> ZnCl2 + H2",
    given: "Zn",
    of: "zinco",
    from: 65,
    ratioFrom: 1,
    wanted: "H2",
    product: "gás hidrogênio",
    to: 2,
    ratioTo: 1,
    context: "demonstrações de laboratório com metais e ácidos",
  },
];

/** Organic functions, the group that marks them, and everyday compounds that have them. */
export const organicFunctions = rows(String.raw`
álcool | uma hidroxila (–OH) ligada a carbono saturado | etanol, \ce{CH3CH2OH}, presente em bebidas e combustíveis; glicerol, \ce{HOCH2CH(OH)CH2OH}, usado em cosméticos; mentol, de fórmula \ce{C10H19OH}, responsável pelo frescor da hortelã; metanol, \ce{CH3OH}, solvente tóxico empregado na produção de biodiesel; propan-2-ol, \ce{CH3CH(OH)CH3}, usado na limpeza de placas eletrônicas
cetona | uma carbonila (C=O) entre dois carbonos | propanona, \ce{CH3COCH3}, solvente de esmaltes; butanona, \ce{CH3COCH2CH3}, componente de tintas e vernizes; pentan-3-ona, \ce{CH3CH2COCH2CH3}, solvente de resinas
aldeído | uma carbonila (C=O) na extremidade da cadeia, ligada a hidrogênio | metanal, \ce{HCHO}, conservante de peças anatômicas; etanal, \ce{CH3CHO}, formado no fígado após o consumo de álcool; propanal, \ce{CH3CH2CHO}, intermediário na produção de plásticos; benzaldeído, \ce{C6H5CHO}, de aroma de amêndoas
ácido carboxílico | uma carboxila (–COOH) | ácido etanoico, \ce{CH3COOH}, que dá sabor ao vinagre; ácido metanoico, \ce{HCOOH}, liberado na picada de certas formigas; ácido butanoico, \ce{CH3CH2CH2COOH}, de odor característico da manteiga rançosa; ácido benzoico, \ce{C6H5COOH}, conservante de alimentos
éster | o grupo –COO– entre dois carbonos ou ligado a hidrogênio de um lado e carbono do outro | etanoato de etila, \ce{CH3COOCH2CH3}, solvente de colas; butanoato de etila, \ce{CH3CH2CH2COOCH2CH3}, de aroma de abacaxi; etanoato de pentila, \ce{CH3COOC5H11}, de aroma de banana; metanoato de etila, \ce{HCOOCH2CH3}, de aroma de rum
éter | um oxigênio entre dois carbonos | etoxietano, \ce{CH3CH2OCH2CH3}, um dos primeiros anestésicos; metoximetano, \ce{CH3OCH3}, propelente de aerossóis; metoxibenzeno, \ce{C6H5OCH3}, de aroma de anis
amina | um nitrogênio ligado a carbono, sem carbonila vizinha | metilamina, \ce{CH3NH2}, que contribui para o odor do peixe; trimetilamina, \ce{N(CH3)3}, formada na decomposição de pescados; etilamina, \ce{CH3CH2NH2}, usada na síntese de corantes; fenilamina, \ce{C6H5NH2}, matéria-prima de tintas
amida | um nitrogênio ligado diretamente a uma carbonila | etanamida, \ce{CH3CONH2}, empregada como plastificante; ureia, \ce{CO(NH2)2}, presente na urina e em fertilizantes; propanamida, \ce{CH3CH2CONH2}, usada em sínteses orgânicas
fenol | uma hidroxila ligada diretamente ao anel benzênico | fenol comum, \ce{C6H5OH}, antigo antisséptico hospitalar; metilfenol, \ce{CH3C6H4OH}, componente da creolina; timol, \ce{C10H13OH}, extraído do tomilho e cuja hidroxila está ligada ao anel benzênico`).map(
  ([name = "", group = "", compounds = ""]) => ({
    name,
    group,
    compounds: compounds.split(";").map((each) => each.trim()),
  }),
);

/** Saturated and unsaturated straight chains. */
export const chainPrefixes = ["met", "et", "prop", "but", "pent", "hex", "hept", "oct", "non", "dec"];

/** Mixtures, how to separate them, the property that makes it possible, and what might also do (never a distractor). */
export const separations = rows(`
água e areia | filtração | o tamanho das partículas, retidas pelo filtro | centrifugação, evaporação, destilação simples, decantação em funil
água e óleo de cozinha | decantação em funil | a imiscibilidade e a diferença de densidade entre os líquidos | centrifugação
água e sal de cozinha, com recuperação da água | destilação simples | a grande diferença entre os pontos de ebulição | destilação fracionada
água e acetona | destilação fracionada | a diferença entre os pontos de ebulição dos líquidos
limalha de ferro e enxofre em pó | separação magnética | a atração do ferro pelo ímã | levigação
feijão e pedrinhas | catação | a diferença visível entre os grãos | peneiração, ventilação
arroz e suas cascas | ventilação | a menor densidade das cascas, arrastadas por uma corrente de ar | flotação em água, peneiração, catação
ouro em pó e areia de rio | levigação | a diferença de densidade, pois a água corrente arrasta o material mais leve | flotação em água, peneiração
farinha e torrões grandes | peneiração | o tamanho dos grãos | catação, ventilação
glóbulos e plasma do sangue | centrifugação | a diferença de densidade, acentuada pela rotação rápida | filtração, decantação em funil
pigmentos de uma tinta de caneta | cromatografia em papel | a diferença de afinidade dos pigmentos com o solvente e com o papel
componentes do petróleo | destilação fracionada | as diferentes faixas de temperatura de ebulição das frações
sal marinho a partir da água do mar | evaporação | a volatilidade da água, que deixa o soluto sólido | destilação simples
gases nitrogênio e oxigênio do ar | liquefação seguida de destilação fracionada | a diferença entre os pontos de ebulição dos gases liquefeitos
serragem e areia | flotação em água | a flutuação do sólido menos denso | ventilação, levigação, peneiração
naftalina e sal de cozinha | sublimação | a passagem da naftalina direto do estado sólido para o gasoso`).map(
  ([mixture = "", method = "", property = "", also = ""]) => ({
    mixture,
    method,
    property,
    also: also.split(", "),
  }),
);

/** Compounds and the oxidation number of the named element. */
export const oxidation = rows(`
KMnO4 | Mn | 7 | permanganato de potássio
K2Cr2O7 | Cr | 6 | dicromato de potássio
H2SO4 | S | 6 | ácido sulfúrico
SO2 | S | 4 | dióxido de enxofre
H2S | S | -2 | sulfeto de hidrogênio
HNO3 | N | 5 | ácido nítrico
NO2 | N | 4 | dióxido de nitrogênio
NO | N | 2 | monóxido de nitrogênio
NH3 | N | -3 | amônia
N2O | N | 1 | óxido nitroso
Fe2O3 | Fe | 3 | óxido de ferro(III)
FeO | Fe | 2 | óxido de ferro(II)
HClO4 | Cl | 7 | ácido perclórico
NaClO | Cl | 1 | hipoclorito de sódio
KClO3 | Cl | 5 | clorato de potássio
MnO2 | Mn | 4 | dióxido de manganês
K2CrO4 | Cr | 6 | cromato de potássio
H3PO4 | P | 5 | ácido fosfórico
CO2 | C | 4 | gás carbônico
CO | C | 2 | monóxido de carbono
Al2O3 | Al | 3 | óxido de alumínio
PbO2 | Pb | 4 | dióxido de chumbo
Na2SO3 | S | 4 | sulfito de sódio`).map(([formula = "", symbol = "", value = "", name = ""]) => ({
  formula,
  symbol,
  value: Number(value),
  name,
}));
