import { petrol } from '../palette.ts';
import { across, linearGradient } from '../svg.ts';

/** Handles and spouts of enamel, and its body. */
export const enamelTube = ['#a8966f', '#efe6d2', '#ffffff', '#ffffff'] as const;
export const enamel = linearGradient('enamel', '#ffffff, #fbf5e8 38%, #e3d6bb 74%, #a8966f', across);

/** The double line around something upright: at y, as wide as rx and curved by ry. */
export const doubleLine = (cx: number, y: number, rx: number, ry: number) =>
  `
    <path d="M${cx - rx} ${y}A${rx} ${ry} 0 0 0 ${cx + rx} ${y}" stroke="${petrol}" stroke-width="9" fill="none"/>
    <path d="M${cx - rx} ${y + 13}A${rx} ${ry} 0 0 0 ${cx + rx} ${y + 13}" stroke="${petrol}" stroke-width="3" fill="none"/>
  `;
