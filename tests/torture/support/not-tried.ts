/** Thrown by a part that this machine does not allow: it was neither passed nor failed. */
export class NotTried extends Error {}
