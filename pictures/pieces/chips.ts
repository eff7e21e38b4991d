import { petrol } from '../palette.ts';
import { across, each, linearGradient, repeat } from '../svg.ts';
import { between, random, replay, seedWith } from './chance.ts';
import { drawing } from './drawing.ts';

/** Tortilla chips, one by one and in the bag. */
export const chips = {
  tortillaChip: () =>
    drawing(
      200,
      180,
      linearGradient('cp', '#ffdd86, #f4b748 50%, #d58a22'),
      `
        <path d="M26 140Q10 142 18 124L88 22Q98 8 112 20L184 128Q194 146 174 148Q100 128 26 140Z"
          fill="#b36c17" transform="translate(2 7)"/>
        <path d="M26 140Q10 142 18 124L88 22Q98 8 112 20L184 128Q194 146 174 148Q100 128 26 140Z"
          fill="url(#cp)"/>
        ${replay(5, () =>
          repeat(16, () => {
            const u = random(),
              v = random();
            const y = 50 + v * 80,
              x = 100 + (u - 0.5) * v * 130;
            return `<circle cx="${x}" cy="${y}" r="${between(1.5, 3.6)}" fill="#c0741a" opacity=".6"/>`;
          }),
        )}
        <path d="M40 120Q70 66 100 40" stroke="#fff2c0" stroke-width="7" fill="none" stroke-linecap="round"
          opacity=".6" filter="url(#b2)"/>
      `,
    ),

  chipBag() {
    seedWith(77);
    const zigzag = (side: number) => repeat(15, () => `l${220 / 30} ${side * 7}l${220 / 30} ${-side * 7}`);
    return drawing(
      240,
      330,
      linearGradient('ba', '#ffdc83, #f7bf4a 22%, #ee9f2c 60%, #a85f14', across) +
        linearGradient('bb', '#1f5a6c, #123a48', across) +
        `<clipPath id="bc"><path d="M12 30Q4 166 12 300H228Q236 166 228 30Z"/></clipPath>`,
      `
        <path d="M10 12${zigzag(-1)}V40H10Z" fill="#d98f26"/>
        <path d="M10 318${zigzag(1)}V292H10Z" fill="#b8731a"/>
        <path d="M12 30Q4 166 12 300H228Q236 166 228 30Z" fill="url(#ba)"/>
        <g clip-path="url(#bc)">
          <path d="M0 208Q120 176 240 208V330H0Z" fill="url(#bb)"/>
          <path d="M0 200Q120 168 240 200" stroke="#fff8ea" stroke-width="5" fill="none"/>
          <path d="M0 190Q120 158 240 190" stroke="#fff8ea" stroke-width="2" fill="none"/>
          <ellipse cx="48" cy="160" rx="16" ry="120" fill="#fff" opacity=".45" filter="url(#b8)"/>
          <ellipse cx="212" cy="180" rx="22" ry="130" fill="#4a1f0c" opacity=".3" filter="url(#b8)"/>
          <path d="M20 44Q60 70 46 110M222 50Q190 84 206 124M24 290Q70 262 60 232M214 292Q176 270 186 240"
            stroke="#fff" stroke-opacity=".28" stroke-width="6" fill="none" filter="url(#b2)"/>
        </g>
        <ellipse cx="120" cy="128" rx="76" ry="64" fill="#fff6e0"/>
        <ellipse cx="120" cy="128" rx="69" ry="57" fill="none" stroke="${petrol}" stroke-width="4"/>
        ${each(
          [
            [96, 146, -14, 0.5],
            [142, 144, 20, 0.48],
            [120, 112, 4, 0.56],
          ],
          ([x, y, r, s]) =>
            `
              <g transform="translate(${x} ${y}) rotate(${r}) scale(${s}) translate(-100 -86)">
                <path d="M26 140Q10 142 18 124L88 22Q98 8 112 20L184 128Q194 146 174 148Q100 128 26 140Z"
                  fill="#b36c17" transform="translate(2 8)"/>
                <path d="M26 140Q10 142 18 124L88 22Q98 8 112 20L184 128Q194 146 174 148Q100 128 26 140Z"
                  fill="#f6bf50"/>
                <path d="M40 120Q70 66 100 40" stroke="#fff2c0" stroke-width="9" fill="none"
                  stroke-linecap="round" opacity=".7"/>
              </g>
            `,
        )}
        <path d="M12 30H228M12 300H228" stroke="#7a4310" stroke-opacity=".35" stroke-width="4"/>
      `,
    );
  },
};
