import type { MailServer, ReceivedMail } from './mail-server.ts';

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

/** The next mail to this address; those to others are passed over. */
export async function mailTo(mails: MailServer, address: string): Promise<ReceivedMail> {
  for (;;) {
    const mail = await mails.next();
    if (mail.to === address) return mail;
  }
}
