import { brand } from '#content/brand.ts';
import wordmark from '#content/wordmark.svg';

/** The name of the shop as a word, its T a laid table. */
export function Logo({ className }: { className?: string }) {
  return <img src={wordmark} alt={brand.name} width={372} height={76} className={className} />;
}
