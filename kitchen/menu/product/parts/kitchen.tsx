import { m } from '#kitchen-messages';
import { portionsOf } from '#rules/catalogue/portions.ts';
import { stations } from '#rules/catalogue/stations.ts';
import { Select, TextField } from '#ui/field.tsx';
import { stationWord } from '../../../parts/station-words.ts';
import { textOf } from '../../dish-words.ts';
import { AtField } from '../at-field.tsx';
import { useMenuPlaces } from '../menu-places.ts';
import { NumberField } from '../number-field.tsx';
import { idOf, type Pen, wrongWith } from '../pen.ts';

/** Who makes it, where it stands on the menu, and what the kitchen has to know. */
export function Kitchen({ pen }: { pen: Pen }) {
  const { sellers, categories } = useMenuPlaces();
  const { content, write } = pen;
  const { sellerId, categoryId, station, kitchenUnit, portions, prepMinutes } = content;
  const category = categories.find(({ id }) => id === categoryId);
  const reckoned = portionsOf({
    category: category?.name.en ?? '',
    servesFrom: content.serves?.from ?? null,
  });
  const setUnit = (next: Partial<NonNullable<typeof kitchenUnit>>) => {
    const unit = { perPiece: 1, de: '', en: '', ...kitchenUnit, ...next };
    write(
      'kitchenUnit',
      unit.de && unit.en
        ? unit
        : unit.de || unit.en
          ? { ...unit, de: unit.de || unit.en, en: unit.en || unit.de }
          : null,
    );
  };
  return (
    <div className="side-by-side">
      <AtField pen={pen} field="sellerId">
        <Select
          id={idOf('sellerId')}
          label={m.product_seller()}
          value={sellerId ?? ''}
          error={wrongWith(pen, 'sellerId')}
          onChange={({ target }) => write('sellerId', Number(target.value) || null)}
        >
          {sellerId === null ? <option value="">{m.product_choose()}</option> : null}
          {sellers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </AtField>
      <AtField pen={pen} field="categoryId">
        <Select
          id={idOf('categoryId')}
          label={m.product_category()}
          value={categoryId ?? ''}
          error={wrongWith(pen, 'categoryId')}
          onChange={({ target }) => write('categoryId', Number(target.value) || null)}
        >
          {categoryId === null ? <option value="">{m.product_choose()}</option> : null}
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {textOf(name)}
            </option>
          ))}
        </Select>
      </AtField>
      <AtField pen={pen} field="station">
        <Select
          id={idOf('station')}
          label={m.product_station()}
          value={station ?? ''}
          onChange={({ target }) => write('station', target.value || null)}
        >
          <option value="">{m.product_nothing()}</option>
          {stations.map((each) => (
            <option key={each} value={each}>
              {stationWord(each)}
            </option>
          ))}
        </Select>
      </AtField>
      <AtField pen={pen} field="prepMinutes">
        <NumberField
          id={idOf('prepMinutes')}
          label={m.product_prep_minutes()}
          value={prepMinutes}
          most={1440}
          onChange={(value) => write('prepMinutes', value)}
        />
      </AtField>
      <AtField pen={pen} field="portions">
        <NumberField
          id={idOf('portions')}
          label={m.product_portions()}
          hint={portions === null ? m.product_portions_hint({ count: reckoned }) : m.product_portions_own()}
          value={portions}
          most={9999}
          onChange={(value) => write('portions', value)}
        />
      </AtField>
      <AtField pen={pen} field="bestSeller">
        <NumberField
          id={idOf('bestSeller')}
          label={m.product_best_seller()}
          hint={m.product_best_seller_hint()}
          value={content.bestSeller}
          most={99}
          onChange={(value) => write('bestSeller', value || null)}
        />
      </AtField>
      <AtField pen={pen} field="kitchenUnit">
        <div className="with-unit">
          <NumberField
            id={idOf('kitchenUnit')}
            label={m.product_per_piece()}
            value={kitchenUnit?.perPiece ?? null}
            most={100_000}
            decimals={2}
            onChange={(perPiece) => kitchenUnit && setUnit({ perPiece: perPiece || 1 })}
          />
          <TextField
            label={m.product_kitchen_unit()}
            note={m.menu_german()}
            lang="de"
            maxLength={100}
            value={kitchenUnit?.de ?? ''}
            onChange={({ target }) => setUnit({ de: target.value })}
          />
          <TextField
            label={m.product_kitchen_unit()}
            note={m.menu_english()}
            lang="en"
            maxLength={100}
            value={kitchenUnit?.en ?? ''}
            onChange={({ target }) => setUnit({ en: target.value })}
          />
        </div>
      </AtField>
    </div>
  );
}
