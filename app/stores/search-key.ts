const storageKey = 'searchKey';

/** Whether `/` opens the search; whoever dictates or types by accident can switch it off (WCAG 2.1.4). */
export function isSearchKeyOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

export function setSearchKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // A browser that keeps nothing has the key on.
  }
}
