import type { z } from 'zod';
import type { Session } from '#contract/shop/auth.ts';
import type { SoldOut } from '#contract/shop/availability.ts';
import type { Category, CategoryDetail } from '#contract/shop/categories.ts';
import type { ContactSchema, Customer, CustomerUpdate } from '#contract/shop/customers.ts';
import type { DeliveryAddress, DeliveryAddressInput } from '#contract/shop/delivery-addresses.ts';
import type { DeliveryZone } from '#contract/shop/delivery-zones.ts';
import { type ErrorBody, type ErrorCode, errorCodeHeader } from '#contract/shop/errors.ts';
import type { PublicSetting } from '#contract/shop/extra-config.ts';
import type { Order } from '#contract/shop/orders.ts';
import type { CheckoutRequest, Quote, QuoteRequest } from '#contract/shop/product-orders.ts';
import type { Product } from '#contract/shop/products.ts';
import type { Seller } from '#contract/shop/sellers.ts';
import type { Slot, SlotDay } from '#contract/shop/slots.ts';
import type { Day } from '#rules/booking/berlin-time.ts';
import type { Fulfilment } from '#rules/orders/fulfilment.ts';
import type { Locale } from '#rules/text/locale.ts';

type SlotsQuery = { day: Day; fulfilment: Fulfilment; items?: string };
type SlotDaysQuery = { from: Day; fulfilment: Fulfilment; items?: string };

/** An error the API answered with; `message` is in the reader's language and can be shown as it is. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'Unexpected';
  readonly body: Partial<ErrorBody>;

  constructor(
    status: number,
    code: ErrorCode | 'Unexpected',
    message: string,
    body: Partial<ErrorBody> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.body = body;
  }
}

/** How a client reaches the API: over the network in a browser, in process on the server. */
export interface ApiTransport {
  fetch: (request: Request) => Promise<Response> | Response;
  origin: string;
  locale: () => Locale;
  token: () => string | null;
  /** Called when an answer says that the token sent is no longer good (403). */
  onSessionInvalid?: (token: string | null) => void;
}

interface Call {
  query?: Record<string, string | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  /** Milliseconds until the call is given up; 15 s unless told. */
  timeout?: number;
}

/** One function a call of the contract; each throws {@link ApiError}, or TypeError when the network is gone. */
export function createApi(transport: ApiTransport) {
  async function send(method: string, path: string, { query, body, headers, timeout = 15_000 }: Call = {}) {
    const url = new URL(path, transport.origin);
    for (const [key, value] of Object.entries(query ?? {})) {
      if (value !== undefined) url.searchParams.set(key, value);
    }
    const token = transport.token();
    const response = await transport.fetch(
      new Request(url, {
        method,
        body: body === undefined ? undefined : JSON.stringify(body),
        headers: {
          Accept: 'application/json',
          'Accept-Language': transport.locale(),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
        signal: AbortSignal.timeout(timeout),
      }),
    );
    if (response.status === 403) transport.onSessionInvalid?.(token);
    if (!response.ok) throw await toApiError(response);
    return response;
  }
  const json = async <T>(method: string, path: string, call?: Call): Promise<T> =>
    (await send(method, path, call)).json();

  return {
    sellers: () => json<Seller[]>('GET', '/v1/sellers'),
    categories: () => json<CategoryDetail[]>('GET', '/v1/categories'),
    category: (id: Category['id']) => json<CategoryDetail>('GET', `/v1/categories/${id}`),
    products: (sellerId = 0) =>
      json<Product[]>('GET', '/v1/products', { query: { sellerId: String(sellerId) } }),
    setting: (key: PublicSetting) => json<{ value: string }>('GET', '/v1/extra-config', { query: { key } }),
    captcha: () => json<Record<string, unknown>>('GET', '/v1/auth/captcha'),
    sendAccessCode: async (email: string, captcha: string) =>
      (
        await send('GET', '/v1/auth/access-code', {
          query: { email, type: 'LOGIN' },
          headers: { 'X-Captcha': captcha },
        })
      ).text(),
    login: (email: string, accessCode: string, captcha?: string | null) =>
      json<{ token?: string }>('POST', '/v1/auth/login', {
        body: { email, password: accessCode },
        ...(captcha && { headers: { 'X-Captcha': captcha } }),
      }),
    logout: async () => void (await send('POST', '/v1/auth/logout')),
    sessions: () => json<Session[]>('GET', '/v1/auth/sessions'),
    endSession: async (id: number) => void (await send('DELETE', `/v1/auth/sessions/${id}`)),
    endOtherSessions: async () => void (await send('DELETE', '/v1/auth/sessions')),
    customer: () => json<Customer>('GET', '/v1/customers'),
    updateCustomer: (body: CustomerUpdate) => json<Customer>('PUT', '/v1/customers', { body }),
    updateContact: (body: z.infer<typeof ContactSchema>) =>
      json<Customer>('PATCH', '/v1/customers', { body }),
    deliveryAddresses: () => json<DeliveryAddress[]>('GET', '/v1/delivery-addresses'),
    saveDeliveryAddress: (body: DeliveryAddressInput) =>
      json<DeliveryAddress>('POST', '/v1/delivery-addresses', { body }),
    removeDeliveryAddress: async (id: number) => void (await send('DELETE', `/v1/delivery-addresses/${id}`)),
    quote: (body: QuoteRequest) => json<Quote>('POST', '/v1/product-orders/quote', { body }),
    /** The answer as it came: JSON, or a text that is none (spec §7: a plain string or an object with `url`). */
    createCheckoutSession: async (body: CheckoutRequest): Promise<unknown> => {
      const answer = await send('POST', '/v1/product-orders/create-checkout-session', { body });
      const text = await answer.text();
      try {
        return JSON.parse(text);
      } catch {
        return text;
      }
    },
    updateOrder: (productOrderId: string, status: 'PAID' | 'CANCELED') =>
      json<number>('GET', '/v1/product-orders/update-order', { query: { productOrderId, status } }),
    payOrder: (productOrderId: string) =>
      json<{ url: string }>('POST', `/v1/product-orders/${productOrderId}/pay`),
    cancelOrder: (productOrderId: string) =>
      json<{ refund: number }>('POST', `/v1/product-orders/${productOrderId}/cancel`),
    /** A document of an order, a PDF. */
    document: async (productOrderId: string, which: 'invoice' | 'credit-note' | `documents/${string}`) =>
      (await send('GET', `/v1/product-orders/${productOrderId}/${which}`)).blob(),
    deliveryZones: () => json<DeliveryZone[]>('GET', '/v1/delivery-zones'),
    slots: (query: SlotsQuery) => json<Slot[]>('GET', '/v1/slots', { query }),
    availability: () => json<SoldOut[]>('GET', '/v1/availability'),
    slotDays: (query: SlotDaysQuery) => json<SlotDay[]>('GET', '/v1/slot-days', { query }),
    orders: () => json<Order[]>('GET', '/v1/product-orders/get-all-for-customer'),
  };
}

export type Api = ReturnType<typeof createApi>;

/** What the API says of an error. */
export async function toApiError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const code = response.headers.get(errorCodeHeader) as ErrorCode | null;
  try {
    const body = JSON.parse(text) as Partial<ErrorBody>;
    return new ApiError(response.status, body.code ?? code ?? 'Unexpected', body.message ?? '', body);
  } catch {
    // Sign-in calls answer in plain text with the code beside it; a proxy's page has no code and is not shown.
    return new ApiError(response.status, code ?? 'Unexpected', code ? text : '', { message: text });
  }
}
