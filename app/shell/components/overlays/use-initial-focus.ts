import { type RefObject, useLayoutEffect } from "react";

/** Initial focus for unrequested dialogs: a key meant for the page must not press a button. */
export function useInitialFocus(element: RefObject<HTMLElement>): void {
  // React does not render `autofocus`; the dialog needs the attribute.
  useLayoutEffect(() => {
    element.current?.setAttribute("autofocus", "");
  }, [element]);
}
