import { m } from '#messages';
import type { Settled } from '#rules/plan/settle.ts';
import { fewestGuests, mostGuests } from '#rules/planner/wish.ts';
import { Alert } from '#ui/alert.tsx';
import { useCompany } from '../../page/use-company.ts';

const blanks = { occasion: m.plan_occasion, guests: m.plan_guests, meal: m.plan_meal };

/** What keeps the table from being laid, in words. */
export function Ask({ missing, problem }: Pick<Settled, 'missing' | 'problem'>) {
  const { phone } = useCompany();
  if (missing.length > 0)
    return (
      <Alert title={m.plan_ask_title()} className="mb-8">
        {missing.map((blank) => blanks[blank]()).join(', ')}
      </Alert>
    );
  if (!problem) return null;
  const { field, code } = problem;
  return (
    <Alert className="mb-8">
      {code === 'TOO_FEW'
        ? m.plan_problem_few({ fewest: fewestGuests, phone })
        : code === 'TOO_MANY'
          ? m.plan_problem_many({ most: mostGuests, phone })
          : field === 'without'
            ? m.plan_problem_without()
            : field === 'budget'
              ? m.plan_problem_budget()
              : m.plan_problem_diets()}
    </Alert>
  );
}
