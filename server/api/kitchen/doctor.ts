import { examineShop } from '#contract/kitchen/doctor.ts';
import type { Deps } from '../../deps.ts';
import { checks } from '../../doctor/finding.ts';
import { findingWords } from '../../doctor/words.ts';
import * as service from '../../services/kitchen/shop/examine-shop.ts';
import { localeOf } from '../caller.ts';
import { newRoutes } from '../routes.ts';

export function doctorRoutes(deps: Deps) {
  return newRoutes().openapi(examineShop, async (c) => {
    const { isDemo, checked, findings } = await service.examineShop(deps, c.get('staff'));
    const present = (check: (typeof checks)[number]) => ({
      check,
      isChecked: checked.has(check),
      findings: findings
        .filter((finding) => finding.check === check)
        .map((finding) => ({ level: finding.level, ...findingWords(finding, localeOf(c)) })),
    });
    return c.json({ isDemo, checks: checks.map(present) }, 200);
  });
}
