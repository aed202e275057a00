import { plural } from "#app/text/format.ts";
import { inWords } from "#app/text/in-words.ts";

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

/** Whoever needs help first. `online`: numbers of people with an open page; null: unknown. */
export function groupedTakers(
  takers: readonly RoomTaker[],
  online: readonly number[] | null,
  now: number,
): TakerGroup[] {
  const isHere = (taker: RoomTaker) => online?.includes(taker.num) || now - taker.seenAt <= SILENCE;
  const sitting = takers.filter(({ state }) => state === "sitting");
  const groups: TakerGroup[] = [
    { key: "lost", title: "Sem sinal", opens: true, takers: sitting.filter((taker) => !isHere(taker)) },
    {
      key: "absent",
      title: "Não entraram",
      opens: true,
      takers: takers.filter(({ state }) => state === "absent"),
    },
    { key: "sitting", title: "Fazendo", opens: true, takers: sitting.filter(isHere) },
    {
      key: "done",
      title: "Entregaram",
      opens: false,
      takers: takers.filter(({ state }) => state === "done"),
    },
  ];
  return groups.filter((group) => group.takers.length > 0);
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
