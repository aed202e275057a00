import type { GradingMark } from "../essay.ts";

/** A rectangle on a photographed sheet, in shares of the sheet's frame. */
export type PhotoPlace = Extract<GradingMark["place"], { photo: number }>;

type Point = { x: number; y: number };

/** The least a rectangle measures: a word, and something to touch. */
const LEAST = 0.03;
const FIRST = { width: 0.4, height: 0.04 };

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

function inside(place: PhotoPlace): PhotoPlace {
  const width = within(place.width, LEAST, 1);
  const height = within(place.height, LEAST, 1);
  return {
    photo: place.photo,
    x: rounded(within(place.x, 0, 1 - width)),
    y: rounded(within(place.y, 0, 1 - height)),
    width: rounded(width),
    height: rounded(height),
  };
}

/** A line's rectangle about a point of a sheet. */
export function placeAbout(photo: number, middle: Point): PhotoPlace {
  return centredPlace({ photo, x: 0, y: 0, ...FIRST }, middle);
}

/** The same rectangle with its middle at a point, inside the sheet. */
export function centredPlace(place: PhotoPlace, { x, y }: Point): PhotoPlace {
  return inside({ ...place, x: x - place.width / 2, y: y - place.height / 2 });
}

export function movedPlace(place: PhotoPlace, by: Point): PhotoPlace {
  return inside({ ...place, x: place.x + by.x, y: place.y + by.y });
}

/** Its corner at the right and the bottom moved, as far as the sheet goes. */
export function sizedPlace(place: PhotoPlace, by: Point): PhotoPlace {
  return inside({
    ...place,
    width: within(place.width + by.x, LEAST, 1 - place.x),
    height: within(place.height + by.y, LEAST, 1 - place.y),
  });
}

/** For who does not see the sheet. */
export function placeInWords({ photo, x, y }: PhotoPlace): string {
  const share = (value: number) => `${Math.round(100 * value)} %`;
  return `folha ${photo + 1}, a ${share(y)} do alto e ${share(x)} da esquerda`;
}

export type PhotoMark = GradingMark & { place: PhotoPlace };

/** Those on one sheet. */
export function marksOfPhoto(marks: readonly GradingMark[], photo: number): PhotoMark[] {
  return marks.filter((mark): mark is PhotoMark => "photo" in mark.place && mark.place.photo === photo);
}
