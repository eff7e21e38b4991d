import { useCallback, useEffect, useState } from 'react';
import type { FindingsAnswer } from '#contract/kitchen/doctor.ts';
import { examineShop } from '../../api/shop-settings.ts';
import { errorWords } from '../../parts/error-words.ts';

/** What the shop stands on, looked at when the screen opens and whenever somebody asks. */
export function useDoctor() {
  const [findings, setFindings] = useState<FindingsAnswer | null>(null);
  const [isBusy, setBusy] = useState(true);
  const [problem, setProblem] = useState('');

  const look = useCallback(async () => {
    setBusy(true);
    setProblem('');
    try {
      setFindings(await examineShop());
    } catch (error) {
      setProblem(errorWords(error));
    } finally {
      setBusy(false);
    }
  }, []);
  useEffect(() => {
    void look();
  }, [look]);

  return { findings, isBusy, problem, look: () => void look() };
}
