import { type RefObject, useLayoutEffect } from "react";

/**
 * Gives an element the focus when its dialog opens. For dialogs that open by themselves: a key meant for the page behind
 * must not press one of their buttons.
 */
export function useInitialFocus(element: RefObject<HTMLElement>): void {
  // React keeps `autofocus` to itself; the dialog looks for the attribute.
  useLayoutEffect(() => {
    element.current?.setAttribute("autofocus", "");
  }, [element]);
}
