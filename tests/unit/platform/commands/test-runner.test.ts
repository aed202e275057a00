import { describe, expect, it } from "vitest";
import { UsageError } from "../../../../scripts/farol/usage-error.ts";
import { type Reach, reachOf } from "../../../../scripts/test/changed.ts";
import { layersFor } from "../../../../scripts/test/layers.ts";
import { workersAtOnce } from "../../../../scripts/test/machine.ts";
import { readOptions } from "../../../../scripts/test/options.ts";
import { runScheduled } from "../../../../scripts/test/schedule.ts";
import { shardOf } from "../../../../scripts/test/scope.ts";
import { memoryFolder } from "../../../support/memory-folder.ts";

const known = { layers: ["unit", "worker"], areas: ["essays", "bank"] };
const read = (...args: string[]) => readOptions(args, known);

describe("the arguments of npm test", () => {
  it("is layers, areas, changes or a shard, in any order", () => {
    const nothing = { layers: [], areas: [], changed: false, since: null, shard: null };
    expect(read()).toEqual(nothing);
    expect(read("unit", "--area", "essays", "--area=bank")).toEqual({
      ...nothing,
      layers: ["unit"],
      areas: ["essays", "bank"],
    });
    expect(read("--changed", "--shard", "2/3")).toEqual({
      ...nothing,
      changed: true,
      shard: { index: 2, count: 3 },
    });
    expect(read("--since", "HEAD~4")).toEqual({ ...nothing, changed: true, since: "HEAD~4" });
  });

  it.each([
    [["--nada"], "Não há a opção --nada."],
    [["tudo"], "Não há a camada tudo."],
    [["--area"], "Falta o valor de --area."],
    [["--area", "prosa"], "Não há a área prosa. Há: essays, bank."],
    [["--changed=sim"], "--changed não leva valor."],
    [["--area", "bank", "--changed"], "--area e --changed não vão juntos: escolha um."],
    [["--shard", "0/3"], "--shard 0/3: escreva k/n, com k de 1 a n."],
    [["--shard", "4/3"], "--shard 4/3: escreva k/n, com k de 1 a n."],
    [["--shard", "metade"], "--shard metade: escreva k/n, com k de 1 a n."],
  ])("%j is refused with what there is", (args, words) => {
    expect(() => read(...args)).toThrow(UsageError);
    expect(() => read(...args)).toThrow(words);
  });
});

describe("what changed files reach", () => {
  const graph = new Map([
    ["app/features/bank/domain/code.ts", []],
    ["app/features/essays/domain/sheet.ts", ["app/features/bank/domain/code.ts"]],
    ["app/features/lists/domain/list.ts", []],
    ["app/shell/pages/frame.tsx", ["app/features/essays/domain/sheet.ts"]],
    ["workers/http.ts", ["app/shell/pages/frame.tsx"]],
    ["tests/support/given.ts", ["app/features/bank/domain/code.ts"]],
    ["tests/worker/lists/lists.test.ts", ["tests/support/given.ts"]],
    ["tests/unit/lists/list.test.ts", ["app/features/lists/domain/list.ts"]],
  ]);
  const none: Reach = { areas: [], files: [], everything: null };

  it("is their feature and those that import it, through the door and the shell none", () => {
    const areas = ["bank", "essays"];
    expect(reachOf(["app/features/bank/domain/code.ts"], graph)).toEqual({ ...none, areas });
    expect(reachOf(["drizzle/schema/lists/list.ts"], graph)).toEqual({ ...none, areas: ["lists"] });
    expect(reachOf(["app/shell/pages/frame.tsx", "workers/http.ts"], graph)).toEqual({
      ...none,
      areas: ["shell", "workers"],
    });
  });

  it("is of a test's helper the tests that import it, and of a document nothing", () => {
    const files = ["tests/worker/lists/lists.test.ts"];
    expect(reachOf(["tests/support/given.ts"], graph)).toEqual({ ...none, files });
    expect(reachOf(files, graph)).toEqual({ ...none, files });
    expect(reachOf(["docs/security.md", "README.md"], graph)).toEqual(none);
  });

  it.each([
    "package-lock.json",
    "vitest.config.ts",
    "migrations/0001_all.sql",
    "app/root.tsx",
    "scripts/platform/build.ts",
    "tests/e2e/support/serve.ts",
  ])("is everything for %s", (path) => {
    expect(reachOf([path], graph).everything).toBe(path);
  });
});

