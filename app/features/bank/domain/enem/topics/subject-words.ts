import type { SubjectSlug } from "../../catalogue/subjects.ts";
import type { EnemArea } from "../reading/row.ts";
import { termList } from "./term-score.ts";

/** `sure` terms belong to one subject of the area; `likely` ones are sometimes shared. */
export type SubjectWords = { subject: SubjectSlug; sure: readonly string[]; likely: readonly string[] };

/** Years 1400 to 1969: quoted books are later. */
const pastDecades = Array.from({ length: 57 }, (_, decade) => `${140 + decade}*`).join(" ");

const fisica: SubjectWords = {
  subject: "fisica",
  sure: termList(`velocidade_media velocidade_da_luz velocidade_do_som aceleracao energia_cinetica energia_potencial
    energia_mecanica energia_eletrica potencia_eletrica corrente_eletrica campo_magnetico campo_eletrico carga_eletrica
    resistencia_eletrica resistor* capacitor* diferenca_de_potencial tensao_eletrica voltimetr* amperimetr* disjuntor*
    chuveiro* lampad* lampada_incandescente circuito* ima imas bobina* espira* solenoide inducao_eletromagnetica eletromagnet* onda_sonora ondas_sonoras
    comprimento_de_onda comprimentos_de_onda frequencia_da_onda refracao refrat* difracao reflexao_total polariza* lente lentes espelho* optic* fibra_optica
    lei_de_ohm newton newtons forca_de_atrito atrito gravitac* gravidade inercia empuxo hidrostatic* alavanca* polia* roldana*
    torque mola molas calor_especifico calor_latente dilatacao termodinamic* maquina_termica maquinas_termicas rendimento
    conducao_termica condutividade_termica irradiacao conveccao watt* kwh joule* volt volts ampere* ohm* hertz khz mhz decibel*
    efeito_doppler timbre fotoeletric* foton* usina_hidreletrica efeito_joule queda_livre lancamento* projetil movimento_uniforme cinematica
    impulso quantidade_de_movimento colisao satelite* orbita* kepler astronom* telescopio* ultrassom isolante_termico
    garrafa_termica acustic* eletrostatic* pressao_hidrostatica vasos_comunicantes prensa_hidraulica eclipse* termometro*
    transformador* gerador* turbina* motor_eletrico onda_eletromagnetica ondas_eletromagneticas radiofrequencia antena* micro_ondas`),
  likely:
    termList(`velocidade forca forcas energia potencia calor temperatura luz som onda ondas movimento massa pressao
    tempo distancia altura peso bateria* eletric* magnet* termic* luminos* sonor* frequencia* radiac* motor* piscina m_s km_h
    bloco fio fios trajetoria radio ruido veiculo* automovel carro carros agua_quente potencial raio raios sensor* cores`),
};

const quimica: SubjectWords = {
  subject: "quimica",
  sure: termList(`reacao_quimica reacoes_quimicas ligacao_quimica ligacoes_quimicas ligacao_covalente ligacao_ionica ligacoes_de_hidrogenio
    estequiometr* mol mol_l mols massa_molar solucao_aquosa solucoes_aquosas soluto* solvente* solubilidade concentracao_molar titulacao
    oxirreducao oxidacao oxidante* redutor* agente_redutor anodo catodo eletrolise pilha pilhas eletrodo* potencial_padrao
    potenciais_padrao eletroquimic* acido_sulfurico acido_cloridrico acido_nitrico acido_carboxilico acido_acetico acidos_graxos hidroxido* carbonato* bicarbonato* sulfato*
    nitrato* fosfato* cloreto* sulfeto* brometo* oxido* ion ions cation* anion* ph poh acidez alcalin* neutralizacao hidrolise
    equilibrio_quimico catalisador* entalpia entalpias exotermic* endotermic* combustao calor_de_combustao hidrocarboneto* alcool etanol metanol aldeido* cetona* ester
    esteres eter amina* amida* fenol* carboxil* carbonila hidroxila isomer* isomeria polimer* monomer* polietileno pvc borracha
    petroleo gasolina biodiesel destilacao decantacao filtracao flotacao floculacao cromatografia sublimacao
    tabela_periodica eletronegatividade atomo* atomic* eletrons isotopo* radioativ* meia_vida fissao_nuclear fusao_nuclear uranio plutonio
    forcas_intermoleculares polaridade apolar* polar polares tensoativo* detergente* sabao saboes saponificacao micelas corrosao ferrugem aco latao
    liga_metalica ligas_metalicas metalurg* minerio* hematita bauxita calcario oxigenio_dissolvido chuva_acida gas_carbonico dioxido_de_carbono
    dioxido_de_enxofre enxofre nitrogenio fosforo sodio potassio calcio magnesio aluminio zinco cobre chumbo mercurio niquel cadmio cromo prata
    formula_molecular formula_estrutural estrutura_quimica carbono cadeia_carbonica molecula* organoclorad* pesticida* coloid* coloidal
    propriedades_coligativas pressao_de_vapor ponto_de_ebulicao temperatura_de_ebulicao organico_volatil funcao_organica funcoes_organicas grupo_funcional
    grupos_funcionais equacao_quimica estado_de_oxidacao gas_natural combustiveis_fosseis biogas efluente* grafeno nanotub* lixiviacao reagente* produtos_da_reacao rutherford bohr thomson dalton`),
  likely:
    termList(`substancia* composto* quimic* acido acidos base solucao solucoes concentracao metal metais gas gases combustive*
    elemento elementos reacao reacoes mistura* particula* densidade materia material materiais plastico* amostra* laboratorio residuo*
    tratamento_de_agua poluente* fertilizante* agrotoxico* sal sais vapor evaporacao g_mol mg_l dissolvid* hidrogenio oxigenio cloro`),
};

