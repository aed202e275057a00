import { evictDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { paths } from "#app/paths.ts";
import { channelOf, givenReader, openTab, until } from "#tests/support/notification-tab.ts";

const _ADDRESS = paths.notificationChannel(0);

test("a notification is in every one of 500 open tabs within half a second, and in all of them after a forced close", async () => {
  const { cookie, viewer, send } = await givenReader();
  const openAll = async (last?: number) => {
    const tabs: Awaited<ReturnType<typeof openTab>>[] = [];
    while (tabs.length < 500)
      tabs.push(...(await Promise.all(Array.from({ length: 50 }, () => openTab(cookie, last)))));
    return tabs;
  };
  const tabs = await openAll();
  const started = Date.now();
  await send("a todas as abas");
  await until(() => tabs.every((tab) => tab.contents().includes("a todas as abas")));
  expect(Date.now() - started).toBeLessThan(500);
  const last = tabs[0]?.last() ?? 0;
  await evictDurableObject(channelOf(viewer.id), { webSockets: "close" });
  await send("durante a queda");
  const closed = Date.now();
  const back = await openAll(last);
  expect(back.every((tab) => tab.contents().includes("durante a queda"))).toBe(true);
  expect(Date.now() - closed).toBeLessThan(10_000);
});
