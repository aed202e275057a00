import { badLooks, isWeak, type LinkSample } from "../domain/link-quality.ts";
import { leads, type Signal } from "../domain/room.ts";
import { PeerLink, type Tracks } from "./peer-link.ts";

type Options = {
  own: string;
  ice: RTCIceServer[];
  tracks: Tracks;
  send: (to: string, signal: Signal) => void;
  onChange: () => void;
  /** The network carries no picture. */
  onWeak: () => void;
};

/** Milliseconds that a connection outlives its place in the room: the room may only have been restarted. */
const GRACE_MS = 20_000;
const LOOK_MS = 4000;

function worst(values: readonly (number | null)[], of: (...values: number[]) => number): number | null {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? of(...known) : null;
}

/** The connections of one page to all others of its room. */
export class Mesh {
  readonly #options: Options;
  readonly #links = new Map<string, PeerLink>();
  readonly #leaving = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #timer: ReturnType<typeof setInterval>;
  #tracks: Tracks;
  #bad = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#tracks = options.tracks;
    this.#timer = setInterval(() => void this.#look(), LOOK_MS);
  }

  /** Who is in the room now. */
  setPeers(peers: readonly string[]): void {
    const present = new Set(peers.filter((peer) => peer !== this.#options.own));
    for (const peer of present) {
      clearTimeout(this.#leaving.get(peer));
      if (this.#leaving.delete(peer) && !this.#links.get(peer)?.isConnected) this.#links.get(peer)?.restart();
      this.#linkTo(peer);
    }
    for (const [peer, link] of this.#links) {
      if (present.has(peer) || this.#leaving.has(peer)) continue;
      const end = () => this.#end(peer);
      if (link.isConnected) this.#leaving.set(peer, setTimeout(end, GRACE_MS));
      else end();
    }
  }

  take(from: string, signal: Signal): void {
    this.#linkTo(from).take(signal);
  }

  setTracks(tracks: Tracks): void {
    this.#tracks = tracks;
    this.#bad = 0;
    for (const link of this.#links.values()) link.setTracks(tracks);
  }

  /** The network changed, or signals may have been lost. */
  restart(): void {
    for (const link of this.#links.values()) link.restart();
  }

  /** What comes from another page; null before it is known. */
  streamOf(peer: string): { stream: MediaStream; isConnected: boolean } | null {
    const link = this.#links.get(peer);
    return link ? { stream: link.stream, isConnected: link.isConnected } : null;
  }

  close(): void {
    clearInterval(this.#timer);
    for (const peer of [...this.#links.keys()]) this.#end(peer);
  }

  #linkTo(peer: string): PeerLink {
    const known = this.#links.get(peer);
    if (known) return known;
    const { own, ice, send, onChange } = this.#options;
    const link = new PeerLink({
      leads: leads(own, peer),
      ice,
      tracks: this.#tracks,
      send: (signal) => send(peer, signal),
      onChange,
    });
    this.#links.set(peer, link);
    return link;
  }

  #end(peer: string): void {
    clearTimeout(this.#leaving.get(peer));
    this.#leaving.delete(peer);
    this.#links.get(peer)?.close();
    this.#links.delete(peer);
    this.#options.onChange();
  }

  async #look(): Promise<void> {
    const connected = [...this.#links.values()].filter(({ isConnected }) => isConnected);
    if (!this.#tracks.video || connected.length === 0) return;
    const samples: LinkSample[] = await Promise.all(connected.map((link) => link.look()));
    this.#bad = badLooks(this.#bad, {
      lost: worst(
        samples.map(({ lost }) => lost),
        Math.max,
      ),
      roundTrip: worst(
        samples.map(({ roundTrip }) => roundTrip),
        Math.max,
      ),
      bitrate: worst(
        samples.map(({ bitrate }) => bitrate),
        Math.min,
      ),
    });
    if (isWeak(this.#bad)) this.#options.onWeak();
  }
}