const biologia: SubjectWords = {
  subject: "biologia",
  sure: termList(`celula* celular* dna rna gene genes genetic* genoma* cromossom* alelo* mutac* hereditar* genotipo* fenotipo* mendel
    mitose meiose mitocondri* cloroplast* ribossom* nucleo_celular membrana_plasmatica citoplasma organela* enzima* proteina* aminoacido* lipidio*
    glicose insulina hormoni* vitamina* especie especies especiacao selecao_natural darwin* lamarck* evolutiv* evolucao ecossistem* cadeia_alimentar
    cadeias_alimentares teia_alimentar teias_alimentares nivel_trofico niveis_troficos trofic* produtores_primarios decompositor* predador* predacao presas parasit*
    hospedeir* mutualis* comensal* inquilin* competicao_interespecifica biodiversidade bioma biomas habitat nicho_ecologico fotossintese respiracao_celular
    bacteri* virus viral virais fung* protozoari* verme vermes vacina* soro soros anticorp* antigeno* imun* linfocit* patogen* doenca doencas dengue malaria
    chagas leishmaniose febre_amarela zika aids hiv infecc* infectad* contagi* transmissao_da_doenca mosquito* aedes inseto insetos larva larvas planta plantas vegetal
    vegetais raiz raizes folha folhas flor flores semente sementes polen poliniza* angiosperm* gimnosperm* briofit* pteridofit* xilema floema estomato* fruto frutos
    animal animais mamifer* ave aves reptei* anfibi* peixe peixes molusco* artropod* vertebrad* invertebrad* sangue sanguine* hemacia* hemoglobina coracao pulmao rim
    rins figado pancreas intestin* estomago digest* musculo* muscular* neuronio* nervos* cerebro osso ossos tecido tecidos embria* embrion* feto gestac* gravid* ovul* espermatozoid*
    gameta* fecundac* clone clonagem transgenic* celulas_tronco biotecnologia organismo_geneticamente_modificado eutrofizacao sucessao_ecologica cianobacteri* algas
    microrganism* micro_organism* antibiotic* fermentacao levedura* mutante* heredograma autossom* ligada_ao_sexo grupo_sanguineo tipo_sanguineo abo fator_rh
    polinizador* abelha abelhas herbivor* carnivor* onivor* bioacumula* magnificacao quimiossint* osmose osmotic* diabetes obesidade hipertensao cancer tumor* colesterol
    ciclo_do_nitrogenio ciclo_do_carbono rizobio* leguminosa* corais recife* manguezal cerrado caatinga mata_atlantica amazonic* fosseis fossil ancestral filogen* cladograma
    biologic* fisiologic* metabolic* metabolismo homeostase reproduc* assexuad* sexuad* dst contracept* anticoncepcional menstrua* espermat* testicul* ovario*`),
  likely:
    termList(`organismo* ser_vivo seres_vivos vida saude corpo alimento* alimentacao populacao populacoes ambiente individuo* paciente*
    medic* humano* humana* agua solo floresta* conservacao crescimento nutriente* ecologic* desmatamento impacto_ambiental adaptac* sobreviv*`),
};

