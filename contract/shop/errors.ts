/**
 * Every error the API can answer with, and its HTTP status. The list is closed: a new one is added here,
 * gets a text in both languages under `error_<code>` in messages/, and appears in /openapi.json by itself.
 */
export const errorStatus = {
  MalformedRequest: 400,
  RepeatedQueryKey: 400,
  ValidationFailed: 400,
  CaptchaRequired: 400,
  CaptchaInvalid: 400,
  AccessCodeInvalid: 400,
  DeliveryAddressRequired: 400,
  TooManyDeliveryAddresses: 400,
  CountryUnknown: 400,
  TaxIdInvalid: 400,
  LeitwegIdInvalid: 400,
  InvoiceAddressRequired: 400,
  CartEmpty: 400,
  TooManyProducts: 400,
  MinimumOrderNotMet: 400,
  DeliveryTimeUnavailable: 400,
  OutsideDeliveryArea: 400,
  DiscountUnknown: 400,
  DiscountNotYetValid: 400,
  DiscountExpired: 400,
  DiscountUsedUp: 400,
  DiscountMinimumNotMet: 400,
  SignatureInvalid: 400,
  SessionInvalid: 403,
  NotFound: 404,
  CategoryNotFound: 404,
  SettingNotFound: 404,
  SessionNotFound: 404,
  DeliveryAddressNotFound: 404,
  OrderNotFound: 404,
  InvoiceNotFound: 404,
  MethodNotAllowed: 405,
  ProductUnavailable: 409,
  SoldOut: 409,
  SlotFull: 409,
  TotalChanged: 409,
  TermsChanged: 409,
  PaymentNotConfirmed: 409,
  OrderAlreadyPaid: 409,
  OrderAlreadyCanceled: 409,
  OrderTooLateToPay: 409,
  OrderTooLateToCancel: 409,
  OrderTooLateToChange: 409,
  DayAlreadyMoved: 409,
  OrderChangedMeanwhile: 409,
  ChangeCostsDiffer: 409,
  DifferenceTooSmall: 409,
  ChangeUnderWay: 409,
  PaymentDisputed: 409,
  PayloadTooLarge: 413,
  UnsupportedMediaType: 415,
  TooManyRequests: 429,
  InternalError: 500,
  PaymentProviderFailed: 502,
  ServiceUnavailable: 503,
  PaymentProviderTimeout: 504,
  CancellationUnderWay: 504,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** What an error answers in JSON. `message` is in the caller's language and made for people. */
export interface ErrorBody<Code extends string = ErrorCode> {
  code: Code;
  message: string;
  /** The field of the request that is wrong, as a path like `items.0.quantity`. */
  field?: string;
  /** The total in euro that counts now (TotalChanged), or the missing amount (MinimumOrderNotMet). */
  amount?: number;
  /** The nearest slots with room, `YYYY-MM-DDTHH:mm` (SlotFull). */
  nearest?: readonly string[];
  /** The products that cannot be had, and the day of delivery for which they cannot (SoldOut). */
  productIds?: readonly number[];
  day?: string;
}

/** Carries the code beside answers whose body is plain text (the two sign-in calls). */
export const errorCodeHeader = 'X-Error-Code';
