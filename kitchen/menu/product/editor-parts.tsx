import { Copy, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { MenuProductDetails } from '#contract/kitchen/menu/menu.ts';
import { m } from '#kitchen-messages';
import type { MenuPicture, MenuProduct } from '#rules/catalogue/menu-product.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { addProduct, withdrawProduct } from '../../api/menu.ts';
import { PictureField } from '../../media/picture-field.tsx';
import { errorWords } from '../../parts/error-words.ts';
import { RailDialog } from '../../parts/rail-dialog.tsx';
import { dayAndMonth } from '../../parts/words.ts';
import { textOf } from '../dish-words.ts';
import { AtField } from './at-field.tsx';
import { History } from './history.tsx';
import { useMenuPlaces } from './menu-places.ts';
import { Part } from './part.tsx';
import { Additives, Allergens, Diets } from './parts/declared.tsx';
import { Kitchen } from './parts/kitchen.tsx';
import { LaidTables } from './parts/laid-tables.tsx';
import { Packaging } from './parts/packaging.tsx';
import { Amounts, Price } from './parts/price.tsx';
import { Texts } from './parts/texts.tsx';
import { idOf, type Pen, wrongWith } from './pen.ts';
import { fieldWords } from './value-words.ts';

/** The form of a dish, part by part. */
export function EditorParts({
  pen,
  sold,
  details,
  revision,
  isOwn,
  color,
  onChanged,
}: {
  pen: Pen;
  sold: MenuProduct | null;
  details: MenuProductDetails;
  /** Of what the pen shows. */
  revision: number;
  isOwn: boolean;
  color: number;
  onChanged: (details?: MenuProductDetails) => void;
}) {
  const places = useMenuPlaces();
  const { content, missing } = pen;
  const says = (field: Parameters<typeof fieldWords>[1]) => fieldWords(content, field, places);
  const isRight = (...fields: string[]) =>
    !missing.some(({ field }) => fields.includes(field.split('.')[0] ?? ''));
  return (
    <>
      <section className="product-part part-price" aria-labelledby="part-price">
        <h2 id="part-price">{m.product_price()}</h2>
        <Price pen={pen} sold={sold} ordered={details.ordered} />
      </section>
      <Part
        title={m.part_texts()}
        says={textOf(content.name)}
        isRight={isRight('name', 'description', 'unit')}
      >
        <Texts pen={pen} />
      </Part>
      <Part
        title={m.part_amounts()}
        says={says('vat')}
        isRight={isRight('vat', 'netQuantity', 'serves', 'depositCents')}
      >
        <Amounts pen={pen} />
      </Part>
      <Part title={m.product_allergens()} says={says('allergens')} isRight={isRight('allergens')}>
        <Allergens pen={pen} />
      </Part>
      <Part title={m.product_additives()} says={says('additives')} isRight={isRight('additives')}>
        <Additives pen={pen} />
      </Part>
      <Part title={m.product_diets()} says={says('diets')} isRight={isRight('diets', 'alcoholByVolume')}>
        <Diets pen={pen} />
      </Part>
      <Part
        title={m.product_image()}
        says={content.image ? textOf(content.image.alt) : m.product_nothing()}
        isRight={isRight('image')}
      >
        <AtField pen={pen} field="image">
          <div id={idOf('image')} tabIndex={-1}>
            <PictureField
              image={content.image}
              color={color}
              errors={{
                ...altError(pen, 'de'),
                ...altError(pen, 'en'),
              }}
              onChange={(image: MenuPicture | null) => pen.write('image', image)}
            />
          </div>
        </AtField>
      </Part>
      <Part
        title={m.product_packaged()}
        says={says('isPackaged')}
        isRight={isRight('isPackaged', 'packaged')}
      >
        <Packaging pen={pen} />
      </Part>
      <Part title={m.part_kitchen()} says={says('categoryId')} isRight={isRight('sellerId', 'categoryId')}>
        <Kitchen pen={pen} />
      </Part>
      <Part title={m.part_tables()} says={says('kind')}>
        <LaidTables pen={pen} />
      </Part>
      <Part title={m.part_history()} says={m.history_count({ count: details.versions.length })}>
        <History
          details={details}
          content={content}
          revision={revision}
          isOwn={isOwn}
          onChanged={onChanged}
        />
      </Part>
      <Acts details={details} isOffered={sold?.active === true} onChanged={onChanged} />
    </>
  );
}

function altError(pen: Pen, language: 'de' | 'en') {
  const error = wrongWith(pen, `image.alt.${language}`);
  return error ? { [language]: error } : {};
}

/** A copy to begin another dish with, and the way off the menu. */
function Acts({
  details: { id, plans },
  isOffered,
  onChanged,
}: {
  details: MenuProductDetails;
  isOffered: boolean;
  onChanged: (details: MenuProductDetails) => void;
}) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const back = plans.find(({ change }) => change.active);
  async function attempt(work: () => Promise<unknown>) {
    setProblem('');
    try {
      await work();
    } catch (refusal) {
      setProblem(errorWords(refusal));
    }
    setAsking(false);
  }
  return (
    <section className="product-acts" aria-label={m.product_acts()}>
      {problem ? <Alert>{problem}</Alert> : null}
      <Button
        variant="side"
        onClick={() =>
          void attempt(async () => {
            const copy = await addProduct(id);
            await navigate(`/menu/${copy.id}`);
          })
        }
      >
        <Copy size={22} />
        {m.product_copy()}
      </Button>
      {isOffered ? (
        <Button variant="danger" onClick={() => setAsking(true)}>
          <EyeOff size={22} />
          {m.product_withdraw()}
        </Button>
      ) : null}
      <RailDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={m.product_withdraw()}
        foot={
          <>
            <Button
              variant="danger"
              onClick={() => void attempt(async () => onChanged(await withdrawProduct(id)))}
            >
              {m.product_withdraw_yes()}
            </Button>
            <Button variant="side" onClick={() => setAsking(false)}>
              {m.product_withdraw_leave()}
            </Button>
          </>
        }
      >
        <p className="question">{m.product_withdraw_ask()}</p>
        {back ? <p>{m.product_withdraw_back({ day: dayAndMonth(back.fromDay) })}</p> : null}
      </RailDialog>
    </section>
  );
}
