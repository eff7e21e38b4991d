import { data } from 'react-router';
import { Failure } from './failure.tsx';

/** An address that the kitchen does not have. */
export function clientLoader(): never {
  throw data(null, 404);
}

export default function NotFound() {
  return null;
}

export const ErrorBoundary = Failure;
