import { useRef } from 'react';

/**
 * The id of a press by what it says: the same again, after an answer that did not come, is the same press and is done once;
 * anything else is another one.
 */
export function usePressOf(): (said: unknown) => string {
  const press = useRef({ of: '', id: '' });
  return (said) => {
    const of = JSON.stringify(said);
    if (press.current.of !== of) press.current = { of, id: crypto.randomUUID() };
    return press.current.id;
  };
}
