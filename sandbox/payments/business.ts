import { missing } from './errors.ts';
import { API_VERSION } from './events.ts';
import { list } from './lists.ts';
import type { Params } from './params.ts';
import { newId, nowSeconds } from './store/ids.ts';
import type { Receiver } from './webhooks.ts';

/** A webhook as the account has it. Where events really go is said at the start: what is changed here is only told. */
type Endpoint = {
  id: string;
  object: 'webhook_endpoint';
  api_version: string;
  application: null;
  created: number;
  description: null;
  enabled_events: string[];
  livemode: boolean;
  metadata: object;
  status: 'enabled' | 'disabled';
  url: string;
};

/** The account that everything is paid to, and the webhooks that it has. Not kept over a restart. */
export type Business = {
  account: { charges_enabled: boolean; payouts_enabled: boolean };
  endpoints: Map<string, Endpoint>;
};

/** A business that may take money, and whose webhook is the shop's. */
export function newBusiness({ url }: Pick<Receiver, 'url'>): Business {
  const business: Business = {
    account: { charges_enabled: true, payouts_enabled: true },
    endpoints: new Map(),
  };
  if (url) addEndpoint(business, url, ['*']);
  return business;
}

/** The calls about a business; null for a call that is none of them. */
export function answerBusiness(business: Business, route: string, id: string, params: Params): object | null {
  const { account, endpoints } = business;
  switch (route) {
    case 'GET account':
      return accountObject(account);
    case 'GET webhook_endpoints':
      return list('/v1/webhook_endpoints', [...endpoints.values()].reverse(), params);
    case 'POST webhook_endpoints':
      return addEndpoint(business, params.url('url') ?? params.required('url'), eventsOf(params));
    case 'POST webhook_endpoints/:id': {
      const endpoint = find(business, id);
      const disabled = params.oneOf('disabled', ['true', 'false']);
      if (disabled !== null) endpoint.status = disabled === 'true' ? 'disabled' : 'enabled';
      endpoint.url = params.url('url') ?? endpoint.url;
      if (eventsOf(params).length > 0) endpoint.enabled_events = eventsOf(params);
      return endpoint;
    }
    case 'DELETE webhook_endpoints/:id':
      find(business, id);
      endpoints.delete(id);
      return { id, object: 'webhook_endpoint', deleted: true };
    default:
      return null;
  }
}

function accountObject(state: Business['account']): object {
  return {
    id: 'acct_sandbox',
    object: 'account',
    country: 'DE',
    default_currency: 'eur',
    details_submitted: true,
    email: null,
    type: 'standard',
    ...state,
  };
}

function addEndpoint({ endpoints }: Business, url: string, events: string[]): Endpoint {
  const endpoint: Endpoint = {
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: API_VERSION,
    application: null,
    created: nowSeconds(),
    description: null,
    enabled_events: events,
    livemode: false,
    metadata: {},
    status: 'enabled',
    url,
  };
  endpoints.set(endpoint.id, endpoint);
  return endpoint;
}

function find({ endpoints }: Business, id: string): Endpoint {
  const endpoint = endpoints.get(id);
  if (!endpoint) throw missing('webhook endpoint', id, 'webhook_endpoint');
  return endpoint;
}

const eventsOf = (params: Params) =>
  params.below('enabled_events').flatMap((index) => params.text(`enabled_events[${index}]`) ?? []);
