import { expect, test } from "vitest";
import { liveRooms } from "#app/shell/services/live-rooms.server.ts";
import { filesUnder, placesOf, textOf } from "./source-files.ts";

const CLIENT = "app/platform/live/calls/live-room.ts";
const WAYS = "tests/support/ended-rights.ts";
const rooms = Object.entries(liveRooms);

const migrations = filesUnder(["migrations"], [".sql"])
  .map(({ text }) => text)
  .join("\n");

/** The tables whose triggers count in `room_sockets`, or change a table whose triggers do. */
function tablesThatEnd(): string[] {
  const triggers = migrations.split(/^(?=CREATE TRIGGER )/m).flatMap((text) => {
    const [, table = ""] =
      /^CREATE TRIGGER \w+\s+(?:BEFORE|AFTER|INSTEAD OF) [^;]*?\bON (\w+)/.exec(text) ?? [];
    const [body = ""] = text.split(/^END;/m);
    return table
      ? [{ table, writes: [...body.matchAll(/\bUPDATE (\w+) SET/g)].map(([, name = ""]) => name) }]
      : [];
  });
  const ending = new Set(["room_sockets"]);
  for (let size = 0; size !== ending.size; ) {
    size = ending.size;
    for (const { table, writes } of triggers) if (writes.some((name) => ending.has(name))) ending.add(table);
  }
  return [...ending];
}

test("a page's socket is opened by the live client alone", () => {
  const opening = filesUnder(["app"], [".ts", ".tsx"]).filter(
    (file) => placesOf(file, /\bnew (?:WebSocket|EventSource)\(/).length > 0,
  );
  expect(opening.map(({ path }) => path)).toEqual([CLIENT]);
});

test("the Worker accepts sockets in the class of all rooms alone", () => {
  const accepting = filesUnder(["workers"], [".ts"]).filter(
    (file) => placesOf(file, /\.acceptWebSocket\(/).length > 0,
  );
  expect(accepting.map(({ path }) => path)).toEqual(["workers/durable-objects/room.ts"]);
});

test.each(rooms)(
  "the room %s has its own object, a class that extends the one of all rooms",
  (_, { object }) => {
    const config = textOf("wrangler.toml");
    const [, name = ""] = new RegExp(`name = "${object}"\\s+class_name = "(\\w+)"`).exec(config) ?? [];
    const classes = filesUnder(["workers/durable-objects"], [".ts"]).filter(({ text }) =>
      new RegExp(`export class ${name} extends Room<`).test(text),
    );
    expect(classes).toHaveLength(1);
    expect(rooms.filter(([, other]) => other.object === object)).toHaveLength(1);
  },
);

test.each(rooms)(
  "each table that ends a right to the room %s has a trigger, and a way in its test",
  (_, { endedBy }) => {
    const [ending, ways] = [tablesThatEnd(), textOf(WAYS)];
    for (const table of endedBy) {
      expect(ending).toContain(table);
      expect(ways).toContain(`table: "${table}"`);
    }
  },
);
