import { useEffect } from 'react';
import { brand } from '#content/brand.ts';

/**
 * Names a page whose address has one title for several things; `stem` is that title (spec §2). With null it is the stem
 * alone again.
 */
export function usePageTitle(title: string | null, stem: string): void {
  useEffect(() => {
    document.title = [title?.replace(/\.$/, ''), stem, brand.name].filter(Boolean).join(' · ');
  }, [title, stem]);
}
