import { evictDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { channelLimits } from "#app/platform/live/domain/channel-rules.ts";
import { freshId } from "#tests/support/given.ts";
import { channelOf, givenReader, openTab, until } from "#tests/support/notification-tab.ts";

const READERS = 10;

test("a notification reaches every one of 200 open tabs once, and none misses one after a forced close (REL-12)", async () => {
  const schoolId = freshId();
  const school = { id: schoolId, role: "student" } as const;
  const readers = await Promise.all(Array.from({ length: READERS }, () => givenReader({ school })));
  const [first] = readers;
  const send = (content: string) => first?.send(content, { audience: { kind: "school", schoolId } });
  async function openTabs(last?: number) {
    const tabs: Awaited<ReturnType<typeof openTab>>[] = [];
    for (const { cookie } of readers)
      tabs.push(
        ...(await Promise.all(Array.from({ length: channelLimits.sockets }, () => openTab(cookie, last)))),
      );
    return tabs;
  }
  const tabs = await openTabs();
  await send("a todas as abas");
  await until(() => tabs.every((tab) => tab.contents().length === 1));
  const last = tabs[0]?.last() ?? 0;
  for (const { viewer } of readers) await evictDurableObject(channelOf(viewer.id), { webSockets: "close" });
  await send("durante a queda");
  const back = await openTabs(last);
  expect(new Set(back.map((tab) => tab.contents().join()))).toEqual(new Set(["durante a queda"]));
});
