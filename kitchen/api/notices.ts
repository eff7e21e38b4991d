import type { Notice } from '#contract/kitchen/notices.ts';
import { ApiError, call } from './call.ts';

/** What a person has to look after, the worst first. */
export const getNotices = () => call<Notice[]>('GET', '/notices');

/** The same for who may not see them: none. */
export async function getOwnNotices(): Promise<Notice[]> {
  try {
    return await getNotices();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NotAllowed') return [];
    throw error;
  }
}

/** Says that somebody has seen to it. */
export const closeNotice = (id: number) => call<void>('POST', `/notices/${id}/close`);

/** Takes that back. */
export const reopenNotice = (id: number) => call<void>('POST', `/notices/${id}/reopen`);
