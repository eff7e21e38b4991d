import { getLocale } from '#locale';
import { usePageNames } from '../../page/page-names.ts';
import { useRootData } from '../../page/use-root-data.ts';
import { PageMeta } from './page-meta.tsx';
import { useShownPath } from './use-shown-path.ts';

/** What the head of the document says of the page that is shown. */
export function PageHead() {
  return (
    <PageMeta pathname={useShownPath()} locale={getLocale()} names={usePageNames()} root={useRootData()} />
  );
}
