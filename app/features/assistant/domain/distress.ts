import { fold } from "#app/platform/text/normalize.ts";

type Distress = "selfHarm" | "abuse";

const HELP = "Você não precisa passar por isso só. CVV 188, 24 horas, de graça. Disque 100.";

/** Shown at once and alone, whatever else the text requests (R-TUTOR-8). */
export const distressHelp: Readonly<Record<Distress, string>> = { selfHarm: HELP, abuse: HELP };

const wish =
  "(?:(?:eu )?(?:so )?(?:quero|queria|quis|vou|to querendo|estou querendo|ando querendo|penso em|pensei em|pensando em|tenho pensado em|so penso em|decidi|resolvi|planejo|planejei|tentei|tento|pretendo|posso|preciso|tenho vontade de|com vontade de|vontade de|da vontade de|deu vontade de|me da vontade de|prefiro|preferia|gostaria de|to pensando em|estou pensando em|sonho em))";
const deed =
  "(?:morrer|me matar|me suicidar|suicidio|suicidar|me enforcar|me cortar|me furar|me queimar|me machucar|me ferir|me mutilar|me jogar (?:da|do|na frente|de|debaixo)|pular (?:da (?:ponte|janela|sacada|varanda|passarela)|do (?:predio|terraco|telhado|viaduto))|tirar (?:a )?(?:minha )?(?:propria )?vida|tirar minha vida|acabar com (?:tudo(?! (?:que|o que|isso aqui))|a minha vida|minha vida|a vida|minha dor)|por fim (?:em|a) (?:tudo|minha vida)|dar um fim (?:nisso|em tudo|na minha vida|em mim)|desistir (?:de tudo|da vida|de viver|de mim)|deixar de (?:existir|viver)|sumir (?:do mundo|de vez|da vida|pra sempre|para sempre|daqui pra sempre|e nunca mais voltar)|desaparecer (?:do mundo|de vez|da vida|pra sempre|para sempre|da face da terra)|dormir e (?:nao|nunca mais) acordar|nao (?:acordar mais|existir mais|existir|estar (?:mais )?(?:aqui|vivo|viva)|ter nascido|viver mais)|nunca (?:ter nascido|mais acordar)|estar mort[oa]|desviver|me desviver|me unalive|unalive|virar estrelinha|virar estrela|ir embora (?:desse mundo|deste mundo|da vida|pra sempre|para sempre)|tomar (?:todos os (?:remedios|comprimidos)|um monte de (?:remedio|remedios|comprimidos)|veneno|chumbinho)|me entupir de remedio|encontrar (?:minha|meu) (?:avo|mae|pai|vo|irma|irmao) (?:no ceu|la em cima))";

/** Of exaggeration: "morrer de rir", "me matar de estudar", "sumir com o x". */
const harmless =
  /^(?:morrer|me matar|me acabar|suicidio|suicidar)\s+(?:de (?:rir|estudar|vergonha|fome|sono|sede|tanto|trabalhar|amor|tedio|calor|frio|medo d[aeo]|curiosidade|saudade)|rindo|estudando|pra (?:entender|passar)|para (?:entender|passar)|social|politico|d[aeo]s? (?!uma vez|todo))/u;

