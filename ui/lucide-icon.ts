import { createElement, type SVGProps } from 'react';

interface IconData {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

type IconProps = Omit<SVGProps<SVGSVGElement>, 'ref'> & { readonly size?: number };

/**
 * What the icons of lucide-react are made with in place of its own function (vite.config.ts): the same drawing
 * without contexts, colours and sizes that nobody here sets, a tenth of the code on every page.
 */
export default function createLucideIcon({ name, aliases = [], node }: IconData) {
  const classes = ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`)].join(' ');
  return function LucideIcon({ size = 24, className, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${classes} ${className}` : classes,
        'aria-hidden': true,
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
