import brazil from "@svg-maps/brazil";
import { useEffect, useId, useRef, useState } from "react";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import { brazilianStates, isStateCode, type StateCode } from "../../domain/sign-up/brazilian-states.ts";

type Shapes = { viewBox: string; locations: readonly { id: string; path: string }[] };
const { viewBox, locations }: Shapes = brazil;
const pathOf = new Map(locations.map(({ id, path }) => [id.toUpperCase(), path]));

/** The Distrito Federal is smaller than a fingertip: a circle enlarges its touch target (R-ACC-22). */
const federalDistrict = { code: "DF", x: 409.5, y: 329, radius: 24 } as const;
/** Overlapping shapes are drawn last. */
const drawn = brazilianStates.toSorted(
  (a, b) => Number(a.code === federalDistrict.code) - Number(b.code === federalDistrict.code),
);

type Look = { chosen: boolean; focused: boolean };

function fillOf({ chosen, focused }: Look): string {
  const ring = focused ? "stroke-text [stroke-width:5]" : "[stroke-width:1.5]";
  return chosen
    ? `fill-primary ${focused ? "" : "stroke-card"} ${ring}`
    : `fill-primary-soft stroke-line-strong hover:fill-primary/40 ${ring}`;
}

/** Enlarged touch target. */
function FederalDistrict({ chosen }: { chosen: boolean }) {
  const { x, y, radius } = federalDistrict;
  return (
    <circle
      cx={x}
      cy={y}
      r={radius}
      strokeWidth={2}
      strokeDasharray="4 3"
      className={chosen ? "fill-primary/30 stroke-primary" : "fill-transparent stroke-line-strong"}
    />
  );
}

/** Hover and click of the map; the keyboard uses the radios. */
function useMapPointer(onChangeState: (code: StateCode) => void) {
  const map = useRef<SVGSVGElement>(null);
  const [pointed, setPointed] = useState<StateCode | null>(null);
  const change = useLatest(onChangeState);
  useEffect(() => {
    const stateAt = ({ target }: Event) => {
      const code = target instanceof Element && target.closest("[data-state]")?.getAttribute("data-state");
      return code && isStateCode(code) ? code : null;
    };
    function click(event: Event) {
      const code = stateAt(event);
      if (code) change.current(code);
    }
    const point = (event: Event) => setPointed(stateAt(event));
    const leave = () => setPointed(null);
    const drawing = map.current;
    drawing?.addEventListener("click", click);
    drawing?.addEventListener("pointerover", point);
    drawing?.addEventListener("pointerleave", leave);
    return () => {
      drawing?.removeEventListener("click", click);
      drawing?.removeEventListener("pointerover", point);
      drawing?.removeEventListener("pointerleave", leave);
    };
  }, [change]);
  return { map, pointed };
}

/** For keyboard and screen readers. */
function Radios(props: {
  chosen: StateCode | null;
  onChangeState: (code: StateCode) => void;
  onFocus: (code: StateCode | null) => void;
}) {
  const { chosen, onChangeState, onFocus } = props;
  const name = useId();
  return (
    <fieldset className="sr-only">
      <legend>Mapa dos estados</legend>
      {brazilianStates.map((state) => (
        <input
          key={state.code}
          type="radio"
          name={name}
          aria-label={`${state.name} (${state.code})`}
          checked={state.code === chosen}
          onChange={() => onChangeState(state.code)}
          onFocus={() => onFocus(state.code)}
          onBlur={() => onFocus(null)}
        />
      ))}
    </fieldset>
  );
}

/** Map of the 27 states (R-ACC-22), by pointer or arrow keys. Shapes: `@svg-maps/brazil` (Victor Cazanave, CC BY 4.0). */
export default function StateMap(props: {
  chosen: StateCode | null;
  onChangeState: (code: StateCode) => void;
}) {
  const { chosen, onChangeState } = props;
  const { map, pointed } = useMapPointer(onChangeState);
  const [focused, setFocused] = useState<StateCode | null>(null);
  const named = brazilianStates.find(({ code }) => code === (pointed ?? chosen));
  return (
    <figure className="relative size-full">
      <Radios chosen={chosen} onChangeState={onChangeState} onFocus={setFocused} />
      <svg ref={map} viewBox={viewBox} aria-hidden="true" className="size-full">
        {drawn.map(({ code }) => (
          <g key={code} data-state={code} className="cursor-pointer">
            <path
              d={pathOf.get(code)}
              className={fillOf({ chosen: code === chosen, focused: code === focused })}
            />
            {code === federalDistrict.code && <FederalDistrict chosen={code === chosen} />}
          </g>
        ))}
      </svg>
      <figcaption className="pointer-events-none absolute bottom-0 left-0 max-w-[45%] text-sm">
        <strong aria-hidden="true" className="block text-base">
          {named && `${named.name} (${named.code})`}
        </strong>
        <span className="text-xs text-muted">Mapa: Victor Cazanave, CC BY 4.0</span>
      </figcaption>
    </figure>
  );
}
