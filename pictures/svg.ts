/** Writes markup `count` times. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** Writes markup for every item of a list; items of a literal list keep their tuple types. */
export function each<const Item>(
  items: readonly Item[],
  draw: (item: Item, index: number) => string,
): string {
  return items.map(draw).join('');
}

/** x1, y1, x2, y2 as parts of the box that is filled. */
export type Direction = readonly [number, number, number, number];
export const across: Direction = [0, 0, 1, 0];
export const down: Direction = [0, 0, 0, 1];
const diagonal: Direction = [0, 0, 1, 1];

/** Centre x, centre y and radius as parts of the box that is filled. */
export type Circle = readonly [number, number, number];
const fromTopLeft: Circle = [0.35, 0.3, 0.8];

/**
 * `<stop>`s from a list as in CSS: `#fff, #e0d2b6 65%, #cbb894/0.5`, the number behind the stroke being the
 * opacity. The first stop lies at 0 %, the last at 100 %, if they say nothing else.
 */
function writeStops(stops: string): string {
  const list = stops.split(', ');
  return each(list, (stop, index) => {
    const [colour = '', place] = stop.split(' ');
    const [hex, opacity = '1'] = colour.split('/');
    const offset = place ? Number.parseFloat(place) / 100 : index === 0 ? 0 : 1;
    return `<stop offset="${offset}" stop-color="${hex}" stop-opacity="${opacity}"/>`;
  });
}

export function linearGradient(id: string, stops: string, direction: Direction = diagonal): string {
  const [x1, y1, x2, y2] = direction;
  return `
    <linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">
      ${writeStops(stops)}
    </linearGradient>
  `;
}

/** Lit from the top left, as everything is, unless a circle says otherwise. */
export function radialGradient(id: string, stops: string, circle: Circle = fromTopLeft): string {
  const [cx, cy, r] = circle;
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${writeStops(stops)}</radialGradient>`;
}