const historia: SubjectWords = {
  subject: "historia",
  sure: termList(`a_c dip lei_de_terras cercamento* cortina_de_ferro plano_marshall grecia gregos polis constituicao_de_1934 seculo_xvi seculo_xvii seculo_xviii seculo_xix seculo_xv seculos_xvi colonia colonial coloniais colonizac* colonizador* metropole_portuguesa coroa_portuguesa
    portugueses escravid* escravo* escravist* escravizad* quilombo* abolic* alforria* senzala* engenho* capitania* bandeirant* jesuit* missionario* inconfidencia conjuracao
    independencia_do_brasil imperio imperial imperador dom_pedro d_pedro d_joao regencia* regencial* monarquia* monarquic* rei reis nobreza proclamacao_da_republica republica_velha
    primeira_republica coronelismo oligarqui* cafeicultor* tenentis* revolucao_de_1930 getulio_vargas getulio vargas estado_novo varguis* juscelino jango joao_goulart golpe_de_1964
    golpe_militar regime_militar ditadura* ai_5 ato_institucional anistia diretas_ja redemocratiza* constituicao_de_1988 constituicao_de_1824 constituicao_de_1891 guerra_do_paraguai canudos contestado cangaco
    revolta_da_vacina revolta* revolucao_francesa revolucao_industrial revolucao_russa revolucao_inglesa primeira_guerra segunda_guerra guerra_mundial guerra_fria nazis* nazi* fascis* hitler holocausto
    stalin* sovietic* imperialis* neocolonial* descoloniza* feudal* feudo* idade_media medieva* igreja_catolica cruzada* inquisicao reforma_protestante luter* calvin* contrarreforma
    renasciment* iluminis* absolutis* mercantilis* antigo_regime bastilha jacobin* napole* antiguidade roma romano romanos imperio_romano patricio* plebe* atenas ateniense* esparta*
    democracia_ateniense egito faraos mesopotamia asteca* inca incas maia maias conquistador* cortes_espanhol america_espanhola historiador* historiografi* memoria_nacional
    patrimonio_historico patrimonio_cultural tombamento iphan imigrantes_italianos movimento_operario greve greves anarquis* comuna guerra_civil guerra_de_secessao crise_de_1929 new_deal apartheid
    mandela gandhi revolucao_cubana fidel farroupilha cabanagem balaiada sabinada praieira confederacao_do_equador guerra_dos_farrapos lei_aurea princesa_isabel
    lei_eusebio ouro_preto minas_gerais_colonial mineracao sesmaria* catequese corte_portuguesa pau_brasil navegac* caravela* descobrimento* abolicionis* sufrag* ditador*
    brasil_colonia brasil_imperio segundo_reinado primeiro_reinado periodo_joanino integralis* trabalhis* clt populis* candangos plano_real collor impeachment crise_do_imperio`),
  likely:
    termList(`${pastDecades} historia historic* seculo* guerra guerras revoluc* republic* politica politico* governo* europe* portugal portugues* espanh* povo povos indigena* indios
    nacional nacao nacoes militar militares independencia rebel* nobre* senhor senhores trabalhadores burgues* aristocra* antigo antiga passado memoria documento carta cronica
    africano* africana* elite elites lei decreto reforma resistencia igreja civilizac* conquista movimento`),
};

