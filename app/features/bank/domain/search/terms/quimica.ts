/** Topic id, seed name (for people): what students type. */
export const quimicaTerms = `
11001 Ácidos e Bases: ácido; base; ácidos; bases; arrhenius; brönsted-lowry; bronsted-lowry; lewis; indicador ácido-base; indicadores; força dos ácidos; funções inorgânicas; nomenclatura de ácidos; hidróxidos
11002 Água e Meio Ambiente: química ambiental; tratamento de água; tratamento da água; poluição da água; eutrofização; tratamento de esgoto; dureza da água; química verde
11003 Alcanos, Alcenos e Alcinos: hidrocarbonetos; hidrocarboneto; alcano; alceno; alcino; alcanos; alcenos; cadeias carbônicas; cadeia carbônica; química orgânica; quimica organica; orgânica
11004 Aminas e Amidas: amina; amida; funções nitrogenadas; compostos nitrogenados; química orgânica; quimica organica; orgânica
11005 Aromáticos: benzeno; anel benzênico; fenol; compostos aromáticos; química orgânica; quimica organica; orgânica
11006 Atomística: átomo; átomos; número atômico; número de massa; isótopos; isótonos; isóbaros; íons; prótons e elétrons; atomística; estrutura atômica; partículas subatômicas
11007 Balanceamento de Equações: balanceamento; balancear; balanceamento de reação; balanceamento redox; tentativa e erro
11008 Biocombustíveis: biodiesel; etanol; biogás; biomassa; álcool combustível; transesterificação; combustível renovável
11009 Bioquímica: aminoácidos; carboidratos química; açúcares; proteínas química; lipídeos; química orgânica
11010 Cinética Química: cinética; velocidade da reação; velocidade das reações; catalisador; catalisadores; energia de ativação; lei da velocidade; teoria das colisões; ordem da reação; superfície de contato
11011 Coloides: coloide; coloidal; sistema coloidal; efeito tyndall; tyndall; gel; emulsão
11012 Concentração das Soluções: concentração; molaridade; concentração molar; concentração comum; título; ppm; mol/l; g/l; fração molar; soluções; solução; normalidade; molalidade
11013 Configuração Eletrônica: distribuição eletrônica; linus pauling; diagrama de pauling; camada de valência; subníveis; camadas eletrônicas
11014 Corrosão: ferrugem; oxidação do ferro; metal de sacrifício; galvanização; proteção catódica; anodo de sacrifício
11015 Diluição e Mistura de Soluções: diluição; mistura de soluções; diluir; soluções
11016 Eletrólise: eletrólise ígnea; eletrólise aquosa; leis de faraday; galvanoplastia; eletrodeposição; eletroquímica; cromação
11017 Entalpia: entalpia de formação; entalpia de combustão; energia de ligação; calor de reação; exotérmica; endotérmica; delta h; reação exotérmica; termoquimica
11018 Entropia e Energia Livre: entropia; energia livre; gibbs; energia livre de gibbs; espontaneidade
11019 Equilíbrio Iônico: ka; kb; constante de ionização; grau de ionização; lei de diluição de ostwald; equilíbrio ácido-base
11020 Equilíbrio Químico: equilíbrio; le chatelier; princípio de le chatelier; deslocamento de equilíbrio; constante de equilíbrio; kc; kp; kc e kp
11021 Estados Físicos da Matéria: estados físicos; sólido líquido e gasoso; mudança de fase; mudanças de estado; fases da matéria; ponto de fusão; ponto de ebulição
11022 Estequiometria: estequiometrico; cálculo estequiométrico; cálculos estequiométricos; reagente limitante; reagente em excesso; rendimento da reação; grau de pureza; pureza; estequiomeria
11023 Forças Intermoleculares: ligação de hidrogênio; ligações de hidrogênio; pontes de hidrogênio; ponte de hidrogênio; dipolo-dipolo; van der waals; dipolo induzido; forças de london; interações intermoleculares; ligações intermoleculares
11024 Funções Orgânicas: função orgânica; álcool; álcoois; éter; éster; cetona; aldeído; ácido carboxílico; grupos funcionais; função oxigenada; funções oxigenadas; química orgânica; quimica organica; orgânica; haletos orgânicos
11025 Gases: gás; lei dos gases química; clapeyron; volume molar; misturas gasosas; pressão parcial; dalton; cntp; equação dos gases
11026 Geometria Molecular: geometria das moléculas; vsepr; linear angular piramidal; tetraédrica; trigonal plana
11027 Hibridização: hibridação; sp2; sp3; sp; orbitais híbridos; ligação sigma; ligação pi; sigma e pi
11028 Hidrólise Salina: hidrólise; hidrólise de sais; sal ácido; ph de sais
11029 Isomeria Espacial: isomeria óptica; isomeria geométrica; cis-trans; cis e trans; carbono quiral; quiralidade; enantiômeros; isômeros ópticos; isomeria; estereoisomeria; e-z
11030 Isomeria Plana: isomeria; isomeria de função; isomeria de posição; isomeria de cadeia; tautomeria; metameria; isômeros; isomeria constitucional
11031 Lei de Hess: hess; lei de hess termoquímica
11032 Leis Ponderais: lavoisier; proust; conservação das massas; lei de lavoisier; lei de proust; leis ponderais e volumétricas
11033 Ligação Covalente: covalente; ligações covalentes; ligações químicas; ligação química; regra do octeto; octeto; fórmula de lewis; estrutura de lewis
11034 Ligação Iônica: iônica; ligações iônicas; composto iônico; compostos iônicos; ligações químicas; ligação química
11035 Ligação Metálica: metálica; ligação entre metais; ligas metálicas; liga metálica; ligações químicas; mar de elétrons; aço; bronze
11036 Massa Molar e Mol: mol; massa molecular; constante de avogadro; número de avogadro; avogadro; quantidade de matéria; massa atômica; grandezas químicas; fórmula mínima; fórmula molecular
11037 Materiais de Laboratório: vidrarias; vidraria; laboratório; segurança no laboratório; béquer; bureta; pipeta; equipamentos de laboratório
11038 Metalurgia e Mineração: metalurgia; mineração; minério; minérios; siderurgia; alto-forno; alumínio; bauxita; ferro-gusa; minério de ferro
11039 Misturas e Substâncias: misturas; substância; mistura homogênea; heterogênea; mistura homogênea e heterogênea; substância pura; substância simples; alotropia; alótropos; fases; eutética; azeotrópica
11040 Modelos Atômicos: modelo atômico; thomson; rutherford; dalton; bohr; modelo de bohr; modelo de rutherford; evolução dos modelos atômicos; pudim de passas; teste de chama
11041 Nomenclatura Orgânica: nomenclatura; iupac; nome de compostos; nomenclatura iupac; química orgânica
11042 Número de Oxidação: nox; número de oxidação; estado de oxidação; oxidante e redutor; agente redutor; agente oxidante
11043 Números Quânticos: número quântico; números quânticos; spin; orbital; orbitais; princípio da exclusão de pauli; regra de hund
11044 Óxidos: óxido; óxidos ácidos; óxidos básicos; anfótero; peróxido; funções inorgânicas; óxido ácido
11045 Oxirredução: redox; oxi-redução; oxidação; redução; oxidação e redução; reação de oxirredução; reações redox; eletroquímica
11046 Petróleo e Combustíveis: petróleo; gasolina; combustíveis fósseis; combustível; craqueamento; refino; gás natural; carvão; octanagem; destilação do petróleo; combustíveis; combustão; pré-sal
11047 pH e pOH: ph; poh; potencial hidrogeniônico; acidez; escala de ph; produto iônico da água; kw
11048 Pilhas e Baterias: pilha; pilhas; bateria; eletroquímica; pilha de daniell; daniell; célula galvânica; potencial de redução; célula a combustível; potencial padrão; bateria de lítio; anodo e catodo; cátodo e ânodo
11049 Polaridade de Moléculas: polaridade; molécula polar; apolar; polar e apolar; momento dipolar; eletronegatividade e polaridade
11050 Polímeros: polímero; plástico; plásticos; polimerização; borracha; vulcanização; pet; polietileno; nylon; reciclagem de plásticos; náilon; polímero de adição; polímero de condensação
11051 Poluição Atmosférica: chuva ácida; efeito estufa; camada de ozônio; poluição do ar; aquecimento global; cfc; smog; gases do efeito estufa; inversão térmica
11052 Produto de Solubilidade: kps; produto de solubilidade; precipitação; precipitado
11053 Propriedades Coligativas: coligativas; ebulioscopia; crioscopia; tonoscopia; osmoscopia; osmose; pressão osmótica; osmose reversa; pressão de vapor; osmometria
11054 Propriedades Periódicas: eletronegatividade; raio atômico; energia de ionização; afinidade eletrônica; propriedade periódica; potencial de ionização; raio iônico
11055 Radioatividade: radioatividade; radiação; meia-vida; decaimento radioativo; alfa beta e gama; partículas alfa; partícula beta; fissão nuclear; fusão nuclear; carbono-14; urânio; lixo nuclear; química nuclear; césio-137
11056 Reações Inorgânicas: reação inorgânica; dupla troca; reação de síntese; simples troca; deslocamento; reações químicas; reação química; neutralização; decomposição; reação de neutralização; fila de reatividade
11057 Reações Orgânicas: reação orgânica; esterificação; saponificação; substituição; adição; eliminação; oxidação de álcoois; markovnikov; ozonólise; química orgânica; quimica organica; orgânica; hidrogenação; desidratação
11058 Sabões e Detergentes: sabão; detergente; detergentes; tensoativo; surfactante; micela; micelas; reação de saponificação
11059 Sais: sal; sais; funções inorgânicas; sal inorgânico; nomenclatura de sais
11060 Separação de Misturas: separação; destilação; filtração; decantação; destilação fracionada; centrifugação; peneiração; cromatografia; separação magnética; métodos de separação; flotação; evaporação; levigação
11061 Solubilidade: solubilidade; curva de solubilidade; curvas de solubilidade; coeficiente de solubilidade; saturada; solução saturada; soluto e solvente; corpo de fundo; saturada e insaturada; supersaturada
11062 Solução-Tampão: tampão; solução tampão; soluções tampão; henderson-hasselbalch
11063 Tabela Periódica: tabela; família da tabela periódica; famílias; períodos; metais; ametais; gases nobres; halogênios; metais alcalinos; grupos da tabela; elementos químicos
11064 Termoquímica: termo química; calor de combustão; poder calorífico; calorímetro
11065 Titulação: titulação ácido-base; ponto de equivalência; titulometria; fenolftaleína; ponto de viragem; neutralização
11066 Transformações Físicas e Químicas: fenômeno físico; fenômenos químicos; fenômeno químico; transformação química; transformações; fenômenos físicos e químicos
`;
