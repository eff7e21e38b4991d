interface Smaller {
  /** Pixels that the longer side keeps. */
  readonly longest: number;
  readonly type: 'image/jpeg' | 'image/webp';
  readonly quality: number;
}

/** A picture made smaller, upright, without what the camera wrote beside it. Rejects for what is no picture. */
export async function shrinkPicture(file: Blob, { longest, type, quality }: Smaller): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), type, quality);
  });
}
