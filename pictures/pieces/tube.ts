import { each } from '../svg.ts';

type Point = readonly [x: number, y: number];
/** Half the thickness at a place, from 0 (start) to 1 (end). */
export type Thickness = (place: number) => number;

const stepsPerPoint = 8;

function throughAll(points: readonly Point[]): Point[] {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const curve: Point[] = [];
  for (let i = 0; i < points.length - 1; i++)
    for (let step = 0; step < stepsPerPoint; step++) {
      const t = step / stepsPerPoint;
      const along = (axis: 0 | 1) => {
        const [a, b, c, d] = [at(i - 1)[axis], at(i)[axis], at(i + 1)[axis], at(i + 2)[axis]];
        return (
          (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3) / 2
        );
      };
      curve.push([along(0), along(1)]);
    }
  return [...curve, at(points.length - 1)];
}

/** Path data of something long and round: `part` is how much of its thickness, `lift` moves it to the light. */
export function tubeOutline(points: readonly Point[], thickness: Thickness, part = 1, lift = 0): string {
  const curve = throughAll(points);
  const sides = curve.map(([x, y], i) => {
    const [x1, y1] = curve[Math.max(0, i - 1)] ?? [x, y];
    const [x2, y2] = curve[Math.min(curve.length - 1, i + 1)] ?? [x, y];
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const half = thickness(i / (curve.length - 1));
    const [nx, ny] = [(-(y2 - y1) / length) * half * part, ((x2 - x1) / length) * half * part];
    const [cx, cy] = [x - half * lift * 0.5, y - half * lift];
    return { one: [cx + nx, cy + ny], other: [cx - nx, cy - ny] };
  });
  const write = ([x = 0, y = 0]: readonly number[]) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const outline = [...sides.map(({ one }) => one), ...sides.map(({ other }) => other).reverse()];
  return `M${outline.map(write).join('L')}Z`;
}

/** Dark edge, body, lit side and gleam. */
export type TubeColours = readonly [edge: string, body: string, light: string, gleam: string];

/** Something long and round, with the light from the top left: a rope of dough, a stalk, a handle. */
export function tube(
  points: readonly Point[],
  thickness: Thickness,
  [edge, body, light, gleam]: TubeColours,
): string {
  const layers = [
    [1, 0, edge, ''],
    [0.8, 0.14, body, 'filter="url(#b2)"'],
    [0.42, 0.3, light, 'filter="url(#b4)"'],
    [0.13, 0.46, gleam, 'filter="url(#b2)" opacity=".9"'],
  ] as const;
  return each(
    layers,
    ([part, lift, fill, rest]) =>
      `<path d="${tubeOutline(points, thickness, part, lift)}" fill="${fill}" stroke="${fill}"
        stroke-linejoin="round" ${rest}/>`,
  );
}
