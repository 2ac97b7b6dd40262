import postgres from 'postgres';
import { linkOf, mailTo } from '#tests/support/account-links.ts';
import { type Person, visitor } from '#tests/support/accounts.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { type OAuthServer, providersAt, startOAuthServer } from '#tests/support/oauth-server.ts';
import { ageSessions } from '#tests/support/old-sessions.ts';
import { type RunningServer, startServer, stopPostgres } from '#tests/support/server.ts';
import { test as base } from './fixtures.ts';

export const PASSWORD = 'lanterne-verte-42';
export const newAddress = () => `someone-${crypto.randomUUID()}@example.org`;

/** What only time would do is done in the server's database. */
async function asDatabase(
  { databaseUrl = '' }: RunningServer,
  change: (sql: postgres.Sql) => Promise<unknown>,
) {
  const sql = postgres(databaseUrl, { max: 1 });
  await change(sql);
  await sql.end();
}

/** Mails to one account, in how many seconds. */
export const MAILS = { most: 5, seconds: 180 };

/** A server on PostgreSQL that sends mails, and has both providers on this machine. */
export const test = base.extend<
  {
    confirmed: () => Promise<Person>;
    /** Lets the hour pass that the links of an account's mails are good for. */
    letLinksExpire: (email: string) => Promise<void>;
    /** Lets the quarter of an hour pass in which somebody has just signed in. */
    letSessionsAge: (email: string) => Promise<void>;
  },
  { mails: MailServer; provider: OAuthServer; server: RunningServer }
>({
  mails: [
    async ({ browserName: _browserName }, provide) => {
      const mails = await startMailServer();
      await provide(mails);
      await mails.stop();
    },
    { scope: 'worker' },
  ],
  provider: [
    async ({ browserName: _browserName }, provide) => {
      const provider = await startOAuthServer();
      await provide(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mails, provider }, provide) => {
      const server = await startServer({
        database: 'postgres',
        referenceData: false,
        env: {
          ...providersAt(provider),
          SMTP_URL: mails.url,
          MAIL_FROM: 'Escale <hello@escale.test>',
          LIMITS: `recovery-account=${MAILS.most}/${MAILS.seconds}`,
        },
      });
      await provide(server);
      await server.stop();
      await stopPostgres();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  letLinksExpire: async ({ server }, provide) =>
    provide((email) =>
      asDatabase(
        server,
        (sql) => sql`
          update app.mail_links l set made_at = l.made_at - interval '61 minutes'
          from auth.users u where u.id = l.user_id and u.email = ${email}`,
      ),
    ),
  letSessionsAge: async ({ server }, provide) =>
    provide((email) => asDatabase(server, (sql) => ageSessions(sql, email, '16 minutes'))),
  // Somebody who has confirmed their address and finished onboarding.
  confirmed: async ({ server, mails, language }, provide) =>
    provide(async () => {
      const client = visitor(server);
      const email = newAddress();
      await client.auth.signUp({ email, password: PASSWORD, options: { data: { language } } });
      const { secret } = linkOf(await mailTo(mails, email));
      const { data, error } = await client.auth.verifyOtp({ token_hash: secret, type: 'signup' });
      if (error || !data.session || !data.user) throw error ?? new Error('The link gave no session.');
      const { id } = data.user;
      await client.from('profiles').insert({ id, email, name: 'Camille', onboarding_completed: true });
      return {
        id,
        email,
        name: 'Camille',
        password: PASSWORD,
        accessToken: data.session.access_token,
        client,
      };
    }),
});
