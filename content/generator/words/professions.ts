import { by, entries } from "#content/generator/grammar.ts";
import type { Random } from "#content/generator/random.ts";
import { type NamedPerson, person } from "#content/generator/words/people.ts";

const trades = {
  science: `pesquisador pesquisadora; físico física; químico química; biólogo bióloga; geólogo geóloga; meteorologista meteorologista; astrônomo astrônoma;
oceanógrafo oceanógrafa; ecólogo ecóloga; geneticista geneticista; botânico botânica; farmacêutico farmacêutica; bioquímico bioquímica`,
  biology: `biólogo bióloga; geneticista geneticista; zoólogo zoóloga; agrônomo agrônoma; veterinário veterinária; botânico botânica; ecólogo ecóloga; ornitólogo ornitóloga;
pesquisador pesquisadora; naturalista naturalista; entomólogo entomóloga; zootecnista zootecnista; guarda-parque guarda-parque`,
  physics: `físico física; professor_de_física professora_de_física; pesquisador pesquisadora; técnico_em_óptica técnica_em_óptica; astrônomo astrônoma; engenheiro_de_materiais engenheira_de_materiais;
divulgador_científico divulgadora_científica; metrologista metrologista`,
  teacher: `professor professora; monitor monitora; tutor tutora; orientador orientadora; professor_substituto professora_substituta; coordenador coordenadora; instrutor instrutora`,
  engineer: `engenheiro_mecânico engenheira_mecânica; engenheiro_eletricista engenheira_eletricista; engenheiro_de_produção engenheira_de_produção; técnico_industrial técnica_industrial;
inventor inventora; mecânico mecânica; operador_de_máquinas operadora_de_máquinas; inspetor inspetora; engenheiro_de_segurança engenheira_de_segurança`,
  lab: `químico química; biólogo bióloga; farmacêutico farmacêutica; bioquímico bioquímica; biomédico biomédica; microbiologista microbiologista;
técnico_de_laboratório técnica_de_laboratório; engenheiro_químico engenheira_química; perito_criminal perita_criminal; toxicologista toxicologista; analista_de_qualidade analista_de_qualidade`,
  technical: `engenheiro engenheira; técnico técnica; eletricista eletricista; mecânico mecânica; arquiteto arquiteta; topógrafo topógrafa; soldador soldadora;
marceneiro marceneira; mestre_de_obras mestra_de_obras; projetista projetista; encanador encanadora; serralheiro serralheira;
ferramenteiro ferramenteira; vidraceiro vidraceira; carpinteiro carpinteira`,
  survey: `engenheiro_civil engenheira_civil; topógrafo topógrafa; arquiteto arquiteta; agrimensor agrimensora; técnico_em_edificações técnica_em_edificações;
urbanista urbanista; paisagista paisagista; perito perita; engenheiro_florestal engenheira_florestal; projetista projetista; restaurador restauradora`,
  trade: `comerciante comerciante; feirante feirante; lojista lojista; padeiro padeira; confeiteiro confeiteira; costureiro costureira; artesão artesã;
cozinheiro cozinheira; livreiro livreira; florista florista; sapateiro sapateira; doceiro doceira; quitandeiro quitandeira; gerente gerente; vendedor vendedora;
empreendedor empreendedora; ambulante ambulante; ourives ourives; cabeleireiro cabeleireira; estofador estofadora; chapeleiro chapeleira`,
  land: `agricultor agricultora; agrônomo agrônoma; veterinário veterinária; pecuarista pecuarista; apicultor apicultora; piscicultor piscicultora;
horticultor horticultora; cafeicultor cafeicultora; fruticultor fruticultora; viticultor viticultora; extrativista extrativista;
zootecnista zootecnista; avicultor avicultora; ovinocultor ovinocultora`,
  health: `médico médica; enfermeiro enfermeira; nutricionista nutricionista; dentista dentista; fisioterapeuta fisioterapeuta; sanitarista sanitarista;
agente_de_saúde agente_de_saúde; biomédico biomédica; farmacêutico farmacêutica; fonoaudiólogo fonoaudióloga; psicólogo psicóloga; cardiologista cardiologista;
epidemiologista epidemiologista; obstetra obstetra; pediatra pediatra`,
  letters: `jornalista jornalista; historiador historiadora; geógrafo geógrafa; bibliotecário bibliotecária; arquivista arquivista; tradutor tradutora;
revisor revisora; cronista cronista; sociólogo socióloga; antropólogo antropóloga; museólogo museóloga; editor editora; roteirista roteirista; linguista linguista;
documentarista documentarista; arqueólogo arqueóloga; curador curadora; professor professora; radialista radialista; poeta poeta`,
} as const;

export type Trade = keyof typeof trades;

function parse(text: string): [string, string][] {
  return entries(text).map((entry) => {
    const [masculine = "", feminine = masculine] = entry.split(" ").map((part) => part.replaceAll("_", " "));
    return [masculine, feminine];
  });
}

const parsed = new Map(Object.entries(trades).map(([name, text]) => [name, parse(text)]));

type Worker = NamedPerson & {
  /** "o agrônomo", "a agrônoma" */
  title: string;
  /** "a agrônoma Yara Figueiredo" */
  called: string;
  /** "pela agrônoma Yara Figueiredo" */
  byCalled: string;
};

/** Someone of a trade, named. */
export function worker(random: Random, trade: Trade): Worker {
  const who = person(random);
  const [masculine, feminine] = random.pick(parsed.get(trade) ?? []);
  const title = by(who.gender, `o ${masculine}`, `a ${feminine}`);
  return { ...who, title, called: `${title} ${who.full}`, byCalled: `pel${title} ${who.full}` };
}
