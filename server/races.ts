/** Where two callers can meet at one row of the database. */
export type RacePoint =
  | 'place order'
  | 'attach payment session'
  | 'settle payment'
  | 'settle change'
  | 'cancel order';

/**
 * Called right before and right after the row of a point is locked, or changed where one statement does both.
 * Tests run there what competes; a shop that serves customers has none.
 */
export type RaceHook = (moment: 'before' | 'after', point: RacePoint) => Promise<void>;
