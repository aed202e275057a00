/** Topic id, seed name (for people): what students type. */
export const inglesTerms = `
8001 Adjectives: adjetivos em inglês; adjective; order of adjectives; adjective order
8002 Adverbs: advérbios em inglês; adverb; adverbs of frequency; frequency adverbs
8003 Articles: a an the; artigos em inglês; definite article; indefinite article
8004 Cartoons and Comics: cartoon; comics; tirinhas em inglês; comic strip; charge em inglês; garfield; peanuts; comic strips; calvin and hobbes
8005 Causative Verbs: causative; have something done
8006 Collocations: collocation; make or do; make and do
8007 Comparative and Superlative: comparative; superlative; comparativo e superlativo; comparativo; graus do adjetivo em inglês; comparatives
8008 Compound Nouns: compound noun; noun phrase; noun phrases; grupos nominais
8009 Conditional Sentences: conditionals; conditional; if clauses; first conditional; second conditional; third conditional; zero conditional; condicionais em inglês; if clause
8010 Countable and Uncountable Nouns: countable; uncountable; much and many; contáveis e incontáveis; countable and uncountable; much many
8011 Demonstrative Pronouns: this that these those; demonstratives
8012 Discourse Markers: discourse marker; marcadores discursivos; marcadores do discurso
8013 Embedded Questions: embedded question; indirect questions; indirect question
8014 False Cognates: false friends; falsos cognatos; falso cognato; false friend; cognatos
8015 Future Continuous: will be doing
8016 Future Perfect: will have done
8017 Genitive Case: 's; possessive case; genitive; caso genitivo; genitivo
8018 Gerunds and Infinitives: gerund; infinitive; gerúndio e infinitivo; ing form; gerund or infinitive; -ing
8019 Idioms: idiom; expressões idiomáticas em inglês; idiomatic expressions; provérbios em inglês; proverbs; idiomatic expression
8020 Imperative: imperative; imperativo em inglês; imperatives
8021 Indefinite Pronouns: some any; some and any; indefinite pronoun; someone anyone; something anything
8022 Inversion: inversion; inversão em inglês
8023 Linking Words: linking word; connectors; conjunctions; conectivos em inglês; however; conjunções em inglês; although; connectives; conjunction; linkers; despite
8024 Modal Verbs: modal; modals; modal verb; can could; should; must; verbos modais; may might; must have; can could may might
8025 Nouns: noun; substantivos em inglês
8026 Numbers: numbers in english; números em inglês; ordinal numbers
8027 Passive Voice: passive; voz passiva em inglês; voz passiva inglês; passive voice inglês
8028 Past Continuous: was doing; past progressive
8029 Past Perfect: had done; past perfect simple
8030 Past Perfect Continuous: had been doing
8031 Personal Pronouns: personal pronoun; object pronouns; pronomes em inglês; pronouns; subject pronouns; pronoun
8032 Phrasal Verbs: phrasal verb; phrasal; phrasal verbs inglês
8033 Plural of Nouns: plural em inglês; irregular plurals; plural inglês
8034 Poems and Song Lyrics: poem; song; lyrics; música em inglês; letra de música; song lyrics; poema em inglês; poesia em inglês; bob marley
8035 Possessive Adjectives and Pronouns: possessive; possessives; possessivos em inglês; my mine; possessive pronouns; possessive adjectives
8036 Prefixes and Suffixes: prefix; suffix; prefixos em inglês; word formation; sufixos em inglês; prefixes; suffixes
8037 Prepositions: preposition; in on at; preposições em inglês; preposições inglês
8038 Present Continuous: present progressive; am is are doing
8039 Present Perfect: have done; present perfect inglês; presente perfeito; since and for; for since
8040 Present Perfect Continuous: have been doing
8041 Quantifiers: quantifier; few little; a few; much many lots
8042 Question Tags: tag question; tag questions; question tag
8043 Question Words: wh questions; wh-questions; how many; whose; wh words; question word
8044 Reading Comprehension: reading; interpretação de texto em inglês; text comprehension; inglês instrumental; interpretação inglês; compreensão de texto em inglês; interpretação em inglês; texto em inglês; reading comprehension text; main idea; skimming; scanning; inglês interpretação; interpretação de texto inglês; news article; advertisement
8045 Reference Words: reference; refers to; pronoun reference; referência pronominal; pronominal reference
8046 Reflexive Pronouns: reflexive; reflexive pronoun; myself yourself
8047 Relative Clauses: relative pronouns; who which that; relative clause; relative pronoun; defining relative clauses; pronomes relativos em inglês
8048 Reported Speech: indirect speech; direct and indirect speech; discurso indireto em inglês; reported; direct speech
8049 Simple Future: will; going to; futuro em inglês; will e going to; future simple; future
8050 Simple Past: past simple; simple past inglês; passado simples; irregular verbs; verbos irregulares em inglês; passado em inglês; did; regular and irregular verbs; past tense
8051 Simple Present: present simple; simple present inglês; presente simples; do does; presente em inglês
8052 So, Too, Either and Neither: so do i; neither do i; so neither
8053 Subject-Verb Agreement: agreement; concordância em inglês
8054 Subjunctive: subjuntivo em inglês; subjunctive mood
8055 Synonyms and Antonyms: synonym; antonym; sinônimos em inglês; synonyms; antonyms
8056 There To Be: there is there are; there is; there was; haver em inglês; there to be
8057 Translation: tradução inglês; tradução; translate; versão para o inglês
8058 Used To: be used to; get used to
8059 Verb Tenses: tenses; tempos verbais em inglês; verb tense; verbos em inglês; tempos verbais inglês; gramática inglesa; gramática inglês; grammar
8060 Vocabulary: vocabulário inglês; vocabulary; meaning of words; vocabulário em inglês; significado de palavras em inglês
8061 Wish and If Only: wish; if only
8062 Word Order: ordem das palavras em inglês; word order
`;
