import { evictDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { channelOf, givenReader, openTab, until } from "#tests/support/notification-tab.ts";

const AT_ONCE = 50;

test("a notification reaches every one of 200 open tabs, and none misses one after a forced close (REL-12)", async () => {
  const { cookie, viewer, send } = await givenReader();
  async function openTabs(count: number, last?: number) {
    const tabs: Awaited<ReturnType<typeof openTab>>[] = [];
    while (tabs.length < count)
      tabs.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => openTab(cookie, last)))));
    return tabs;
  }
  const tabs = await openTabs(200);
  await send("a todas as abas");
  await until(() => tabs.every((tab) => tab.contents().includes("a todas as abas")));
  const last = tabs[0]?.last() ?? 0;
  await evictDurableObject(channelOf(viewer.id), { webSockets: "close" });
  await send("durante a queda");
  const back = await openTabs(100, last);
  expect(back.every((tab) => tab.contents().includes("durante a queda"))).toBe(true);
});
