import { ScrollRestoration } from "@remix-run/react";
import { useContext, useState } from "react";
import { UNSAFE_DataRouterStateContext as RouterState } from "react-router-dom";

/** Scrolls on arrival only: the router would also restore the position after fresh data for the page that is open. */
export function ScrollPosition({ nonce }: { nonce: string | undefined }) {
  const state = useContext(RouterState);
  const [arrival, setArrival] = useState(state);
  if (arrival?.location !== state?.location) setArrival(state);
  const { restoreScrollPosition, preventScrollReset } = arrival ?? {};
  const steady = state && {
    ...state,
    restoreScrollPosition: restoreScrollPosition ?? null,
    preventScrollReset: preventScrollReset ?? false,
  };
  return (
    <RouterState.Provider value={steady}>
      <ScrollRestoration nonce={nonce} />
    </RouterState.Provider>
  );
}
