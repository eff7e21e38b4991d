import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from '#ui/field.tsx';

/** Some of many, as tags that stay pressed; where "none of them" is an answer too, it has a tag of its own. */
export function TagChoice<Tag extends string>({
  id,
  label,
  tags,
  chosen,
  wordOf,
  noneWord,
  error,
  onChange,
}: {
  id: string;
  label: string;
  tags: readonly Tag[];
  /** Null while nobody has said. */
  chosen: readonly Tag[] | null;
  wordOf: (tag: Tag) => string;
  /** What "none of them" is called; where it is not given, none is said by pressing nothing. */
  noneWord?: string;
  error?: string | undefined;
  onChange: (chosen: readonly Tag[] | null) => void;
}) {
  const known = chosen ?? [];
  const toggle = (tag: Tag) =>
    onChange(
      known.includes(tag)
        ? withoutNone(known.filter((each) => each !== tag))
        : tags.filter((each) => each === tag || known.includes(each)),
    );
  // Taking the last one away does not say that there is none: that is a press of its own.
  const withoutNone = (rest: readonly Tag[]) => (rest.length === 0 && noneWord ? null : rest);
  return (
    <fieldset className="tags" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="sr-only">{label}</legend>
      {tags.map((tag, index) => (
        <Tag
          key={tag}
          id={index === 0 ? id : undefined}
          isOn={known.includes(tag)}
          onPress={() => toggle(tag)}
        >
          {wordOf(tag)}
        </Tag>
      ))}
      {noneWord ? (
        <Tag
          isNone
          isOn={chosen !== null && chosen.length === 0}
          onPress={() => onChange(chosen?.length === 0 ? null : [])}
        >
          {noneWord}
        </Tag>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

function Tag({
  id,
  isOn,
  isNone = false,
  onPress,
  children,
}: {
  id?: string | undefined;
  isOn: boolean;
  isNone?: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      {...(id && { id })}
      className={isNone ? 'tag tag-none' : 'tag'}
      aria-pressed={isOn}
      onClick={onPress}
    >
      {isOn ? <Check size={18} /> : null}
      {children}
    </button>
  );
}
