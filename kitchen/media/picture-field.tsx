import { Camera, ImageUp, RotateCcw, Trash2, X } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { m } from '#kitchen-messages';
import type { MenuPicture } from '#rules/catalogue/menu-product.ts';
import { pictureAddress } from '#rules/catalogue/product-picture.ts';
import { Button } from '#ui/button.tsx';
import { FieldError, TextField } from '#ui/field.tsx';
import { takenTypes } from './fit-to-send.ts';
import { type UploadState, useUpload } from './use-upload.ts';

export interface PictureFieldProps {
  /** What is there now; null for none, then a cloche stands on the table. */
  readonly image: MenuPicture | null;
  /** Called once a picture has arrived, and with each letter of its alternative text. */
  readonly onChange: (image: MenuPicture | null) => void;
  /** The place of its kitchen, which gives the wall its colour. */
  readonly color?: number;
  /** What is wrong, in words: with the picture, and with what is said of it in each language. */
  readonly errors?: { readonly picture?: string; readonly de?: string; readonly en?: string };
}

/** As long as what a listener still likes to hear. */
const longestAlt = 160;

/**
 * The picture of a dish on the shop's table: chosen, taken or dropped here, made smaller, sent, and said in words for those
 * who do not see it.
 */
export function PictureField({ image, onChange, color = 1, errors = {} }: PictureFieldProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const { state, preview, send, cancel, retry } = useUpload(({ hash }) =>
    onChange({ picture: hash, alt: image?.alt ?? { de: null, en: null } }),
  );
  const isBusy = state.step !== 'idle' && state.step !== 'failed';
  const choose = (files: FileList | null) => {
    const file = files?.[0];
    if (file) void send(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files);
  };
  const say = (language: 'de' | 'en') => (words: string) => {
    if (image) onChange({ ...image, alt: { ...image.alt, [language]: words || null } });
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
          src={preview ?? (image ? pictureAddress(image.picture) : '/pictures/products/cloche-800.webp')}
          alt={image ? (image.alt.de ?? m.media_no_words()) : m.media_none()}
          width={800}
          height={537}
        />
      </div>
      <Progress state={state} onCancel={cancel} />
      <FieldError id={`${id}-error`} error={isBusy ? undefined : errors.picture} />
      {isBusy ? null : (
        <div className="picture-ways">
          <Way
            id={`${id}-file`}
            icon={<ImageUp size={22} aria-hidden="true" />}
            words={image ? m.media_other() : m.media_choose()}
            onFiles={choose}
          />
          <Way
            id={`${id}-camera`}
            className="picture-camera"
            icon={<Camera size={22} aria-hidden="true" />}
            words={m.media_take()}
            capture
            onFiles={choose}
          />
          {state.step === 'failed' && state.canRetry ? (
            <Button variant="side" onClick={retry}>
              <RotateCcw size={22} aria-hidden="true" />
              {m.media_again()}
            </Button>
          ) : null}
          {image ? (
            <Button variant="quiet" onClick={() => onChange(null)}>
              <Trash2 size={20} aria-hidden="true" />
              {m.media_remove()}
            </Button>
          ) : null}
        </div>
      )}
      <p className="field-hint" id={`${id}-hint`}>
        {m.media_hint()}
      </p>
      {image ? (
        <div className="picture-words">
          {(['de', 'en'] as const).map((language) => (
            <TextField
              key={language}
              label={m.media_alt()}
              note={language === 'de' ? m.media_german() : m.media_english()}
              lang={language}
              maxLength={longestAlt}
              value={image.alt[language] ?? ''}
              error={errors[language]}
              onChange={({ target }) => say(language)(target.value)}
            />
          ))}
        </div>
      ) : null}
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
  icon: React.ReactNode;
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
            <X size={20} aria-hidden="true" />
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
