import { shadowBrown } from '../../palette.ts';
import { between } from '../../scene.ts';
import type { Point } from '../../surfaces/geometry.ts';
import { tray } from '../../surfaces/tray.ts';
import { across, down, each, linearGradient, radialGradient, repeat } from '../../svg.ts';
import { garnish } from '../arrange.ts';
import { productScene, type Scenes } from './product-scene.ts';

/** A whole cheesecake with its twelfth slice on a plate of its own. */
export const cheesecake = {
  async cheesecake() {
    const scene = productScene(239);
    const rx = 400,
      ry = 176,
      cx = 560,
      cy = 400,
      height = 138;
    tray(scene, { cx, cy: cy + height + 6, rx: 490, ry: 232, height: 26 });
    scene.define(
      linearGradient('cake-side', '#f6dda0, #fff3c8 30%, #ecc980 70%, #b98744', across) +
        radialGradient('cake-top', '#fbe3a2, #eebb62 55%, #d9983f 86%, #b06a26', [0.44, 0.4, 0.62]) +
        linearGradient('cake-crust', '#d9a863, #c48c46 50%, #8a5a24', across) +
        linearGradient('cake-inside', '#fffbe8, #f1dda4', down),
    );
    const at = (a: number, dy = 0): Point => [cx + Math.cos(a) * rx, cy + Math.sin(a) * ry + dy],
      write = ([px, py]: Point) => `${px.toFixed(1)} ${py.toFixed(1)}`;
    // one slice of twelve is out: the gap lies towards the viewer, on the right
    const degree = Math.PI / 180,
      gapStart = 35 * degree,
      gapEnd = 65 * degree,
      top: Point = [cx, cy],
      foot: Point = [cx, cy + height],
      leftSide = (dy: number) =>
        `M${write(at(gapEnd, 0))}A${rx} ${ry} 0 0 1 ${cx - rx} ${cy}V${cy + dy}A${rx} ${ry} 0 0 0 ${write(at(gapEnd, dy))}Z`,
      rightSide = (dy: number) =>
        `M${write(at(gapStart, 0))}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy}V${cy + dy}A${rx} ${ry} 0 0 1 ${write(at(gapStart, dy))}Z`;
    scene.add(
      `
        <ellipse cx="${cx + 30}" cy="${cy + height + 10}" rx="${rx}" ry="${ry}" fill="${shadowBrown}"
          opacity=".36" filter="url(#s14)"/>
        <path d="M${write(top)}L${write(at(gapStart))}L${write(at(gapStart, height))}L${write(foot)}Z"
          fill="#e9d090"/>
        <path
          d="M${write([cx, cy + height - 20])}L${write(at(gapStart, height - 20))}L${write(at(gapStart, height))}L${write(foot)}Z"
          fill="#a9742f"/>
        <path d="M${write(top)}L${write(at(gapEnd))}L${write(at(gapEnd, height))}L${write(foot)}Z"
          fill="url(#cake-inside)"/>
        <path
          d="M${write([cx, cy + height - 20])}L${write(at(gapEnd, height - 20))}L${write(at(gapEnd, height))}L${write(foot)}Z"
          fill="#c98f48"/>
        <path d="${leftSide(height)}" fill="url(#cake-side)"/>
        <path d="M${write(at(gapEnd, height * 0.34))}A${rx} ${ry} 0 0 1 ${cx - rx}
          ${cy + height * 0.34}V${cy + height}A${rx} ${ry} 0 0 0 ${write(at(gapEnd, height))}Z"
          fill="url(#cake-crust)"/>
        <path d="${rightSide(height)}" fill="#d9ae66"/>
        <path d="M${write(at(gapStart, height * 0.34))}A${rx} ${ry} 0 0 0 ${cx + rx}
          ${cy + height * 0.34}V${cy + height}A${rx} ${ry} 0 0 1 ${write(at(gapStart, height))}Z"
          fill="#9a6630"/>
        ${repeat(34, (i) => {
          const a = (66 + i * 3.5) * degree;
          if (a > Math.PI) return '';
          const place = at(a, height * 0.34);
          return `
            <path d="M${write(place)}v${height * 0.62}" stroke="#8a5a24" stroke-opacity=".28"
              stroke-width="5"/>
          `;
        })}
        <path d="M${write(at(gapEnd, height * 0.34))}A${rx} ${ry} 0 0 1 ${cx - rx} ${cy + height * 0.34}"
          stroke="#f3cf8e" stroke-width="7" fill="none"/>
        <path d="M${write(top)}L${write(at(gapEnd))}A${rx} ${ry} 0 1 1 ${write(at(gapStart))}Z"
          fill="url(#cake-top)" stroke="#c07c30" stroke-width="3"/>
        <path d="M${cx - rx * 0.9} ${cy - 30}A${rx * 0.93} ${ry * 0.93} 0 0 1 ${cx + rx * 0.2}
          ${cy - ry * 0.92}" stroke="#fff3c8" stroke-opacity=".6" stroke-width="12" fill="none"
          stroke-linecap="round" filter="url(#s6)"/>
        ${each(
          [5, 95, 125, 155, 185, 215, 245, 275, 305, 335],
          (a) => `
            <path d="M${write(top)}L${write(at(a * degree))}" stroke="#8f5520" stroke-opacity=".75"
              stroke-width="5"/>
            <path d="M${write([cx + 3, cy + 1])}L${write([at(a * degree)[0] + 3, at(a * degree)[1] + 2])}"
              stroke="#fff3c8" stroke-opacity=".7" stroke-width="3"/>
            ${
              a > 0 && a < 180
                ? `
                  <path d="M${write(at(a * degree))}V${(at(a * degree)[1] + height).toFixed(1)}"
                    stroke="#8f5520" stroke-opacity=".6" stroke-width="5"/>
                `
                : ''
            }
          `,
        )}
        ${repeat(40, (i) => {
          const a = i * 2.4,
            k = Math.sqrt(i / 40) * 0.86;
          const x = cx + Math.cos(a) * k * rx,
            y = cy + Math.sin(a) * k * ry;
          const inGap = Math.atan2(Math.sin(a), Math.cos(a));
          return inGap > gapStart - 0.1 && inGap < gapEnd + 0.1
            ? ''
            : `
              <rect x="${x}" y="${y}" width="13" height="4.500" rx="2" fill="#f3cd3c"
                transform="rotate(${between(0, 180)} ${x} ${y})"/>
            `;
        })}
      `,
      400,
    );
    // the twelfth slice on a plate of its own
    tray(scene, { cx: 984, cy: 716, rx: 236, ry: 108, height: 18, z: 560 });
    await scene.piece('cheesecakeSlice', 984, 760, 300, { anchorY: 0.9, z: 800 });
    await garnish(scene, [
      ['lemonWedge', 196, 742, 118, -8, { z: 820 }],
      ['lemonWedge', 292, 788, 112, 12, { z: 830 }],
    ]);
    return scene;
  },
} satisfies Scenes;
