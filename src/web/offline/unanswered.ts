/** Statuses with which a proxy answers in place of a server that does not. */
const UNANSWERED = new Set([502, 503, 504]);

/** Whether nothing has answered but a proxy. */
export const isUnanswered = ({ status }: Pick<Response, 'status'>): boolean => UNANSWERED.has(status);
