import { useNavigate } from "@remix-run/react";
import { type RefObject, useEffect } from "react";

/** An address of a page; one with an extension is a file's. */
const PAGE = /^\/(?!\/)(?!.*\.\w+$)/;

/** The address that a click opens in this tab; null: the browser's matter. */
function addressOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!isPlain || !(event.target instanceof Element)) return null;
  const address = event.target.closest("a")?.getAttribute("href");
  return address && PAGE.test(address) ? address : null;
}

/** Links of HTML within an element navigate as those of React do, without loading the document. */
export function useClientLinks(within: RefObject<HTMLElement>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = within.current;
    const follow = (event: MouseEvent) => {
      const address = event.defaultPrevented ? null : addressOf(event);
      if (address === null) return;
      event.preventDefault();
      navigate(address);
    };
    element?.addEventListener("click", follow);
    return () => element?.removeEventListener("click", follow);
  }, [within, navigate]);
}
