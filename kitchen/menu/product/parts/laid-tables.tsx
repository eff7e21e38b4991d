import { m } from '#kitchen-messages';
import { courseOf } from '#rules/planner/course-of.ts';
import { type DishKind, dishCourses, dishKinds } from '#rules/planner/dish.ts';
import { meals, occasions } from '#rules/planner/wish.ts';
import { Select } from '#ui/field.tsx';
import { Choice } from '../../../parts/choice.tsx';
import { AtField } from '../at-field.tsx';
import { useMenuPlaces } from '../menu-places.ts';
import { idOf, type Pen } from '../pen.ts';
import { courseWord, eventWord, kindWord } from '../table-words.ts';
import { TagChoice } from '../tag-choice.tsx';
import { MixedParts } from './mixed-parts.tsx';

/** What a dish is on a table that the shop lays by itself. Nothing of it has to be said. */
export function LaidTables({ pen }: { pen: Pen }) {
  const { categories } = useMenuPlaces();
  const { categoryId, course, kind, warm, fits } = pen.content;
  const category = categories.find(({ id }) => id === categoryId)?.name.en ?? '';
  return (
    <>
      <p className="part-hint">{m.tables_hint()}</p>
      <div className="side-by-side">
        <AtField pen={pen} field="course">
          <Select
            id={idOf('course')}
            label={m.product_course()}
            value={course ?? ''}
            onChange={({ target }) => pen.write('course', target.value || null)}
          >
            <option value="">{m.course_of_category({ course: courseWord(courseOf({ category })) })}</option>
            {dishCourses.map((each) => (
              <option key={each} value={each}>
                {courseWord(each)}
              </option>
            ))}
          </Select>
        </AtField>
        <AtField pen={pen} field="kind">
          <Select
            id={idOf('kind')}
            label={m.product_kind()}
            value={kind ?? ''}
            onChange={({ target }) => pen.write('kind', target.value || null)}
          >
            <option value="">{m.kind_of_its_own()}</option>
            {sortedKinds().map((each) => (
              <option key={each} value={each}>
                {kindWord(each)}
              </option>
            ))}
          </Select>
        </AtField>
      </div>
      <AtField pen={pen} field="warm">
        <p className="choice-label" aria-hidden>
          {m.product_warm()}
        </p>
        <Choice
          label={m.product_warm()}
          value={String(warm)}
          options={[
            ['false', m.product_cold()],
            ['true', m.product_hot()],
          ]}
          onChange={(value) => pen.write('warm', value === 'true')}
        />
      </AtField>
      <MixedParts pen={pen} />
      <AtField pen={pen} field="fits">
        <p className="choice-label" aria-hidden>
          {m.product_fits()}
        </p>
        <TagChoice
          id={idOf('fits')}
          label={m.product_fits()}
          tags={[...occasions, ...meals]}
          chosen={fits}
          wordOf={eventWord}
          onChange={(value) => pen.write('fits', value ?? [])}
        />
      </AtField>
    </>
  );
}

/** Found by its word, what is none of them last. */
function sortedKinds(): DishKind[] {
  const named = dishKinds.filter((kind) => kind !== 'extra');
  return [...named.toSorted((a, b) => kindWord(a).localeCompare(kindWord(b))), 'extra'];
}
