import {
  type ChangeRulesAnswer,
  changeChangeRules,
  getChangeRules,
} from '#contract/kitchen/settings/change-rules.ts';
import { type CompanyAnswer, changeCompany, getCompany } from '#contract/kitchen/settings/company.ts';
import { changeHomeNotice, getHomeNotice } from '#contract/kitchen/settings/home-notice.ts';
import type { Deps } from '../../../deps.ts';
import * as changes from '../../../services/kitchen/shop/change-rules.ts';
import * as company from '../../../services/kitchen/shop/company.ts';
import * as notice from '../../../services/kitchen/shop/home-notice.ts';
import { newRoutes } from '../../routes.ts';

export function shopSettingsRoutes(deps: Deps) {
  return newRoutes()
    .openapi(getHomeNotice, async (c) => c.json(await notice.homeNotice(deps, c.get('staff')), 200))
    .openapi(changeHomeNotice, async (c) =>
      c.json(await notice.changeHomeNotice(deps, c.get('staff'), c.req.valid('json')), 200),
    )
    .openapi(getCompany, async (c) => c.json(present(await company.shopCompany(deps, c.get('staff'))), 200))
    .openapi(changeCompany, async (c) =>
      c.json(present(await company.changeCompany(deps, c.get('staff'), c.req.valid('json'))), 200),
    )
    .openapi(getChangeRules, async (c) =>
      c.json(presentRules(await changes.shopChangeRules(deps, c.get('staff'))), 200),
    )
    .openapi(changeChangeRules, async (c) =>
      c.json(presentRules(await changes.changeChangeRules(deps, c.get('staff'), c.req.valid('json'))), 200),
    );
}

function present({ version, company: { represented, ...rest } }: company.CompanyState): CompanyAnswer {
  return { version, company: { ...rest, represented: [...represented] } };
}

function presentRules({ feeSteps, ...rest }: changes.ChangeRulesState): ChangeRulesAnswer {
  return { ...rest, feeSteps: [...feeSteps] };
}
