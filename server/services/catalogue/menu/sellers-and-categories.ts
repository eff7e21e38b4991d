import { desc, eq, max } from 'drizzle-orm';
import { categorySlug } from '#rules/catalogue/category-slug.ts';
import { portionsOf } from '#rules/catalogue/portions.ts';
import { pictureAddress, platePictureAddress } from '#rules/catalogue/product-picture.ts';
import {
  bothLanguages,
  type LocalizedText,
  readLocalizedText,
  writeLocalizedText,
} from '#rules/text/localized-text.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Queryable } from '../../../db/database.ts';
import { categories, products, sellers } from '../../../db/schema/catalogue.ts';
import { menuChanges } from '../../../db/schema/menu.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { ShopError } from '../../../shop-error.ts';
import { contentOf, isSame } from '../product-row.ts';
import { writeProducts } from '../write-products.ts';
import { changeMenu } from './change-menu.ts';
import type { Hand } from './desk.ts';
import { namesOfStaff } from './list-menu.ts';
import { isPictureThere } from './on-the-menu.ts';

type Seller = typeof sellers.$inferSelect;
type Category = typeof categories.$inferSelect;
type Optional<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined };
type SomeText = Optional<LocalizedText>;
type Seen = string | null | undefined;
type SeenText = { readonly [Language in keyof LocalizedText]?: Seen } | undefined;

interface SellerChange {
  readonly name: string;
  readonly description: SomeText;
  readonly picture: string;
  readonly seen: { readonly name?: Seen; readonly description?: SeenText; readonly imageUrl?: Seen };
}

/**
 * Changes what customers read about a kitchen; nothing of what the writer has not seen.
 * Errors: NotAllowed, CatalogueKeptInFiles, SellerNotFound, ChangedMeanwhile, PictureNotFound.
 */
export async function changeSeller(
  deps: Deps,
  actor: StaffActor,
  id: number,
  { name, description, picture, seen }: Optional<SellerChange>,
): Promise<Seller> {
  return changeMenu(deps, actor, { writes: 'products' }, async (tx, hand) => {
    const [before] = await tx.select().from(sellers).where(eq(sellers.id, id));
    if (!before) throw new ShopError('SellerNotFound');
    const after: Seller = {
      ...before,
      name: name ?? before.name,
      description: withSome(before.description, description),
      imageUrl: picture ? pictureAddress(picture) : before.imageUrl,
    };
    if (isSame(before, after)) return before;
    await demandPicture(tx, picture);
    demandSeen('name', [before.name, seen?.name, after.name]);
    demandSeenText('description', [before.description, seen?.description, after.description]);
    demandSeen('picture', [before.imageUrl, seen?.imageUrl, after.imageUrl]);
    await tx.update(sellers).set(after).where(eq(sellers.id, id));
    await note(tx, hand, { kind: 'SELLER', subjectId: id, before, after });
    return after;
  });
}

/** Adds a category, the last on the menu. Errors: NotAllowed, CatalogueKeptInFiles, CategoryNameTaken. */
export async function addCategory(
  deps: Deps,
  actor: StaffActor,
  { name }: { readonly name: LocalizedText },
): Promise<Category> {
  return changeMenu(deps, actor, { writes: 'products' }, async (tx, hand) => {
    const [last] = await tx
      .select({ id: max(categories.id), place: max(categories.categoryOrder) })
      .from(categories);
    const after: Category = {
      id: (last?.id ?? 0) + 1,
      name: writeLocalizedText(name),
      categoryOrder: (last?.place ?? 0) + 1,
      imageUrl: null,
      active: true,
    };
    await demandFreeName(tx, after);
    await tx.insert(categories).values(after);
    await note(tx, hand, { kind: 'CATEGORY', subjectId: after.id, before: null, after });
    return after;
  });
}

interface CategoryChange {
  readonly name: SomeText;
  readonly picture: string;
  readonly active: boolean;
  readonly seen: { readonly name?: SeenText; readonly imageUrl?: Seen };
}

/**
 * Changes a category, or takes an empty one off the menu; nothing of what the writer has not seen. How many portions its
 * dishes are stays, whatever it is called.
 * Errors: NotAllowed, CatalogueKeptInFiles, CategoryNotFound, CategoryNameTaken, CategoryNotEmpty, ChangedMeanwhile,
 * PictureNotFound.
 */