const selfHarm: readonly RegExp[] = [
  /(?<!\p{L})(?:eu )?(?:me cort(?:o|ei|ava)|(?:to|estou|ando|tenho|vivo|voltei a) me cort(?:ar|ando|ado)|me machuco de proposito|me mutil(?:o|ei)|me furo com|me queimo de proposito|comecei a me (?:cortar|machucar|mutilar))(?! (?:com a folha|o cabelo|fazendo|cozinhando|sem querer))(?!\p{L})/u,
  /nao (?:aguento|suporto|consigo|quero)(?: mais)? (?:mais )?(?:viver|existir|estar viv[oa]|continuar viv[oa]|essa vida|ficar viv[oa])(?!\p{L})/u,
  /nao aguento mais (?:a minha vida|minha vida|isso tudo,? quero (?:morrer|sumir))/u,
  /nao (?:vejo|tem|tenho|acho|encontro|ha)(?: mais)? (?:sentido|motivo|razao|motivos|razoes)s? (?:mais )?(?:(?:em|para|pra|de) (?:eu )?(?:viver|continuar vivend?o?|continuar viv[oa]|estar viv[oa]|existir)|na (?:minha )?vida|pra minha vida)/u,
  /(?:minha vida|viver|a vida) (?:nao (?:vale|faz|tem)|deixou de (?:valer|fazer))(?: mais)? (?:a pena|nada|sentido)(?: (?:mais )?(?:para|pra) mim)?$/u,
  /minha vida (?:nao (?:vale|faz|tem)|acabou|ja acabou|deixou de)(?: mais)? ?(?:a pena|nada|sentido|pra mim)?(?: mais)?(?:[^\p{L}]|$)(?!.*\b(?:social|escolar)\b)/u,
  /(?:seria|ia ser|era) melhor (?:se )?(?:eu )?(?:nao (?:existisse|tivesse nascido|estivesse aqui)|morresse|sumisse|estivesse mort[oa]|morrer|sem mim)/u,
  /(?:todo mundo|todos|minha familia|meus pais|eles|o mundo|as pessoas|voces)\p{L}* (?:ficari?am?|estari?am?|viveri?am?|seri?am?|vao ficar|vai ficar|ia ficar|iam ficar) (?:bem )?(?:melhor|melhores|mais feliz(?:es)?) sem mim/u,
  /ninguem (?:vai )?(?:sentiria|sentir|notaria|notar|perceberia|ligaria|se importaria|choraria|iria sentir)(?: a)?(?: minha)?(?: falta)? ?(?:de mim|falta|se eu (?:morresse|sumisse|desaparecesse|morrer|sumir|me matasse))/u,
  /(?:cansei|cansad[ao]|exaust[ao]) de (?:viver|existir|estar viv[oa]|acordar todo dia viv[oa])/u,
  /(?:carta|bilhete) de (?:despedida|suicidio)(?=.*\b(?:escrevi|escrevendo|minha|meu|fiz|deixei|vou)\b)|(?:escrevi|escrevendo|fiz|vou deixar|deixei) (?:a |uma |minha |um |meu )?(?:carta|bilhete) de (?:despedida|adeus|suicidio)/u,
  /(?:como|qual|jeito|forma|maneira|metodo)\p{L}*(?: e)?(?: (?:o|a))?(?: (?:mais|melhor|jeito|forma|maneira|facil|rapid[ao]|indolor))* ?(?:de |para |pra |faz pra |faco pra |faco para |fazer pra |fazer para |se faz pra )?(?:eu )?(?:me matar|se matar|morrer (?:sem (?:dor|sentir|sofrer)|rapido|logo|dormindo)|me enforcar|me suicidar|cometer suicidio|cortar os pulsos|dar fim na vida)/u,
  /quantos? (?:comprimidos?|remedios?|gotas|caixas|cartelas)\b.*\b(?:para|pra)? ?(?:morrer|me matar|fazer efeito fatal|apagar de vez|nao acordar|overdose)/u,
  /(?:sou|estou|to|ando|fiquei|me sinto) (?:meio )?(?:suicida|com (?:pensamentos?|ideias?|ideacao) suicidas?|com ideacao|depressiv[ao] e quero)/u,
  /(?:tenho|tive|tendo|ter) (?:muitos? )?(?:pensamentos?|ideias?|ideacao|vontades?) (?:suicidas?|de (?:morte|suicidio|morrer|me matar|me cortar|acabar com tudo))/u,
  /(?:tentei|tentativa minha de|minha tentativa de) (?:suicidio|me matar|me suicidar|me enforcar|contra a minha vida)/u,
  /(?:nao (?:vou|quero|pretendo) (?:estar|ta|tar|ficar)(?: mais)? (?:mais )?(?:aqui|viv[oa])(?: mais)? (?:amanha|semana que vem|mes que vem|ate (?:o|a)|no (?:dia|enem|fim)|por muito tempo|muito tempo|quando))/u,
  /(?:hoje|amanha|essa noite|esta noite|hoje a noite) (?:eu )?(?:acabo com tudo|me mato|vou me matar|tudo acaba pra mim|e (?:o )?meu ultimo dia)|(?:e|sera|vai ser) (?:o )?meu ultimo dia (?:aqui|viv[oa]|de vida|na terra)/u,
  /(?<!\p{L})(?:kms|kys me|kill myself|want to die|wanna die|end my life|hurt myself|cut myself|quiero morir|quiero morirme|me quiero morir|suicidarme|matarme)(?!\p{L})/u,
  /(?:vou|quero|queria|pensando em|partiu) (?:ir )?de (?:arrasta(?: pra cima)?|base)(?! d)(?=.*\b(?:verdade|serio|nao aguento|vida|cansei|pra sempre|sem volta|hoje|mesmo)\b)/u,
  /(?:gilete|lamina|estilete|navalha|canivete)s? (?:no|nos|pelo) (?:meus? )?(?:braco|bracos|pulso|pulsos|perna|pernas|corpo)|(?:cortes|marcas|cicatrizes) (?:no|nos|pelo) (?:meus? )(?:braco|bracos|pulso|pulsos|perna|pernas|corpo)|cort(?:ei|o|ar|ando) (?:os|meus|o|meu) (?:pulsos?|bracos?|pernas?)/u,
  /(?:adeus|tchau),? (?:mundo|mundo cruel|vida|pessoal,? nao aguento)|me desculpem? por (?:ter nascido|tudo,? adeus|ir embora assim)/u,
  /(?:so|eu so|queria) (?:queria )?(?:que (?:tudo|a dor|isso tudo|minha vida) acabasse|acabar com essa dor)(?: de vez| logo| hoje)?$/u,
  /deus (?:podia|podes?|devia|poderia) me levar|(?:deus,? )?me leva (?:logo|embora|desse mundo)|queria que deus me levasse/u,
  /vou fazer uma besteira comigo|fazer (?:uma )?besteira (?:comigo|contra mim)|nao (?:respondo|me responsabilizo) por mim hoje/u,
  /nao (?:como|comi|tenho comido) (?:nada )?(?:de proposito|pra sumir|ha dias pra emagrecer)|vomit(?:o|ei|ando) (?:tudo )?(?:de proposito|depois de comer|o que como)/u,
];

