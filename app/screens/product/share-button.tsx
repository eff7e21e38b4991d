import { Share2 } from 'lucide-react';
import { getLocale } from '#locale';
import { m } from '#messages';
import { Button } from '#ui/button.tsx';
import { pageAddress } from '../../page/public-pages.ts';
import { toast } from '../../stores/toasts.ts';

/** Hands the address of a dish on, in this language: by what the device has for it, else by copying it. */
export function ShareButton({ name, path }: { name: string; path: string }) {
  async function share() {
    const url = pageAddress(location.origin, path, getLocale());
    try {
      if ('share' in navigator) return await navigator.share({ title: name, url });
      await (navigator as Navigator).clipboard.writeText(url);
      toast({ title: m.product_copied(), description: url, about: 'share' });
    } catch (error) {
      if ((error as Error).name === 'AbortError') return;
      toast({ title: m.product_not_copied(), description: url, about: 'share' });
    }
  }
  return (
    <Button variant="quiet" className="product-share" onClick={share}>
      <Share2 size={20} />
      {m.product_share()}
    </Button>
  );
}