export async function changeCategory(
  deps: Deps,
  actor: StaffActor,
  id: number,
  { name, picture, active, seen }: Optional<CategoryChange>,
): Promise<Category> {
  return changeMenu(deps, actor, { writes: 'products' }, async (tx, hand) => {
    const [before] = await tx.select().from(categories).where(eq(categories.id, id));
    if (!before) throw new ShopError('CategoryNotFound');
    const after: Category = {
      ...before,
      name: withSome(before.name, name),
      imageUrl: picture ? platePictureAddress(picture) : before.imageUrl,
      active: active ?? before.active,
    };
    if (isSame(before, after)) return before;
    await demandPicture(tx, picture);
    demandSeenText('name', [before.name, seen?.name, after.name]);
    demandSeen('picture', [before.imageUrl, seen?.imageUrl, after.imageUrl]);
    await demandFreeName(tx, after);
    const dishes = await tx.select().from(products).where(eq(products.categoryId, id));
    if (!after.active && dishes.some((dish) => dish.active)) throw new ShopError('CategoryNotEmpty');
    const weighed = dishes.flatMap((dish) => {
      const [was, is] = [before, after].map((category) => portionsOf({ ...dish, category: category.name }));
      return was === is ? [] : [{ id: dish.id, content: { ...contentOf(dish), portions: was ?? null } }];
    });
    await writeProducts(tx, weighed, { ...hand, how: 'CHANGED' });
    await tx.update(categories).set(after).where(eq(categories.id, id));
    await note(tx, hand, { kind: 'CATEGORY', subjectId: id, before, after });
    return after;
  });
}

/** A text with some of its languages written anew. */
function withSome(before: string, wanted: SomeText | undefined): string {
  const { de, en } = bothLanguages(before);
  return wanted ? writeLocalizedText({ de: wanted.de ?? de, en: wanted.en ?? en }) : before;
}

/** An uploaded picture that is not there any more stands nowhere. */
async function demandPicture(tx: Queryable, picture: string | undefined): Promise<void> {
  if (!(await isPictureThere(tx, picture))) throw new ShopError('PictureNotFound', { field: 'picture' });
}

/** Nobody overwrites what they have not seen: of a field that changes, `seen` is what the writer began from. */
function demandSeen(
  field: string,
  [before, seen, after]: readonly [string | null, Seen, string | null],
): void {
  if (before === after || seen === undefined || seen === before) return;
  throw new ShopError('ChangedMeanwhile', { field });
}

function demandSeenText(field: string, [before, seen, after]: readonly [string, SeenText, string]): void {
  for (const language of ['de', 'en'] as const)
    demandSeen(`${field}.${language}`, [
      bothLanguages(before)[language],
      seen?.[language],
      bothLanguages(after)[language],
    ]);
}

/** Two categories of one address would hide each other, and two of one name could not be told apart. */
async function demandFreeName(tx: Queryable, { id, name }: Category): Promise<void> {
  const others = (await tx.select().from(categories)).filter((other) => other.id !== id);
  const german = (text: string) => readLocalizedText(text, 'de').toLowerCase();
  const isTaken = others.some(
    (other) => categorySlug(other.name) === categorySlug(name) || german(other.name) === german(name),
  );
  if (isTaken) throw new ShopError('CategoryNameTaken', { field: 'name' });
}

/** The last changes of kitchens, categories, the order and the owner, the newest first. Errors: NotAllowed. */
export async function listMenuChanges(deps: Deps, actor: StaffActor) {
  demand(mayInKitchen('changeMenu', actor, deps.now()));
  const rows = await deps.db.select().from(menuChanges).orderBy(desc(menuChanges.id)).limit(100);
  const names = await namesOfStaff(deps.db);
  return rows.map((row) => ({ ...row, by: row.staffId === null ? null : (names.get(row.staffId) ?? null) }));
}

type Noted = Pick<typeof menuChanges.$inferInsert, 'kind' | 'subjectId' | 'before' | 'after'>;

async function note(tx: Queryable, hand: Hand, what: Noted): Promise<void> {
  await tx.insert(menuChanges).values({ ...what, ...hand });
}
