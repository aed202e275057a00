import { plural } from "#app/platform/text/format.ts";
import { inWords } from "#app/platform/text/in-words.ts";

export type RoomTaker = {
  num: number;
  id: string;
  name: string;
  state: "absent" | "sitting" | "done";
  isTimeUp: boolean;
  answered: number;
  away: number;
  extraMinutes: number;
  /** Epoch seconds of the last save. */
  seenAt: number;
};

export type TakerGroup = {
  key: "lost" | "absent" | "sitting" | "done";
  title: string;
  opens: boolean;
  takers: RoomTaker[];
};

/** Seconds without a save or an open page after which somebody counts as cut off. */
const SILENCE = 120;

type GroupKey = TakerGroup["key"];

/** The group of each student by number. */
export type TakerPlaces = Readonly<Record<number, GroupKey>>;

/** `online`: numbers of people with an open page; null: unknown. `now`: epoch seconds. */
export function takerPlaces(
  takers: readonly RoomTaker[],
  online: readonly number[] | null,
  now: number,
): TakerPlaces {
  const here = new Set(online ?? []);
  const placeOf = ({ num, state, seenAt }: RoomTaker): GroupKey => {
    if (state !== "sitting") return state;
    return here.has(num) || now - seenAt <= SILENCE ? "sitting" : "lost";
  };
  return Object.fromEntries(takers.map((taker) => [taker.num, placeOf(taker)]));
}

const shapes = [
  { key: "lost", title: "Sem sinal", opens: true },
  { key: "absent", title: "Não entraram", opens: true },
  { key: "sitting", title: "Fazendo", opens: true },
  { key: "done", title: "Entregaram", opens: false },
] as const;

/** Who needs help comes first; within a group as given. */
export function groupedTakers(takers: readonly RoomTaker[], places: TakerPlaces): TakerGroup[] {
  return shapes
    .map((shape) => ({ ...shape, takers: takers.filter(({ num }) => places[num] === shape.key) }))
    .filter((group) => group.takers.length > 0);
}

export function isSamePlaces(one: TakerPlaces, other: TakerPlaces): boolean {
  const nums = Object.keys(one);
  return (
    nums.length === Object.keys(other).length && nums.every((num) => one[Number(num)] === other[Number(num)])
  );
}

/** "24 fazendo, 3 entregaram, 2 sem sinal e 5 não entraram." */
export function roomSummary(groups: readonly TakerGroup[]): string {
  const count = (key: TakerGroup["key"]) => groups.find((group) => group.key === key)?.takers.length ?? 0;
  const [sitting, done, lost, absent] = [count("sitting"), count("done"), count("lost"), count("absent")];
  const parts = [
    sitting > 0 && `${sitting} fazendo`,
    done > 0 && plural(done, "entregou", "entregaram"),
    lost > 0 && `${lost} sem sinal`,
    absent > 0 && plural(absent, "não entrou", "não entraram"),
  ].filter((part) => part !== false);
  return parts.length === 0 ? "Ninguém faz este simulado ainda." : `${inWords(parts)}.`;
}
