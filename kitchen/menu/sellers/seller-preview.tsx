import { m } from '#kitchen-messages';

/** A kitchen as it stands on the shop's home page, in both languages, while it is written. */
export function SellerPreview({
  name,
  de,
  en,
  picture,
}: {
  name: string;
  de: string;
  en: string;
  picture: string;
}) {
  return (
    <section className="seller-preview" aria-label={m.product_preview()}>
      <p>{m.product_preview()}</p>
      {[
        ['de', de],
        ['en', en],
      ].map(([language, description]) => (
        <article key={language} lang={language}>
          {picture ? <img src={picture} alt="" width={800} height={537} /> : <span />}
          <div>
            <h3>{name || '…'}</h3>
            <p>{description || '…'}</p>
          </div>
        </article>
      ))}
    </section>
  );
}
