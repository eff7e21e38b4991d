import { useState } from 'react';
import { m } from '#messages';
import { askLinkedFile } from '../../api/order-link.ts';
import { saveFile } from '../../page/save-file.ts';
import { toast } from '../../stores/toasts.ts';

/** Fetches files of an order by its link, one at a time, and hands them to the browser. */
export function useFile(link: string) {
  const [fetching, setFetching] = useState<string | null>(null);

  async function take(name: string, path: string, filename: string) {
    if (fetching !== null) return;
    setFetching(name);
    try {
      saveFile(await askLinkedFile(link, path), filename);
    } catch {
      toast({ kind: 'error', title: m.order_file_failed(), description: m.order_file_failed_text() });
    } finally {
      setFetching(null);
    }
  }
  return { fetching, take: (...wanted: Parameters<typeof take>) => void take(...wanted) };
}
