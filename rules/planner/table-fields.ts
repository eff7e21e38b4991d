import type { Dish, DishKind, Parts } from './dish.ts';

/** What the owner says of a product only for tables to be laid with it. */
export interface TableFields {
  /** Null for that of its category. */
  readonly course: Dish['course'] | null;
  /** Null while nobody has said: then it is like no other. */
  readonly kind: DishKind | null;
  /** Whether it comes warm. */
  readonly warm: boolean;
  /** Meals and occasions that it is made for. */
  readonly fits: Dish['fits'];
  /** Of a mixed dish that lies apart by diets: for how many of each its part is enough. */
  readonly parts: Parts;
}

/** Of a product of which nobody has said anything. It is laid all the same: by its category, and for what it costs. */
export const unsaidTableFields: TableFields = { course: null, kind: null, warm: false, fits: [], parts: {} };
