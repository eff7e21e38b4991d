import type { ShownCompany } from './shown-company.ts';
import { useRootData } from './use-root-data.ts';

/** Who runs the shop; says nothing on an error page before the root loader ran. */
export function useCompany(): ShownCompany {
  return useRootData()?.company ?? ({} as ShownCompany);
}
