import { audiencesOf } from "#app/features/messages/domain/audience.ts";
import {
  channelOwner,
  closeChannel,
  liveSessionIds,
  openChannel,
} from "#app/features/messages/queries/live-channels.server.ts";
import {
  lastNumber,
  nextDueFor,
  notificationsFor,
} from "#app/features/messages/queries/notifications.server.ts";
import { channelEvents } from "#app/features/messages/services/notification-view.server.ts";
import { claimsAt } from "#app/platform/access/plan-claims.ts";
import { openDatabase } from "#app/platform/db/database.server.ts";
import {
  type ChannelEvent,
  type ChannelMessage,
  channelLimits,
  eventIdOf,
  isNews,
  nextWake,
  resumeFrom,
} from "#app/platform/live/domain/channel-rules.ts";
import { closeCodes } from "#app/platform/live/domain/live-rules.ts";
import { roomKey } from "#app/platform/live/domain/room-key.ts";
import { renewSockets } from "#app/platform/live/queries/room-sockets.server.ts";
import { Room } from "./room.ts";

/** What it uses of `Environment`, which names this class. */
type Bindings = { DB: D1Database };

/** `last`: the last event of a tab. */
type Tab = { userId: string; sessionId: string; last: number };

const seconds = () => Math.floor(Date.now() / 1000);

/** The open tabs of one person. The state is in D1 and the sockets: an eviction loses nothing. */
export class UserChannel extends Room<Tab, Bindings> {
  protected override readonly mostSockets = channelLimits.sockets;
  protected override readonly mostHits = channelLimits.messagesPerMinute;
  protected override readonly longestMessage = channelLimits.messageBytes;
  readonly #db;
  #arrived: WebSocket[] = [];
  /** Whose notifications the person gets; empty after an eviction. */
  #audiences: string[] = [];
  #greeting: Promise<void> | null = null;

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    this.#db = openDatabase(env.DB);
  }

  /** Sends a notification to every tab, or sets the alarm for its time. */
  async deliver(userId: string, event: ChannelEvent): Promise<void> {
    const sockets = this.open();
    if (sockets.length === 0) return this.#leave(userId);
    if (event.notification.date > seconds()) return this.#wakeBy(event.notification.date);
    for (const socket of sockets) this.#send(socket, [event]);
  }

  /** The team's conversations changed: its open pages reload them. */
  refreshInbox(): void {
    for (const socket of this.open()) {
      const message: ChannelMessage = { events: [], last: this.seatOf(socket).last, inbox: true };
      socket.send(JSON.stringify(message));
    }
  }

  /** Checks every session and sends what is due. The platform retries a failure. */
  override async alarm(): Promise<void> {
    await this.#sweep(this.open());
  }

  /** `usuario`, `sessao`, `ultimo`. */
  protected override seat(known: URLSearchParams): Tab {
    const of = (name: string) => known.get(name) ?? "";
    return { userId: of("usuario"), sessionId: of("sessao"), last: Number(of("ultimo")) };
  }

  /** Each `publico`: whose notifications the person gets. */
  protected override async greet(socket: WebSocket, known: URLSearchParams): Promise<void> {
    this.#audiences = known.getAll("publico");
    this.#arrived.push(socket);
    this.#greeting ??= this.#greet();
    this.ctx.waitUntil(this.#greeting);
  }

  /** The sweep checks every session. */
  protected override async watch(): Promise<void> {}

  protected override async left(socket: WebSocket): Promise<void> {
    if (this.open().some((other) => other !== socket)) return;
    await this.#leave(this.seatOf(socket).userId);
  }

  async #greet(): Promise<void> {
    while (this.#arrived.length > 0) {
      const arrived = this.#arrived;
      this.#arrived = [];
      await this.#sweep(arrived).catch(() => {
        for (const socket of arrived) socket.close(closeCodes.serverError);
      });
    }
    this.#greeting = null;
  }

  /**
   * Syncs sockets from D1: one trip where the audiences are those of the handshake or of the last sweep, two where they are
   * unknown or have changed. Marks the channel open before the read, so that concurrent writes are delivered.
   */
  async #sweep(sockets: readonly WebSocket[]): Promise<void> {
    const [first] = sockets;
    if (!first) return;
    const { userId } = this.seatOf(first);
    const now = seconds();
    const db = this.#db;
    const from = resumeFrom(Math.min(...sockets.map((socket) => this.seatOf(socket).last)));
    const newsOf = (audiences: string[]) => {
      const reader = { userId, audiences };
      return {
        rows: notificationsFor(db, reader, now, from),
        next: nextDueFor(db, reader, now),
        newest: lastNumber(db),
      };
    };
    const assumed = this.#audiences;
    const {
      sessions,
      owner: [owner],
      found,
    } = await db.batch({
      channel: openChannel(db, userId, now),
      sockets: renewSockets(db, roomKey("avisos", [userId]), now),
      sessions: liveSessionIds(db, userId, now),
      owner: channelOwner(db, userId),
      found: newsOf(assumed),
    });
    const alive = new Set(sessions.map(({ id }) => id));
    const living = sockets.filter((socket) => owner && alive.has(this.seatOf(socket).sessionId));
    for (const socket of sockets) if (!living.includes(socket)) socket.close(closeCodes.ended);
    if (!owner || living.length === 0) return this.open().length === 0 ? this.#leave(userId) : undefined;
    const { schools, communities } = owner;
    const claims = claimsAt(owner.claims, owner.plans, now);
    this.#audiences = audiencesOf({ id: userId, claims, school: null, otherSchools: schools, communities });
    const isSame = String(this.#audiences.toSorted()) === String(assumed.toSorted());
    const {
      rows,
      next: [next],
      newest: [newest],
    } = isSame ? found : await db.batch(newsOf(this.#audiences));
    const reached = eventIdOf({ visibleFrom: now, num: newest?.num ?? 0 });
    for (const socket of living) this.#send(socket, channelEvents(rows), reached);
    await this.#wakeBy(nextWake(now, next?.due ?? null));
  }

  #send(socket: WebSocket, events: ChannelEvent[], reached = 0): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    const seat = this.seatOf(socket);
    const last = Math.max(seat.last, reached, ...events.map(({ event }) => event));
    const news = events.filter(({ event }) => isNews(event, seat.last));
    const message: ChannelMessage = { events: news, last };
    socket.send(JSON.stringify(message));
    socket.serializeAttachment({ ...seat, last });
  }

  /** Sets the alarm to a second, unless an earlier one is set. */
  async #wakeBy(second: number): Promise<void> {
    const planned = await this.ctx.storage.getAlarm();
    const wanted = second * 1000;
    if (planned === null || planned > wanted || planned < Date.now()) await this.ctx.storage.setAlarm(wanted);
  }

  /** Marks the channel closed, unless a tab connects meanwhile. */
  async #leave(userId: string): Promise<void> {
    await this.#db.batch(closeChannel(this.#db, userId));
    if (this.open().length > 0) await this.#db.batch(openChannel(this.#db, userId, seconds()));
  }
}
