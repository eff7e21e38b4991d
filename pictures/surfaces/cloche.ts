import { petrol } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { across, down, linearGradient, radialGradient } from '../svg.ts';
import { castShadow } from './materials.ts';

interface Cloche {
  readonly cx?: number;
  /** Where the middle of its rim stands. */
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  readonly height: number;
  readonly z: number;
}

/** A cover of white enamel with the double rim and a knob: something is below it, and it does not say what. */
export function cloche(scene: Scene, { cx = scene.width / 2, cy, rx, ry, height, z }: Cloche): void {
  const id = scene.nextId('cloche');
  const top = cy - height;
  const [left, right] = [cx - rx, cx + rx];
  /** The dome down to where its rim stands, seen three quarters from above. */
  const dome = (grow: number) => {
    const [l, r, t] = [left - grow, right + grow, top - grow];
    const bend = rx * 0.56;
    return `M${l} ${cy}C${l} ${cy - height * 0.62} ${cx - bend} ${t} ${cx} ${t}S${r} ${cy - height * 0.62} ${r} ${cy}
      A${rx + grow} ${ry + grow} 0 0 1 ${l} ${cy}Z`;
  };
  /** The front of an oval around the dome, so much above its rim. */
  const ring = (above: number, inset: number) =>
    `M${left + inset} ${cy - above}A${rx - inset} ${ry - inset * 0.5} 0 0 0 ${right - inset} ${cy - above}`;
  scene.define(
    radialGradient(
      `${id}-dome`,
      '#ffffff, #fffaf0 34%, #efe3ca 62%, #c9b68f 88%, #ab956c',
      [0.34, 0.24, 0.86],
    ) +
      linearGradient(`${id}-edge`, '#fffdf8, #e9dcc2 45%, #a8946f', across) +
      radialGradient(`${id}-knob`, '#5b90a3, #1d4a5c 55%, #0d2c39', [0.34, 0.26, 0.8]) +
      linearGradient(`${id}-neck`, '#fffdf8, #b7a583', down) +
      `<clipPath id="${id}-clip"><path d="${dome(0)}"/></clipPath>`,
  );
  castShadow(scene, dome(0), 16, 20, z - 2);
  scene.add(
    `
      <path d="${dome(9)}" fill="#b39f79"/>
      <path d="${dome(6)}" fill="url(#${id}-edge)"/>
      <path d="${dome(0)}" fill="url(#${id}-dome)"/>
      <g clip-path="url(#${id}-clip)">
        <path d="M${right - rx * 0.34} ${cy + ry}C${right - rx * 0.1} ${cy - height * 0.2} ${right - rx * 0.22} ${top + height * 0.3}
          ${cx + rx * 0.26} ${top}L${right + 40} ${top}V${cy + ry}Z" fill="#6b5330" opacity=".2" filter="url(#s28)"/>
        <path d="M${left - 10} ${cy + ry * 0.5}Q${cx} ${cy + ry * 1.5} ${right + 10} ${cy + ry * 0.5}V${cy + ry * 1.6}H${left}Z"
          fill="#6b5330" opacity=".18" filter="url(#s14)"/>
        <ellipse cx="${cx - rx * 0.42}" cy="${top + height * 0.42}" rx="${rx * 0.2}" ry="${height * 0.27}" fill="#fff"
          opacity=".95" transform="rotate(28 ${cx - rx * 0.42} ${top + height * 0.42})" filter="url(#s14)"/>
        <path d="M${cx + rx * 0.62} ${cy + ry * 0.36}C${cx + rx * 0.78} ${cy - height * 0.1} ${cx + rx * 0.7} ${cy - height * 0.4}
          ${cx + rx * 0.5} ${cy - height * 0.62}" stroke="#fff" stroke-opacity=".45" stroke-width="16" fill="none"
          stroke-linecap="round" filter="url(#s6)"/>
        <path d="${ring(26, -8)}" stroke="${petrol}" stroke-width="19" fill="none"/>
        <path d="${ring(52, -6)}" stroke="${petrol}" stroke-width="6" fill="none"/>
      </g>
      <ellipse cx="${cx + 8}" cy="${top + 22}" rx="66" ry="22" fill="#6b5330" opacity=".35" filter="url(#s6)"/>
      <ellipse cx="${cx}" cy="${top + 12}" rx="56" ry="20" fill="#b39f79"/>
      <ellipse cx="${cx}" cy="${top + 8}" rx="56" ry="19" fill="#fffaf0"/>
      <path d="M${cx - 22} ${top + 8}C${cx - 16} ${top - 8} ${cx - 16} ${top - 14} ${cx - 24} ${top - 28}H${cx + 24}
        C${cx + 16} ${top - 14} ${cx + 16} ${top - 8} ${cx + 22} ${top + 8}Q${cx} ${top + 18} ${cx - 22} ${top + 8}Z"
        fill="url(#${id}-neck)"/>
      <ellipse cx="${cx}" cy="${top - 56}" rx="50" ry="44" fill="url(#${id}-knob)"/>
      <ellipse cx="${cx - 16}" cy="${top - 72}" rx="15" ry="10" fill="#fff" opacity=".6" filter="url(#s3)"/>
    `,
    z,
  );
}
