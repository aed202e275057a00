import type { TopicName } from "../../catalogue/general-topics.ts";
import type { SubjectSlug } from "../../catalogue/subjects.ts";

/** Few terms per topic (see term-score), rarely used elsewhere. */
export type TopicTerms<Slug extends SubjectSlug> = readonly (readonly [
  topic: TopicName<Slug>,
  terms: string,
])[];

export const mathematicsTerms: TopicTerms<"matematica"> = [
  ["Probabilidade", "probabilidade probabilidades chance_de"],
  [
    "Análise Combinatória",
    "combinac* permutac* anagrama* quantas_maneiras maneiras_distintas maneiras_diferentes senhas",
  ],
  ["Progressão Aritmética", "progressao_aritmetica razao_da_pa"],
  ["Progressão Geométrica", "progressao_geometrica"],
  ["Função Quadrática", "parabol* funcao_quadratica funcao_do_segundo_grau"],
  ["Função Exponencial", "exponencial exponenciais crescimento_exponencial"],
  ["Logaritmos", "logaritm* log10 escala_richter"],
  ["Funções Trigonométricas", "seno cosseno funcao_trigonometrica funcoes_trigonometricas sen cos"],
  ["Médias", "media_aritmetica media_ponderada media_das_notas media_geometrica valor_medio"],
  ["Estatística", "mediana moda desvio_padrao variancia"],
  ["Porcentagem", "porcentagem percentual percentuais por_cento"],
  ["Juros Simples e Compostos", "juros juro_composto capital_aplicado taxa_de_juros"],
  ["Escalas", "escala_do_mapa escala_de_1 escala_utilizada escala_1"],
  [
    "Regra de Três",
    "diretamente_proporcional inversamente_proporcional diretamente_proporcionais inversamente_proporcionais",
  ],
  ["Cilindros", "cilindro cilindros cilindric* cilindro_circular"],
  ["Cones", "cone cones tronco_de_cone conic*"],
  ["Esferas", "esfera esferas esferic* hemisferio"],
  ["Prismas", "prisma prismas paralelepiped*"],
  ["Pirâmides", "piramide piramides"],
  ["Poliedros", "poliedro poliedros octaedro icosaedro tetraedro dodecaedro faces_do_cubo"],
  ["Projeções e Vistas", "projecao_ortogonal vista_superior vista_frontal planificac*"],
  [
    "Geometria Analítica",
    "plano_cartesiano sistema_cartesiano equacao_da_reta equacao_da_circunferencia coeficiente_angular",
  ],
  ["Matrizes", "matriz matrizes"],
  ["Sistemas de Equações", "sistema_de_equacoes sistemas_de_equacoes"],
  ["MMC e MDC", "minimo_multiplo maximo_divisor multiplos_comuns"],
  ["Conjuntos", "intersecao diagrama_de_venn conjuntos_a"],
  ["Teorema de Tales", "teorema_de_tales"],
  ["Semelhança de Triângulos", "semelhanca_de_triangulos triangulos_semelhantes"],
];