describe("the parts of a run", () => {
  const files = Array.from({ length: 23 }, (_, index) => `tests/${index}.test.ts`);
  const sizeOf = (path: string) => Number(/\d+/.exec(path)?.[0]) ** 2;

  it.each([1, 2, 5, 23, 30])("of %i contain each file once", (count) => {
    const parts = Array.from({ length: count }, (_, index) =>
      shardOf(files, { index: index + 1, count }, sizeOf),
    );
    expect(parts.flat().sort()).toEqual([...files].sort());
  });

  it("weigh about the same", () => {
    const [one = 0, other = 0] = [1, 2].map((index) =>
      shardOf(files, { index, count: 2 }, sizeOf).reduce((sum, path) => sum + sizeOf(path), 0),
    );
    expect(Math.abs(one - other)).toBeLessThan((one + other) / 10);
  });
});

describe("the machine", () => {
  const scope = { words: "", layers: new Set(["unit", "worker", "e2e"]), files: {}, whole: true };
  const coresOf = (cores: number, whole: boolean) =>
    layersFor({ ...scope, whole }, cores).map((layer) => layer.cores);

  it("has a worker a core, as far as its memory goes", () => {
    expect([workersAtOnce(8, 2 ** 36), workersAtOnce(8, 2 ** 32), workersAtOnce(2, 2 ** 20)]).toEqual([
      8, 2, 1,
    ]);
  });

  it("has no folder in memory where there is none, or too little of it", () => {
    expect(memoryFolder("/there/is/none")).toBeNull();
    expect(memoryFolder("/proc")).toBeNull();
  });

  it("seeds for browsers beside the build, and only with them", () => {
    const seededFor = (layers: string[]) =>
      layersFor({ ...scope, layers: new Set(layers) }, 2).find(({ name }) => name === "e2e")?.env;
    expect(seededFor(["demo", "e2e"])).toEqual({ FAROL_SEEDED: expect.stringMatching(/seeded$/) });
    expect(seededFor(["e2e"])).toBeUndefined();
  });

  it("has a browser a core", () => {
    const browsers = layersFor({ ...scope, whole: true }, 2).find(({ name }) => name === "e2e");
    expect(browsers?.args.at(-1)).toBe("--maxWorkers=2");
  });

  it("with two cores runs worker and e2e in turn, with eight beside each other, and a few files always", () => {
    expect([coresOf(2, true), coresOf(8, true), coresOf(16, true), coresOf(2, false)]).toEqual([
      [1, 2, 2],
      [1, 4, 4],
      [1, 8, 4],
      [1, 1, 1],
    ]);
  });
});

describe("the order of layers", () => {
  const layer = (name: string, cores = 1, afterBuild = false) => ({ name, cores, afterBuild });
  const all = [
    layer("build"),
    layer("demo"),
    layer("unit"),
    layer("types"),
    layer("worker", 2, true),
    layer("e2e", 2, true),
  ];

  /** What starts, in order, and how many cores are busy at most. */
  async function runs(cores: number, failing: string | null = null) {
    const started: string[] = [];
    let [busy, most] = [0, 0];
    await runScheduled(all, cores, async ({ name, cores: taken }) => {
      started.push(name);
      busy += taken;
      most = Math.max(most, busy);
      await new Promise((done) => setImmediate(done));
      busy -= taken;
      return name !== failing;
    });
    return { started, most };
  }

  it("fills the cores, and waits for the build", async () => {
    const started = ["build", "demo", "unit", "types", "worker", "e2e"];
    expect(await runs(1)).toEqual({ started, most: 2 });
    // The worker layer starts beside the last of the others.
    expect(await runs(2)).toEqual({ started, most: 3 });
    const wide = await runs(8);
    expect(wide.started).toEqual(started);
    expect([4, 5, 6, 7]).toContain(wide.most);
  });

  it("starts nothing after a failed build or failed seeding", async () => {
    expect((await runs(1, "build")).started).toEqual(["build"]);
    expect((await runs(1, "demo")).started).toEqual(["build", "demo"]);
  });
});
