const uploaded = /^[0-9a-f]{32}$/;
const own = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a picture is one that the caterer uploaded: it is called by its hash, one of the shop's own by its slug. */
export function isUploaded(picture: string): boolean {
  return uploaded.test(picture);
}

/** Where pages find the picture of a product. */
export function pictureAddress(picture: string): string {
  if (isUploaded(picture)) return `/media/${picture}-800.webp`;
  return own.test(picture) ? `/pictures/products/${picture}-800.webp` : picture;
}

/** What the picture at an address is called; one from elsewhere by its address. */
export function pictureAt(address: string): string {
  return address.match(/^\/(?:media|pictures\/products)\/([a-z0-9-]+)-800\.webp$/)?.[1] ?? address;
}

/** Where pages find the plate of a category. */
export function platePictureAddress(picture: string): string {
  return isUploaded(picture) || !own.test(picture)
    ? pictureAddress(picture)
    : `/pictures/categories/${picture}-480.webp`;
}

/** What the plate at an address is called. */
export function platePictureAt(address: string): string {
  return address.match(/^\/pictures\/categories\/([a-z0-9-]+)-480\.webp$/)?.[1] ?? pictureAt(address);
}
