import type { ShownLegalPage } from '#contract/shop/legal-pages.ts';
import type { LegalPageName } from '#rules/text/legal-page.ts';
import { type Api, type ApiTransport, createApi, toApiError } from './client.ts';

/** The API as pages on the server have it: browsers do without what only pages ask for. */
export type PageApi = Api & { readonly legalPage: (page: LegalPageName) => Promise<ShownLegalPage> };

/** The functions of createApi, and those that only pages need. */
export function createPageApi(transport: ApiTransport): PageApi {
  return {
    ...createApi(transport),
    async legalPage(page) {
      const response = await transport.fetch(
        new Request(new URL(`/v1/legal-pages/${page}`, transport.origin)),
      );
      if (!response.ok) throw await toApiError(response);
      return response.json();
    },
  };
}
