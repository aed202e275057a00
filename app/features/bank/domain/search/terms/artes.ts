/** Topic id, seed name (for people): what students type. */
export const artesTerms = `
1001 Arquitetura: arquitetura brasileira; niemeyer; oscar niemeyer; arquitetura moderna; arquitetura colonial
1002 Arte Africana e Afro-Brasileira: arte africana; arte afro-brasileira; máscaras africanas; cultura afro-brasileira; arte negra; capoeira; maracatu
1003 Arte Barroca: barroco arte; aleijadinho; barroco mineiro; caravaggio; arte sacra; barroco brasileiro; rembrandt; arte colonial; mestre ataíde
1004 Arte Bizantina: arte bizantina; mosaicos; ícones bizantinos
1005 Arte Contemporânea: arte contemporânea; instalação; arte conceitual; hélio oiticica; lygia clark; bienal; ready-made; instalações; land art; artistas contemporâneos; vik muniz; adriana varejão; parangolé; ai weiwei; arte interativa; body art; neoconcretismo; tecnologia e arte
1006 Arte Egípcia: arte egípcia; lei da frontalidade; pirâmides
1007 Arte Gótica: gótico; catedrais góticas; arte gótica; vitrais
1008 Arte Grega: arte grega; escultura grega; colunas gregas; arte clássica; arte greco-romana
1009 Arte Indígena: arte indígena; pintura corporal indígena; cerâmica marajoara; grafismo indígena; arte plumária; pintura corporal; cestaria
1010 Arte Moderna: arte moderna; vanguardas artísticas; abstracionismo; kandinsky; mondrian; arte abstrata; fauvismo; matisse; van gogh; picasso; pós-impressionismo; arte concreta; concretismo arte; duchamp; modernismo arte; paul klee; construtivismo russo; munch
1011 Arte Pré-Histórica: arte rupestre; pinturas rupestres; arte pré-histórica; serra da capivara; caverna de lascaux
1012 Arte Rococó: rococó; arte rococó
1013 Arte Romana: arte romana; coliseu; aquedutos
1014 Arte Românica: arte românica; românico
1015 Arte Urbana: grafite; arte de rua; grafitti; muralismo; os gêmeos; arte urbana; pichação; kobra; banksy; graffiti; diego rivera; lambe-lambe; eduardo kobra
1016 Artes Digitais: arte digital; videoarte; video game; realidade virtual; arte e tecnologia; nft; games; cultura digital; jogos eletrônicos
1017 Cinema: cinema; filme; filmes; cinema novo; glauber rocha; audiovisual; charles chaplin; cinema brasileiro; animação; chaplin; documentário
1018 Cubismo: cubismo; guernica; picasso; braque; les demoiselles d'avignon
1019 Cultura Popular: cultura popular; folclore; festas populares; bumba meu boi; literatura de cordel; cordel; artesanato; frevo; festa junina; xilogravura; congada; cultura nordestina; folia de reis; bumba-meu-boi; festas folclóricas
1020 Dadaísmo: dadaísmo; dadá; duchamp; ready-made; marcel duchamp
1021 Dança: dança; balé; ballet; danças brasileiras; coreografia; dança contemporânea; samba de roda; danças populares; hip hop dança; break
1022 Elementos da Linguagem Visual: elementos visuais; ponto linha e plano; cores; teoria das cores; perspectiva; cor; composição visual; luz e sombra; textura; cores complementares
1023 Escultura: escultura; esculturas; rodin; michelangelo; escultor
1024 Expressionismo: expressionismo; edvard munch; o grito; expressionista; lasar segall
1025 Fotografia: fotografia; fotografias; sebastião salgado; fotógrafo; fotojornalismo
1026 Futurismo: futurismo; marinetti; manifesto futurista
1027 Impressionismo: impressionismo; monet; impressionistas; claude monet; renoir; degas
1028 Modernismo Brasileiro: modernismo brasileiro; tarsila do amaral; abaporu; portinari; anita malfatti; di cavalcanti; candido portinari; tarsila; operários; volpi; retirantes portinari; modernistas; movimento antropofágico
1029 Música: música; instrumentos musicais; ritmo melodia e harmonia; notas musicais; música erudita; partitura; orquestra; beethoven; ópera; jazz; música clássica; villa-lobos; rock
1030 Música Brasileira: música brasileira; mpb; samba; bossa nova; tropicália; chico buarque; tropicalismo; caetano veloso; forró; rap nacional; choro; baião; luiz gonzaga; música popular brasileira; gilberto gil; pixinguinha; tom jobim; cartola; noel rosa; canção de protesto; festivais de música; música de protesto; sertanejo; funk carioca; manguebeat
1031 Neoclassicismo: neoclassicismo; missão francesa; missão artística francesa; neoclássico; debret; academicismo; jacques-louis david; arte acadêmica
1032 Patrimônio Artístico: patrimônio artístico; restauração; museu; museus; patrimônio cultural arte; conservação do patrimônio; bens tombados; patrimônio imaterial arte
1033 Performance: performance; happening; marina abramovic; performances; performance artística; intervenção artística; intervenção urbana
1034 Pintura: pintura; quadros; pintores; história da arte; obra de arte; obras de arte; arte; artes visuais; artes plásticas; pintura brasileira; frida kahlo; retrato; autorretrato; natureza-morta; pinturas
1035 Pop Art: pop art; andy warhol; pop-art; roy lichtenstein; warhol; arte pop
1036 Renascimento: renascimento arte; leonardo da vinci; mona lisa; michelangelo; arte renascentista; perspectiva linear; capela sistina; rafael; botticelli; homem vitruviano
1037 Semana de Arte Moderna: semana de 22; semana de arte moderna; semana de arte moderna de 1922; teatro municipal de são paulo
1038 Surrealismo: surrealismo; salvador dalí; dalí; magritte; rené magritte; dali; frida kahlo; inconsciente na arte
1039 Teatro: teatro; dramaturgia; teatro do oprimido; augusto boal; brecht; comédia; teatro grego; tragédia grega; peça de teatro; artes cênicas; teatro brasileiro; circo; teatro de arena; texto dramático
`;
