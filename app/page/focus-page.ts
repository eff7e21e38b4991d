/** Puts the focus at the start of the page, named by its heading, so that a screen reader says which page it is. */
export function focusPage(): void {
  const main = document.getElementById('main');
  const heading = main?.querySelector('h1');
  if (heading) {
    heading.id ||= 'page-heading';
    main?.setAttribute('aria-labelledby', heading.id);
  }
  main?.focus({ preventScroll: true });
}
