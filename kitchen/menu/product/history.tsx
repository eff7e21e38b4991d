import { RotateCcw, X } from 'lucide-react';
import { useState } from 'react';
import type { MenuProductDetails } from '#contract/kitchen/menu/menu.ts';
import { m } from '#kitchen-messages';
import type { MenuProduct } from '#rules/catalogue/menu-product.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { dropPlan, getVersion, returnProduct } from '../../api/menu.ts';
import { RailDialog } from '../../parts/rail-dialog.tsx';
import { whenAgo } from '../../parts/words.ts';
import { planWord } from '../dish-words.ts';
import { ChangeList } from './change-list.tsx';
import { isOutdated, refusalWords } from './refusal-words.ts';
import { RefusedPlans } from './refused-plans.tsx';
import { versionWords } from './version-words.ts';

interface Looked {
  readonly number: number;
  readonly content: MenuProduct;
}

/** What is planned and what was: who did what when, and the way back to any of it. */
export function History({
  details,
  content,
  revision,
  isOwn,
  onChanged,
}: {
  details: MenuProductDetails;
  content: MenuProduct;
  /** Of the content. */
  revision: number;
  isOwn: boolean;
  /** Called with the product after a way back, or with nothing when it is to be asked for. */
  onChanged: (details?: MenuProductDetails) => void;
}) {
  const { id, versions, plans, refusedPlans } = details;
  const [looked, setLooked] = useState<Looked | null>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [areAllShown, setAllShown] = useState(false);
  const shown = areAllShown ? versions : versions.slice(0, 6);

  async function attempt(work: () => Promise<void>) {
    setBusy(true);
    setProblem('');
    try {
      await work();
    } catch (refusal) {
      setProblem(refusalWords(refusal).join(' '));
      if (isOutdated(refusal)) onChanged();
    }
    setBusy(false);
  }
  const look = (number: number) =>
    attempt(async () => setLooked({ number, content: await getVersion(id, number) }));
  const goBack = (number: number) =>
    attempt(async () => {
      onChanged(await returnProduct(id, number, revision));
      setLooked(null);
    });
  return (
    <>
      {problem && !looked ? <Alert>{problem}</Alert> : null}
      <ul className="product-plans">
        {plans.map((plan) => (
          <li key={plan.id}>
            <span>
              <b>{planWord(plan, details.content)}</b>
              <small>{[plan.by, whenAgo(plan.at)].filter(Boolean).join(', ')}</small>
            </span>
            <Button
              variant="side"
              size="small"
              onClick={() =>
                void attempt(async () => {
                  await dropPlan(id, plan.id);
                  onChanged();
                })
              }
            >
              <X size={20} />
              {m.history_drop_plan()}
            </Button>
          </li>
        ))}
      </ul>
      <RefusedPlans plans={refusedPlans ?? []} />
      {versions.length === 0 ? <p className="muted">{m.history_none()}</p> : null}
      <ol className="product-versions">
        {shown.map((version, index) => (
          <li key={version.number}>
            <span>
              <b>{versionWords(version, versions[index + 1])}</b>
              <small>{[whenAgo(version.at), version.by].filter(Boolean).join(', ')}</small>
            </span>
            {index > 0 && isOwn ? (
              <Button
                variant="side"
                size="small"
                aria-label={m.history_back_to({ when: whenAgo(version.at) })}
                onClick={() => void look(version.number)}
              >
                <RotateCcw size={20} />
                {m.history_back()}
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
      {versions.length > shown.length ? (
        <Button variant="quiet" size="small" onClick={() => setAllShown(true)}>
          {m.history_all({ count: versions.length })}
        </Button>
      ) : null}
      <RailDialog
        open={looked !== null}
        onClose={() => setLooked(null)}
        title={m.history_back_title()}
        foot={
          <>
            <Button variant="side" onClick={() => setLooked(null)}>
              {m.history_back_leave()}
            </Button>
            <Button busy={isBusy} onClick={() => looked && void goBack(looked.number)}>
              {m.history_back_yes()}
            </Button>
          </>
        }
      >
        <div className="publish-form">
          {problem ? <Alert>{problem}</Alert> : null}
          <p>{m.history_back_hint()}</p>
          {looked ? <ChangeList before={content} after={looked.content} /> : null}
        </div>
      </RailDialog>
    </>
  );
}
