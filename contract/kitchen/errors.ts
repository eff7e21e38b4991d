import { type ErrorCode, errorStatus } from '../shop/errors.ts';

/**
 * Errors that only the kitchen answers with, and their HTTP status. Closed like the shop's list, which the kitchen uses
 * too; each has a text in both languages under `error_<code>` in messages/.
 */
export const kitchenOnly = {
  PasskeyInvalid: 400,
  SignInRequired: 401,
  NotAllowed: 403,
  StepUpRequired: 403,
  ForeignOrigin: 403,
  StaffNotFound: 404,
  DeviceNotFound: 404,
  ItemNotInOrder: 404,
  NoticeNotFound: 404,
  PasskeyNotFound: 404,
  RunNotFound: 404,
  PrintNotFound: 404,
  HandoverNotFound: 404,
  CustomerNotFound: 404,
  ProductNotFound: 404,
  LegalVersionNotFound: 404,
  SellerNotFound: 404,
  PictureUnreadable: 400,
  PictureTooLarge: 413,
  PictureTypeUnknown: 415,
  PicturesUnavailable: 409,
  PictureNotFound: 409,
  OrderNotBinding: 409,
  OrderNotOfRun: 409,
  RunHasLeft: 409,
  OrderAlreadyOut: 409,
  TimeChanged: 409,
  ChangedMeanwhile: 409,
  CustomerWithoutEmail: 409,
  StageChanged: 409,
  StageNotPossible: 409,
  NothingToRefund: 409,
  PaidOnline: 409,
  PaymentUnderWay: 409,
  TransferAmountDiffers: 409,
  DiscountNotFound: 404,
  DiscountCodeTaken: 409,
  StaffAlreadyThere: 409,
  LastOwner: 409,
  OrderNotByTelephone: 409,
  NotLawfulYet: 409,
  LegalTextIncomplete: 409,
  EditedMeanwhile: 409,
  CatalogueKeptInFiles: 409,
  DayNotAhead: 409,
  CategoryNameTaken: 409,
  CategoryNotEmpty: 409,
  PaymentLinkNotSent: 502,
} as const;

export const kitchenErrorStatus = { ...errorStatus, ...kitchenOnly } as const;
export type KitchenErrorCode = ErrorCode | keyof typeof kitchenOnly;
