import type { LinkSample } from "../domain/link-quality.ts";
import type { Signal } from "../domain/room.ts";

/** What one sends; null: nothing of that kind. */
export type Tracks = { audio: MediaStreamTrack | null; video: MediaStreamTrack | null };

type Options = {
  /** This side makes the offers: two never cross. */
  leads: boolean;
  ice: RTCIceServer[];
  tracks: Tracks;
  send: (signal: Signal) => void;
  onChange: () => void;
};

/** Milliseconds without a connection before ICE restarts. */
const PATIENCE_MS = 6000;

/** The connection to one other browser. It looks for a new way whenever it is lost, until `close`. */
export class PeerLink {
  readonly stream = new MediaStream();
  readonly #options: Options;
  readonly #connection: RTCPeerConnection;
  readonly #watch: ReturnType<typeof setInterval>;
  #tracks: Tracks;
  #round = 0;
  #early: RTCIceCandidateInit[] = [];
  #work: Promise<unknown> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
    this.#tracks = options.tracks;
    this.#connection = new RTCPeerConnection({ iceServers: options.ice });
    this.#connection.ontrack = ({ track }) => {
      this.stream.addTrack(track);
      options.onChange();
    };
    this.#connection.onicecandidate = ({ candidate }) => {
      if (candidate)
        options.send({ kind: "candidate", candidate: candidate.toJSON() as { candidate: string } });
    };
    this.#connection.onconnectionstatechange = () => options.onChange();
    if (options.leads) {
      for (const kind of ["audio", "video"] as const)
        this.#connection.addTransceiver(kind, { direction: "sendrecv" });
      this.#inTurn(() => this.#fill());
      this.restart();
    }
    this.#watch = setInterval(() => {
      if (!this.isConnected) this.restart();
    }, PATIENCE_MS);
  }

  get isConnected(): boolean {
    return this.#connection.connectionState === "connected";
  }

  /** Restarts ICE: after a change of network, or when signals may have been lost. */
  restart(): void {
    if (this.#options.leads) this.#offer();
    else this.#options.send({ kind: "restart" });
  }

  #offer(): void {
    this.#inTurn(async () => {
      const offer = await this.#connection.createOffer({ iceRestart: this.#round > 0 });
      await this.#connection.setLocalDescription(offer);
      this.#round += 1;
      this.#options.send({ kind: "offer", sdp: offer.sdp ?? "", round: this.#round });
    });
  }

  take(signal: Signal): void {
    if (signal.kind === "restart") {
      if (this.#options.leads) this.restart();
      return;
    }
    this.#inTurn(async () => {
      if (signal.kind === "offer") await this.#answer(signal);
      else if (signal.kind === "candidate") await this.#addCandidate(signal.candidate);
      else if (signal.round === this.#round && this.#connection.signalingState === "have-local-offer")
        await this.#describe({ type: "answer", sdp: signal.sdp });
    });
  }

  setTracks(tracks: Tracks): void {
    this.#tracks = tracks;
    this.#inTurn(() => this.#fill());
  }

  async look(): Promise<LinkSample> {
    const sample: LinkSample = { lost: null, roundTrip: null, bitrate: null };
    for (const report of (await this.#connection.getStats()).values()) {
      if (report.type === "remote-inbound-rtp" && typeof report.fractionLost === "number")
        sample.lost = Math.max(sample.lost ?? 0, report.fractionLost);
      if (report.type !== "candidate-pair" || !report.nominated) continue;
      sample.roundTrip = report.currentRoundTripTime ?? null;
      sample.bitrate = report.availableOutgoingBitrate ?? null;
    }
    return sample;
  }

  close(): void {
    clearInterval(this.#watch);
    this.#connection.close();
  }

  /** One signal after the other; the watch offers again after a failure. */
  #inTurn(work: () => Promise<unknown>): void {
    this.#work = this.#work.then(work).catch(() => undefined);
  }

  async #answer({ sdp, round }: { sdp: string; round: number }): Promise<void> {
    await this.#describe({ type: "offer", sdp });
    for (const transceiver of this.#connection.getTransceivers()) transceiver.direction = "sendrecv";
    await this.#fill();
    const answer = await this.#connection.createAnswer();
    await this.#connection.setLocalDescription(answer);
    this.#options.send({ kind: "answer", sdp: answer.sdp ?? "", round });
  }

  async #describe(description: RTCSessionDescriptionInit): Promise<void> {
    await this.#connection.setRemoteDescription(description);
    const early = this.#early;
    this.#early = [];
    for (const candidate of early) await this.#connection.addIceCandidate(candidate).catch(() => undefined);
  }

  async #addCandidate(candidate: RTCIceCandidateInit): Promise<void> {
    if (this.#connection.remoteDescription) await this.#connection.addIceCandidate(candidate);
    else this.#early.push(candidate);
  }

  async #fill(): Promise<void> {
    for (const { sender, receiver } of this.#connection.getTransceivers())
      await sender.replaceTrack(receiver.track.kind === "audio" ? this.#tracks.audio : this.#tracks.video);
  }
}
