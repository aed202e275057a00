/** Topic id, seed name (for people): what students type. */
export const espanholTerms = `
3001 Acentuación: acentuação em espanhol; tildes; tilde; acento diacrítico
3002 Adjetivos: adjetivos em espanhol
3003 Adverbios: advérbios em espanhol
3004 Apócope: apócope; apocope
3005 Artículo Neutro Lo: lo neutro; artigo neutro; uso de lo; artículo neutro
3006 Artículos: artigos em espanhol; el la los; artigos espanhol; contracciones
3007 Comparativos y Superlativos: comparativos em espanhol; superlativo em espanhol
3008 Comprensión Lectora: interpretação de texto em espanhol; compreensão de texto em espanhol; texto em espanhol; interpretação espanhol; interpretação em espanhol; lectura; comprensión de textos; interpretação de texto espanhol; espanhol interpretação; reportagem em espanhol
3009 Concordancia: concordância em espanhol
3010 Condicional: condicional em espanhol; condicional simple
3011 Conectores: conectores em espanhol; marcadores discursivos em espanhol; conectores discursivos; conectivos em espanhol
3012 Conjunciones: conjunções em espanhol; conjunções espanhol; pero sino; sino
3013 Cultura Hispánica: cultura hispânica; cultura espanhola; países hispânicos; povos indígenas da américa hispânica; cultura latino-americana; cultura latinoamericana
3014 Demostrativos: demonstrativos em espanhol; este ese aquel
3015 Discurso Directo e Indirecto: estilo indirecto; discurso indireto em espanhol
3016 Expresiones Idiomáticas: expressões idiomáticas em espanhol; modismos; refranes; provérbios em espanhol; refrán
3017 Falsos Amigos: falsos amigos; heterossemânticos; heterosemánticos; falsos cognatos em espanhol; falsos cognatos espanhol; heterosemanticos
3018 Futuro de Indicativo: futuro em espanhol; ir a infinitivo
3019 Género y Número de los Sustantivos: plural em espanhol; gênero em espanhol
3020 Gerundio: gerúndio em espanhol
3021 Heterogenéricos: heterogenéricos; heterogéneros; heterogenericos
3022 Heterotónicos: heterotónicos; heterotonicos
3023 Historietas y Viñetas: tirinhas em espanhol; historieta; viñeta; mafalda espanhol; charge em espanhol; gaturro; tirinha espanhol; quadrinhos em espanhol
3024 Imperativo: imperativo em espanhol; imperativo afirmativo
3025 Indefinidos: indefinidos em espanhol; alguien alguno
3026 Interrogativos y Exclamativos: interrogativos; pronomes interrogativos em espanhol
3027 Léxico: vocabulário espanhol; léxico espanhol; vocabulário em espanhol
3028 Literatura Hispánica: garcía márquez; borges; pablo neruda; literatura espanhola; cervantes; literatura latino-americana; poema em espanhol; don quijote; neruda; garcia lorca; poesia em espanhol; galeano; gabriel garcía márquez; isabel allende
3029 Muy y Mucho: muy ou mucho; muy y mucho; muy e mucho
3030 Numerales: numerais em espanhol; números em espanhol
3031 Oraciones Condicionales: condicionais em espanhol; oraciones con si
3032 Ortografía: ortografia em espanhol
3033 Participio: particípio em espanhol
3034 Perífrasis Verbales: perífrasis; perífrases verbais
3035 Posesivos: possessivos em espanhol; posesivos
3036 Preposiciones: preposições em espanhol; preposições espanhol
3037 Presente de Indicativo: presente do indicativo em espanhol
3038 Presente de Subjuntivo: subjuntivo em espanhol; subjuntivo espanhol
3039 Pretérito Imperfecto: imperfecto; pretérito imperfeito em espanhol
3040 Pretérito Indefinido: indefinido; pretérito indefinido espanhol; passado em espanhol
3041 Pretérito Perfecto: pretérito perfecto compuesto; pretérito perfeito composto em espanhol
3042 Pretérito Pluscuamperfecto: pluscuamperfecto
3043 Pronombres Complemento: pronombres; objeto directo e indirecto; pronomes complemento; pronomes em espanhol; pronomes oblíquos em espanhol; pronomes espanhol
3044 Pronombres Personales: pronomes pessoais em espanhol; tú y usted; usted; tú usted
3045 Pronombres Relativos: pronomes relativos em espanhol
3046 Puntuación: pontuação em espanhol
3047 Reglas de Eufonía: eufonia; eufonía; e ou y; reglas de eufonia
3048 Sinónimos y Antónimos: sinônimos em espanhol; sinónimos
3049 Traducción: tradução espanhol; tradução em espanhol
3050 Variación Lingüística: variação linguística em espanhol; variantes do espanhol; espanhol da américa; variedades do espanhol; spanglish; portunhol
3051 Verbo Gustar: gustar; verbo gostar em espanhol
3052 Verbos Irregulares: verbos irregulares em espanhol; verbos em espanhol; verbos espanhol; gramática espanhol; tempos verbais em espanhol
3053 Verbos Reflexivos: verbos reflexivos em espanhol; reflexivos
3054 Voseo: vos; voseo argentino; vos en argentina
3055 Voz Pasiva: voz passiva em espanhol
`;
