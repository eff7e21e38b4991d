import { petrol, shadowBrown } from '../palette.ts';
import type { PieceName } from '../pieces/images.ts';
import type { Scene } from '../scene.ts';
import { across, each, linearGradient } from '../svg.ts';

/** A flower: its place from the vase's foot, its size and how far it leans. */
export type Flower = readonly [name: PieceName, dx: number, dy: number, size: number, rotate: number];

/** A white vase with the double line; x, y is the middle of its foot. */
export async function vase(
  scene: Scene,
  x: number,
  y: number,
  scale: number,
  flowers: readonly Flower[],
): Promise<void> {
  const id = scene.nextId('vase');
  scene.define(linearGradient(id, '#ffffff, #f5eee0 45%, #a99a7d', across));
  for (const [name, dx, dy, size, rotate] of flowers)
    await scene.piece(name, x + dx * scale, y + dy * scale, size * scale, {
      rotate,
      anchorY: 0.95,
      z: y - 20,
      shadow: 0.5,
    });
  scene.add(
    `
      <g transform="translate(${x} ${y}) scale(${scale})">
        <ellipse cx="22" cy="-2" rx="70" ry="18" fill="${shadowBrown}" opacity=".4" filter="url(#s6)"/>
        <path d="M-44 -170C-30 -130 -72 -110 -66 -50C-62 -6 -40 0 0 0S62 -6 66 -50C72 -110 30 -130 44 -170A44
          10 0 0 1 -44 -170Z" fill="url(#${id})"/>
        <path d="M-67 -70Q0 -46 67 -70" stroke="${petrol}" stroke-width="9" fill="none"/>
        <path d="M-67 -54Q0 -30 67 -54" stroke="${petrol}" stroke-width="3" fill="none"/>
      </g>
    `,
    y,
  );
}

/** A pile of plates; the uppermost shows its double rim. */
export function plates(scene: Scene, x: number, y: number, scale: number, count: number): void {
  const white = `
    <ellipse cy="5" rx="146" ry="60" fill="#b8a57f"/>
    <ellipse rx="146" ry="60" fill="#fffaf0"/>
  `;
  for (let i = 0; i < count; i++) {
    const shadow = `
      <ellipse cx="16" cy="12" rx="150" ry="58" fill="${shadowBrown}" opacity=".35" filter="url(#s14)"/>
    `;
    const uppermost = `
      <ellipse rx="138" ry="55.5" fill="none" stroke="${petrol}" stroke-width="5"/>
      <ellipse rx="130" ry="51" fill="none" stroke="${petrol}" stroke-width="1.6"/>
      <ellipse cy="2" rx="106" ry="40" fill="#efe5d0"/>
    `;
    scene.add(
      `
        <g transform="translate(${x} ${y - i * 9 * scale}) scale(${scale})">
          ${i === 0 ? shadow : ''}
          ${white}
          ${i === count - 1 ? uppermost : ''}
        </g>
      `,
      y + i * 0.01,
    );
  }
}

/** A flute of sparkling wine; x, y is the middle of its foot. */
export function flute(scene: Scene, x: number, y: number): void {
  const id = scene.nextId('flute');
  scene.define(linearGradient(id, '#ffffff/0.8, #f3d36b 25%, #f3d36b 80%, #a97a1c/0.8', across));
  scene.add(
    `
      <g transform="translate(${x} ${y})">
        <ellipse cx="14" cy="2" rx="44" ry="10" fill="${shadowBrown}" opacity=".3" filter="url(#s6)"/>
        <ellipse rx="36" ry="9" fill="#fff" opacity=".75"/>
        <path d="M-3 -4V-84H3V-4Z" fill="#fff" opacity=".9"/>
        <path d="M-26 -220C-28 -150 -20 -90 0 -84C20 -90 28 -150 26 -220Z" fill="#fff" opacity=".4"/>
        <path d="M-26 -190C-26 -140 -18 -94 0 -88C18 -94 26 -140 26 -190Z" fill="url(#${id})"/>
        <ellipse cy="-190" rx="26" ry="5" fill="#fff2b8"/>
        <ellipse cy="-220" rx="26" ry="5.5" fill="none" stroke="#fff" stroke-width="3"/>
        <path d="M-16 -206V-130" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".8"/>
        ${each(
          [
            [-6, -120],
            [4, -140],
            [-2, -160],
            [8, -172],
            [2, -108],
          ],
          ([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="2.5" fill="#fff" opacity=".9"/>`,
        )}
      </g>
    `,
    y,
  );
}

/** Bunting along the wall, hanging deepest in the middle. */
export function bunting(scene: Scene, y: number, colours: readonly string[]): void {
  const flags = Array.from({ length: 12 }, (_, i) => {
    const x = -20 + i * 84;
    const top = y + 70 * Math.sin(((i + 0.5) / 12) * Math.PI);
    return `
      <path d="M${x} ${top}L${x + 64} ${top + 6}L${x + 30} ${top + 80}Z"
        fill="${colours[i % colours.length]}"/>
    `;
  });
  scene.add(flags.join(''), -2e5);
}