export const physicsTerms: TopicTerms<"fisica"> = [
  ["Circuitos Elétricos", "circuito circuitos em_serie em_paralelo circuito_eletrico"],
  ["Leis de Ohm", "lei_de_ohm resistividade resistencia_eletrica"],
  ["Potência Elétrica", "potencia_eletrica kwh consumo_de_energia_eletrica quilowatt*"],
  ["Indução Eletromagnética", "inducao_eletromagnetica corrente_induzida fluxo_magnetico faraday"],
  ["Campo Magnético", "campo_magnetico ima imas eletroima*"],
  ["Calorimetria", "calor_especifico calor_latente capacidade_termica equilibrio_termico"],
  ["Propagação do Calor", "conducao_termica conveccao irradiacao isolante_termico condutividade_termica"],
  ["Dilatação Térmica", "dilatacao_termica coeficiente_de_dilatacao"],
  ["Máquinas Térmicas", "maquina_termica maquinas_termicas motor_a_combustao ciclo_de_carnot"],
  ["Termodinâmica", "termodinamica primeira_lei_da segunda_lei_da_termodinamica"],
  [
    "Hidrostática",
    "pressao_hidrostatica vasos_comunicantes pressao_atmosferica prensa_hidraulica principio_de_pascal",
  ],
  ["Empuxo", "empuxo principio_de_arquimedes arquimedes"],
  ["Refração da Luz", "refracao refrat* indice_de_refracao reflexao_total"],
  ["Lentes", "lente lentes distancia_focal"],
  ["Espelhos", "espelho espelhos espelho_plano espelho_concavo"],
  ["Óptica da Visão", "miopia hipermetropia astigmatismo retina cristalino"],
  [
    "Interferência e Difração",
    "difracao interferencia_construtiva interferencia_destrutiva padrao_de_interferencia",
  ],
  ["Acústica", "timbre intensidade_sonora ondas_sonoras onda_sonora decibel* altura_do_som"],
  ["Efeito Doppler", "efeito_doppler doppler"],
  ["Ondulatória", "comprimento_de_onda frequencia_da_onda velocidade_de_propagacao ressonancia"],
  [
    "Ondas Eletromagnéticas",
    "ondas_eletromagneticas onda_eletromagnetica espectro_eletromagnetico micro_ondas ultravioleta infravermelh*",
  ],
  ["Energia Mecânica", "energia_cinetica energia_potencial energia_mecanica conservacao_da_energia"],
  ["Leis de Newton", "leis_de_newton lei_de_newton acao_e_reacao inercia forca_resultante"],
  ["Força de Atrito", "forca_de_atrito atrito_estatico atrito_cinetico coeficiente_de_atrito"],
  ["Gravitação", "gravitac* leis_de_kepler lei_de_kepler forca_gravitacional"],
  ["Impulso e Quantidade de Movimento", "quantidade_de_movimento impulso momento_linear"],
  ["Movimento Uniformemente Variado", "aceleracao_constante uniformemente_variado desaceleracao"],
  ["Máquinas Simples", "alavanca* roldana* polia polias"],
  ["Força Elástica", "lei_de_hooke constante_elastica forca_elastica"],
];

export const chemistryTerms: TopicTerms<"quimica"> = [
  ["Estequiometria", "estequiometr* rendimento_da_reacao massa_de_produto"],
  [
    "Pilhas e Baterias",
    "pilha pilhas anodo catodo potencial_padrao potenciais_padrao celula_a_combustivel celula_galvanica",
  ],
  ["Eletrólise", "eletrolise eletrolitic*"],
  ["Oxirredução", "oxirreducao agente_oxidante agente_redutor numero_de_oxidacao"],
  ["Corrosão", "corrosao ferrugem metal_de_sacrificio"],
  [
    "Termoquímica",
    "entalpia exotermic* endotermic* calor_de_combustao entalpia_de_combustao energia_de_ligacao",
  ],
  [
    "Equilíbrio Químico",
    "equilibrio_quimico constante_de_equilibrio deslocamento_do_equilibrio le_chatelier",
  ],
  ["pH e pOH", "ph poh acidez_do"],
  [
    "Ácidos e Bases",
    "acido_forte base_forte bronsted arrhenius lewis neutralizacao carater_basico carater_acido",
  ],
  ["Titulação", "titulacao titulacoes titulante ponto_de_equivalencia"],
  ["Concentração das Soluções", "mol_l g_l mg_l ppm concentracao_molar concentracao_em"],
  ["Diluição e Mistura de Soluções", "diluicao diluid* diluir"],
  ["Solubilidade", "solubilidade coeficiente_de_solubilidade solucao_saturada"],
  [
    "Forças Intermoleculares",
    "ligacoes_de_hidrogenio ligacao_de_hidrogenio forcas_intermoleculares interacoes_intermoleculares van_der_waals dipolo_dipolo",
  ],
  [
    "Separação de Misturas",
    "destilacao decantacao filtracao flotacao separacao_de_misturas centrifugacao extracao_por_solvente peneiracao",
  ],
  [
    "Funções Orgânicas",
    "funcao_organica funcoes_organicas grupo_funcional grupos_funcionais grupos_organicos",
  ],
  [
    "Reações Orgânicas",
    "esterificacao transesterificacao hidrogenacao reacao_de_adicao reacao_de_substituicao ozonolise",
  ],
  [
    "Isomeria Espacial",
    "isomeria_geometrica isomero_geometrico carbono_quiral isomeria_optica enantiomer* estereoisomer*",
  ],
  ["Polímeros", "polimero polimeros polimerizacao monomero*"],
  ["Radioatividade", "radioativ* meia_vida decaimento isotopo* fissao_nuclear fusao_nuclear"],
  ["Sabões e Detergentes", "sabao saboes detergente* tensoativo* saponificacao surfactante*"],
  ["Biocombustíveis", "biodiesel biocombustive* etanol_combustivel"],
  ["Petróleo e Combustíveis", "petroleo gasolina octanagem craqueamento"],
  [
    "Poluição Atmosférica",
    "chuva_acida efeito_estufa camada_de_ozonio poluicao_atmosferica clorofluorcarboneto*",
  ],
  ["Cinética Química", "catalisador* energia_de_ativacao velocidade_da_reacao rapidez_da_reacao"],
  ["Modelos Atômicos", "modelo_atomico modelos_atomicos rutherford dalton"],
  [
    "Propriedades Coligativas",
    "propriedades_coligativas propriedade_coligativa ebulioscop* crioscop* osmose_reversa",
  ],
  ["Metalurgia e Mineração", "metalurg* minerio minerios alto_forno siderurg*"],
];

