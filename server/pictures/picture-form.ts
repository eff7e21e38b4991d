/** A picture in one width and format, as an address names it: `/media/<hash>-<width>.<format>`. */
export interface PictureForm {
  readonly hash: string;
  readonly width: number;
  readonly format: 'avif' | 'webp';
}

/** Reads a form's name; null for what can be none. */
export function readFormName(name: string): PictureForm | null {
  const [, hash, width, format] = /^([0-9a-f]{32})-(320|560|800|1600)\.(avif|webp)$/.exec(name) ?? [];
  return hash ? { hash, width: Number(width), format: format as PictureForm['format'] } : null;
}

export const formName = ({ hash, width, format }: PictureForm) => `${hash}-${width}.${format}`;
