/** A text in which what was typed is underlined, where it stands in it as it was typed. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  const word = typed.trim().split(/\s+/)[0] ?? '';
  const at = word.length > 1 ? text.toLowerCase().indexOf(word.toLowerCase()) : -1;
  if (at < 0) return text;
  const end = at + word.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
