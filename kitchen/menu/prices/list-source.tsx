import { FileSpreadsheet } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { m } from '#kitchen-messages';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { type Brought, readList } from './read-list.ts';

const problems = {
  SPREADSHEET: m.prices_is_spreadsheet,
  TOO_LONG: m.prices_too_long,
  EMPTY: m.prices_empty,
} as const;

/** Takes a list as a file, chosen or dropped, or as it was copied out of a spreadsheet. */
export function ListSource({
  list,
  onList,
}: {
  /** The one that is looked at. */
  list: Brought | null;
  onList: (list: Brought | null) => void;
}) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');

  function take(name: string, bytes: Uint8Array) {
    const read = readList(bytes);
    setProblem('problem' in read ? problems[read.problem]() : '');
    onList('text' in read ? { name, text: read.text } : null);
  }
  async function choose(files: FileList | null) {
    const file = files?.[0];
    if (!file) return;
    try {
      take(file.name, new Uint8Array(await file.arrayBuffer()));
    } catch {
      setProblem(m.prices_unreadable());
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void choose(event.dataTransfer.files);
  };
  return (
    <>
      {problem ? <Alert>{problem}</Alert> : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way more; the button in it is for everybody */}
      <div
        className="list-drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <span className="picture-way">
          <input
            id={`${id}-file`}
            className="sr-only"
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
            onChange={({ target }) => {
              void choose(target.files);
              // The same file may be chosen again, after it was mended.
              target.value = '';
            }}
          />
          <label className="button button-side" htmlFor={`${id}-file`}>
            <FileSpreadsheet size={22} />
            {m.prices_choose()}
          </label>
        </span>
        <p>{list ? m.prices_chosen({ name: list.name }) : m.prices_drop()}</p>
      </div>
      <details className="list-paste">
        <summary>{m.prices_paste()}</summary>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            take(m.prices_pasted(), new TextEncoder().encode(typed));
          }}
        >
          <TextArea
            label={m.prices_paste_label()}
            hint={m.prices_paste_hint()}
            rows={6}
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" variant="side" size="small">
            {m.prices_look()}
          </Button>
        </form>
      </details>
    </>
  );
}
