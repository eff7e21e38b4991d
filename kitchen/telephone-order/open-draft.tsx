import { m } from '#kitchen-messages';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

/** Asks who comes to order something once more whether it takes the place of what is begun here. */
export default function OpenDraft({
  name,
  onReplace,
  onKeep,
}: {
  /** Whom what is begun is for; empty where nobody has said so. */
  name: string;
  onReplace: () => void;
  onKeep: () => void;
}) {
  return (
    <Alert kind="note" className="tel-begun">
      <p>{name ? m.telephone_open_draft({ name }) : m.telephone_open_draft_nameless()}</p>
      <p>
        <Button variant="side" size="small" onClick={onReplace}>
          {m.telephone_open_draft_replace()}
        </Button>
        <Button variant="side" size="small" onClick={onKeep}>
          {m.telephone_open_draft_keep()}
        </Button>
      </p>
    </Alert>
  );
}
