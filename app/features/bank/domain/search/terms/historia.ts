/** Topic id, seed name (for people): what students type. */
export const historiaTerms = `
7001 Absolutismo: absolutista; luís xiv; rei sol; direito divino; bossuet; hobbes absolutismo; estado absolutista
7002 África Pré-Colonial: reinos africanos; mali; império do mali; songai; gana; áfrica antiga; história da áfrica; congo
7003 América Espanhola: colonização espanhola; encomienda; mita; colonização da américa; américa colonial
7004 América Inglesa: treze colônias; 13 colônias; colonização inglesa; puritanos; mayflower
7005 América Portuguesa: brasil colônia; brasil colonial; capitanias hereditárias; governo-geral; período colonial; colonização portuguesa; jesuítas; pacto colonial; colonização do brasil; pau-brasil; união ibérica
7006 Antigo Regime: antigo regime; três estados; sociedade estamental; ancien régime
7007 Apartheid: apartheid; mandela; nelson mandela; segregação racial na áfrica do sul
7008 Baixa Idade Média: baixa idade média; peste negra; renascimento comercial; renascimento urbano; crise do século xiv; burguesia; idade média; guildas; corporações de ofício; guerra dos cem anos
7009 Bandeirantismo: bandeirantes; bandeirante; bandeiras; entradas e bandeiras; monções
7010 Brasil Holandês: invasões holandesas; holandeses; maurício de nassau; nassau; brasil holandes; insurreição pernambucana
7011 Ciclo da Borracha: borracha; seringueiros; seringais; questão do acre; acre
7012 Ciclo do Café: café; cafeicultura; barões do café; economia cafeeira; oeste paulista
7013 Ciclo do Ouro: mineração; ouro; minas gerais; século do ouro; ouro preto; derrama; quinto; sociedade mineradora; diamantes
7014 Civilizações Pré-Colombianas: maias; astecas; incas; maias astecas e incas; pré-colombianos; povos pré-colombianos; império inca; povos andinos
7015 Conflitos no Oriente Médio: israel e palestina; questão palestina; guerra do golfo; faixa de gaza; palestina; revolução iraniana; guerra dos seis dias; primavera árabe; conflito árabe-israelense
7016 Coronelismo: coronelismo; voto de cabresto; coronéis; política dos governadores; curral eleitoral
7017 Crise de 1929: crise de 29; quebra da bolsa; grande depressão; new deal; crise de 1929; roosevelt
7018 Cruzadas: cruzada; cruzadas; guerra santa medieval
7019 Descolonização da África e da Ásia: descolonização; independência da índia; gandhi; independência das colônias africanas; guerra do vietnã; descolonização africana; guerra de independência de angola; pan-africanismo
7020 Ditaduras na América Latina: ditadura chilena; pinochet; ditadura argentina; operação condor; allende; peronismo
7021 Economia Açucareira: cana-de-açúcar; açúcar; engenho; engenhos; plantation; economia do açúcar; senhor de engenho; casa-grande
7022 Egito Antigo: egito; faraó; faraós; pirâmides do egito; egípcios; antiguidade oriental; rio nilo
7023 Era Napoleônica: napoleão; napoleão bonaparte; império napoleônico; congresso de viena; bloqueio continental; bonaparte; santa aliança
7024 Era Vargas: getúlio vargas; vargas; estado novo; getulio; clt; revolução de 1930; revolução de 30; governo provisório; populismo; revolução constitucionalista; trabalhismo; dip; revolução de 32; intentona comunista; integralismo; leis trabalhistas
7025 Escravidão no Brasil: escravidão; escravos; escravidão africana; tráfico negreiro; quilombo; quilombos; abolição; lei áurea; zumbi dos palmares; palmares; lei eusébio de queirós; lei do ventre livre; abolicionismo; escravizados; resistência escrava; abolição da escravatura; quilombo dos palmares; pós-abolição
7078 Estados Unidos no Século XIX: guerra de secessão; guerra civil americana; lincoln; marcha para o oeste; destino manifesto; doutrina monroe; abraham lincoln
7026 Expansão Marítima: grandes navegações; navegações; expansão ultramarina; descobrimento; descobrimento do brasil; vasco da gama; colombo; tratado de tordesilhas; tordesilhas; expansão marítima europeia; caravelas; cabral
7027 Fascismo: fascismo; mussolini; totalitarismo; regimes totalitários; franquismo; salazarismo; guerra civil espanhola
7028 Feudalismo: feudal; feudo; servos; suserania e vassalagem; idade média; alta idade média; sistema feudal; carlos magno; império carolíngio; senhor feudal; vassalagem
7029 Formação das Monarquias Nacionais: monarquias nacionais; centralização do poder; estados nacionais; formação de portugal; reconquista; guerra de reconquista; formação dos estados nacionais
7030 Governo João Goulart: jango; joão goulart; reformas de base; golpe de 64; golpe de 1964; parlamentarismo
7031 Governo Juscelino Kubitschek: jk; juscelino; juscelino kubitschek; plano de metas; brasília; 50 anos em 5; construção de brasília; cinquenta anos em cinco
7032 Grécia Antiga: grécia; atenas; esparta; democracia ateniense; pólis; polis; guerra do peloponeso; gregos; antiguidade clássica; helenismo; grécia clássica; cidadania grega; alexandre o grande
7033 Guerra de Canudos: canudos; antônio conselheiro; euclides da cunha; sertões; messianismo
7034 Guerra do Paraguai: guerra do paraguai; solano lópez; tríplice aliança
7035 Guerra Fria: guerra fria; corrida espacial; corrida armamentista; plano marshall; muro de berlim; otan; capitalismo e socialismo; crise dos mísseis; macarthismo; urss; doutrina truman; bipolaridade; pacto de varsóvia; guerra da coreia
7036 Igreja na Idade Média: igreja católica medieval; inquisição; igreja medieval; teocentrismo; monges; monastérios; idade média; universidades medievais
7037 Iluminismo: iluministas; voltaire; rousseau; montesquieu; século das luzes; despotismo esclarecido; enciclopédia; luzes; liberalismo
7038 Imigração no Brasil: imigração; imigrantes; imigração italiana; imigração japonesa; imigração europeia; imigrantes italianos
7039 Imperialismo: neocolonialismo; imperialista; conferência de berlim; partilha da áfrica; guerra do ópio; colonialismo; darwinismo social; guerra dos bôeres; fardo do homem branco; neocolonial
7040 Império Bizantino: bizâncio; império bizantino; justiniano; constantinopla; bizantinos; cisma do oriente
7041 Inconfidência Mineira: inconfidência; tiradentes; conjuração mineira; inconfidentes
7042 Independência da América Espanhola: bolívar; simón bolívar; independências da américa espanhola; san martín; libertadores; independência do haiti; haiti; haitianismo; independência da américa latina
7043 Independência do Brasil: independência; dom pedro i; 7 de setembro; grito do ipiranga; processo de independência do brasil; revolução do porto; independência da bahia
7044 Independência dos Estados Unidos: independência dos eua; revolução americana; george washington; declaração de independência; independência americana; constituição dos eua; federalistas
7045 Islamismo: islã; islamismo; maomé; muçulmanos; alcorão; expansão islâmica; império árabe; árabes; califado; sunitas e xiitas
7046 Mercantilismo: mercantilista; metalismo; balança comercial favorável; colbertismo; acumulação primitiva; companhias de comércio
7047 Mesopotâmia: mesopotâmia; sumérios; babilônia; código de hamurabi; hamurabi; fenícios; hebreus; persas; assírios; crescente fértil; antiguidade oriental
7048 Movimentos Operários: movimento operário; ludismo; cartismo; sindicatos; anarquismo; greve de 1917; operários; sindicalismo; luta operária; comuna de paris
7079 Mundo Pós-Guerra Fria: queda do muro de berlim; fim da urss; nova ordem mundial; 11 de setembro; gorbachev; perestroika; guerra ao terror; guerra da iugoslávia; fim da guerra fria; neoliberalismo
7049 Nazismo: nazismo; hitler; holocausto; nazista; antissemitismo; terceiro reich; república de weimar; nazifascismo
7050 Nova República: redemocratização; plano real; constituição de 1988; collor; fhc; diretas já; nova república; sarney; impeachment; governo lula; constituição cidadã; governo collor
7051 Patrimônio Histórico e Cultural: patrimônio; patrimônio histórico; patrimônio cultural; iphan; memória; patrimônio imaterial; museu; monumentos; bens culturais; tombamento
7052 Período Joanino: vinda da família real; família real; dom joão vi; período joanino; abertura dos portos; corte portuguesa; dom joão; reino unido
7053 Período Regencial: regência; regências; período regencial; cabanagem; farroupilha; guerra dos farrapos; balaiada; sabinada; revolta dos malês; malês; revoltas regenciais; ato adicional; guarda nacional; golpe da maioridade; farrapos
7054 Povos Indígenas do Brasil: indígenas; povos indígenas; índios; tupinambás; tupi; indígena; povos originários; catequese; guarani; questão indígena; direitos indígenas; missões jesuíticas
7055 Pré-História: pré-história; paleolítico; neolítico; revolução neolítica; arte rupestre; homo sapiens; sambaquis; idade dos metais
7056 Primeira Guerra Mundial: primeira guerra; 1ª guerra mundial; 1ª guerra; primeira guerra mundial; tratado de versalhes; guerra de trincheiras; grande guerra; paz armada; trincheiras; liga das nações; i guerra mundial
7057 Primeira República: república velha; primeira república; república oligárquica; política do café com leite; café com leite; proclamação da república; república da espada; deodoro da fonseca; convênio de taubaté; encilhamento; oligarquias; tenentismo; coluna prestes
7058 Primeiro Reinado: primeiro reinado; constituição de 1824; poder moderador; confederação do equador; dom pedro i; abdicação
7059 Reformas Religiosas: reforma protestante; lutero; contrarreforma; calvino; martinho lutero; protestantismo; concílio de trento; calvinismo; anglicanismo; reforma religiosa; reforma católica; henrique viii
7060 Regime Militar: ditadura militar; ditadura; ai-5; ai5; ditadura no brasil; milagre econômico; censura; anos de chumbo; anistia; abertura política; regime militar; tortura; atos institucionais; ditadura militar no brasil; geisel; médici; lei da anistia
7061 Renascimento: renascença; renascimento cultural; humanismo; leonardo da vinci; antropocentrismo; michelangelo; renascimento italiano; mecenato; renascentista; galileu
7062 República Populista: república populista; quarta república; república liberal; período democrático; jânio quadros; suicídio de vargas; dutra; república democrática; petrobras; segundo governo vargas
7063 Revoltas Coloniais: revoltas nativistas; guerra dos mascates; conjuração baiana; guerra dos emboabas; revolta de beckman; revolta de vila rica; movimentos emancipacionistas; revolta dos alfaiates; movimentos nativistas; revolução pernambucana; filipe dos santos
7064 Revoltas da Primeira República: revolta da vacina; revolta da chibata; contestado; guerra do contestado; cangaço; lampião; revolta da armada; revoltas da república velha; oswaldo cruz; padre cícero
7065 Revolução Chinesa: revolução cultural chinesa; mao; mao tsé-tung; mao tse tung; china comunista; longa marcha
7066 Revolução Cubana: revolução cubana; fidel castro; che guevara; cuba; fidel
7067 Revolução Francesa: revolucao francesa; robespierre; jacobinos; jacobinos e girondinos; queda da bastilha; bastilha; direitos do homem e do cidadão; assembleia nacional; diretório; luís xvi; revolução francesa 1789; girondinos; período do terror
7068 Revolução Industrial: revolucao industrial; industrialização inglesa; máquina a vapor; fábricas; primeira revolução industrial; segunda revolução industrial; trabalho infantil nas fábricas; cercamentos; 2ª revolução industrial; capitalismo industrial; adam smith
7069 Revolução Mexicana: revolução mexicana; zapata; emiliano zapata; pancho villa
7070 Revolução Russa: revolucao russa; bolcheviques; lenin; stalin; revolução de outubro; trotsky; nep; stalinismo; mencheviques; czar; revolução bolchevique; domingo sangrento
7071 Revoluções Inglesas: revolução inglesa; revolução gloriosa; cromwell; bill of rights; revolução puritana; oliver cromwell; declaração de direitos
7072 Revoluções Liberais do Século XIX: revoluções de 1848; primavera dos povos; revoluções liberais; 1830; revolução de 1848; nacionalismo; luís filipe; restauração
7073 Roma Antiga: roma; império romano; república romana; júlio césar; plebeus e patrícios; queda do império romano; direito romano; cristianismo primitivo; romanos; plebeus; pax romana; patrícios; otávio augusto; invasões bárbaras; irmãos graco; cristianismo
7074 Segunda Guerra Mundial: segunda guerra; 2ª guerra mundial; 2ª guerra; segunda guerra mundial; dia d; hiroshima; hiroshima e nagasaki; bomba atômica; aliados; ii guerra mundial; feb; stalingrado; pracinhas; eixo; onu
7075 Segundo Reinado: segundo reinado; dom pedro ii; brasil império; império do brasil; lei de terras; questão militar; barão de mauá; revolução praieira; era mauá; parlamentarismo às avessas; tarifa alves branco; império brasileiro
7076 Socialismo e Anarquismo: socialismo; anarquismo; comunismo; socialismo utópico; karl marx; socialismo científico; bakunin; manifesto comunista; marxismo; proudhon; ideologias do século xix
7077 Unificação da Alemanha e da Itália: unificação alemã; unificação italiana; bismarck; garibaldi; unificação da itália; unificação da alemanha; risorgimento; guerra franco-prussiana
`;
