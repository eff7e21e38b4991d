import { Camera, ImageUp, RotateCcw, Trash2, X } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { takenTypes } from './fit-to-send.ts';
import { type UploadState, useUpload } from './use-upload.ts';

/** A picture on the shop's table: chosen, taken or dropped here, made smaller and sent. */
export function PictureUpload({
  address,
  alt,
  color = 1,
  error,
  onAdded,
  onRemove,
  children,
}: {
  /** Where the picture of now is; null for none, then a cloche stands on the table. */
  address: string | null;
  /** What is to be seen there. */
  alt: string;
  /** The place of its kitchen, which gives the wall its colour. */
  color?: number;
  /** What is wrong with it, in words. */
  error?: string | undefined;
  /** Called with its hash once a picture has arrived. */
  onAdded: (hash: string) => void;
  /** Leaves the picture out; without it one cannot. */
  onRemove?: (() => void) | undefined;
  /** What is asked about the picture. */
  children?: ReactNode;
}) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const { state, preview, send, cancel, retry } = useUpload(({ hash }) => onAdded(hash));
  const isBusy = state.step !== 'idle' && state.step !== 'failed';
  const choose = (files: FileList | null) => {
    const file = files?.[0];
    if (file) void send(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    // A form that cannot be changed takes nothing by this way either.
    if (event.currentTarget.closest('fieldset:disabled')) return;
    choose(event.dataTransfer.files);
  };
  return (
    <fieldset className="picture-field" aria-describedby={`${id}-hint`}>
      <legend className="sr-only">{m.media_picture()}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way more; the buttons below are for everybody */}
      <div
        className={`picture-table of-kitchen-${color}`}
        data-over={isOver || undefined}
        data-busy={isBusy || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <img
          src={preview ?? address ?? '/pictures/products/cloche-800.webp'}
          alt={alt}
          width={800}
          height={537}
        />
      </div>
      <Progress state={state} onCancel={cancel} />
      <FieldError id={`${id}-error`} error={isBusy ? undefined : error} />
      {isBusy ? null : (
        <div className="picture-ways">
          <Way
            id={`${id}-file`}
            icon={<ImageUp size={22} />}
            words={address ? m.media_other() : m.media_choose()}
            onFiles={choose}
          />
          <Way
            id={`${id}-camera`}
            className="picture-camera"
            icon={<Camera size={22} />}
            words={m.media_take()}
            capture
            onFiles={choose}
          />
          {state.step === 'failed' && state.canRetry ? (
            <Button variant="side" onClick={retry}>
              <RotateCcw size={22} />
              {m.media_again()}
            </Button>
          ) : null}
          {onRemove ? (
            <Button variant="quiet" onClick={onRemove}>
              <Trash2 size={20} />
              {m.media_remove()}
            </Button>
          ) : null}
        </div>
      )}
      <p className="field-hint" id={`${id}-hint`}>
        {m.media_hint()}
      </p>
      {children}
    </fieldset>
  );
}

/** A button that asks for a file, or opens the camera. */
function Way({
  id,
  className = '',
  icon,
  words,
  capture = false,
  onFiles,
}: {
  id: string;
  className?: string;
  icon: ReactNode;
  words: string;
  capture?: boolean;
  onFiles: (files: FileList | null) => void;
}) {
  return (
    <span className={`picture-way ${className}`}>
      <input
        id={id}
        className="sr-only"
        type="file"
        accept={takenTypes.join(',')}
        capture={capture ? 'environment' : undefined}
        onChange={({ target }) => {
          onFiles(target.files);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <label className="button button-side" htmlFor={id}>
        {icon}
        {words}
      </label>
    </span>
  );
}

/** How far the picture is, with a way to call it off; or why it did not arrive. */
function Progress({ state, onCancel }: { state: UploadState; onCancel: () => void }) {
  const { step } = state;
  return (
    <div className="picture-progress">
      {step === 'preparing' || step === 'sending' || step === 'making' ? (
        <>
          <progress
            aria-label={m.media_sending()}
            max={100}
            value={step === 'sending' ? Math.round(state.share * 100) : undefined}
          />
          <Button variant="side" size="small" onClick={onCancel}>
            <X size={20} />
            {m.media_cancel()}
          </Button>
        </>
      ) : null}
      <p role="status">{statusWords(step)}</p>
      <p role="alert">{step === 'failed' ? state.words : null}</p>
    </div>
  );
}

function statusWords(step: UploadState['step']): string {
  if (step === 'preparing') return m.media_preparing();
  if (step === 'sending') return m.media_sending();
  return step === 'making' ? m.media_making() : '';
}
