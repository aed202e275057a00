/** The demo's shifts: days from today, hours in São Paulo, places, and whether the demo's volunteer has it. */
export const demoShifts = [
  { day: -9, from: 19, to: 21, places: 3, taken: true },
  { day: -2, from: 19, to: 20, places: 3, taken: true },
  { day: 2, from: 19, to: 21, places: 3, taken: true },
  { day: 4, from: 14, to: 16, places: 2, taken: false },
  { day: 9, from: 19, to: 21, places: 3, taken: false },
] as const;

/** Participants of the demo's challenge besides the demo accounts; the addresses are fictitious. */
export const demoParticipants: readonly { firstName: string; lastName: string; team: string }[] = [
  { firstName: "Aline", lastName: "Moura", team: "Unidade Recife" },
  { firstName: "Bento", lastName: "Freire", team: "Unidade Recife" },
  { firstName: "Clara", lastName: "Dantas", team: "Unidade Natal" },
  { firstName: "Davi", lastName: "Nogueira", team: "Unidade Natal" },
  { firstName: "Elisa", lastName: "Barros", team: "Unidade Maceió" },
];

/** Demo accounts in the challenge, with how many of each ten questions they get right. */
export const demoChallengers = [
  { name: "marista", firstName: "Mário", team: "Unidade Recife", right: 7 },
  { name: "azambuja", firstName: "Alice", team: "Unidade Natal", right: 5 },
  { name: "podion", firstName: "Pietra", team: "Unidade Maceió", right: 8 },
] as const;