export const biologyTerms: TopicTerms<"biologia"> = [
  [
    "Cadeias e Teias Alimentares",
    "cadeia_alimentar cadeias_alimentares teia_alimentar nivel_trofico niveis_troficos produtores_primarios",
  ],
  [
    "Relações Ecológicas",
    "mutualis* comensal* parasitismo competicao_interespecifica relacao_ecologica relacoes_ecologicas predatismo",
  ],
  [
    "Ciclos Biogeoquímicos",
    "ciclo_do_nitrogenio ciclo_do_carbono ciclo_biogeoquimico ciclos_biogeoquimicos fixacao_do_nitrogenio nitrificac* desnitrificac*",
  ],
  [
    "Desequilíbrios Ambientais",
    "eutrofizacao bioacumul* magnificacao_trofica especie_exotica especies_exoticas",
  ],
  ["Sucessão Ecológica", "sucessao_ecologica especies_pioneiras"],
  ["Biomas", "bioma biomas caatinga mata_atlantica cerrado manguezal"],
  ["Teorias Evolutivas", "selecao_natural darwin* lamarck* neodarwinis*"],
  [
    "Evidências da Evolução",
    "orgaos_homologos orgaos_analogos convergencia_evolutiva fosseis ancestral_comum",
  ],
  ["Especiação", "especiacao isolamento_geografico isolamento_reprodutivo"],
  ["Fotossíntese", "fotossintese fotossintetic* clorofila"],
  ["Fermentação", "fermentacao leveduras lactobacil*"],
  ["Respiração Celular", "respiracao_celular mitocondri* cadeia_respiratoria"],
  ["Membrana Plasmática", "osmose membrana_plasmatica transporte_ativo difusao_facilitada"],
  ["Engenharia Genética", "transgenic* dna_recombinante geneticamente_modificad* crispr plasmideo*"],
  ["Biotecnologia", "biotecnolog* clonagem biorremediacao terapia_genica celulas_tronco"],
  ["Ácidos Nucleicos", "acidos_nucleicos nucleotideo* dupla_helice bases_nitrogenadas"],
  [
    "Síntese Proteica",
    "sintese_proteica sintese_de_proteinas codon* codigo_genetico rna_mensageiro traducao_do",
  ],
  ["Primeira Lei de Mendel", "alelo_recessivo alelo_dominante heterozigot* homozigot* monohibrid*"],
  ["Heredogramas", "heredograma heredogramas genealogia"],
  ["Grupos Sanguíneos", "sistema_abo grupo_sanguineo tipo_sanguineo fator_rh aglutin*"],
  ["Herança Ligada ao Sexo", "ligada_ao_sexo ligado_ao_sexo daltonismo hemofilia cromossomo_x"],
  ["Vacinas e Soros", "vacina vacinas vacinacao soro_antiofidico soroterapia"],
  ["Sistema Imunológico", "anticorpo anticorpos linfocit* sistema_imun* antigenos"],
  ["Viroses", "dengue febre_amarela zika chikungunya hiv aids gripe influenza virose*"],
  ["Protozoários", "protozoari* malaria doenca_de_chagas leishmaniose trypanosoma plasmodium"],
  ["Sistema Endócrino", "hormonio hormonios insulina glandula* tireoide"],
  ["Sistema Nervoso", "neuronio* sinapse* neurotransmissor* sistema_nervoso"],
  ["Sistema Digestório", "digestao suco_gastrico intestino_delgado sistema_digest*"],
  [
    "Sistema Cardiovascular",
    "pressao_arterial sistema_cardiovascular circulacao_sanguinea arterias eletrocardiogram*",
  ],
  ["Métodos Contraceptivos e ISTs", "contraceptiv* anticoncepciona* preservativo* sexualmente_transmissive*"],
  ["Enzimas", "enzima enzimas atividade_enzimatica"],
  ["Angiospermas", "angiosperm* polinizac* polinizador*"],
];
