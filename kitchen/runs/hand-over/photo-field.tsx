import { Camera } from 'lucide-react';
import { useId, useState } from 'react';
import { m } from '#kitchen-messages';
import { shrinkPicture } from '../../parts/shrink-picture.ts';

/** Some hundred kilobytes, few enough to wait for a connection. */
const small = { longest: 1600, type: 'image/jpeg', quality: 0.8 } as const;

/** A photo of what was handed over, for who wants one. */
export function PhotoField({ isTaken, onTake }: { isTaken: boolean; onTake: (photo: Blob) => void }) {
  const [problem, setProblem] = useState('');
  const camera = useId();
  const take = async (file: File | undefined) => {
    if (!file) return;
    try {
      onTake(await shrinkPicture(file, small));
      setProblem('');
    } catch {
      setProblem(m.runs_no_photo());
    }
  };
  return (
    <p className="d-photo">
      <label className="button button-side" htmlFor={camera}>
        <Camera size={22} />
        {isTaken ? m.runs_photo_taken() : m.runs_photo()}
      </label>
      <input
        id={camera}
        className="sr-only"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        capture="environment"
        onChange={({ target }) => void take(target.files?.[0])}
      />
      <span role="status">{problem}</span>
    </p>
  );
}