const geografia: SubjectWords = {
  subject: "geografia",
  sure: termList(`clima climatic* precipitac* pluvi* massa_de_ar massas_de_ar relevo eros* sediment* geolog* geomorfolog* placas_tectonicas tecton*
    vulc* terremoto* intemperismo bacia_hidrografica bacias_hidrograficas rio_sao_francisco aquifero* hidrograf* hidric* lencol_freatico assoreamento vegetacao caatinga mata_atlantica floresta_amazonica amazonia
    desmatamento desertificac* bioma biomas dominios_morfoclimaticos metropol* regiao_metropolitana periferia* favela* conurbac* rede_urbana mobilidade_urbana 
     agropecuari* agronegocio latifundi* reforma_agraria fundiari* campones* assentamento* mst soja cana_de_acucar monocultura fronteira_agricola irrigac* agrotoxic* exodo_rural  
     industrializacao_brasileira desconcentracao fordis* toyotis* taylorista terceirizac* globaliza* multinaciona* transnaciona* bloco_economico blocos_economicos mercosul uniao_europeia nafta brics
      commodit* fluxos_migratorios migrac* migrant* refugiad* demograf* natalidade mortalidade fecundidade envelhecimento expectativa_de_vida piramide_etaria
    taxa_de_crescimento ibge idh pib cartograf* mapa mapas latitude longitude fuso fusos meridiano projecao_cartografica mercator sensoriamento geoprocessamento gps espaco_geografico 
     regionalizac* geopolit* oriente_medio siria palestin* israel matriz_energetica fontes_de_energia energia_eolica hidreletric* pre_sal gas_natural
    efeito_estufa aquecimento_global mudancas_climaticas protocolo_de_kyoto ilha_de_calor ilhas_de_calor inversao_termica sustentav* sustentabilidade recursos_naturais unidades_de_conservacao impactos_ambientais impacto_ambiental
      residuos_solidos aterro* ferrovi* rodovi* hidrovi* zona_franca polo_industrial tecnopolo* semiarido regiao_nordeste regiao_norte
    centro_oeste sudeste milton_santos santos_m onu otan opep omc deslizamento* encosta* enchente* inundac* mangue* costeir* planicie* depressao chapada* mares_de_morros el_nino monco* tropical
    equatorial semiarid* geada* seca_no hemisferio solsticio equinocio rotacao_da_terra translacao extrativis* pecuaria garimp* nucleo_urbano segregacao_socioespacial socioespacia* gentrifica* verticalizac* especulacao_imobiliaria`),
  likely:
    termList(`solo solos chuva chuvas temperatura cidade cidades rural rurais industria* populac* territori* exportac* importac* fronteira* transporte* porto portos oceano* polar cerrado agricultura petroleo urban* agricol* paisagem infraestrutura planalto* lixo ambienta* rocha rochas escala sertao nordeste litoral logistic* comercio_internacional
    regiao regioes espaco* espacia* econom* produc* producao crescimento desenvolvimento terra terras agua aguas rio rios energia pais paises mundial global internaciona* tecnolog* empresas mercado capital
    grafico tabela dados area areas natural naturais local locais norte sul leste oeste china estados_unidos india africa asia europa trabalho_no circulacao campo rede redes fluxo fluxos`),
};

const filosofia: SubjectWords = {
  subject: "filosofia",
  sure: termList(`filosof* socrates socratic* platao platon* aristoteles aristotel* pre_socratic* heraclito parmenides tales_de_mileto democrito anaximandro anaximenes epicur* estoic* sofista* ceticis* cetico*
    santo_agostinho agostinho tomas_de_aquino aquino escolastic* descartes cartesian* bacon hobbes locke hume kant kantian* rousseau voltaire montesquieu espinosa spinoza leibniz pascal hegel*
    nietzsche schopenhauer kierkegaard sartre existencialis* heidegger husserl fenomenolog* merleau_ponty beauvoir foucault deleuze derrida habermas adorno horkheimer escola_de_frankfurt arendt wittgenstein popper
    rawls bentham stuart_mill utilitaris* deontolog* imperativo_categorico etic* moral moralidade virtude* metafisic* ontolog* epistemolog* conhecimento_verdadeiro empiris* racionalis* racional razao
    dialetica maieutica mito_da_caverna mundo_das_ideias ideias_inatas logos arche physis contrato_social contratualis* estado_de_natureza leviata maquiavel principe felicidade sabedoria alma essencia verdade duvida_metodica cogito penso_logo
    principio_de_todas substancia_primordial ser_e causa_primeira silogis* logica estetica justo_meio eudaimonia ataraxia prazer prazeres panoptico bioetica autonomia_do esclarecimento menoridade entendimento sensivel inteligivel
    nihilis* niilis* vontade_de_potencia livre_arbitrio existencia_de_deus fe_e_razao esfera_publica acao_comunicativa banalidade_do_mal jonas diogenes seneca ciceron* boecio montaigne erasmo thomas_more morus erasmo giordano_bruno`),
  likely:
    termList(`pensamento pensador* ideia ideias natureza deus homem homens ser humano liberdade justica principio* bem mal razoes conhecimento conhecer mente consciencia sentidos experiencia
    paixoes desejo desejos juizo vontade universal absoluto existencia virtuos* sujeito reflexao mito mitos deuses ciencia_moderna metodo teoria discurso estado dever cidadao tradicao_ocidental`),
};

