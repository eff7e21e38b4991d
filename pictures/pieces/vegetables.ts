import { across, each, linearGradient, radialGradient, repeat } from '../svg.ts';
import { between, replay, seedWith } from './chance.ts';
import { blob, drawing } from './drawing.ts';
import { cucumber } from './garnish.ts';

/** Vegetables, whole, halved or diced. */
export const vegetables = {
  tomatoHalf: () =>
    drawing(
      180,
      150,
      radialGradient('th', '#ff9a7d, #ee4f3a 70%, #d5301f', [0.4, 0.35, 0.75]),
      `
        <ellipse cx="90" cy="86" rx="80" ry="60" fill="#a51d18"/>
        <ellipse cx="90" cy="70" rx="80" ry="56" fill="#d9301f"/>
        <ellipse cx="90" cy="69" rx="70" ry="47" fill="url(#th)"/>
        ${each(
          [20, 140, 260],
          (a) => `
            <g transform="translate(90 69) scale(1 .67) rotate(${a})">
              <path d="M12 -20C34 -30 56 -18 56 0S34 30 12 20Z" fill="#c9301e"/>
              <ellipse cx="30" cy="-8" rx="8" ry="5" fill="#ffd990"/>
              <ellipse cx="40" cy="6" rx="7" ry="5" fill="#ffd990"/>
              <ellipse cx="24" cy="10" rx="6" ry="4" fill="#ffd990"/>
            </g>
          `,
        )}
      `,
    ),

  cherryTomato: () =>
    drawing(
      150,
      150,
      radialGradient('ct', '#ff9276, #e63e2c 45%, #9c1717'),
      `
        <circle cx="75" cy="78" r="66" fill="url(#ct)"/>
        <ellipse cx="52" cy="48" rx="18" ry="11" fill="#fff" opacity=".55" transform="rotate(-30 52 48)"/>
        <path d="M76 22C60 10 50 14 46 6C62 4 72 8 78 18C84 8 96 4 108 8C102 14 92 12 80 24Z" fill="#4f9a3c"/>
      `,
    ),

  cucumberSlice: () =>
    drawing(150, 110, '', `<g transform="translate(75 50)">${cucumber(0, 0, 2.3, 0.62)}</g>`),

  onionRing: () =>
    drawing(
      150,
      100,
      '',
      `
        <g fill="none">
          <ellipse cx="75" cy="54" rx="62" ry="36" stroke="#6e2150" stroke-width="9"/>
          <ellipse cx="75" cy="50" rx="62" ry="36" stroke="#b35a8e" stroke-width="9"/>
          <ellipse cx="75" cy="50" rx="57" ry="32" stroke="#f0d3e2" stroke-width="5"/>
        </g>
      `,
    ),

  tomatoDice: () =>
    drawing(
      120,
      110,
      linearGradient('td', '#ff8f72, #ef4b37'),
      `
        <path d="M10 40Q8 34 16 30L54 12Q60 9 66 12L106 30Q112 34 110 40L62 62Z" fill="url(#td)"/>
        <path d="M10 38L62 62V104L16 80Q11 77 11 72Z" fill="#d9301f"/>
        <path d="M110 38L62 62V104L104 80Q109 77 109 72Z" fill="#b0211a"/>
        <ellipse cx="32" cy="66" rx="8" ry="6" fill="#ffcf86"/>
        <ellipse cx="46" cy="80" rx="6" ry="5" fill="#ffcf86"/>
        <ellipse cx="60" cy="30" rx="18" ry="6" fill="#fff" opacity=".4"/>
      `,
    ),

  gherkin: () =>
    drawing(
      130,
      100,
      radialGradient('gk', '#dbe28e, #b9c45c 70%, #97a843'),
      `
        <ellipse cx="65" cy="58" rx="56" ry="36" fill="#3f561b"/>
        <ellipse cx="65" cy="48" rx="56" ry="36" fill="#647f2b"/>
        <ellipse cx="65" cy="47" rx="49" ry="30" fill="url(#gk)"/>
        ${repeat(8, (i) => {
          const a = i * 0.785;
          return `
            <ellipse cx="${65 + Math.cos(a) * 26}" cy="${47 + Math.sin(a) * 15}" rx="6" ry="3.4"
              fill="#f2f3c4" transform="rotate(${a * 57} ${65 + Math.cos(a) * 26} ${47 + Math.sin(a) * 15})"/>
          `;
        })}
        <path d="M24 36A49 30 0 0 1 56 19" stroke="#fff" stroke-opacity=".6" stroke-width="5" fill="none"
          stroke-linecap="round"/>
      `,
    ),

  beetrootCube: () =>
    drawing(
      150,
      140,
      linearGradient('be', '#d2426f, #a51f52 60%, #861542'),
      `
        <path d="M12 48Q11 42 18 38L68 16Q76 13 84 16L132 38Q139 42 138 48L76 80Z" fill="url(#be)"/>
        <path d="M12 46L76 80V132L18 102Q13 99 13 94Z" fill="#7a1440"/>
        <path d="M138 46L76 80V132L132 102Q137 99 137 94Z" fill="#560b2c"/>
        <path d="M40 42Q76 26 112 42Q78 60 40 42Z" fill="none" stroke="#f08cae" stroke-opacity=".6"
          stroke-width="4"/>
        <path d="M58 42Q76 35 94 42Q78 50 58 42Z" fill="none" stroke="#f08cae" stroke-opacity=".45"
          stroke-width="3"/>
        <path d="M24 42L66 23" stroke="#fff" stroke-opacity=".4" stroke-width="5" stroke-linecap="round"/>
      `,
    ),

  // pickled turnip, pink from the beetroot
  pickledTurnip: () =>
    drawing(
      90,
      190,
      linearGradient('bp', '#ff9dbd, #ee6c9a 55%, #b63a6e', across),
      `
        <rect x="14" y="10" width="60" height="172" rx="16" fill="#8f2454" transform="translate(4 4)"/>
        <rect x="14" y="8" width="60" height="172" rx="16" fill="url(#bp)"/>
        <rect x="14" y="8" width="60" height="32" rx="14" fill="#ffc3d6"/>
        <path d="M26 52V160" stroke="#fff" stroke-opacity=".55" stroke-width="7" stroke-linecap="round"/>
      `,
    ),

  blackOlive: () =>
    drawing(
      110,
      100,
      radialGradient('ob', '#7b6a80, #43344a 40%, #1c1420'),
      `
        <ellipse cx="55" cy="52" rx="48" ry="42" fill="url(#ob)"/>
        <ellipse cx="70" cy="34" rx="13" ry="9" fill="#150d18" transform="rotate(24 70 34)"/>
        <ellipse cx="34" cy="34" rx="12" ry="8" fill="#fff" opacity=".5" transform="rotate(-30 34 34)"/>
      `,
    ),

  driedTomato() {
    seedWith(65);
    return drawing(
      150,
      110,
      linearGradient('dt', '#d6452f, #a62420 50%, #6b1317'),
      `
        <path d="${blob(75, 60, 66, 40, 13, 0.1)}" fill="#4b0c10" transform="translate(0 7)"/>
        <path d="${replay(65, () => blob(75, 54, 66, 40, 13, 0.1))}" fill="url(#dt)"/>
        <path d="M28 52C44 40 56 60 74 48S110 42 124 54M38 70C56 58 72 78 92 66S112 68 118 72M46 36C60 28 80
          40 96 30" stroke="#5c1014" stroke-opacity=".7" stroke-width="5" fill="none" stroke-linecap="round"/>
        <path d="M30 47C44 35 58 54 74 43S106 38 120 48M48 31C62 24 80 35 94 26" stroke="#ff9a7d"
          stroke-opacity=".6" stroke-width="3.5" fill="none" stroke-linecap="round"/>
      `,
    );
  },

  garlicClove: () =>
    drawing(
      110,
      120,
      linearGradient('gc', '#fffdf6, #f3e6d6 60%, #cbb097'),
      `
        <path d="M54 6C64 30 100 50 100 84C100 106 78 114 54 114S10 106 12 80C14 50 46 34 54 6Z"
          fill="#b3957a" transform="translate(2 4)"/>
        <path d="M54 6C64 30 100 50 100 82C100 104 78 112 54 112S10 104 12 78C14 50 46 34 54 6Z"
          fill="url(#gc)"/>
        <path d="M56 20C62 46 76 62 78 100" stroke="#c79fa0" stroke-opacity=".6" stroke-width="4"
          fill="none"/>
        <ellipse cx="36" cy="70" rx="10" ry="22" fill="#fff" opacity=".8" transform="rotate(14 36 70)"/>
      `,
    ),

  potatoCreamy() {
    seedWith(61);
    return drawing(
      170,
      130,
      linearGradient('po', '#fdeeb4, #f3d98a 60%, #dcb35a'),
      `
        <path d="${blob(85, 74, 74, 46, 10, 0.05)}" fill="#b88a3c" transform="translate(0 10)"/>
        <path d="${blob(85, 70, 74, 46, 10, 0.05)}" fill="#d9b15a" transform="translate(0 5)"/>
        <path d="${blob(85, 64, 74, 46, 10, 0.05)}" fill="url(#po)"/>
        <path d="M30 56C50 34 76 54 98 40S142 52 138 70S104 82 84 74S22 84 30 56Z" fill="#fffbee"/>
        <ellipse cx="66" cy="52" rx="22" ry="7" fill="#fff" opacity=".9"/>
      `,
    );
  },

  potatoPlain() {
    seedWith(63);
    return drawing(
      170,
      130,
      linearGradient('po', '#fff0b8, #f2d683 60%, #d8ac50'),
      `
        <path d="${blob(85, 74, 70, 46, 10, 0.05)}" fill="#ae8038" transform="translate(0 11)"/>
        <path d="${blob(85, 66, 70, 46, 10, 0.05)}" fill="url(#po)"/>
        <ellipse cx="64" cy="48" rx="26" ry="10" fill="#fff" opacity=".5" filter="url(#b4)"/>
        ${repeat(12, () => {
          const x = between(44, 128),
            y = between(46, 88);
          return `
            <rect x="${x}" y="${y}" width="11" height="4.5" rx="2" fill="#4f9a3c"
              transform="rotate(${between(-70, 70)} ${x} ${y})"/>
          `;
        })}
      `,
    );
  },
};
