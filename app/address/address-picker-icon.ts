/** Which picture an address gets, by its name (spec §2), the same words in German included. */
export type AddressIcon = 'office' | 'home' | 'pin';

export function addressIcon(name: string): AddressIcon {
  const text = name.toLowerCase();
  if (/office|work|business|büro|buero|arbeit|firma|geschäft/.test(text)) return 'office';
  return /home|zuhause|zu hause|wohnung/.test(text) ? 'home' : 'pin';
}
