import { useSearchParams } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Displayed after an account deletion. Takes the focus as confirmation. */
export function AccountDeleted() {
  const [search] = useSearchParams();
  const shown = search.get("conta") === "apagada";
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (shown) notice.current?.focus({ preventScroll: true });
  }, [shown]);
  if (!shown) return null;
  return (
    <p
      ref={notice}
      role="status"
      tabIndex={-1}
      className="bg-success-soft px-4 py-3 text-center text-success outline-none"
    >
      <strong className="font-semibold">Sua conta foi apagada.</strong> Obrigado por ter estudado com a gente.
    </p>
  );
}