const aggressor =
  "(?:(?:o |a )?(?:meu|minha|nosso|nossa) (?:propri[ao] )?(?:pai|mae|padrasto|madrasta|tio|tia|avo|vo|irmao|irma|primo|prima|cunhado|namorado|namorada|ex|professor|professora|prof|vizinho|vizinha|treinador|tecnico|pastor|padre|patrao|chefe|diretor|padrinho|madrinha|colega|marido|responsavel|tutor|motorista)|(?:um|o|uma|a) (?:homem|cara|velho|tio|vizinho|professor|treinador|colega|pastor|padre|adulto|parente|amigo (?:do meu pai|da minha mae|da familia)|namorado da minha mae|marido da minha (?:mae|tia|avo))|meus pais|ele|ela|eles)";
const harm =
  "(?:me (?:bate|bateu|batia|batem|bateram|espanca|espancou|agride|agrediu|agredia|agridem|machuca|machucou|abusa|abusou|abusava|estupr\\p{L}+|violent\\p{L}+|molest\\p{L}+|assedi\\p{L}+|tocou|toca(?= (?:no|na|em|quando|de um|onde|a noite|dormindo)| $|$)|(?:forca|forcou|obriga|obrigou)(?! a (?:estudar|usar|ler|ir|comer|resolver|decorar|acordar|escrever|aprender|fazer (?:a|o|os|as|um|uma) ))|ameac\\p{L}+|persegue|chut(?:a|ou)|empurr(?:a|ou)|queim(?:a|ou)|tranca|trancou|enforc\\p{L}+|sufoc\\p{L}+|xinga todo|humilha|chantage\\p{L}+|beijou a forca|agarrou|pede (?:nudes?|foto)|pediu (?:nudes?|foto)|manda foto|mandou foto)|(?:abusa|abusou|abusava|abusam) (?:de|sexualmente de) mim|(?:bate|bateu|batia|batem|mexe|mexeu|mexia) (?:em mim|comigo)|(?:passa|passou|passava|bota|colocou|pos|poe) a mao (?:em mim|no meu (?:corpo|peito|seio)|na minha (?:perna|coxa|calca|bunda|roupa)|nas minhas|debaixo|por baixo|dentro da)|faz (?:aquilo|coisas|aquelas coisas)(?: \\p{L}+){0,3} comigo|fez (?:aquilo|coisas|uma coisa)(?: \\p{L}+){0,3} comigo|(?:entra|entrou|entrava|vem|vinha|veio) (?:no meu quarto|na minha cama)|(?:tira|tirou|tirava) (?:a )?minha roupa|quer que eu (?:tire a roupa|mande (?:nudes?|foto)|deite com|transe)|me ve (?:tomando banho|pelad[ao]|trocando)|me espia|me filma(?: escondido)?)";

