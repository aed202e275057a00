import { useEffect, useRef, useState } from "react";
import type { AvatarLook } from "../domain/avatar.ts";
import { avatarBorderWidth } from "../domain/progress/avatar-border.ts";
import sprite from "./avatars.svg?url";

/** `onFail` also covers a load error before hydration. */
function OwnPicture(props: { address: string; size: number; onFail: (address: string) => void }) {
  const { address, size, onFail } = props;
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const { current } = picture;
    if (current?.complete && current.naturalWidth === 0) onFail(address);
  }, [address, onFail]);
  return (
    <img
      ref={picture}
      src={address}
      alt=""
      width={size}
      height={size}
      decoding="async"
      onError={() => onFail(address)}
      className="size-full object-cover"
    />
  );
}

/** Avatar in its level's border (R-ACC-26), `size` pixels in total, decorative. A failed picture gets the default. */
export function Avatar({ look, size }: { look: AvatarLook; size: number }) {
  const [failed, setFailed] = useState<string | null>(null);
  const { picture, band } = look;
  const border = band ? `${avatarBorderWidth(size)}px solid var(--band-${band})` : undefined;
  return (
    <span
      aria-hidden="true"
      className="grid shrink-0 place-items-center overflow-hidden rounded-full"
      style={{ width: size, height: size, border, background: look.colour }}
    >
      {picture && failed !== picture ? (
        <OwnPicture key={picture} address={picture} size={size} onFail={setFailed} />
      ) : (
        <svg width="62%" height="62%" aria-hidden="true" focusable="false">
          <use href={`${sprite}#${look.icon}`} />
        </svg>
      )}
    </span>
  );
}
