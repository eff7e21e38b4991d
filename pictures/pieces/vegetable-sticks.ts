import { across, linearGradient } from '../svg.ts';
import { drawing } from './drawing.ts';

const vegetableStick = (light: string, middle: string, dark: string) =>
  drawing(
    60,
    240,
    linearGradient('sk', `${light}, ${middle} 55%, ${dark}`, across),
    `
      <rect x="8" y="10" width="44" height="224" rx="11" fill="url(#sk)"/>
      <rect x="8" y="8" width="44" height="22" rx="10" fill="${light}"/>
    `,
  );

/** Raw vegetables cut for dipping. */
export const vegetableSticks = {
  carrotStick: () => vegetableStick('#ffb45c', '#f28a2e', '#c65f16'),

  cucumberStick: () => vegetableStick('#e4f2b2', '#a8d070', '#4f9040'),

  pepperStick: () => vegetableStick('#ff8a6b', '#e5412e', '#a91f1c'),

  yellowPepperStick: () => vegetableStick('#ffe58a', '#f7c335', '#cf8f16'),

  celeryStick: () => vegetableStick('#e6f1b8', '#c3dd7f', '#8db34a'),
};
