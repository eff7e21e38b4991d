const linkKey = 'orderLink';
/** As the e-mails write it, however little of it is left: one that opens nothing must not show the order before. The skip link's is none. */
const shape = /^#(?!main$)([\w-]+)$/;
/** Where the browser keeps nothing, the link lasts as long as the page. */
let kept: string | null = null;

/**
 * Moves the link of an order from the address into this tab's storage. The page's first script has done so before
 * anything else ran (server/pages/order-link-script.ts); this is for a link that comes later, or could not be kept.
 */
export function takeOrderLink(): string | null {
  const given = shape.exec(location.hash)?.[1];
  if (given) {
    kept = given;
    try {
      sessionStorage.setItem(linkKey, given);
    } catch {
      // It is kept in the page alone.
    }
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return orderLink();
}

/** The link that this tab came with; null without one. */
function orderLink(): string | null {
  try {
    return sessionStorage.getItem(linkKey) ?? kept;
  } catch {
    return kept;
  }
}
