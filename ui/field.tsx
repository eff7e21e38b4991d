import clsx from 'clsx/lite';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface FieldProps {
  label: string;
  /** Shown behind the label in a lighter tone, e.g. “(optional)”. */
  note?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** A picture at the start of the field. */
  icon?: ReactNode;
  /** `line`: large value on a line, as in the order form of the home page. */
  look?: 'box' | 'line';
  className?: string | undefined;
}

interface WrongElsewhere {
  /** Id of what says elsewhere on the page why the value will not do. */
  wrongBy?: string | undefined;
}

interface Described {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label, hint and error around any control; the control gets id, aria-describedby and aria-invalid. */
export function Field({
  label,
  note,
  hint,
  error,
  wrongBy,
  icon,
  look = 'box',
  className,
  end,
  id,
  children,
}: FieldProps &
  WrongElsewhere & {
    end?: ReactNode;
    id?: string | undefined;
    children: (described: Described) => ReactNode;
  }) {
  const own = useId();
  const control = id ?? own;
  const described = [hint && `${control}-hint`, error && `${control}-error`, wrongBy]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={clsx('field', look === 'line' && 'field-line', className)}>
      <label className="field-label" htmlFor={control}>
        {label} {note ? <span className="field-optional">{note}</span> : null}
      </label>
      <span className={clsx('field-frame', icon && 'field-frame-icon')}>
        {icon}
        {children({
          id: control,
          'aria-describedby': described || undefined,
          'aria-invalid': error || wrongBy ? true : undefined,
        })}
        {end}
      </span>
      {hint ? (
        <p className="field-hint" id={`${control}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError id={`${control}-error`} error={error} />
    </div>
  );
}

/** The error of a field: it is read with the field, which the focus goes to; where it does not, have it announced. */
export function FieldError({ id, error }: { id: string; error?: string | undefined }) {
  if (!error) return null;
  return (
    <p className="field-error" id={id}>
      <TriangleAlert size={20} />
      {error}
    </p>
  );
}

export function TextField({
  label,
  note,
  hint,
  error,
  wrongBy,
  icon,
  look,
  className,
  id,
  ...input
}: FieldProps & WrongElsewhere & ComponentProps<'input'>) {
  return (
    <Field {...{ label, note, hint, error, wrongBy, icon, look, className, id }}>
      {(described) => <input type="text" {...input} {...described} className="field-input" />}
    </Field>
  );
}

export function TextArea({
  label,
  note,
  hint,
  error,
  look,
  className,
  id,
  ...input
}: Omit<FieldProps, 'icon'> & ComponentProps<'textarea'>) {
  return (
    <Field {...{ label, note, hint, error, look, className, id }}>
      {(described) => <textarea {...input} {...described} className="field-input" />}
    </Field>
  );
}

/** A native select; `end` replaces the arrow. Options are its children. */
export function Select({
  label,
  note,
  hint,
  error,
  icon,
  look,
  className,
  id,
  end,
  ...input
}: FieldProps & { end?: ReactNode } & ComponentProps<'select'>) {
  const arrow = end ?? <ChevronDown className="field-icon-end" size={22} />;
  return (
    <Field {...{ label, note, hint, error, icon, look, className, id }} end={arrow}>
      {(described) => <select {...input} {...described} className="field-input appearance-none" />}
    </Field>
  );
}
