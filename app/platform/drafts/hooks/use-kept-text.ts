import { useLocation } from "@remix-run/react";
import { type RefObject, useContext, useEffect, useRef, useState } from "react";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import type { keepField } from "../calls/keep-field.ts";
import type { KeptNotice } from "../calls/kept-text.ts";
import { FormSending } from "./form-sending.ts";

/** Keeps what is typed in a field on the device until the server has it. `base`: the page's own text. */
export function useKeptText(
  field: RefObject<HTMLTextAreaElement>,
  { place, base }: { place: string | undefined; base: string },
) {
  const userId = useViewer()?.id ?? "";
  const { pathname } = useLocation();
  const progress = useContext(FormSending);
  const [notice, onNotice] = useState<KeptNotice>(null);
  const [kept, setKept] = useState<ReturnType<typeof keepField> | null>(null);
  const first = useRef({ page: "", base: "" });
  const page = `${pathname}|${place ?? ""}`;
  if (first.current.page !== page) first.current = { page, base };

  useEffect(() => {
    const area = field.current;
    if (!area || area.readOnly) return;
    let own: ReturnType<typeof keepField> | null = null;
    let isLeft = false;
    const wanted = { area, userId, pathname, place, base: first.current.base, progress, onNotice };
    import("../calls/keep-field.ts").then(
      (calls) => {
        if (isLeft) return;
        own = calls.keepField(wanted);
        setKept(own);
      },
      // Without its script the page works as before.
      () => undefined,
    );
    return () => {
      isLeft = true;
      own?.close();
      setKept(null);
      onNotice(null);
    };
  }, [field, userId, place, pathname, progress]);

  useEffect(() => kept?.follow());
  return { notice, kept };
}
