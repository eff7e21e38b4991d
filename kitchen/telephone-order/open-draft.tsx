import { m } from '#kitchen-messages';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

/** Asks who comes to order something once more, or to change an order, whether it takes the place of what is begun here. */
export default function OpenDraft({
  name,
  isInstead,
  onReplace,
  onKeep,
}: {
  /** Whom what is begun is for; empty where nobody has said so. */
  name: string;
  /** What is wanted is another order, to be changed. */
  isInstead: boolean;
  onReplace: () => void;
  onKeep: () => void;
}) {
  return (
    <Alert kind="note" className="tel-begun">
      <p>{name ? m.telephone_open_draft({ name }) : m.telephone_open_draft_nameless()}</p>
      <p>
        <Button variant="side" size="small" onClick={onReplace}>
          {isInstead ? m.telephone_open_draft_instead() : m.telephone_open_draft_replace()}
        </Button>
        <Button variant="side" size="small" onClick={onKeep}>
          {m.telephone_open_draft_keep()}
        </Button>
      </p>
    </Alert>
  );
}
