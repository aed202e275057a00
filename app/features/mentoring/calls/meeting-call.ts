import { LiveRoom } from "#app/platform/live/calls/live-room.ts";
import {
  ROOM_ELSEWHERE,
  ROOM_FULL,
  type RoomPerson,
  type RoomRequest,
  type RoomWord,
} from "../domain/room.ts";
import { type Chosen, openCamera, openMicrophone, stopTracks } from "./devices.ts";
import { Mesh } from "./mesh.ts";
import type { Tracks } from "./peer-link.ts";

/** `lost`: reconnecting to the room; the last two are final. */
type Standing = "joining" | "open" | "lost" | "full" | "elsewhere";

export type SeenPerson = RoomPerson & { isOwn: boolean; stream: MediaStream | null; isConnected: boolean };
export type ChatLine = { name: string; text: string; at: number };

/** What a page shows of a meeting. */
export type CallState = {
  standing: Standing;
  mic: boolean;
  camera: boolean;
  hand: boolean;
  people: SeenPerson[];
  chat: ChatLine[];
  /** The picture was given up for the sound. */
  weak: boolean;
  /** The peer who muted us last, until we speak again. */
  mutedBy: string | null;
};

type Options = {
  /** The room's socket for a page. */
  address: (peer: string) => string;
  ice: RTCIceServer[];
  tracks: Tracks;
  chosen: Chosen;
};

const MOST_LINES = 200;

function newPeer(): string {
  return crypto.randomUUID().replaceAll("-", "");
}

/** One page in a meeting, from entering to leaving. */
export class MeetingCall {
  readonly #options: Options;
  readonly #peer = newPeer();
  readonly #room: LiveRoom<RoomWord>;
  readonly #mesh: Mesh;
  readonly #listeners = new Set<() => void>();
  readonly #ownStream = new MediaStream();
  #tracks: Tracks;
  #people: RoomPerson[] = [];
  #state: CallState;

  constructor(options: Options) {
    this.#options = options;
    this.#tracks = options.tracks;
    this.#state = {
      standing: "joining",
      mic: options.tracks.audio !== null,
      camera: options.tracks.video !== null,
      hand: false,
      people: [],
      chat: [],
      weak: false,
      mutedBy: null,
    };
    this.#mesh = new Mesh({
      own: this.#peer,
      ice: options.ice,
      tracks: this.#tracks,
      send: (to, signal) => this.#ask({ to, signal }),
      onChange: () => this.#set({}),
      onWeak: () => void this.#giveUpPicture(),
    });
    this.#room = new LiveRoom<RoomWord>(() => ({
      address: () => options.address(this.#peer),
      // Its signals need a socket.
      pollMs: null,
      finalCodes: [ROOM_FULL, ROOM_ELSEWHERE],
      onOpen: () => {
        this.#set({ standing: "open" });
        this.#tellState();
      },
      onWord: (word) => this.#hear(word),
      onLost: () => this.#set({ standing: "lost" }),
      onEnd: (code) => this.#endFor(code),
    }));
    this.#showOwn();
    window.addEventListener("online", this.#networkChanged);
    networkInformation()?.addEventListener("change", this.#networkChanged);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): CallState => this.#state;

  async toggleMic(): Promise<void> {
    const mic = !this.#state.mic;
    if (mic && !this.#tracks.audio) {
      const audio = await openMicrophone(this.#options.chosen.audio);
      if (!audio) return;
      this.#change({ ...this.#tracks, audio });
    }
    if (this.#tracks.audio) this.#tracks.audio.enabled = mic;
    this.#set({ mic, mutedBy: null });
    this.#tellState();
  }

  async toggleCamera(): Promise<void> {
    const before = this.#tracks.video;
    const video = before ? null : await openCamera(this.#options.chosen.video);
    if (!before && !video) return;
    this.#change({ ...this.#tracks, video });
    before?.stop();
    this.#set({ camera: video !== null, weak: false });
    this.#tellState();
  }

  toggleHand(): void {
    this.#set({ hand: !this.#state.hand });
    this.#tellState();
  }

  say(text: string): void {
    this.#ask({ say: text });
  }

  /** Only effective from a mentor. */
  mute(peer: string): void {
    this.#ask({ mute: peer });
  }

  /** The code of a question; null: no longer. */
  share(question: string | null): void {
    this.#ask({ question });
  }

  leave(): void {
    window.removeEventListener("online", this.#networkChanged);
    networkInformation()?.removeEventListener("change", this.#networkChanged);
    this.#room.leave();
    this.#mesh.close();
    stopTracks(this.#tracks);
  }

  readonly #networkChanged = (): void => {
    this.#room.retry();
    this.#mesh.restart();
  };

  #endFor(code: number): void {
    this.#set({ standing: code === ROOM_FULL ? "full" : "elsewhere" });
    this.#mesh.close();
    stopTracks(this.#tracks);
  }

  #hear(word: RoomWord): void {
    if ("people" in word) {
      this.#people = word.people;
      this.#mesh.setPeers(word.people.map(({ peer }) => peer));
      this.#set({});
    } else if ("signal" in word) this.#mesh.take(word.from, word.signal);
    else if ("said" in word) this.#set({ chat: [...this.#state.chat, word.said].slice(-MOST_LINES) });
    else {
      if (this.#tracks.audio) this.#tracks.audio.enabled = false;
      this.#set({ mic: false, mutedBy: word.mutedBy });
      this.#tellState();
    }
  }

  async #giveUpPicture(): Promise<void> {
    if (!this.#tracks.video) return;
    await this.toggleCamera();
    this.#set({ weak: true });
  }

  #change(tracks: Tracks): void {
    this.#tracks = tracks;
    this.#showOwn();
    this.#mesh.setTracks(tracks);
  }

  #showOwn(): void {
    for (const track of this.#ownStream.getTracks()) this.#ownStream.removeTrack(track);
    if (this.#tracks.video) this.#ownStream.addTrack(this.#tracks.video);
  }

  #tellState(): void {
    const { hand, mic, camera } = this.#state;
    this.#ask({ state: { hand, mic, camera } });
  }

  #ask(request: RoomRequest): void {
    this.#room.send(request);
  }

  #seen(person: RoomPerson): SeenPerson {
    const isOwn = person.peer === this.#peer;
    if (isOwn) return { ...person, isOwn, stream: this.#ownStream, isConnected: true };
    return {
      ...person,
      isOwn,
      ...(this.#mesh.streamOf(person.peer) ?? { stream: null, isConnected: false }),
    };
  }

  #set(changed: Partial<CallState>): void {
    this.#state = { ...this.#state, ...changed, people: this.#people.map((person) => this.#seen(person)) };
    for (const listener of this.#listeners) listener();
  }
}

/** Says when a phone leaves Wi-Fi; absent in some browsers, which notice by the lost connection. */
function networkInformation(): EventTarget | undefined {
  return (navigator as Navigator & { connection?: EventTarget }).connection;
}
