import type { ReceivedMail } from './mail-server.ts';

/** The link of a mail's button, and what is in it; the code, where there is one. */
export function linkOf({ text }: ReceivedMail) {
  const address = /https?:\/\/\S+\/auth\?\S+/.exec(text)?.[0] ?? '';
  const query = new URL(address).searchParams;
  return {
    address,
    secret: query.get('token') ?? '',
    next: query.get('next'),
    code: /^\d{6}$/m.exec(text)?.[0] ?? '',
  };
}
