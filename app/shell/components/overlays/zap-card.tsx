import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { track } from "#app/platform/analytics/calls/track.ts";
import { messagingAddress } from "#app/platform/text/messaging.ts";
import { greetings } from "#app/platform/text/product.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import { useNear } from "#app/platform/ui/hooks/use-near.ts";
import { zapEvents } from "../../domain/zap.ts";
import type { useZap } from "./use-zap.ts";
import { ZapPicture } from "./zap-picture.tsx";

type ZapCardProps = { phone: string; zap: Pick<ReturnType<typeof useZap>, "opened" | "clicked" | "close"> };

/** In the flow of the page, below its content: opened when it comes into sight. Never focused. */
export default function ZapCard({ phone, zap }: ZapCardProps) {
  const opened = useLatest(zap.opened);
  const card = useRef<HTMLElement>(null);
  const near = useNear(card);
  useEffect(() => {
    if (!near) return;
    opened.current();
    track(zapEvents.opened, { page_path: window.location.pathname });
  }, [near, opened]);
  function follow() {
    track(zapEvents.click, { page_path: window.location.pathname });
    zap.clicked();
  }
  return (
    <section
      ref={card}
      aria-label="Canal do Farol no WhatsApp"
      className="relative mx-auto mb-6 w-[calc(100%-2rem)] max-w-md overflow-hidden rounded-card border border-line bg-raised text-text"
    >
      <div className="flex items-center gap-4 bg-primary-soft px-4 pt-3">
        <ZapPicture />
        <p className="pr-10 pb-2 text-lg leading-snug font-semibold">O Farol também no seu celular</p>
      </div>
      <button
        type="button"
        aria-label="Fechar o convite"
        onClick={zap.close}
        className="absolute top-0 right-0 grid size-11 place-items-center text-muted hover:text-text"
      >
        <Icon as={X} />
      </button>
      <div className="p-4 pt-3">
        <p className="text-[0.9375rem] text-muted">
          Fale com a equipe pelo WhatsApp: dúvidas sobre o site, novidades e datas de prova.
        </p>
        <a
          href={messagingAddress(phone, greetings.channel)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={follow}
          className="mt-3 flex min-h-11 items-center justify-center rounded-control bg-primary px-4 font-semibold text-on-primary"
        >
          Abrir no WhatsApp
        </a>
      </div>
    </section>
  );
}