const sociologia: SubjectWords = {
  subject: "sociologia",
  sure: termList(`sociolog* durkheim weber* marx marxis* engels bourdieu bauman giddens goffman elias florestan_fernandes gilberto_freyre sergio_buarque darcy_ribeiro roberto_damatta da_matta lukes simmel castells levi_strauss malinowski
    antropolog* etnocentris* relativismo_cultural alteridade identidade_cultural identidades identidade_social classe_social classes_sociais luta_de_classes estratificac* mobilidade_social desigualdade_social desigualdades_sociais desigualdade* exclusao_social
    movimento_social movimentos_sociais movimento_negro movimento_feminista feminis* feminin* mulher mulheres genero sexis* machis* patriarca* lgbt* homossexua* homofobi* racis* racial raciais preconceito* discriminac* cotas acao_afirmativa acoes_afirmativas
    negro negros negra negras democracia_racial estereotip* cidadania direitos_humanos direitos_civis direitos_sociais direitos_politicos direito_ao minoria* sociedade_civil ong ongs participacao_popular participacao_politica democracia_participativa
    industria_cultural cultura_de_massa consumis* consumo sociedade_de_consumo redes_sociais internet midia* juventude jovens violencia criminalidade policia* seguranca_publica fato_social fatos_sociais coesao_social solidariedade_organica anomia
    acao_social dominacao_carismatica dominacao_legal burocra* mais_valia alienac* ideologia* trabalho_infantil desemprego precariza* informalidade mercado_de_trabalho uberiza* socializac* instituicoes_sociais instituicao_social controle_social status
    estigma* diversidade_cultural multicultural* cultura_popular estatuto_da_crianca estatuto_do_idoso lei_maria_da_penha familia familias violencia_domestica vulnerab* inclusao deficiencia acessibilidade politicas_publicas corrupcao
    voto eleitora* eleicoes partidos_politicos representacao_politica opiniao_publica manifestacoes protestos quilombolas comunidades_tradicionais religiosidade intolerancia_religiosa candomble umbanda terreiro* assedio`),
  likely:
    termList(`social sociais sociedade* cultura cultural culturais grupo grupos relacoes comportamento* valores norma* individuo individuos coletiv* trabalho trabalhador* direito direitos politic* poder comunidade*
    igualdade democra* populacao pobre pobres pobreza renda educacao escola publico publica brasil brasileira lei estado contemporane* interacao consumidor`),
};

const artes: SubjectWords = {
  subject: "artes",
  sure: termList(`pintura pinturas pintor pintora pintores escultur* escultor* artes_plasticas artes_visuais arte_contemporanea arte_moderna artista_plastic* obra_de_arte obras_de_arte instalacao performance
    vanguarda* cubis* surrealis* dadais* expressionis* impressionis* futurismo picasso matisse duchamp dali van_gogh monet michelangelo leonardo_da_vinci rembrandt tarsila portinari di_cavalcanti anita_malfatti lasar_segall
    helio_oiticica lygia_clark aleijadinho barroco_mineiro museu* exposicao bienal tela telas oleo_sobre_tela aquarela gravura* xilogravura* grafite grafiteir* arte_urbana fotografi* fotograf* cinema cineasta filme filmes
    danca dancas coreograf* bale ballet bailarin* teatro teatral teatrais dramaturg* encenac* ator atores palco espetaculo musica musical musicais musico* melodia ritmo_musical samba bossa_nova orquestra cancao
    compositor* tropicalia tropicalismo choro chorinho frevo maracatu capoeira circo folclor* arquitet* niemeyer patrimonio_artistico artesanato arte_popular arte_indigena arte_africana arte_rupestre rupestre* pop_art
    warhol neoconcret* readymade ready_made land_art body_art videoarte arte_conceitual instrumento_musical instrumentos_musicais bumba_meu_boi festa_popular vitral mosaico* afresco* artes_cenicas mascara mascaras`),
  likely: termList(
    `arte artes artist* estetic* obra imagem imagens cor cores forma formas tecnica* criacao plastic* visual visuais cultura popular movimento_artistico cena publico figura composicao`,
  ),
};

/** Subjects by words; Português is the rest of LC, Matemática is alone in MT. */
export const subjectWords: Record<EnemArea, readonly SubjectWords[]> = {
  CN: [fisica, quimica, biologia],
  CH: [historia, geografia, filosofia, sociologia],
  LC: [artes],
  MT: [],
};
