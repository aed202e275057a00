import { parseArgs } from "node:util";
import { UsageError } from "../farol/usage-error.ts";

export type Shard = { index: number; count: number };

/** The arguments of `npm test -- …`. Without layers, all of them. */
export type Options = {
  layers: string[];
  areas: string[];
  changed: boolean;
  since: string | null;
  shard: Shard | null;
};

const USAGE = `Uso: npm test -- [camada…] [--area <funcionalidade>] [--changed [--since <commit>]] [--shard k/n]
  --area a        só os testes de uma funcionalidade (pode repetir): casa, unidade, worker e navegador
  --changed       só as funcionalidades que mudaram desde a main, e as que dependem delas
  --since c       o mesmo, desde outro commit
  --shard k/n     a parte k de n, para dividir entre máquinas`;

const options = {
  area: { type: "string", multiple: true },
  changed: { type: "boolean" },
  since: { type: "string" },
  shard: { type: "string" },
} as const;

/** Reads the arguments. Throws a `UsageError` for what there is not. */
export function readOptions(
  args: readonly string[],
  known: { layers: readonly string[]; areas: readonly string[] },
): Options {
  const refuse = (words: string): never => {
    throw new UsageError(`${words}\n\n${USAGE}\n\nCamadas: ${known.layers.join(", ")}`);
  };
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens)
    if (token.kind === "option") {
      const option = Object.hasOwn(options, token.name) ? options[token.name as keyof typeof options] : null;
      if (!option) return refuse(`Não há a opção ${token.rawName}.`);
      if (option.type === "string" && !token.value) return refuse(`Falta o valor de ${token.rawName}.`);
      if (option.type === "boolean" && token.value) return refuse(`${token.rawName} não leva valor.`);
    }
  const unknownLayers = positionals.filter((name) => !known.layers.includes(name));
  if (unknownLayers.length > 0) refuse(`Não há a camada ${unknownLayers.join(", ")}.`);
  const areas = (values.area ?? []).flatMap((each) => String(each).split(","));
  const unknownAreas = areas.filter((name) => !known.areas.includes(name));
  if (unknownAreas.length > 0)
    refuse(`Não há a área ${unknownAreas.join(", ")}. Há: ${known.areas.join(", ")}.`);
  const since = values.since === undefined ? null : String(values.since);
  const changed = values.changed === true || since !== null;
  if (changed && areas.length > 0) refuse("--area e --changed não vão juntos: escolha um.");
  return { layers: positionals, areas, changed, since, shard: readShard(values.shard, refuse) };
}

function readShard(value: unknown, refuse: (words: string) => never): Shard | null {
  if (value === undefined) return null;
  const [, index, count] = (/^(\d+)\/(\d+)$/.exec(String(value)) ?? []).map(Number);
  if (!index || !count || index > count) return refuse(`--shard ${value}: escreva k/n, com k de 1 a n.`);
  return { index, count };
}
