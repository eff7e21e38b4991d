import type { Product } from '#contract/shop/products.ts';
import { getLocale } from '#locale';
import { m } from '#messages';
import { readLocalizedText } from '#rules/text/localized-text.ts';

type Good = Product['packaged'][number];

/** What stands on the label of packaged goods, one tap away before they go into the cart (EU 1169/2011). */
export function ProductLabel({ product }: { product: Product }) {
  if (product.packaged.length === 0) return null;
  const name = readLocalizedText(product.name, getLocale());
  return (
    <details className="dish-label">
      <summary aria-label={m.catalogue_label_of({ name })}>{m.catalogue_label()}</summary>
      {product.packaged.map((good) => (
        <GoodLabel key={good.name} good={good} isDrink={product.netQuantity?.unit === 'ml'} />
      ))}
    </details>
  );
}

function GoodLabel({ good, isDrink }: { good: Good; isDrink: boolean }) {
  const locale = getLocale();
  const { energyKj, energyKcal, ...grams } = good.nutrition;
  const rows: [label: string, value: string][] = [
    [m.catalogue_label_energy(), m.catalogue_label_energy_value({ kj: energyKj, kcal: energyKcal })],
    ...(Object.keys(gramLabels) as (keyof typeof gramLabels)[]).map((key): [string, string] => [
      gramLabels[key](),
      m.catalogue_label_grams({ amount: grams[key].toLocaleString(locale) }),
    ]),
  ];
  return (
    <section className="dish-label-good">
      <h3>{readLocalizedText(good.name, locale)}</h3>
      <p>
        <b>{m.catalogue_label_ingredients()}</b> {readLocalizedText(good.ingredients, locale)}
      </p>
      <table>
        <caption>{isDrink ? m.catalogue_label_per_ml() : m.catalogue_label_per_g()}</caption>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <b>{m.catalogue_label_producer()}</b> {good.producer}
      </p>
    </section>
  );
}

/** In the order of the law. */
const gramLabels = {
  fat: m.catalogue_label_fat,
  saturates: m.catalogue_label_saturates,
  carbohydrate: m.catalogue_label_carbohydrate,
  sugars: m.catalogue_label_sugars,
  protein: m.catalogue_label_protein,
  salt: m.catalogue_label_salt,
} as const;
