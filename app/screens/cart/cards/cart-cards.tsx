import { useEffect, useState } from 'react';
import type { Product } from '#contract/shop/products.ts';
import { getLocale } from '#locale';
import { m } from '#messages';
import type { CartItem } from '#rules/orders/cart.ts';
import { Button } from '#ui/button.tsx';
import { browserApi } from '../../../api/browser.ts';
import { BuffetCards } from '../../../order/cards/buffet-cards.tsx';
import { PageTitle } from '../../../page/page-title.tsx';

/** The cards of what is in the cart, before it is ordered: as the kitchens declare it today. */
export default function CartCards({ items }: { items: readonly CartItem[] }) {
  const { menu, isLost, askAgain } = useMenu();
  if (!menu) {
    return (
      <>
        <PageTitle title={m.order_cards()} sub={m.order_cards_text()} />
        <div className="gutter min-h-svh py-8" aria-busy={!isLost}>
          {isLost ? <Button onClick={askAgain}>{m.shell_try_again()}</Button> : null}
        </div>
      </>
    );
  }
  const dishes = items.map(({ product: { id, name } }) => ({
    productId: id,
    name,
    food: menu.products.find((product) => product.id === id) ?? null,
  }));
  const back = { to: '/cart', label: m.delivery_back_to_cart() };
  return <BuffetCards dishes={dishes} foodWords={menu.words} locale={getLocale()} back={back} />;
}

interface Menu {
  readonly products: readonly Product[];
  readonly words: Readonly<Record<string, string>>;
}

/** The dishes as they are declared today, and what diets, allergens and additives are called; null until that is known. */
function useMenu() {
  const [menu, setMenu] = useState<Menu | null>(null);
  const [isLost, setLost] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same again
  useEffect(() => {
    setLost(false);
    const words = fetch('/v1/food-words').then((answer) =>
      answer.ok ? answer.json() : Promise.reject(answer),
    );
    Promise.all([browserApi.products(), words]).then(
      ([products, known]) => setMenu({ products, words: known }),
      () => setLost(true),
    );
  }, [round]);
  return { menu, isLost, askAgain: () => setRound((before) => before + 1) };
}
