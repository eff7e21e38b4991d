/** An error in Stripe's shape, with its HTTP status. */
export class ApiError extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  readonly param: string | undefined;
  /** Said before the call was begun, about its parameters: not an answer that a key stands for. */
  readonly isBeforehand: boolean;

  constructor(
    status: number,
    message: string,
    more: { type?: string; code?: string; param?: string; isBeforehand?: boolean } = {},
  ) {
    super(message);
    this.status = status;
    this.type = more.type ?? 'invalid_request_error';
    this.code = more.code;
    this.param = more.param;
    this.isBeforehand = more.isBeforehand ?? more.code?.startsWith('parameter_') ?? false;
  }

  body(): object {
    return { error: { code: this.code, message: this.message, param: this.param, type: this.type } };
  }
}

/** 400 for a parameter with a wrong value. */
export function invalid(param: string, message: string, code = 'parameter_invalid'): ApiError {
  return new ApiError(400, message, { code, param, isBeforehand: true });
}

/** 404 for an id that does not exist; 400 where a list was to be narrowed to it. */
export function missing(kind: string, id: string, param: string, status: 400 | 404 = 404): ApiError {
  return new ApiError(status, `No such ${kind}: '${id}'`, { code: 'resource_missing', param });
}
