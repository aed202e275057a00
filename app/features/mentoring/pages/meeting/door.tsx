import { type ReactNode, useEffect, useRef, useState } from "react";
import { SelectField } from "#app/platform/forms/components/fields.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { type Chosen, listDevices, openTracks, stopTracks } from "../../calls/devices.ts";
import type { Tracks } from "../../calls/peer-link.ts";

export type Entry = { tracks: Tracks; chosen: Chosen };

type Checked = { tracks: Tracks; network: string; devices: Awaited<ReturnType<typeof listDevices>> };

/** Milliseconds of a request above which a network is slow. */
const SLOW_MS = 600;

async function checkNetwork(): Promise<string> {
  const begun = performance.now();
  const reply = await fetch("/icone.svg", { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (!reply) return "sem conexão";
  const took = Math.round(performance.now() - begun);
  return took > SLOW_MS ? `lenta (${took} ms): prefira só áudio` : `boa (${took} ms)`;
}

/** The devices on the entry page: opened on request, passed to the room, closed with the page. */
function useDoor(onEnter: (entry: Entry) => void) {
  const [chosen, setChosen] = useState<Chosen>({ audio: "", video: "" });
  const [checked, setChecked] = useState<Checked | null>(null);
  const [busy, setBusy] = useState(false);
  // Before, a tap would do nothing.
  const [ready, setReady] = useState(false);
  const tracks = useRef<Tracks | null>(null);

  useEffect(() => () => void (tracks.current && stopTracks(tracks.current)), []);
  useEffect(() => setReady(allowsDevices()), []);

  async function check(wanted: Chosen) {
    setBusy(true);
    setChosen(wanted);
    if (tracks.current) stopTracks(tracks.current);
    tracks.current = await openTracks(wanted, true);
    const [network, devices] = await Promise.all([checkNetwork(), listDevices()]);
    setChecked({ tracks: tracks.current, network, devices });
    setBusy(false);
  }

  async function enter(withCamera: boolean) {
    setBusy(true);
    if (tracks.current) stopTracks(tracks.current);
    tracks.current = null;
    onEnter({ tracks: await openTracks(chosen, withCamera), chosen });
  }

  return { chosen, checked, busy, ready, check, enter };
}

type Props = { onEnter: (entry: Entry) => void; children?: ReactNode };

/** Before the room: which devices work, and with which of them to enter. */
export function MeetingDoor({ onEnter, children }: Props) {
  const { chosen, checked, busy, ready, check, enter } = useDoor(onEnter);
  return (
    <Section className="mx-auto mt-4 max-w-xl" title="Antes de entrar" id="porta" card>
      <p className="mt-1 text-muted">Nada é gravado. A câmera é opcional: só áudio vale o mesmo.</p>
      {children}
      <noscript>
        <p className="mt-2">Para entrar, ligue o JavaScript neste navegador.</p>
      </noscript>
      {checked && <CheckedDevices checked={checked} chosen={chosen} onChoose={check} />}
      <div className="mt-4 grid gap-2 sm:grid-cols-2">
        <Button disabled={busy || !ready} onClick={() => void enter(true)}>
          Entrar com câmera
        </Button>
        <Button disabled={busy || !ready} onClick={() => void enter(false)}>
          Entrar só com áudio
        </Button>
      </div>
      <Button
        look="quiet"
        className="mt-2 w-full"
        disabled={!ready}
        pending={busy}
        onClick={() => void check(chosen)}
      >
        {checked ? "Testar de novo" : "Testar câmera, microfone e rede"}
      </Button>
    </Section>
  );
}

/**
 * A page reached by client-side navigation has the permissions policy of the one before, which allows no camera: it is
 * reloaded.
 */
function allowsDevices(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  const isOwn = !loaded || new URL(loaded.name).pathname === window.location.pathname;
  if (!isOwn) window.location.reload();
  return isOwn;
}

type CheckedProps = { checked: Checked; chosen: Chosen; onChoose: (chosen: Chosen) => void };

function CheckedDevices({ checked, chosen, onChoose }: CheckedProps) {
  const { tracks, network, devices } = checked;
  const optionsOf = (all: readonly MediaDeviceInfo[]) =>
    all.map(({ deviceId, label }, index) => ({ value: deviceId, label: label || `Aparelho ${index + 1}` }));
  return (
    <div className="mt-3 space-y-3">
      {tracks.video && <Preview track={tracks.video} />}
      <ul>
        <li>Câmera: {tracks.video ? "funciona" : "não encontrada ou sem permissão"}</li>
        <li>Microfone: {tracks.audio ? "funciona" : "não encontrado ou sem permissão"}</li>
        <li>Rede: {network}</li>
      </ul>
      {devices.video.length > 1 && (
        <SelectField
          label="Câmera"
          value={chosen.video}
          options={optionsOf(devices.video)}
          onChange={({ target }) => onChoose({ ...chosen, video: target.value })}
        />
      )}
      {devices.audio.length > 1 && (
        <SelectField
          label="Microfone"
          value={chosen.audio}
          options={optionsOf(devices.audio)}
          onChange={({ target }) => onChoose({ ...chosen, audio: target.value })}
        />
      )}
    </div>
  );
}

function Preview({ track }: { track: MediaStreamTrack }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = new MediaStream([track]);
  }, [track]);
  return (
    <video
      ref={video}
      autoPlay
      playsInline
      muted
      aria-label="Sua câmera"
      className="aspect-video w-full rounded-card bg-inset object-cover"
    />
  );
}
