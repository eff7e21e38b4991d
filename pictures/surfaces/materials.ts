import { shadowBrown } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Light and dark of the upper face, light and dark of the edge, and the grain. */
export const woods = {
  oak: { light: '#e3b77c', dark: '#cf9a5b', edge: '#a86f37', shade: '#7c4d22', grain: '#7a4517' },
  walnut: { light: '#a9744a', dark: '#8b5a35', edge: '#643d22', shade: '#452814', grain: '#2f180a' },
  ash: { light: '#efd6ab', dark: '#e0bf8a', edge: '#bd935a', shade: '#94693a', grain: '#94612a' },
} as const;
export type Wood = keyof typeof woods;

interface Grain {
  readonly frequency: readonly [number, number];
  /** Red, green and blue from 0 to 1. */
  readonly colour: readonly [number, number, number];
  /** Last row of the colour matrix: how the noise becomes opacity. */
  readonly opacity: string;
  readonly seed: number;
}

/** Defines a filter that turns what it is used on into noise: wood, stone, card, linen. */
export function grain(scene: Scene, id: string, { frequency, colour, opacity, seed }: Grain): void {
  const [r, g, b] = colour;
  scene.define(`
    <filter id="${id}" x="0" y="0" width="100%" height="100%">
      <feTurbulence type="fractalNoise" baseFrequency="${frequency.join(' ')}" numOctaves="3" seed="${seed}"
        result="n"/>
      <feColorMatrix in="n" values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${opacity}"/>
      <feComposite in2="SourceGraphic" operator="in"/>
    </filter>
  `);
}

/** The shadow of a surface on the table: a wide one and a near one, towards bottom right. */
export function castShadow(scene: Scene, path: string, dx: number, dy: number, z: number): void {
  scene.add(
    `
      <path d="${path}" transform="translate(${dx * 2} ${dy * 1.7})" fill="${shadowBrown}" opacity=".3"
        filter="url(#s28)"/>
      <path d="${path}" transform="translate(${dx * 0.75} ${dy * 0.8})" fill="${shadowBrown}" opacity=".42"
        filter="url(#s6)"/>
    `,
    z,
  );
}
