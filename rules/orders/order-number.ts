/** The number of an order as people read it, write it and say it on the telephone: the first eight signs of its id. */
export function orderNumber(publicId: string): string {
  return publicId.slice(0, 8);
}
