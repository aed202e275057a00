/** Topic id, seed name (for people): what students type. */
export const geografiaTerms = `
6001 África: continente africano; áfrica subsaariana; fome na áfrica; saara; sahel
6002 Agropecuária: agricultura; pecuária; revolução verde; agronegócio; agricultura familiar; agropecuária; commodities agrícolas; sistemas agrícolas; agricultura orgânica; agrotóxicos; agroecologia; soja; transgênicos na agricultura
6003 América Anglo-Saxônica: canadá; américa do norte; américa anglo-saxônica
6004 América Latina: américa do sul; américa central; méxico; venezuela; países latino-americanos; argentina; américa latina
6005 Ásia: índia; coreia; sudeste asiático; continente asiático; paquistão; caxemira
6006 Atmosfera: camadas da atmosfera; atmosfera terrestre; circulação atmosférica; massas de ar; ventos; pressão atmosférica geografia; troposfera; el niño; la niña; el nino; monções; furacões
6007 Biomas Brasileiros: biomas do brasil; cerrado; caatinga; mata atlântica; floresta amazônica; pampas; pantanal; amazônia; desmatamento; desmatamento da amazônia; mata dos cocais; mata de araucárias
6008 Biomas Mundiais: tundra; taiga; savana; floresta temperada; estepe; desertos; floresta tropical; pradarias; floresta boreal
6009 Blocos Econômicos: mercosul; união europeia; nafta; bloco econômico; zona do euro; brexit; apec; usmca; integração regional; alca; mercado comum
6010 Cartografia: mapas; mapa; cartografia temática; curvas de nível; leitura de mapas; mapa temático; anamorfose; anamorfoses; cartograma; perfil topográfico
6011 China: china; economia chinesa; xi jinping; china atual; nova rota da seda; rota da seda
6012 Clima: climatologia; tipos de clima; climograma; fatores climáticos; elementos do clima; clima tropical; clima equatorial; maritimidade; continentalidade; climas do mundo; clima temperado; ilha de calor; inversão térmica; ilhas de calor; fatores do clima; clima e tempo
6013 Climas do Brasil: clima do brasil; clima semiárido; massas de ar no brasil; seca no nordeste; friagem; climas brasileiros; semiárido
6014 Comércio Internacional: comércio mundial; omc; balança comercial; exportação e importação; protecionismo; commodities; exportações; divisão internacional do trabalho; dit; balança de pagamentos
6015 Conflitos Étnicos e Territoriais: separatismo; nacionalismo; conflitos étnicos; catalunha; bascos; curdos; genocídio de ruanda; xenofobia; conflitos na áfrica; refugiados; terrorismo; caxemira; guerra na síria; ruanda; síria; conflitos armados; ucrânia
6016 Coordenadas Geográficas: latitude; longitude; latitude e longitude; paralelos e meridianos; meridiano de greenwich; coordenadas; linha do equador; trópicos; orientação; pontos cardeais; rosa dos ventos
6017 Demografia: crescimento populacional; transição demográfica; malthus; taxa de natalidade; taxa de mortalidade; pirâmide etária; pirâmides etárias; envelhecimento da população; população mundial; teoria malthusiana; bônus demográfico; teorias demográficas; taxa de fecundidade; densidade demográfica; malthusianismo; neomalthusianos; natalidade; população
6018 Desenvolvimento Sustentável: sustentabilidade; desenvolvimento sustentável; agenda 2030; rio-92; rio 92; eco 92; ods; pegada ecológica; conferências ambientais; reciclagem; consumo sustentável; relatório brundtland
6019 Domínios Morfoclimáticos: aziz ab'saber; domínios morfoclimáticos; mares de morros; domínio morfoclimático; ab'saber; mar de morros
6020 Energia: fontes de energia; energia renovável; energias renováveis; energia solar; energia eólica; petróleo geografia; matriz energética; energia limpa; opep; energia geotérmica; energias alternativas; fontes renováveis; combustíveis fósseis geografia; fracking; xisto
6021 Escalas Cartográficas: escala; escala cartográfica; escala gráfica; escala do mapa
6022 Espaço Agrário Brasileiro: agro brasileiro; fronteira agrícola; agronegócio; questão agrária; agricultura brasileira; modernização do campo; modernização da agricultura; matopiba; agricultura no brasil; espaço agrário; expansão da soja; espaço rural; boia-fria
6023 Estados Unidos: eua; estados unidos da américa; economia americana; hegemonia americana; manufacturing belt; vale do silício; trump; rust belt
6024 Estrutura da Terra: placas tectônicas; tectônica de placas; camadas da terra; deriva continental; terremotos; terremoto; vulcanismo; vulcões; manto; agentes internos; tsunami; abalos sísmicos; círculo de fogo; estrutura interna da terra
6025 Estrutura Fundiária: reforma agrária; latifúndio; mst; concentração fundiária; concentração de terras; grilagem; módulo rural; conflitos no campo; minifúndio; posseiros; conflitos por terra; sem-terra
6026 Europa: continente europeu; europa oriental; população da europa; leste europeu
6027 Fontes de Energia no Brasil: hidrelétricas; hidrelétrica; matriz energética brasileira; itaipu; belo monte; pré-sal; energia no brasil; usinas hidrelétricas; etanol geografia; energia nuclear no brasil; proálcool; biocombustíveis geografia; usina de belo monte; angra; angra dos reis
6028 Formação Territorial do Brasil: território brasileiro; fronteiras do brasil; formação do território; tratado de madri; expansão territorial; ocupação do território brasileiro; faixa de fronteira; integração do território; amazônia legal
6029 Fusos Horários: fuso horário; fuso; fusos; horário de verão; linha internacional de data; fusos horários do brasil
6030 Geologia: rochas; rocha; eras geológicas; tempo geológico; minerais e rochas; rochas magmáticas; ciclo das rochas; escudos cristalinos; bacias sedimentares; rochas sedimentares; rochas metamórficas; estrutura geológica
6031 Geopolítica: geopolitica; poder mundial; relações internacionais; guerra comercial; territorialidade; fronteiras; geopolítica mundial; guerra da ucrânia; brics; soberania
6032 Geotecnologias: gps; sensoriamento remoto; sig; imagens de satélite; geoprocessamento; satélites geografia; georreferenciamento
6033 Globalização: globalizacao; multinacionais; transnacionais; fluxos; redes; aldeia global; globalização econômica; milton santos; meio técnico-científico-informacional; antiglobalização; empresas transnacionais; fluxos de informação; internet geografia
6034 Hidrografia: rios; bacia hidrográfica; bacias hidrográficas; águas oceânicas; oceanos; aquífero; aquíferos; erosão fluvial; ciclo hidrológico; águas subterrâneas; correntes marítimas; regime fluvial; mares; assoreamento; mata ciliar
6035 Hidrografia do Brasil: bacia amazônica; rio são francisco; são francisco; transposição do rio são francisco; bacia do paraná; rios do brasil; transposição; aquífero guarani; rio amazonas; rios voadores; bacia do são francisco
6036 Indicadores Socioeconômicos: idh; pib; índice de gini; gini; desenvolvimento humano; indicadores sociais; subdesenvolvimento; países desenvolvidos; países emergentes; desigualdade entre países; índice de desenvolvimento humano; norte-sul; fome no mundo; renda per capita
6037 Industrialização: indústria; indústrias; tipos de indústria; desconcentração industrial; tecnopolos; localização industrial; revoluções industriais; fatores locacionais; processo de industrialização; tecnopolo; desindustrialização; terceira revolução industrial; indústria 4.0; quarta revolução industrial
6038 Industrialização Brasileira: industrialização do brasil; substituição de importações; indústria brasileira; zona franca de manaus; zona franca; guerra fiscal; indústria no brasil; abc paulista; processo de industrialização brasileiro
6039 Japão e Tigres Asiáticos: tigres asiáticos; japão; coreia do sul; japão e coreia; cingapura; plataformas de exportação; taiwan
6040 Mercado de Trabalho: desemprego; emprego; trabalho informal; terceirização; informalidade; setores da economia; desemprego estrutural; setor terciário; uberização; terciarização; população economicamente ativa; pea; trabalho precário; mercado informal
6041 Migrações: migração; migrações internacionais; refugiados; imigrantes; xenofobia; crise migratória; fuga de cérebros; movimentos migratórios; êxodo; emigração; imigração ilegal; fluxos migratórios; crise dos refugiados
6042 Migrações no Brasil: êxodo rural; migração interna; migrações internas; migração nordestina; retirantes; migração pendular; venezuelanos no brasil; haitianos no brasil; migração de retorno
6043 Modelos Produtivos: fordismo; taylorismo; toyotismo; just in time; fordismo e toyotismo; acumulação flexível; linha de montagem; produção flexível; taylorismo e fordismo; modelo de produção; taylor; ford
6044 Movimentos da Terra: rotação e translação; estações do ano; solstício; equinócio; movimento de rotação; translação; solstícios e equinócios; sol da meia-noite; rotação da terra; planeta terra; fases da lua; eclipses geografia
6045 Mudanças Climáticas: aquecimento global; efeito estufa; protocolo de kyoto; acordo de paris; mudança climática; gases de efeito estufa; créditos de carbono; cop; ipcc; aquecimento; protocolo de quioto; crise climática
6046 Oceania e Regiões Polares: antártida; ártico; austrália; oceania; nova zelândia; polos
6047 Ordem Mundial: nova ordem mundial; multipolaridade; ordem bipolar; guerra fria geografia; brics; hegemonia; mundo multipolar; ordem mundial multipolar; superpotência; velha ordem mundial
6048 Organizações Internacionais: onu; fmi; otan; banco mundial; oms; organismos internacionais; conselho de segurança; nações unidas; unesco; ongs; g20
6049 Oriente Médio: oriente médio; petróleo no oriente médio; irã; conflito israel palestina; israel; arábia saudita; iraque; primavera árabe; estado islâmico; afeganistão
6050 População Brasileira: população do brasil; demografia do brasil; composição étnica; pirâmide etária do brasil; ibge; censo; envelhecimento da população brasileira; censo demográfico; crescimento da população brasileira; indígenas do brasil; quilombolas; distribuição da população brasileira
6051 Problemas Ambientais: impactos ambientais; impacto ambiental; poluição; desertificação; lixo; resíduos sólidos; mariana; brumadinho; queimadas; camada de ozônio; erosão; lixão; aterro sanitário; chuva ácida; degradação ambiental; questão ambiental; barragem; desmatamento; lixo eletrônico; consumo e meio ambiente; arenização
6052 Projeções Cartográficas: projeção cartográfica; mercator; peters; projeção de mercator; projeção de peters; projeção cilíndrica; projeção azimutal; projeção cônica; mercator e peters; robinson
6053 Recursos Hídricos: água; crise hídrica; escassez de água; água doce; falta de água; água potável; uso da água; água virtual; gestão da água; conflitos pela água; consumo de água; irrigação
6054 Recursos Minerais: mineração; minérios; minério de ferro; carajás; garimpo; recursos naturais; commodities minerais; terras raras; lítio; exploração mineral; quadrilátero ferrífero
6055 Região Centro-Oeste: centro-oeste; centro oeste; mato grosso; brasília; goiás
6056 Região Nordeste: nordeste; sertão; zona da mata; semiárido; sub-regiões do nordeste; agreste; seca; polígono das secas; sudene; fruticultura; meio-norte
6057 Região Norte: norte do brasil; região amazônica; amazônia; região norte; ribeirinhos; transamazônica; sudam
6058 Região Sudeste: sudeste; são paulo; rio de janeiro; sudeste do brasil; minas gerais geografia
6059 Região Sul: sul do brasil; rio grande do sul; paraná; santa catarina; região sul
6060 Regionalização do Brasil: regiões do brasil; divisão regional; regionalização; complexos regionais; ibge regiões; macrorregiões; pedro pinchas geiger; quatro brasis; divisão regional do brasil; regiões geoeconômicas
6061 Relevo: formas de relevo; intemperismo; erosão; geomorfologia; planalto e planície; agentes do relevo; planaltos; agentes externos; dobramentos modernos; deslizamento; deslizamentos; voçoroca; voçorocas; relevo litorâneo; morfologia; falésias
6062 Relevo do Brasil: relevo brasileiro; jurandyr ross; depressões; classificação do relevo; planalto brasileiro; relevo do brasil; chapadas; planícies brasileiras
6063 Rússia: rússia; putin; cei; antiga urss; leste europeu; chechênia; crimeia; países da cei
6064 Solos: solo; laterização; tipos de solo; latossolo; lixiviação; pedologia; erosão do solo; terra roxa; massapê; conservação do solo; salinização; perfil do solo; plantio direto
6065 Transportes: transporte; modais de transporte; rodovias; ferrovias; hidrovias; mobilidade urbana; modal; logística; meios de transporte; portos
6066 Transportes no Brasil: transporte rodoviário; transportes brasil; matriz de transportes; malha rodoviária; ferrovias no brasil; rodoviarismo; hidrovias no brasil; greve dos caminhoneiros
6067 Unidades de Conservação: parque nacional; reserva extrativista; unidade de conservação; apa; código florestal; snuc; terras indígenas; reservas extrativistas; reserva ambiental; terra indígena; chico mendes
6068 Urbanização: cidades; metrópole; metrópoles; megacidades; urbanização mundial; rede urbana; conurbação; megalópole; cidades globais; problemas urbanos; gentrificação; segregação socioespacial; hierarquia urbana; planejamento urbano; especulação imobiliária; plano diretor; cidade global; verticalização; ilhas de calor; enchentes; conurbaçao; cidade informal; condomínios fechados
6069 Urbanização Brasileira: favelas; urbanização do brasil; segregação urbana; região metropolitana; favela; macrocefalia urbana; regiões metropolitanas; crescimento das cidades brasileiras; moradia; metropolização; cidades médias; favelização; enchentes urbanas; periferia; déficit habitacional; movimentos por moradia
6070 Vegetação: vegetação; formações vegetais; tipos de vegetação; vegetação do brasil; mata de galeria; xerófitas; manguezais; vegetação e clima; mangue
`;
