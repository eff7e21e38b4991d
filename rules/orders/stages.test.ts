import { expect, test } from 'vitest';
import { isBefore, isSamePlate, isStageOf, nextStage, type Stage, stages } from './stages.ts';

test.each([
  ['DELIVERY', ['NEW', 'ACCEPTED', 'IN_PREPARATION', 'READY', 'OUT', 'DELIVERED']],
  ['PICKUP', ['NEW', 'ACCEPTED', 'IN_PREPARATION', 'READY', 'DELIVERED']],
] as const)('%s goes from stage to stage: %j', (fulfilment, path) => {
  const walked: Stage[] = ['NEW'];
  for (let at = nextStage(fulfilment, 'NEW'); at; at = nextStage(fulfilment, at)) walked.push(at);
  expect(walked).toEqual(path);
  expect(stages.filter((stage) => isStageOf(fulfilment, stage))).toEqual(path);
});

test('that somebody has looked is no other plate', () => {
  expect(isSamePlate('NEW', 'ACCEPTED')).toBe(true);
  expect(isSamePlate('ACCEPTED', 'ACCEPTED')).toBe(true);
  expect(isSamePlate('ACCEPTED', 'IN_PREPARATION')).toBe(false);
});

test('forward may skip, and neither standing still nor going back is forward', () => {
  expect(isBefore('NEW', 'READY')).toBe(true);
  expect(isBefore('READY', 'READY')).toBe(false);
  expect(isBefore('READY', 'IN_PREPARATION')).toBe(false);
});
