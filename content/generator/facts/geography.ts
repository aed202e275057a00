import { rows } from "#content/generator/grammar.ts";
import { cluesFrom } from "#content/generator/identify.ts";

/** topic | answer | text | decisive detail. */
export const geographyClues = cluesFrom(`
Biomas Brasileiros | a Amazônia | Floresta densa e úmida, de solos em geral pobres, mantidos pela decomposição rápida das folhas; abriga igapós, várzeas e matas de terra firme. | igapós, várzeas e terra firme
Biomas Brasileiros | o Cerrado | Árvores de troncos retorcidos e cascas grossas, raízes profundas e duas estações marcadas; guarda nascentes de grandes bacias e perdeu boa parte da cobertura para a soja. | troncos retorcidos e nascentes de grandes bacias
Biomas Brasileiros | a Caatinga | Vegetação exclusiva do país, com cactáceas e arbustos que perdem as folhas na estiagem longa, sob chuvas irregulares e temperaturas altas. | cactáceas e chuvas irregulares
Biomas Brasileiros | a Mata Atlântica | Floresta de encostas úmidas que acompanhava o litoral; restam fragmentos, e nela vive a maior parte da população do país. | encostas litorâneas muito fragmentadas
Biomas Brasileiros | o Pampa | Campos de gramíneas sobre colinas suaves, sujeitos a invernos frios e à criação extensiva de gado, com trechos em processo de arenização. | campos, coxilhas e arenização
Biomas Brasileiros | o Pantanal | Planície que se inunda periodicamente, onde se misturam espécies de vários domínios e aves migratórias se alimentam nas lagoas que secam. | a planície inundável
Climas do Brasil | o clima equatorial úmido | Temperaturas elevadas durante todo o ano, pequena amplitude térmica e chuvas abundantes, sem estação seca bem definida, sob influência da massa equatorial continental. | calor e chuva o ano inteiro
Climas do Brasil | o clima semiárido | Chuvas escassas, irregulares e concentradas em poucos meses, evaporação intensa, temperaturas altas e rios que, em sua maioria, secam na estiagem. | chuvas escassas e rios temporários
Climas do Brasil | o clima tropical típico | Verões quentes e chuvosos alternam-se com invernos secos, regime que predomina no interior do Centro-Oeste. | verão chuvoso e inverno seco
Climas do Brasil | o clima subtropical | Chuvas bem distribuídas ao longo do ano, grande amplitude térmica, geadas e atuação frequente da massa polar no inverno. | geadas e chuvas bem distribuídas
Climas do Brasil | o clima litorâneo úmido | Na costa oriental do Nordeste, a massa tropical atlântica provoca chuvas mais intensas no outono e no inverno. | chuvas de inverno na costa nordestina
Domínios Morfoclimáticos | o domínio dos mares de morros | Relevo de colinas arredondadas, intemperismo químico intenso e floresta tropical, com frequentes deslizamentos em encostas ocupadas. | colinas arredondadas e deslizamentos
Domínios Morfoclimáticos | o domínio das araucárias | Planaltos do Sul, de clima mais frio e solos de origem basáltica, cobertos originalmente por pinheiros. | planaltos basálticos com pinheiros
Relevo | o assoreamento | Acúmulo de sedimentos no leito de rios e lagos, agravado pela retirada da mata ciliar, que reduz a profundidade e favorece enchentes. | sedimentos que reduzem a profundidade
Relevo | a voçoroca | Sulco de grandes dimensões aberto pela água em solo desprotegido, que pode atingir o lençol freático e engolir ruas e plantações. | o sulco profundo aberto pela água
Relevo | as planícies | Superfícies de baixa altitude em que a deposição de sedimentos supera a erosão. | a deposição maior que a erosão
Relevo | os dobramentos modernos | Cadeias de montanhas altas e jovens, resultantes do choque de placas, como os Andes e o Himalaia. | montanhas jovens formadas por choque de placas
Geologia | as rochas magmáticas | Formam-se pelo resfriamento e pela solidificação do magma, no interior ou na superfície da crosta, como o granito e o basalto. | a solidificação do magma
Geologia | as rochas sedimentares | Resultam da deposição e da compactação de fragmentos ou de restos orgânicos; nelas se encontram fósseis, petróleo e carvão. | a compactação de fragmentos e os fósseis
Geologia | as rochas metamórficas | Surgem da transformação de outras rochas sob altas pressões e temperaturas, como o mármore e o gnaisse. | a transformação por pressão e temperatura
Geologia | o intemperismo físico | Desagregação das rochas por variações de temperatura, congelamento da água em fendas ou crescimento de raízes, sem alterar sua composição. | a fragmentação sem mudança química
Geologia | o intemperismo químico | Decomposição dos minerais pela água e por substâncias nela dissolvidas, mais intensa em regiões quentes e úmidas. | a alteração química pela água
Solos | a lixiviação | Lavagem dos nutrientes pela água da chuva que se infiltra, empobrecendo o terreno, comum em áreas tropicais úmidas. | a lavagem de nutrientes pela chuva
Solos | a salinização | Acúmulo de sais na superfície, provocado por irrigação mal conduzida em áreas de forte evaporação, que torna a terra improdutiva. | o acúmulo de sais por irrigação
Solos | o terraceamento | Técnica de conservação que corta a encosta em degraus para diminuir a velocidade da enxurrada. | os degraus na encosta
Estrutura da Terra | o manto | Camada intermediária do planeta, formada por material pastoso em movimento de convecção, que desloca as placas. | as correntes de convecção
Estrutura da Terra | a dorsal mesoatlântica | Cordilheira submarina em que duas placas se afastam, o magma sobe e se forma nova crosta oceânica. | o afastamento de placas no fundo do oceano
Atmosfera | o efeito estufa | Fenômeno natural em que gases retêm parte do calor irradiado pela superfície e mantêm o planeta aquecido. | a retenção de calor por gases
Atmosfera | a inversão térmica | Em dias frios e sem vento, uma camada de ar quente acima do ar frio impede a dispersão dos poluentes sobre as cidades. | o ar quente que prende os poluentes
Clima | a maritimidade | Influência dos oceanos que torna menores as diferenças de temperatura entre o dia e a noite e entre as estações. | a influência do oceano
Clima | o El Niño | Aquecimento anômalo das águas do Pacífico equatorial que altera as chuvas em vários continentes. | o aquecimento do Pacífico
Clima | a Zona de Convergência Intertropical | Faixa de baixas pressões próxima ao equador onde os ventos alísios se encontram e provocam muita chuva. | o encontro dos alísios
Clima | as monções | Ventos que invertem a direção conforme a estação, soprando do oceano para o continente no verão e trazendo chuvas intensas ao sul da Ásia. | a inversão sazonal dos ventos na Ásia
Urbanização | a conurbação | Crescimento horizontal que une fisicamente as malhas de duas ou mais cidades vizinhas. | a união das malhas urbanas
Urbanização | a gentrificação | Valorização imobiliária de um bairro popular que expulsa antigos moradores e atrai grupos de renda mais alta. | a expulsão de moradores pela valorização
Urbanização | a metrópole | Cidade que concentra serviços raros, sedes de empresas e influência sobre uma extensa rede de outras cidades. | a influência sobre uma rede de cidades
Urbanização | a segregação socioespacial | Divisão do espaço da cidade segundo a renda, visível na oposição entre condomínios murados e periferias sem serviços. | a divisão do espaço pela renda
Urbanização | a ilha de calor | Temperatura mais alta no centro, causada por asfalto, concreto, veículos e falta de árvores. | o centro mais quente que os arredores
Urbanização Brasileira | o êxodo rural | Saída em massa de trabalhadores do campo, provocada pela mecanização e pela concentração de terras, que inchou as metrópoles a partir de 1950. | a saída do campo após 1950
Urbanização Brasileira | as regiões metropolitanas | Conjuntos de municípios integrados a uma cidade central, criados por lei a partir de 1973 para planejar serviços comuns. | municípios integrados por lei
Demografia | a transição demográfica | Passagem de um regime de natalidade e mortalidade elevadas para outro em que ambas são baixas. | a queda da mortalidade e, depois, da natalidade
Demografia | o bônus demográfico | Período em que a parcela em idade ativa supera a soma de crianças e idosos, o que pode favorecer o crescimento econômico. | a maioria em idade ativa
Demografia | a teoria malthusiana | Formulação do fim do século XVIII segundo a qual a população cresce em progressão geométrica e os alimentos, em progressão aritmética. | progressões geométrica e aritmética
Demografia | a população absoluta | Número total de habitantes de um lugar, sem relação com a área que ocupa. | o total de habitantes
População Brasileira | o envelhecimento da população brasileira | Processo em que a base da pirâmide etária se estreita e o topo se alarga, com reflexos na previdência e na saúde. | o topo da pirâmide que se alarga
Migrações | a migração pendular | Deslocamento diário entre a residência em um município e o trabalho ou o estudo em outro. | o ir e vir diário
Migrações | o refúgio | Condição de quem atravessa fronteiras por temer perseguição, guerra ou violação grave de direitos. | a fuga de perseguição ou guerra
Migrações no Brasil | a migração de retorno | Volta de nordestinos aos estados de origem, observada a partir do fim do século XX, com a melhora das oportunidades e o alto custo de vida no Sudeste. | a volta aos estados de origem
Industrialização | o fordismo | Modelo baseado na linha de montagem, na produção em massa padronizada e em grandes estoques. | a linha de montagem e a padronização
Modelos Produtivos | o toyotismo | Modelo de origem japonesa que produz conforme a demanda, com estoques mínimos, qualidade total e trabalhadores polivalentes. | a produção sob demanda
Modelos Produtivos | o taylorismo | Organização que separa concepção e execução, cronometra tarefas e controla cada gesto do operário. | a cronometragem das tarefas
Industrialização Brasileira | a substituição de importações | Estratégia adotada sobretudo a partir de 1930 que buscava produzir no país o que antes vinha de fora. | produzir aqui o que se comprava fora
Industrialização Brasileira | a desconcentração industrial | Transferência de fábricas do Sudeste para outras áreas, atraídas por incentivos fiscais, terrenos e salários mais baixos. | a saída de fábricas do Sudeste
Agropecuária | a Revolução Verde | A partir de meados do século XX, sementes melhoradas, agrotóxicos e máquinas elevaram a produção de grãos e a dependência de insumos. | sementes melhoradas e agrotóxicos
Agropecuária | a agricultura itinerante | Sistema que derruba e queima um trecho de mata, cultiva por poucos anos e muda de lugar quando o solo se esgota. | a derrubada, a queima e a mudança de lugar
Espaço Agrário Brasileiro | o Matopiba | Fronteira agrícola de soja e milho que reúne áreas de quatro estados do Norte e do Nordeste. | a fronteira da soja em quatro estados
Estrutura Fundiária | o latifúndio | Grande propriedade rural, muitas vezes pouco aproveitada, herança da colonização e da Lei de Terras. | a grande propriedade
Globalização | as empresas transnacionais | Companhias que distribuem etapas da produção por vários países, buscando mão de obra barata, mercados e vantagens fiscais. | a produção dividida entre países
Globalização | a divisão internacional do trabalho | Especialização dos países em certas produções, em que uns exportam matérias-primas e outros, tecnologia. | a especialização dos países
Blocos Econômicos | o Mercosul | União aduaneira criada em 1991 pelo Tratado de Assunção, entre Argentina, Brasil, Paraguai e Uruguai. | o Tratado de Assunção
Blocos Econômicos | a União Europeia | Bloco que alcançou a etapa de união econômica e monetária, com livre circulação de pessoas e uma moeda adotada por boa parte dos membros. | a moeda comum e a livre circulação
Organizações Internacionais | a Organização Mundial do Comércio | Instituição com sede em Genebra que estabelece regras e julga disputas entre países sobre tarifas e subsídios. | as disputas sobre tarifas
Organizações Internacionais | o Conselho de Segurança da ONU | Órgão formado por quinze países, cinco deles permanentes e com poder de veto, encarregado da manutenção da paz. | os cinco membros com veto
Organizações Internacionais | o Fundo Monetário Internacional | Organismo criado em Bretton Woods que socorre países com dificuldades no balanço de pagamentos e costuma exigir ajustes. | Bretton Woods e o socorro financeiro
Fontes de Energia no Brasil | a energia eólica | Fonte renovável que cresce sobretudo no litoral e no interior do Nordeste, graças a ventos constantes. | os ventos do Nordeste
Fontes de Energia no Brasil | o etanol de cana-de-açúcar | Combustível renovável impulsionado por um programa lançado em 1975, depois do primeiro choque do petróleo. | o programa de 1975
Energia | a energia geotérmica | Aproveitamento do calor do interior do planeta, importante em países com vulcanismo, como a Islândia. | o calor do interior da Terra
Recursos Minerais | a bauxita | Minério extraído principalmente no Pará, em Oriximiná e Paragominas, do qual se obtém o alumínio. | o minério do alumínio
Recursos Minerais | o minério de ferro de Carajás | Recurso explorado no Pará e escoado por ferrovia até um porto de São Luís. | a ferrovia do Pará a São Luís
Hidrografia do Brasil | o rio São Francisco | Nasce na serra da Canastra, corta o semiárido, move usinas e tem parte das águas desviada por canais. | a serra da Canastra e a transposição
Hidrografia do Brasil | o rio Tocantins | Corre do Planalto Central para o norte e move a usina de Tucuruí antes de desaguar perto da ilha de Marajó. | Tucuruí
Hidrografia do Brasil | o aquífero Guarani | Grande reserva subterrânea de água que se estende por quatro países do Cone Sul. | a reserva subterrânea de quatro países
Problemas Ambientais | a chuva ácida | Precipitação que reage com óxidos de enxofre e de nitrogênio lançados por indústrias e veículos e corrói monumentos e florestas. | os óxidos de enxofre e nitrogênio
Problemas Ambientais | a desertificação | Degradação das terras em áreas secas, causada por desmatamento, queimadas e uso inadequado, como em Gilbués e no Seridó. | a degradação em áreas secas
Problemas Ambientais | a eutrofização | Excesso de nutrientes despejados na água que provoca proliferação de algas, falta de oxigênio e morte de peixes. | o excesso de nutrientes na água
Projeções Cartográficas | a projeção de Mercator | Representação cilíndrica do século XVI que conserva as formas e os ângulos, mas aumenta exageradamente as áreas próximas aos polos. | as formas conservadas e as áreas exageradas
Projeções Cartográficas | a projeção de Peters | Representação cilíndrica que conserva as áreas e deforma os contornos, valorizando visualmente os países tropicais. | as áreas conservadas
Geotecnologias | o sensoriamento remoto | Obtenção de imagens da superfície por sensores instalados em satélites, aviões ou drones. | as imagens obtidas a distância
Geotecnologias | o sistema de posicionamento global | Rede de satélites que permite calcular latitude, longitude e altitude de um receptor. | a posição calculada por satélites
Movimentos da Terra | o solstício | Momento em que a diferença de duração entre o dia e a noite é máxima em cada hemisfério. | a diferença máxima entre dia e noite
Movimentos da Terra | o equinócio | Momento em que os dois hemisférios recebem a mesma iluminação e o dia e a noite têm duração praticamente igual. | a igualdade entre dia e noite
Geopolítica | a Organização do Tratado do Atlântico Norte | Aliança militar fundada em 1949, liderada pelos Estados Unidos, que depois da Guerra Fria recebeu países do antigo bloco socialista. | a aliança militar de 1949
Ordem Mundial | a multipolaridade | Situação posterior à Guerra Fria em que vários centros econômicos e políticos disputam influência. | vários centros de poder
Ordem Mundial | o BRICS | Grupo de países emergentes cujo nome nasceu das iniciais de Brasil, Rússia, Índia e China e passou a incluir outros membros. | as iniciais dos emergentes
Transportes no Brasil | o transporte hidroviário | Modal de menor custo por tonelada em longas distâncias, ainda pouco usado no país, com destaque para o Madeira e o Tietê-Paraná. | o baixo custo e as hidrovias
Unidades de Conservação | a reserva extrativista | Unidade de uso sustentável em que populações tradicionais vivem da coleta de produtos da floresta ou do mar, criada a partir da luta de seringueiros. | os seringueiros e o uso sustentável
Regionalização do Brasil | a regionalização geoeconômica | Divisão proposta por Pedro Geiger em três grandes complexos que não seguem os limites dos estados. | os três complexos
Oriente Médio | o Canal de Suez | Passagem artificial aberta em 1869 que liga o mar Vermelho ao Mediterrâneo e foi nacionalizada pelo Egito em 1956. | a ligação entre o mar Vermelho e o Mediterrâneo
Japão e Tigres Asiáticos | as plataformas de exportação | Estratégia de Coreia do Sul, Taiwan, Hong Kong e Singapura, que produziam para o mercado externo com apoio do Estado e mão de obra então barata. | os Tigres Asiáticos
África | o Sahel | Faixa semiárida ao sul do Saara, do Atlântico ao mar Vermelho, sujeita a secas, fome e conflitos. | a faixa ao sul do Saara
Conflitos Étnicos e Territoriais | o genocídio de Ruanda | Em 1994, cerca de 800 mil pessoas, em sua maioria tutsis, foram mortas em cem dias. | 1994 e os tutsis`);

/** Places and their official time, in hours from Greenwich, without daylight saving. */
export const worldTimes = rows(`
Brasília | -3
Manaus | -4
Rio Branco | -5
Fernando de Noronha | -2
Buenos Aires | -3
La Paz | -4
Bogotá | -5
Lima | -5
Dacar | 0
Acra | 0
Luanda | 1
Lagos | 1
Argel | 1
Maputo | 2
Joanesburgo | 2
Nairóbi | 3
Riade | 3
Dubai | 4
Bangcoc | 7
Jacarta | 7
Pequim | 8
Singapura | 8
Manila | 8
Tóquio | 9
Seul | 9`).map(([name = "", offset = ""]) => ({ name, offset: Number(offset) }));
