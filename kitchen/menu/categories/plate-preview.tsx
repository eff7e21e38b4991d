import { m } from '#kitchen-messages';

/** A category as its plate stands on the linen of the shop's overview, in both languages, while it is written. */
export function PlatePreview({ de, en, picture }: { de: string; en: string; picture: string }) {
  return (
    <section className="plate-preview" aria-label={m.product_preview()}>
      <p>{m.product_preview()}</p>
      <div>
        {[
          ['de', de],
          ['en', en],
        ].map(([language, name]) => (
          <figure key={language} lang={language}>
            <img src={picture} alt="" width={480} height={480} />
            <figcaption>{name || '…'}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