const abuse: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})${aggressor}(?: (?:ja|sempre|as vezes|ainda|tambem|todo dia|vive|de novo|bebad[oa]|bebe e|chega bebad[oa] e|fica bravo e|tentou e|nao para de|quando bebe|ontem|hoje|me pega e|continua|e)){0,3} (?:tentou |quis |costuma |vive )?${harm}`,
    "u",
  ),
  /(?<!\p{L})(?:fui|sou|estou sendo|to sendo|era|ja fui|tenho sido|sendo) (?:\p{L}+ )?(?:abusad[ao]|estuprad[ao]|violentad[ao]|molestad[ao]|agredid[ao]|espancad[ao]|assediad[ao]|ameacad[ao]|chantagead[ao]|perseguid[ao])(?!\p{L})/u,
  /(?<!\p{L})(?:apanho|apanhei|levo (?:uma )?surra|levei (?:uma )?surra|tomo surra)(?: (?:todo dia|muito|sempre|de novo|ontem|hoje))* (?:em casa|d[ao] (?:meu|minha)|de cinto|por qualquer|de novo|quase todo|toda vez)/u,
  /(?<!\p{L})me (?:batem|bateram|obrigam|obrigaram|forcaram|ameacaram|agrediram|trancam|abusaram|estupraram|tocaram|gravaram|filmaram)(?! a (?:estudar|comer|fazer (?:a )?(?:licao|tarefa|prova)|ler|ir (?:a|pra)))(?!\p{L})/u,
  /(?:tocou|toca|tocava|encostou|pegou|passou a mao) (?:em mim|no meu (?:corpo|peito|seio|bumbum)|nas minhas (?:partes|coxas)|na minha (?:coxa|bunda|parte))/u,
  /(?:medo de (?:voltar|ir|ficar|dormir) (?:pra|para|em|na) (?:minha )?casa|medo (?:do|da) (?:meu|minha) (?:pai|padrasto|tio|mae|madrasta|irmao|avo|primo|namorado)|medo de ficar sozinh[ao] com (?:ele|meu|o|minha))/u,
  /(?:vaz(?:aram|ou|ar)|espalh(?:aram|ou|ar)|mostr(?:aram|ou)|postar(?:am)?) (?:os |as |um |uma )?(?:meus? |minhas? )(?:nudes?|fotos? (?:intimas?|pelad[ao]s?|sem roupa)|video intimo)|(?:pede|pediu|pedindo|exige) (?:nudes?|fotos? (?:minhas? )?(?:pelad[ao]|sem roupa|intima|de calcinha|de biquini))/u,
  /(?:sofro|sofri|sofrendo|vivo) (?:com )?(?:abuso|violencia|agressao|agressoes|assedio|bullying|racismo na escola|ameacas)(?! (?:historica|policial no))(?: (?:sexual|domestica|em casa|do|da|na escola|no colegio|todo dia|psicologic[ao]|fisic[ao]))?/u,
  /(?:nao posso|nao consigo|tenho medo de|me proibiu de|proibe de) contar (?:pra|para|a) ninguem(?=.*\b(?:ele|ela|pai|padrasto|tio|fez|faz|noite|corpo|casa|disse)\b)|(?:disse|fala|falou) que (?:e|era) (?:o )?nosso segredo|se eu contar (?:ele|ela|eles) (?:me|vai|vao|mata)/u,
  /(?:tentou|tentaram|quis) me (?:estuprar|agarrar|beijar a forca|forcar|violentar|matar|enforcar)/u,
  /(?:meu|minha) (?:pai|padrasto|namorado|mae|madrasta|tio) (?:bate|bateu|espanca|espancou|agride|agrediu|ameaca|ameacou) (?:n?a minha mae|em (?:mim|nos|todo mundo)|n?os meus irmaos|no meu irmao|na minha irma|a gente|nela)/u,
  /(?:quer|querem|queria) que eu (?:mande|manda|envie) (?:nudes?|foto)/u,
  /nao (?:me deixam? comer|tenho o que comer em casa|me dao comida)|me deixam? (?:sem comer|trancad[ao]|presa em casa|preso em casa)/u,
];

/** "me m4tar", "su1cídio", "m.o.r.r.e.r": as they are read. */
function readable(text: string): string {
  return fold(text)
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(
      /(?<=\p{L})[013457@$](?=\p{L})/gu,
      (sign) => "oieast"["013457".indexOf(sign)] ?? (sign === "@" ? "a" : "s"),
    )
    .replace(/(?<!\p{L})(?:\p{L}[.\-_* ]){3,}\p{L}(?!\p{L})/gu, (spaced) => spaced.replace(/[.\-_* ]/g, ""))
    .replace(/(\p{L})\1{2,}/gu, "$1")
    .replace(/(?<!\p{L})(?:vc|cê)(?!\p{L})/gu, "voce")
    .replace(/(?<!\p{L})(?:n|ñ|nn|num|naum)(?!\p{L})/gu, "nao")
    .replace(/(?<!\p{L})(?:qro|kero|qero)(?!\p{L})/gu, "quero")
    .replace(/(?<!\p{L})(?:mt|mto|mta)(?!\p{L})/gu, "muito")
    .replace(/(?<!\p{L})(?:pq|q)(?!\p{L})/gu, "que")
    .replace(/(?<!\p{L})(?:tô|tou)(?!\p{L})/gu, "to")
    .replace(/\s+/g, " ")
    .trim();
}

/** Quoted passages, and long texts that are pasted questions, speak of others. */
function ownWords(text: string): string {
  return text.replace(/[“"«][^”"»\n]{12,}[”"»]/g, " ");
}

const wishes = new RegExp(
  `(?<!\\p{L})${wish} (?:mesmo |logo |muito |so |de verdade |ate )?(${deed}(?: \\p{L}+){0,4})`,
  "gu",
);

function wishesDeath(said: string): boolean {
  return [...said.matchAll(wishes)].some(([, done = ""]) => !harmless.test(done));
}

/** In a person's own text. */
export function distressIn(text: string): Distress | null {
  const said = readable(ownWords(text));
  if (wishesDeath(said) || selfHarm.some((pattern) => pattern.test(said))) return "selfHarm";
  return abuse.some((pattern) => pattern.test(said)) ? "abuse" : null;
}
