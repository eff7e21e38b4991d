import type { Run, Runs } from '#contract/kitchen/day/runs.ts';

/** Who may drive a run, with who does: they were chosen before and may not drive any more, or work here no more. */
export function withDriver(
  drivers: Runs['drivers'],
  { driverId, driver }: Pick<Run, 'driverId' | 'driver'>,
): Runs['drivers'] {
  if (driverId === null || drivers.some(({ staffId }) => staffId === driverId)) return drivers;
  return [...drivers, { staffId: driverId, name: driver }];
}
