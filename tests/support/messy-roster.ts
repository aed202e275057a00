/** A pupil as the school knows them, and as a secretary may have written each value: the first way is the plain one. */
export type MessyPupil = { name: string; mobile: string; email: string; code: string; room: string };

const FIRST = "Ícaro,João,Maria Clara,Ana,Érica,José,Luíza,Tiago,Conceição,Zoé".split(",");
const LAST =
  "da Silva,Gonçalves,D'Ávila,dos Santos e Souza,Araújo,Simões,Sant'Anna,de Assunção,Peçanha,Brandão,Luz,Sá".split(
    ",",
  );

const pupil = (index: number): MessyPupil => ({
  name: `${FIRST[index % 10]} ${LAST[Math.floor(index / 10)]}`,
  mobile: `6199${String(9_000_000 + index * 7919).slice(0, 7)}`,
  email: `pupilo${index}@exemplo.test`,
  code: `0099${String(4000 + index)}`,
  room: `${(index % 3) + 1}º ${"ABCD"[index % 4]}`,
});

type Write = (value: string) => string;

const NAMES: readonly Write[] = [
  (name) => name,
  (name) => name.toUpperCase(),
  (name) => name.toLowerCase(),
  (name) => `${name} (transferida)`,
  (name) => name.replace(/'/g, "´"),
  (name) => `  ${name}  `,
  (name) => `${name} - TEA`,
  (name) => `${name.toUpperCase()} *`,
  (name) => name.replace(/'/g, " ’ "),
  (name) => `${name}.`,
  (name) => `12 – ${name}`,
];
const split = (mobile: string) => [mobile.slice(0, 2), mobile.slice(2, 7), mobile.slice(7)] as const;
const MOBILES: readonly Write[] = [
  (mobile) => mobile,
  (mobile) => `${mobile}.0`,
  (mobile) => `(${split(mobile)[0]}) ${split(mobile)[1]}–${split(mobile)[2]}`,
  (mobile) => `+55 ${split(mobile).join(" ")} (mãe)`,
  (mobile) => `0${mobile}`,
  (mobile) => `${split(mobile)[0]} 9 ${split(mobile)[1].slice(1)}—${split(mobile)[2]}`,
  (mobile) => `${split(mobile).join(".")} / 61 3333-4444`,
  () => "—",
  () => "não tem",
  (mobile) => `${mobile.charAt(0)}.${mobile.slice(1)}E+10`,
  (mobile) => `${mobile.charAt(0)},${mobile.charAt(1)}E+10`,
  () => "99999999999",
  (mobile) => `cel: ${mobile}`,
];
const EMAILS: readonly Write[] = [
  (email) => email,
  (email) => `mailto:${email}`,
  (email) => email.toUpperCase(),
  (email) => email.replace("@", " @ "),
  (email) => `${email};`,
  (email) => email.replace("@", ""),
  () => "s/ e-mail",
  (email) => `<${email}>`,
  (email) => email.replace(".test", ".test\u200b"),
];
const CODES: readonly Write[] = [
  (code) => code,
  (code) => `RA ${code}`,
  (code) => `="${code}"`,
  (code) => `${code} (nova)`,
  () => "a definir!",
  () => "9,9E+11",
  () => "-",
];
const ROOMS: readonly Write[] = [
  (room) => room,
  (room) => room.replace("º ", "°"),
  (room) => room.replace("º ", ""),
  (room) => `Turma ${room.replace("º ", "-")}`,
  (room) => room.replace("º ", "º–"),
  () => "01/mar",
  () => "46054",
];

const written = (ways: readonly Write[], index: number, value: string) =>
  ways[index % ways.length]?.(value) ?? value;

/** A list of 120 pupils as a school's office may have it, a line each between titles, totals and headings of further pages. */
export function messyRoster(): { text: string; pupils: MessyPupil[] } {
  const pupils = Array.from({ length: 120 }, (_, index) => pupil(index));
  const heading =
    "Nº;Nome do(a) aluno(a);Nº de matrícula;Turma;Tel. p/ contato;E-mail;Telefone do responsável";
  const lines = pupils.map(({ name, mobile, email, code, room }, index) =>
    [
      String(index + 1),
      written(NAMES, index, name),
      written(CODES, Math.floor(index / 2), code),
      written(ROOMS, Math.floor(index / 3), room),
      written(MOBILES, index, mobile),
      written(EMAILS, Math.floor(index / 5), email),
      "61 98888-7777",
    ].join(";"),
  );
  const page = (from: number, to: number) => [heading, ...lines.slice(from, to)];
  return {
    pupils,
    text: [
      "COLÉGIO DE TESTE;;;;;;",
      "Relação de alunos - ano letivo 2027;;;;;;",
      "Emitido em 12/01/2026;;;;;;",
      "",
      ...page(0, 40),
      ";Total de alunos: 40;;;;;",
      "",
      ...page(40, 80),
      ...page(80, 120),
      ";Total: 120;;;;;",
      ";Diretora: Rita Sá;;;;;",
    ].join("\n"),
  };
}
