import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { m } from '#kitchen-messages';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { adoptMenu } from '../api/menu.ts';
import { errorWords } from '../parts/error-words.ts';
import { RailDialog } from '../parts/rail-dialog.tsx';

/** Says that the files of the program keep the menu, and lets the owner take it over, for good. */
export function KeptInFiles({ isOwner }: { isOwner: boolean }) {
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function adopt() {
    setBusy(true);
    setProblem('');
    try {
      await adoptMenu();
      await revalidate();
      setOpen(false);
    } catch (refusal) {
      setProblem(errorWords(refusal));
    }
    setBusy(false);
  }
  return (
    <section className="kept-in-files" aria-label={m.menu_files_title()}>
      <div>
        <h2>{m.menu_files_title()}</h2>
        <p>
          {m.menu_files_hint()} {isOwner ? null : m.menu_files_owner()}
        </p>
      </div>
      {isOwner ? (
        <Button variant="side" onClick={() => setOpen(true)}>
          {m.menu_adopt()}
        </Button>
      ) : null}
      <RailDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={m.menu_adopt()}
        foot={
          <>
            <Button variant="side" onClick={() => setOpen(false)}>
              {m.menu_adopt_leave()}
            </Button>
            <Button busy={isBusy} onClick={() => void adopt()}>
              {m.menu_adopt_yes()}
            </Button>
          </>
        }
      >
        {problem ? <Alert>{problem}</Alert> : null}
        <p className="question">{m.menu_adopt_ask()}</p>
      </RailDialog>
    </section>
  );
}
