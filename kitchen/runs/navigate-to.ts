/** An address that opens the way to a place in the app for maps that the device has; elsewhere a map. */
export function navigateTo(address: string, userAgent = navigator.userAgent): string {
  const place = encodeURIComponent(address);
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?daddr=${place}`;
  if (/Android/.test(userAgent)) return `geo:0,0?q=${place}`;
  return `https://www.openstreetmap.org/search?query=${place}`;
}
