/** How each file in a ZIP begins. */
const mark = [0x50, 0x4b, 0x03, 0x04];

/** Counts the files of a ZIP as it comes, however it is cut into pieces. */
export function countFiles(): (piece: Uint8Array) => number {
  let [count, seen] = [0, 0];
  return (piece) => {
    for (const byte of piece) {
      if (byte === mark[seen]) seen++;
      else seen = byte === mark[0] ? 1 : 0;
      if (seen < mark.length) continue;
      count++;
      seen = 0;
    }
    return count;
  };
}
