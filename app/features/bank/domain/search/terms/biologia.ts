/** Topic id, seed name (for people): what students type. */
export const biologiaTerms = `
2001 Ácidos Nucleicos: dna; rna; adn; ácido nucleico; nucleotídeos; dupla hélice; replicação; duplicação do dna; bases nitrogenadas; watson e crick
2002 Água e Sais Minerais: água; sais minerais; minerais; bioquímica celular
2084 Alelos Múltiplos: alelos múltiplos; polialelia; coelhos himalaia; genética
2003 Algas: alga; maré vermelha; fitoplâncton; protistas
2004 Anelídeos: anelídeo; minhoca; sanguessuga; zoologia; invertebrados
2005 Anfíbios: anfíbio; sapo; sapos; rã; perereca; zoologia; vertebrados; metamorfose
2006 Angiospermas: angiosperma; flor; flores; fruto; frutos; polinização; monocotiledônea; dicotiledônea; sementes; botânica; dupla fecundação; polinizadores
2007 Artrópodes: artrópode; insetos; inseto; aracnídeos; crustáceos; ecdise; aranha; escorpião; invertebrados; zoologia; metamorfose dos insetos
2008 Aves: ave; pássaros; zoologia; vertebrados; penas
2009 Bactérias: bactéria; procarionte; procariontes; bacterioses; doenças bacterianas; antibiótico; antibióticos; resistência bacteriana; monera; superbactérias; cianobactérias; tuberculose; gram positiva
2010 Bioenergética: metabolismo energético; atp; energia celular; metabolismo; bioenergética
2011 Biomas: bioma; cerrado; caatinga; mata atlântica; amazônia; pantanal; pampa; manguezal; biomas brasileiros; tundra; taiga; savana; ecologia
2012 Biotecnologia: biotecnologia; pcr; teste de dna; exame de paternidade; bioinformática; biorremediação; nanotecnologia
2013 Briófitas: briófita; musgo; musgos; botânica
2014 Cadeias e Teias Alimentares: cadeia alimentar; teia alimentar; níveis tróficos; nível trófico; pirâmide ecológica; pirâmide de energia; produtores e consumidores; decompositores; fluxo de energia; ecologia; magnificação trófica; bioacumulação; cadeias alimentares; teias alimentares; pirâmides ecológicas
2015 Carboidratos: carboidrato; açúcar; glicose; amido; glicogênio; celulose; glicídios; bioquímica
2085 Células-Tronco e Clonagem: células-tronco; célula-tronco; célula tronco; clonagem; clone; ovelha dolly; terapia celular
2016 Ciclos Biogeoquímicos: ciclo do carbono; ciclo do nitrogênio; ciclo da água; ciclo do fósforo; fixação de nitrogênio; nitrificação; ecologia; ciclo do oxigênio; leguminosas
2017 Citoplasma e Organelas: organelas; organela; citoplasma; mitocôndria; mitocôndrias; ribossomo; lisossomo; complexo de golgi; golgi; retículo endoplasmático; citologia; célula; células; cloroplasto; citoesqueleto; peroxissomo; autofagia
2018 Classificação dos Seres Vivos: taxonomia; sistemática; filogenia; cladograma; lineu; reinos; nomenclatura binomial; nome científico; árvore filogenética; cladística
2019 Cnidários: cnidário; água-viva; coral; corais; medusa; celenterados; invertebrados; zoologia; branqueamento dos corais
2020 Cordados: cordado; notocorda; vertebrados; anfioxo; zoologia
2021 Cromossomos e Cariótipo: cromossomo; cromossomos; cariótipo; síndrome de down; aneuploidia; trissomia; klinefelter; turner; alterações cromossômicas; mutação cromossômica
2022 Desequilíbrios Ambientais: desequilíbrio ecológico; poluição; efeito estufa; aquecimento global; eutrofização; espécie invasora; espécies exóticas; desmatamento; extinção; chuva ácida; impacto ambiental; impactos ambientais; camada de ozônio; queimadas; agrotóxicos; lixo; ecologia; espécies invasoras
2023 Ecologia de Populações: população; densidade populacional; curva de crescimento; capacidade de suporte; dinâmica de populações; ecologia; potencial biótico; dinâmica populacional
2024 Embriologia: embrião; desenvolvimento embrionário; gástrula; folhetos embrionários; mórula; blástula; anexos embrionários; gêmeos; placenta; segmentação
2025 Engenharia Genética: transgênicos; transgênico; dna recombinante; engenharia genetica; crispr; ogm; organismos geneticamente modificados; terapia gênica; enzimas de restrição; edição gênica
2026 Enzimas: enzima; catálise enzimática; sítio ativo; chave-fechadura; inibidor enzimático; ph ótimo
2027 Equinodermos: equinodermo; estrela-do-mar; ouriço-do-mar; invertebrados; zoologia
2028 Especiação: especiação alopátrica; isolamento geográfico; isolamento reprodutivo; formação de novas espécies; irradiação adaptativa
2029 Evidências da Evolução: fósseis; fóssil; órgãos homólogos; órgãos análogos; homologia; analogia; homologia e analogia; órgãos vestigiais; convergência evolutiva; evolução
2030 Fermentação: fermentação; fermentação lática; fermentação alcoólica; levedura; leveduras; pão; iogurte
2031 Fisiologia Vegetal: hormônios vegetais; auxina; etileno; transpiração; estômatos; fototropismo; tropismo; xilema e floema; seiva; transporte de seiva; botânica; fitormônios; fitocromo; giberelina; gutação
2032 Fotossíntese: fotossintese; clorofila; fase clara; ciclo de calvin; cloroplastos; ponto de compensação; fase escura; fotossíntese e respiração; c4 e cam
2033 Fungos: fungo; cogumelo; cogumelos; micose; micoses; bolor; líquens; micorrizas; reino fungi
2034 Genética de Populações: hardy-weinberg; hardy weinberg; equilíbrio de hardy-weinberg; deriva genética; frequência gênica; frequência alélica; genética; efeito fundador; fluxo gênico
2035 Gimnospermas: gimnosperma; pinheiro; araucária; pinhão; botânica
2036 Grupos Sanguíneos: sistema abo; tipo sanguíneo; tipos sanguíneos; fator rh; eritroblastose fetal; transfusão; transfusão de sangue; doador universal; genética; sangue; doação de sangue
2037 Herança Ligada ao Sexo: herança sexual; daltonismo; hemofilia; ligada ao x; herança ligada ao x; cromossomo y; genética; holândrica; corpúsculo de barr
2038 Heredogramas: heredograma; genealogia; árvore genealógica; albinismo; genética; herança recessiva; herança dominante
2039 Histologia Animal: tecidos; tecido epitelial; tecido conjuntivo; tecido muscular; tecido nervoso; histologia; tecido adiposo; tecido ósseo; pele
2040 Histologia Vegetal: tecidos vegetais; xilema; floema; meristema; parênquima; botânica; anatomia vegetal; histologia
2041 Interação Gênica: epistasia; genes complementares; herança quantitativa; poligenia; pleiotropia; genética; cor da pele; herança poligênica
2042 Linkage e Mapas Genéticos: linkage; ligação gênica; mapa genético; crossing-over; crossing over; permutação gênica; genética
2043 Lipídios: lipídio; gordura; gorduras; colesterol; triglicerídeos; esteroides; lipídeo; fosfolipídios; hdl e ldl
2044 Mamíferos: mamífero; placentários; zoologia; vertebrados; marsupiais; morcego
2045 Meiose: meiose; divisão celular; gametas; gametogênese; ovulogênese; espermatogênese; meiose i; não disjunção; variabilidade genética
2046 Membrana Plasmática: membrana; transporte ativo; difusão; osmose; bomba de sódio e potássio; mosaico fluido; permeabilidade seletiva; transporte pela membrana; fagocitose; citologia; endocitose; difusão facilitada; plasmólise; bomba de sódio; transporte passivo
2047 Métodos Contraceptivos e ISTs: dst; dsts; ist; ists; aids; hiv; camisinha; anticoncepcional; pílula; métodos anticoncepcionais; contracepção; preservativo; vasectomia; laqueadura; doenças sexualmente transmissíveis; sífilis; hpv; gonorreia; diu; pílula do dia seguinte
2048 Mitose: mitose; divisão celular; ciclo celular; câncer; interfase; fuso mitótico; metáfase; tumor; colchicina
2049 Moluscos: molusco; caramujo; polvo; lula; zoologia; invertebrados; caracol; mexilhão
2050 Morfologia Vegetal: raiz; caule; folha; folhas; raízes; botânica; pneumatóforos; partes da planta; morfologia das plantas; tubérculo
2051 Mutações: mutação; mutagênico; mutação gênica; agente mutagênico
2052 Nematódeos: nematoide; lombriga; ascaridíase; ancilostomose; amarelão; verminose; verminoses; filariose; elefantíase; vermes; invertebrados
2053 Núcleo Celular: núcleo; cromatina; nucléolo; carioteca; citologia; envoltório nuclear
2054 Origem da Vida: abiogênese; biogênese; geração espontânea; miller; oparin; teoria endossimbiótica; endossimbiose; redi; pasteur; sopa primordial; hipótese heterotrófica
2055 Peixes: peixe; peixes cartilaginosos; tubarão; peixes ósseos; zoologia; vertebrados; brânquias; bexiga natatória
2056 Platelmintos: platelminto; tênia; teníase; esquistossomose; planária; solitária; cisticercose; verminoses; vermes; xistose; barriga d'água; invertebrados
2057 Poríferos: porífero; esponja; esponjas; invertebrados; zoologia
2058 Primeira Lei de Mendel: mendel; 1ª lei de mendel; primeira lei de mendel; leis de mendel; genética mendeliana; dominância; genótipo e fenótipo; alelos; monoibridismo; ervilhas; genética; heterozigoto; codominância; dominância incompleta; cruzamento-teste; lei da segregação
2059 Programas de Saúde: saúde pública; epidemia; pandemia; saneamento; dengue; endemia; prevenção de doenças; profilaxia; parasitoses; doenças; saneamento básico; doenças tropicais; desnutrição
2060 Proteínas: proteína; aminoácido; aminoácidos; ligação peptídica; desnaturação; aminoácidos essenciais; estrutura das proteínas; hemoglobina; príons
2061 Protozoários: protozoário; malária; doença de chagas; chagas; amebíase; leishmaniose; giardíase; toxoplasmose; protozooses; ameba; barbeiro; protistas; plasmodium; mal de chagas
2062 Pteridófitas: pteridófita; samambaia; samambaias; botânica; xaxim; avenca
2063 Relações Ecológicas: relação ecológica; mutualismo; parasitismo; comensalismo; predação; competição; simbiose; protocooperação; amensalismo; inquilinismo; mimetismo; camuflagem; ecologia; interações ecológicas; canibalismo; controle biológico; epífitas; relações ecologicas
2064 Répteis: réptil; répteis; cobra; serpente; lagarto; tartaruga; zoologia; vertebrados; soro antiofídico; peçonhentos; jararaca; ovo amniótico
2065 Respiração Celular: respiração; respiração celular; ciclo de krebs; krebs; glicólise; cadeia respiratória; mitocôndria; fosforilação oxidativa; respiração aeróbia; cianeto
2066 Segunda Lei de Mendel: 2ª lei de mendel; segunda lei de mendel; segregação independente; diibridismo; di-hibridismo; genética; leis de mendel
2067 Síntese Proteica: síntese de proteínas; tradução; transcrição; código genético; códon; rnam; ribossomos; anticódon; rna mensageiro; rna transportador; dogma central; sintese de proteinas; splicing
2068 Sistema Cardiovascular: coração; circulação; circulação sanguínea; sistema circulatório; sangue; veias e artérias; pressão arterial; hemácias; sístole; infarto; circulatório; plaquetas; coagulação; sistema linfático; hipertensão; artérias
2069 Sistema Digestório: digestão; sistema digestivo; estômago; intestino; bile; fígado; pâncreas; digestivo; enzimas digestivas; ruminantes; pepsina; vesícula biliar; suco gástrico; amilase
2070 Sistema Endócrino: hormônio; hormônios; insulina; tireoide; hipófise; adrenalina; diabetes; glândulas; endócrino; glândula; suprarrenal; tiroxina; glucagon; hormônios sexuais; bócio; glicemia
2071 Sistema Esquelético e Muscular: ossos; músculos; músculo; contração muscular; esqueleto; osteoporose; sistema muscular; actina e miosina; sistema locomotor; cãibra
2072 Sistema Excretor: excreção; rim; rins; urina; néfron; sistema urinário; ureia; hemodiálise; adh; ácido úrico; nefron; filtração glomerular
2073 Sistema Imunológico: imunidade; anticorpo; anticorpos; sistema imune; linfócitos; alergia; resposta imune; antígeno; imunologia; macrófagos; glóbulos brancos; leucócitos; transplante; rejeição
2074 Sistema Nervoso: neurônio; neurônios; sinapse; impulso nervoso; cérebro; sistema nervoso autônomo; neurotransmissores; arco reflexo; drogas; medula; encéfalo; simpático e parassimpático; bainha de mielina; cerebelo; mielina; alzheimer
2075 Sistema Reprodutor: reprodução; reprodução humana; ciclo menstrual; menstruação; ovulação; gravidez; testículos; espermatozoide; fecundação; ovário; reprodução sexuada; reprodução assexuada; progesterona; tipos de reprodução; partenogênese; testosterona; gestação; fertilização
2076 Sistema Respiratório: respiração pulmonar; pulmão; pulmões; alvéolos; hematose; respiração branquial; diafragma; tipos de respiração; asma; traqueia; respiração humana; gases respiratórios
2077 Sistema Sensorial: sentidos; olho; audição; ouvido; paladar; olfato; tato; cinco sentidos; retina; órgãos dos sentidos; labirinto
2078 Sucessão Ecológica: sucessão; espécies pioneiras; comunidade clímax; ecologia; clímax; sucessão primária; sucessão secundária
2079 Teorias Evolutivas: evolução; darwin; lamarck; darwinismo; lamarckismo; seleção natural; neodarwinismo; adaptação; teoria sintética; evolucionismo; uso e desuso; teoria da evolução; darwin e lamarck; seleção sexual; melanismo industrial; seleção artificial
2080 Vacinas e Soros: vacina; vacinas; soro; vacinação; soro e vacina; imunização; imunidade ativa e passiva; revolta da vacina biologia; campanha de vacinação; vacina de rna
2081 Viroses: doenças virais; doenças causadas por vírus; gripe; covid; covid-19; febre amarela; zika; dengue; sarampo; raiva; aids; aedes aegypti; coronavírus; poliomielite; chikungunya; catapora; ebola; herpes
2082 Vírus: virus; ciclo lítico; ciclo lisogênico; bacteriófago; retrovírus; capsídeo; transcriptase reversa
2083 Vitaminas: vitamina; escorbuto; avitaminose; beribéri; raquitismo; vitamina c; vitamina d; vitamina a; hipovitaminose
`;
