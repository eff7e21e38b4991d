import { Picture } from '../../../page/picture.tsx';

/** A dish, or an empty plate where the product has no picture. Decoration: the name stands beside it. */
export function DishPicture({ src, sizes, eager }: { src: string | null; sizes: string; eager?: boolean }) {
  return src ? <Picture src={src} sizes={sizes} eager={eager} /> : <span className="empty-plate" />;
}
