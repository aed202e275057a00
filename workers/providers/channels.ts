import type { Channels } from "#app/platform/context/deps.ts";
import type { UserChannel } from "../durable-objects/user-channel.ts";

const AT_ONCE = 50;

/** The channels of people's open tabs. Tabs catch up on what a failed channel missed. */
export function createChannels(namespace: DurableObjectNamespace<UserChannel>): Channels {
  const channelOf = (userId: string) => namespace.get(namespace.idFromName(userId));
  return {
    async deliver(userIds, event) {
      for (let start = 0; start < userIds.length; start += AT_ONCE) {
        const some = userIds.slice(start, start + AT_ONCE);
        await Promise.allSettled(some.map((userId) => channelOf(userId).deliver(userId, event)));
      }
    },
    async refreshInbox(userIds) {
      await Promise.allSettled(userIds.map((userId) => channelOf(userId).refreshInbox()));
    },
  };
}
