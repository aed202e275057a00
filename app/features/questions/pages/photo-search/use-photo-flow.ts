import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { decodePhoto, pageOf, turned } from "#app/platform/pictures/components/photo-canvas.ts";
import type { Corners } from "#app/platform/pictures/domain/corners.ts";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import type { PhotoText } from "../../domain/photo-text.ts";
import type { PhotoReader } from "./open-reader.client.ts";

export type Step =
  | { at: "take"; problem?: string }
  | { at: "adjust"; photo: HTMLCanvasElement; problem?: string }
  /** The reader is not on this device yet: its size is said before it is fetched. */
  | { at: "fetch"; page: HTMLCanvasElement; photo: HTMLCanvasElement }
  | { at: "read"; doing: "Baixando o leitor" | "Lendo a foto"; share: number }
  /** `page`: what may be shown to the tutor. `sought`: what was found at this place of the history belongs to an earlier text. */
  | { at: "check"; read: PhotoText; page: HTMLCanvasElement | null; sought: string | null };

const UNOPENED = "Não foi possível abrir este arquivo. Escolha uma foto em JPEG, PNG ou WebP.";
const BLURRED = "Ficou tremida. Apoie o celular e tente de novo.";
const EMPTY = "Não encontramos texto nesta foto. Chegue mais perto da questão, com luz, e tente de novo.";
const UNREAD = "O leitor não abriu. Veja a conexão e tente de novo.";

/** From a photo to its text, all on this device. */
export function usePhotoFlow(typed: string) {
  const [step, setStep] = useState<Step>(
    typed === ""
      ? { at: "take" }
      : { at: "check", read: { text: typed, doubtful: [] }, page: null, sought: null },
  );
  const place = useLatest(useLocation().key);
  const reader = useRef<Promise<PhotoReader> | null>(null);
  useEffect(
    () => () => {
      void reader.current?.then(({ close }) => close()).catch(() => undefined);
      reader.current = null;
    },
    [],
  );

  async function open(file: Blob) {
    const photo = await decodePhoto(file).catch(() => null);
    setStep(photo ? { at: "adjust", photo } : { at: "take", problem: UNOPENED });
  }

  async function read(photo: HTMLCanvasElement, page: HTMLCanvasElement) {
    setStep({ at: "read", doing: "Baixando o leitor", share: 0 });
    try {
      reader.current ??= import("./open-reader.client.ts").then(({ openReader }) =>
        openReader((share) => setStep({ at: "read", doing: "Baixando o leitor", share })),
      );
      const opened = await reader.current;
      const found = await opened.read(page, (share) => setStep({ at: "read", doing: "Lendo a foto", share }));
      setStep(
        found.text === ""
          ? { at: "adjust", photo, problem: EMPTY }
          : { at: "check", read: found, page, sought: place.current },
      );
    } catch {
      reader.current = null;
      setStep({ at: "adjust", photo, problem: UNREAD });
    }
  }

  /** `blurred`: the reader was warned and reads it all the same. */
  async function adjusted(photo: HTMLCanvasElement, corners: Corners, blurred: boolean) {
    const { page, sharp } = pageOf(photo, corners);
    if (!sharp && !blurred) return setStep({ at: "adjust", photo, problem: BLURRED });
    const { isReaderKept } = await import("./open-reader.client.ts");
    if (reader.current || isReaderKept()) return read(photo, page);
    setStep({ at: "fetch", photo, page });
  }

  return {
    step,
    open,
    read,
    adjusted,
    turn: (photo: HTMLCanvasElement) => setStep({ at: "adjust", photo: turned(photo) }),
    restart: () => setStep({ at: "take" }),
  };
}

export type PhotoFlow = ReturnType<typeof usePhotoFlow>;
