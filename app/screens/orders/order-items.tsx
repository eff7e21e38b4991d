import { Fragment, type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { m } from '#messages';

/** What was ordered, in three lines (spec §2); where there is more, a press shows all of it. */
export function OrderItems({ items, number }: { items: readonly ReactElement[]; number: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const element = text.current;
    if (!element || isOpen) return;
    const watcher = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [isOpen]);
  return (
    <div>
      <p ref={text} className="order-items" data-open={isOpen || undefined}>
        {items.map((item, index) => (
          <Fragment key={item.key}>
            {index > 0 ? ', ' : null}
            {item}
          </Fragment>
        ))}
      </p>
      {isCut ? (
        <button
          type="button"
          className="order-unfold"
          aria-expanded={isOpen}
          aria-label={isOpen ? m.orders_items_less_named({ number }) : m.orders_items_all_named({ number })}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? m.orders_items_less() : m.orders_items_all()}
        </button>
      ) : null}
    </div>
  );
}
