import type {
  Additive,
  Allergen,
  Diet,
  KitchenUnit,
  NetUnit,
  PackagedGood,
  VatClass,
} from '#rules/catalogue/declared.ts';
import type { Station } from '#rules/catalogue/stations.ts';
import type { TableFields } from '#rules/planner/table-fields.ts';
import type { LocalizedText } from '#rules/text/localized-text.ts';

export interface CatalogueSeller {
  readonly id: number;
  readonly name: string;
  readonly description: LocalizedText;
  /** Slug of a product picture, or what an uploaded one is called. */
  readonly image: string | null;
}

export interface CatalogueCategory {
  readonly id: number;
  /** The English name is the slug: lower-cased, spaces as hyphens (spec §2). */
  readonly name: LocalizedText;
  readonly categoryOrder: number | null;
  /** Slug of a category plate. */
  readonly image: string | null;
}

export interface CatalogueProduct {
  readonly id: number;
  readonly sellerId: number;
  readonly categoryId: number;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  /** Euro cents, VAT included, deposit not included. */
  readonly priceCents: number;
  /** Slug of a product picture, or what an uploaded one is called. */
  readonly image: string | null;
  /** What is to be seen on it, for who cannot see it; left out where the name says enough. */
  readonly imageAlt?: LocalizedText;
  readonly serves: { readonly from: number; readonly to: number } | null;
  /** What one piece in the cart is, e.g. "Platter, 20 halves". */
  readonly unit: LocalizedText;
  readonly netQuantity: { readonly amount: number; readonly unit: NetUnit } | null;
  /** Where its kitchen makes it; null while nobody has said. */
  readonly station: Station | null;
  /** From the start of one lot until it is ready to pack, what bakes, cools or draws by itself included. */
  readonly prepMinutes: number | null;
  readonly kitchenUnit: KitchenUnit | null;
  /** Portions that one of it is for its kitchen; left out for what rules/catalogue/portions.ts says. */
  readonly portions?: number;
  /** Its place among the best sellers of home, 1 the first; left out for what is none. */
  readonly bestSeller?: number;
  /** What tables are laid by; what is left out is as if nobody had said it. */
  readonly course?: TableFields['course'];
  readonly kind?: TableFields['kind'];
  readonly warm?: boolean;
  readonly fits?: TableFields['fits'];
  readonly parts?: TableFields['parts'];
  readonly vat: VatClass;
  /** Euro cents for all bottles and the crate together. */
  readonly depositCents: number;
  readonly allergens: readonly Allergen[];
  readonly additives: readonly Additive[];
  readonly diets: readonly Diet[];
  /** Percent by volume. */
  readonly alcoholByVolume: number | null;
  /** What comes in bottles, cans or bags of others; left out for what the kitchens make. */
  readonly packaged?: readonly PackagedGood[];
}

export interface Catalogue {
  readonly sellers: readonly CatalogueSeller[];
  readonly categories: readonly CatalogueCategory[];
  readonly products: readonly CatalogueProduct[];
}
