export type Point = readonly [x: number, y: number];
/** Back left, back right, front right, front left. */
export type Corners = readonly [Point, Point, Point, Point];

/** A place for a piece; what stands further back is drawn smaller. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Something to put rows of pieces on: u from -1 (left) to 1 (right), v from 0 (back) to 1 (front). */
export interface Ground {
  readonly at: (u: number, v: number) => Place;
}

export interface Trapezoid extends Ground {
  readonly corners: Corners;
  /** y of the edges. */
  readonly back: number;
  readonly front: number;
}

const between = ([x, y]: Point, [x2, y2]: Point, part: number): Point => [
  x + (x2 - x) * part,
  y + (y2 - y) * part,
];
const distance = ([x, y]: Point, [x2, y2]: Point) => Math.hypot(x - x2, y - y2);
const write = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Path data of a polygon with rounded corners. */
export function roundedPath(points: readonly Point[], radius: number): string {
  const corners = points.map((corner, i) => {
    const before = points.at(i - 1) ?? corner;
    const after = points[(i + 1) % points.length] ?? corner;
    const onto = (other: Point) => {
      const length = distance(other, corner);
      return between(corner, other, Math.min(radius, length / 2) / length);
    };
    return `${write(onto(before))}Q${write(corner)} ${write(onto(after))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Path data of an ellipse. */
export function ellipsePath(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}A${rx} ${ry} 0 1 0 ${cx + rx} ${cy}A${rx} ${ry} 0 1 0 ${cx - rx} ${cy}Z`;
}

/** A rectangle seen from above at three quarters: its back edge is `top` of its front edge. */
export function trapezoid(cx: number, cy: number, width: number, depth: number, top: number): Trapezoid {
  const [back, front] = [cy - depth / 2, cy + depth / 2];
  const half = width / 2;
  return {
    corners: [
      [cx - half * top, back],
      [cx + half * top, back],
      [cx + half, front],
      [cx - half, front],
    ],
    back,
    front,
    at: (u, v) => {
      const nearness = v ** 1.06;
      return {
        x: cx + u * (half * top + (half - half * top) * nearness),
        y: back + (front - back) * nearness,
        scale: top + (1 - top) * nearness,
      };
    },
  };
}

/** Corners moved towards the middle, by a part of their distance each way. */
export function shrink(corners: Corners, cx: number, cy: number, partX: number, partY: number): Corners {
  return mapCorners(corners, ([x, y]) => [cx + (x - cx) * partX, cy + (y - cy) * partY]);
}

export function mapCorners([a, b, c, d]: Corners, move: (corner: Point, isFront: boolean) => Point): Corners {
  return [move(a, false), move(b, false), move(c, true), move(d, true)];
}
