import { closeQuestion, listQuestions, reopenQuestion } from '#contract/kitchen/day/questions.ts';
import type { Deps } from '../../../deps.ts';
import * as questions from '../../../services/kitchen/notes/questions.ts';
import { newRoutes } from '../../routes.ts';
import { presentQuestion } from '../orders/present-details.ts';

export function questionRoutes(deps: Deps) {
  return newRoutes()
    .openapi(listQuestions, async (c) => {
      const open = await questions.listQuestions(deps, c.get('staff'));
      return c.json(open.map(presentQuestion), 200);
    })
    .openapi(closeQuestion, async (c) => {
      await questions.seeQuestion(deps, c.get('staff'), {
        id: Number(c.req.valid('param').id),
        isSeen: true,
      });
      return c.body(null, 204);
    })
    .openapi(reopenQuestion, async (c) => {
      await questions.seeQuestion(deps, c.get('staff'), {
        id: Number(c.req.valid('param').id),
        isSeen: false,
      });
      return c.body(null, 204);
    });
}
