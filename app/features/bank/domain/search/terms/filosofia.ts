/** Topic id, seed name (for people): what students type. */
export const filosofiaTerms = `
4001 Agostinho de Hipona: santo agostinho; agostinho; patrística; cidade de deus
4002 Aristóteles: aristóteles; ética a nicômaco; justo meio; aristotelismo; quatro causas; ato e potência; causa final; eudaimonia; substância aristotélica
4003 Contratualismo: contrato social; hobbes; locke; rousseau; contratualistas; leviatã; estado de natureza; thomas hobbes; john locke; jusnaturalismo; vontade geral
4004 Empirismo: empiristas; hume; john locke empirismo; david hume; tábula rasa; bacon; francis bacon; ceticismo; hábito e causalidade
4005 Epistemologia: teoria do conhecimento; conhecimento; racionalismo e empirismo; verdade; gnosiologia; ceticismo; epistemologia
4006 Escola de Frankfurt: adorno; horkheimer; indústria cultural; razão instrumental; habermas; walter benjamin; teoria crítica; marcuse; adorno e horkheimer; ação comunicativa
4007 Estética: estética; belo; arte e filosofia; beleza; juízo de gosto; reprodutibilidade técnica
4008 Estoicismo e Epicurismo: estoicismo; epicurismo; epicuro; estoicos; sêneca; marco aurélio; ataraxia; estoico
4009 Ética: ética; moral; ética e moral; virtude; dever; bioética; dilemas morais; felicidade; hans jonas; princípio responsabilidade; liberdade; virtudes
4010 Existencialismo: existencialismo; sartre; simone de beauvoir; a existência precede a essência; kierkegaard; camus; jean-paul sartre; beauvoir; angústia existencial
4011 Fenomenologia: fenomenologia; husserl; merleau-ponty; heidegger
4012 Filosofia da Ciência: filosofia da ciência; popper; karl popper; kuhn; thomas kuhn; falseabilidade; paradigma científico; método científico; revolução científica; galileu; ciência moderna; mito da ciência; copérnico; newton filosofia; bacon método; indução científica
4013 Filosofia da Linguagem: wittgenstein; filosofia da linguagem; jogos de linguagem; linguagem e filosofia
4014 Filosofia Medieval: filosofia medieval; escolástica; patrística; fé e razão; filosofia cristã; querela dos universais; boécio; idade média filosofia
4015 Filosofia Política: filosofia política; política; democracia filosofia; justiça; estado; rawls; liberalismo político; cidadania filosofia; john rawls; montesquieu; separação dos poderes; três poderes; liberdade política; democracia grega; bem comum; pólis
4016 Foucault: foucault; michel foucault; vigiar e punir; biopoder; panóptico; microfísica do poder; sociedade disciplinar; relações de poder; biopolítica
4017 Hannah Arendt: hannah arendt; arendt; banalidade do mal; a condição humana; origens do totalitarismo
4018 Hegel: hegel; dialética hegeliana; dialética; idealismo alemão; senhor e escravo
4019 Helenismo: helenismo; cinismo; diógenes; ceticismo; filosofia helenística; pirro
4020 Iluminismo: iluminismo filosofia; esclarecimento; voltaire; montesquieu; razão iluminista; tolerância; diderot; menoridade
4021 Kant: kant; immanuel kant; imperativo categórico; crítica da razão pura; criticismo; idealismo transcendental; o que é esclarecimento; revolução copernicana; sapere aude; metafísica dos costumes
4022 Lógica: lógica filosofia; silogismo; falácias; argumento; dedução; falácia; silogismos; argumentos válidos; validade
4023 Maquiavel: maquiavel; o príncipe; virtù e fortuna; virtù; os fins justificam os meios; nicolau maquiavel
4024 Marx: marx; karl marx; materialismo histórico; luta de classes; alienação; mais-valia; materialismo dialético; ideologia; marxismo; práxis
4025 Metafísica: metafísica; ser; ontologia; deus; existência de deus; essência; substância
4026 Mito e Filosofia: mito; mitologia; mito e razão; passagem do mito ao logos; origem da filosofia; mitologia grega; surgimento da filosofia; logos; nascimento da filosofia; mitos
4027 Nietzsche: nietzsche; niilismo; vontade de potência; apolíneo e dionisíaco; além do bem e do mal; super-homem; genealogia da moral; moral dos escravos; assim falou zaratustra; eterno retorno; crítica à moral
4028 Platão: platão; mito da caverna; alegoria da caverna; teoria das ideias; mundo das ideias; a república; mundo sensível; caverna; mundo inteligível; reminiscência; rei filósofo; o banquete
4029 Pré-Socráticos: pré-socráticos; heráclito; parmênides; tales de mileto; filósofos da natureza; arché; pitágoras filosofia; demócrito; devir; physis; anaximandro; anaxímenes; empédocles; filosofia da natureza; zenão
4030 Racionalismo: racionalismo; descartes; cogito; penso logo existo; espinosa; dúvida metódica; leibniz; rené descartes; spinoza; cogito ergo sum; meditações metafísicas; discurso do método; ideias inatas; inatismo
4031 Renascimento e Humanismo: humanismo; renascimento; pico della mirandola; montaigne; erasmo; thomas more; utopia; giordano bruno
4032 Sócrates e os Sofistas: sócrates; sofistas; maiêutica; ironia socrática; protágoras; socrates; só sei que nada sei; apologia de sócrates; método socrático; górgias; retórica; diálogo socrático
4033 Tomás de Aquino: são tomás de aquino; tomás de aquino; cinco vias; escolástica; suma teológica; lei natural
4034 Utilitarismo: utilitarismo; bentham; stuart mill; john stuart mill; maior felicidade; jeremy bentham
`;
