/** A proxy's, without its server. */
const UNANSWERED = new Set([502, 503, 504]);

export const isUnanswered = ({ status }: Pick<Response, 'status'>): boolean => UNANSWERED.has(status);
