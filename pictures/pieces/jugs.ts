import { petrol } from '../palette.ts';
import { across, linearGradient, radialGradient, repeat } from '../svg.ts';
import { between, random, seedWith } from './chance.ts';
import { dots, drawing } from './drawing.ts';

/** An enamel jug of sauce, with `bits` floating in it. */
const sauceJug = (light: string, dark: string, bits: string, { spoon = false } = {}) =>
  drawing(
    430,
    560,
    linearGradient('jb', '#ffffff, #fbf5e8 35%, #e2d6bd 75%, #a8966f', across) +
      radialGradient('js', `${light}, ${dark}`, [0.38, 0.3, 0.8]) +
      linearGradient('jh', '#fffdf8, #b7a583') +
      linearGradient('sp', '#ecc78c, #c9955a 50%, #8a5a2a', across) +
      `
        <clipPath id="jc">
          <path d="M74 118C70 180 44 240 50 320C56 400 112 440 196 440S336 400 342 320C348 240 322 180 318
            118Z"/>
        </clipPath>
      `,
    `
      <g transform="translate(0 90)">
        <path d="M322 160C420 130 436 300 336 326" stroke="#a8966f" stroke-width="34" fill="none"
          stroke-linecap="round" transform="translate(3 6)"/>
        <path d="M322 160C420 130 436 300 336 326" stroke="url(#jh)" stroke-width="30" fill="none"
          stroke-linecap="round"/>
        <path d="M330 150C400 132 412 220 388 276" stroke="${petrol}" stroke-width="4" fill="none"
          stroke-linecap="round"/>
        <path d="M74 118C70 180 44 240 50 320C56 400 112 440 196 440S336 400 342 320C348 240 322 180 318 118Z"
          fill="url(#jb)"/>
        <g clip-path="url(#jc)">
          <path d="M40 352Q196 420 352 352" stroke="${petrol}" stroke-width="15" fill="none"/>
          <path d="M40 378Q196 446 352 378" stroke="${petrol}" stroke-width="5" fill="none"/>
          <ellipse cx="112" cy="250" rx="30" ry="90" fill="#fff" opacity=".7" filter="url(#b8)"/>
          <ellipse cx="310" cy="300" rx="40" ry="140" fill="#6b5330" opacity=".2" filter="url(#b8)"/>
        </g>
        <path d="M76 112C70 96 44 92 22 78C30 70 60 66 96 84Z" fill="#cbbb98"/>
        <path d="M196 70C268 70 322 90 322 114S268 158 196 158C130 158 86 146 74 124C66 108 40 98 20 80C34 62
          80 74 104 84C128 76 160 70 196 70Z" fill="#fffdf8"/>
        <path d="M196 78C262 78 312 94 312 114S262 150 196 150C136 150 96 138 84 122C76 106 56 96 40 86C60 80
          86 90 106 94C130 84 160 78 196 78Z" fill="#b59c73"/>
        <path d="M196 84C258 84 306 98 306 117S258 150 196 150C140 150 100 138 90 124C84 112 66 100 54 92C72
          90 92 98 108 101C132 90 162 84 196 84Z" fill="url(#js)"/>
        <path d="M134 112C158 92 190 126 214 104S260 112 264 120" stroke="#fff" stroke-opacity=".4"
          stroke-width="10" fill="none" stroke-linecap="round" filter="url(#b2)"/>
        ${bits}
        <path d="M196 71C267 71 321 91 321 114S268 157 196 157C130 157 87 145 75 124C67 108 42 98 22 80C35 64
          80 75 104 85C128 77 160 71 196 71Z" stroke="${petrol}" stroke-width="5.5" stroke-linejoin="round"
          fill="none"/>
        ${
          spoon
            ? `
              <g transform="rotate(10 236 124)">
                <path d="M224 126C224 40 226 0 230 -70Q237 -82 244 -70C248 0 250 40 250 126Q237 132 224 126Z"
                  fill="url(#sp)"/>
                <path d="M233 -56V110" stroke="#fff" stroke-opacity=".45" stroke-width="4"/>
              </g>
              <path d="M206 128Q236 142 268 127Q262 118 250 121Q238 128 222 121Q210 119 206 128Z"
                fill="${light}"/>
              <path d="M214 127Q236 136 260 127" stroke="#fff" stroke-opacity=".3" stroke-width="4"
                fill="none" stroke-linecap="round"/>
            `
            : ''
        }
      </g>
    `,
  );

/** Sauces in their jugs. */
export const jugs = {
  jugGarlic() {
    seedWith(71);
    return sauceJug(
      '#fffef6',
      '#eee3c8',
      repeat(16, () => {
        const x = between(112, 280),
          y = between(96, 138);
        return `
          <rect x="${x}" y="${y}" width="11" height="4.5" rx="2" fill="#4f9a3c"
            transform="rotate(${between(-60, 60)} ${x} ${y})"/>
        `;
      }),
    );
  },

  jugBarbecue() {
    seedWith(73);
    return sauceJug('#b0432a', '#5f1710', dots(9, 130, 280, 98, 140, 2.5, 5, '#e07b4c', 0.9), {
      spoon: true,
    });
  },

  jugPeanut() {
    seedWith(75);
    return sauceJug(
      '#e0aa63',
      '#a96b2c',
      repeat(12, () => {
        const x = between(116, 276),
          y = between(98, 138);
        return `<path d="M${x} ${y}l7 -4l7 3l-2 6l-9 1Z" fill="${random() > 0.5 ? '#f8dba4' : '#7d4a1c'}"/>`;
      }) + dots(6, 130, 270, 100, 136, 3, 4.5, '#d33a26', 0.95),
    );
  },
};
