import type { Tracks } from "./peer-link.ts";

/** `""`: the browser's default. */
export type Chosen = { audio: string; video: string };

const PICTURE = { width: { ideal: 640 }, height: { ideal: 360 }, frameRate: { ideal: 24, max: 30 } };

async function trackOf(constraints: MediaStreamConstraints): Promise<MediaStreamTrack | null> {
  const stream = await navigator.mediaDevices?.getUserMedia(constraints).catch(() => null);
  return stream?.getTracks()[0] ?? null;
}

export function openMicrophone(device: string): Promise<MediaStreamTrack | null> {
  return trackOf({
    audio: { echoCancellation: true, noiseSuppression: true, ...(device && { deviceId: { exact: device } }) },
  });
}

export function openCamera(device: string): Promise<MediaStreamTrack | null> {
  return trackOf({ video: { ...PICTURE, ...(device && { deviceId: { exact: device } }) } });
}

/** Microphone and, if wanted, camera: each null where there is none, or it was refused. */
export async function openTracks({ audio, video }: Chosen, withCamera: boolean): Promise<Tracks> {
  const microphone = await openMicrophone(audio);
  return { audio: microphone, video: withCamera ? await openCamera(video) : null };
}

export function stopTracks({ audio, video }: Tracks): void {
  audio?.stop();
  video?.stop();
}

/** With names once permission is granted. */
export async function listDevices(): Promise<{ audio: MediaDeviceInfo[]; video: MediaDeviceInfo[] }> {
  const all = (await navigator.mediaDevices?.enumerateDevices().catch(() => [])) ?? [];
  const of = (kind: MediaDeviceKind) =>
    all.filter((device) => device.kind === kind && device.deviceId !== "");
  return { audio: of("audioinput"), video: of("videoinput") };
}
