import { capital } from "#content/generator/format.ts";
import { by, entries, type Gender } from "#content/generator/grammar.ts";
import type { Random } from "#content/generator/random.ts";
import { named, surname } from "#content/generator/words/people.ts";

/** Elements of place names that came from Tupi: their combinations give believable names of streams, hills and hamlets. */
const heads = entries(`
abai; aça; aguaí; airu; ama; anha; apu; ara; araçá; arapi; araçoi; ati; avaí; ba; bau; bera; biri; bora; botu; caá; caça; caí; caju; cambo; cani; capi; cara; carau;
cari; catu; cauí; copa; cuia; curu; ema; embi; gara; gra; guabi; guaí; guapi; guara; guari; gura; ibi; ibira; iga; imbu; inga; ipa; ipi; ira; ita; itaca; itapi; itu;
jaca; jacu; jagua; jara; jati; jenipa; ju; juru; maca; mara; mari; mbo; mira; mocó; mogi; moru; mucu; muri; nhan; oiti; paca; para; parati; paraí; peri; pinda;
pira; piri; pitan; poti; quixa; sabi; sapu; sara; sirí; soro; suçu; taba; tama; tapi; tapu; taqua; tatu; tembe; tibi; timbo; toca; tucu; turi; ubá; umbu; una; uru; uva`);
const tails = entries(`
açu; aíba; anga; apé; bira; boca; buçu; caba; catu; coara; çaba; cuera; duba; eté; guaba; guá; inga; juba; jubá; mirim; nema; nga; nduva; oca; pará; peba; piranga;
poã; poranga; puã; puca; quara; rana; reré; ruçu; taí; tã; tiba; tinga; tininga; tuba; tuva; una; uva; zinho; runa; miri; pema; vera; nhém; rema; cica; bebuí`);

/** An invented place name: "Ibirapema", "Jacutinga". */
export function toponym(random: Random): string {
  const head = random.pick(heads).replace(/[áéíóú]/g, (letter) => letter.normalize("NFD").charAt(0));
  const tail = random.pick(tails);
  const joined = head.endsWith(tail.charAt(0)) ? head + tail.slice(1) : head + tail;
  return capital(joined);
}

type Place = {
  /** "rio Ibirapema" */
  name: string;
  gender: Gender;
  /** "no rio Ibirapema", "na represa Jacutinga" */
  at: string;
  /** "do rio Ibirapema" */
  of: string;
};

function place(name: string, gender: Gender): Place {
  return { name, gender, at: `${by(gender, "no", "na")} ${name}`, of: `${by(gender, "do", "da")} ${name}` };
}

export function river(random: Random): Place {
  const kind = random.pick(["rio", "ribeirão", "córrego", "riacho", "arroio", "rio"]);
  return place(`${kind} ${toponym(random)}`, "m");
}

export function farm(random: Random): Place {
  const kind = random.pick([
    "fazenda",
    "sítio",
    "chácara",
    "cooperativa",
    "fazenda",
    "assentamento",
    "quilombo",
  ]);
  const virtues = [
    "Boa Esperança",
    "Santa Luzia",
    "Água Limpa",
    "Bela Vista",
    "Três Irmãos",
    "São Bento",
    "Recanto Verde",
    "Olho-d'Água",
    "Boa Vista",
  ];
  const name = random.chance(0.5) ? random.pick(virtues) : toponym(random);
  return place(`${kind} ${name}`, kind.endsWith("a") ? "f" : "m");
}

export function district(random: Random): Place {
  const kind = random.pick(["bairro", "distrito", "vila", "comunidade", "povoado", "bairro", "loteamento"]);
  const gender = kind === "vila" || kind === "comunidade" ? "f" : "m";
  const saints = [
    "Nova Esperança",
    "São Sebastião",
    "Santa Rita",
    "Jardim das Acácias",
    "Alto da Serra",
    "Beira-Rio",
    "Morada do Sol",
    "Cidade Nova",
    "Santo Expedito",
  ];
  return place(`${kind} ${random.chance(0.35) ? random.pick(saints) : toponym(random)}`, gender);
}

export function school(random: Random): Place {
  const patron = named(random.chance(0.5) ? "f" : "m", random).full;
  const [kind = "", gender = "f"] = random.pick([
    ["Escola Estadual", "f"],
    ["Escola Municipal", "f"],
    ["Colégio", "m"],
    ["Centro de Ensino Médio", "m"],
    ["Escola Técnica", "f"],
    ["Instituto", "m"],
    ["Colégio Estadual", "m"],
  ]);
  return place(`${kind} ${patron}`, gender === "f" ? "f" : "m");
}

const trades = entries(`
Metalúrgica; Cerâmica; Transportadora; Distribuidora; Construtora; Tecelagem; Cooperativa; Padaria; Livraria; Papelaria; Marcenaria; Confecção; Vidraçaria; Farmácia;
Gráfica; Oficina; Serralheria; Torrefação; Destilaria; Fundição; Moveleira; Fábrica; Usina; Confeitaria; Sorveteria; Floricultura; Drogaria; Mercearia`);

/** An invented firm, always feminine: "Metalúrgica Jacutinga". */
export function company(random: Random): Place {
  return place(`${random.pick(trades)} ${random.chance(0.5) ? surname(random) : toponym(random)}`, "f");
}

/** An invented shop that sells a bit of everything: "Magazine Piratuba", "Loja Figueiredo". */
export function store(random: Random): Place {
  const kind = random.pick(["Magazine", "Empório", "Bazar", "Armazém", "Loja", "Casa"]);
  const gender = kind === "Loja" || kind === "Casa" ? "f" : "m";
  return place(`${kind} ${random.chance(0.6) ? surname(random) : toponym(random)}`, gender);
}

export function street(random: Random): Place {
  const kind = random.pick(["rua", "avenida", "rua", "travessa", "alameda"]);
  const name = random.chance(0.6)
    ? named(random.chance(0.4) ? "f" : "m", random).full
    : `dos ${random.pick(trees)}`;
  return place(`${kind} ${name}`, "f");
}

const trees = entries(
  `Ipês; Jacarandás; Flamboyants; Pinheiros; Jequitibás; Coqueiros; Cajueiros; Jatobás; Oitis; Buritis; Angicos; Juazeiros; Paus-Brasis; Cedros`,
);

export function road(random: Random): Place {
  const code = `${random.pick(["BR", "BR", "BR", "MG", "SP", "PE", "BA", "RS", "PR", "GO", "CE", "MT"])}-${random.int(101, 495)}`;
  return place(`rodovia ${code}`, "f");
}
