import { listColours } from "../domain/list-colours.ts";

/** The colour of a list's cover. */
export function ColourField({ chosen }: { chosen: string }) {
  return (
    <fieldset>
      <legend className="mb-1 font-medium">Cor da capa</legend>
      <div className="flex flex-wrap gap-2">
        {listColours.map(({ value, label, light }) => (
          <label
            key={value}
            title={label}
            className="grid size-11 cursor-pointer place-items-center rounded-full border-2 border-transparent has-checked:border-text has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
          >
            <input
              type="radio"
              name="cor"
              value={value}
              defaultChecked={value === chosen}
              className="sr-only"
            />
            <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
              <circle cx="16" cy="16" r="16" fill={light} />
            </svg>
            <span className="sr-only">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
