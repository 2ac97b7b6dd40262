/** Requests that send a mail: unlike the library's, their answers do not reveal whether there is an account. */
import { z } from 'zod';
import type { Database, Query } from '../../database/session.ts';
import type { AccountMail } from '../../mail/kinds.ts';
import { authError } from '../answers.ts';
import { type Attributes, attributesSchema } from './admin/input.ts';
import { createAccount, writeAttributes } from './admin/writes.ts';
import type { AuthInput } from './auth-input.ts';
import { hashPassword } from './passwords.ts';
import { findAccount } from './user-json.ts';
import { makeCode } from './verification.ts';

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;
type Forward = (endpoint: string, input: AuthInput) => Promise<Response>;

type Request = {
  endpoint: string;
  input: AuthInput;
  database: Database;
  needsConfirmation: boolean;
  forward: Forward;
  collect: (message: AccountMail) => void;
};

const userSchema = z.looseObject({ id: z.uuid(), email: z.string() });
const done = () => Response.json({});

export function requestMail(request: Request): Promise<Response> {
  switch (request.endpoint) {
    case 'otp':
      return requestCode(request);
    case 'resend':
      return requestAgain(request);
    default:
      return request.needsConfirmation ? signUp(request) : request.forward(request.endpoint, request.input);
  }
}

/** Answers the same for a new address as for a known one: the mail has the difference [AUTH-3]. */
async function signUp({ input, database, forward, collect }: Request): Promise<Response> {
  const answer = await forward('signup', input);
  const isTaken = answer.status === 429;
  if (!answer.ok && !isTaken) return answer;
  const email = addressOf(input);
  const made = userSchema.safeParse(answer.ok ? await answer.json() : undefined);
  if (isTaken) {
    const hash = await hashPassword(String(input.password)); // The library does it for a new address, too.
    const user = await findAccount(database, email);
    if (user) {
      await choosePassword(database, user.id, hash);
      collect(await mailOfSignUp(database, user, email));
    }
  }
  return Response.json(unconfirmedUser(made.data?.id ?? crypto.randomUUID(), email, input.data));
}

/** Sends a code; without an account there is none, unless one is made by confirming the address. */
async function requestCode({
  input,
  database,
  needsConfirmation,
  forward,
  collect,
}: Request): Promise<Response> {
  const email = addressOf(input);
  if (!z.email().safeParse(email).success || (await findAccount(database, email)))
    return forward('otp', input);
  if (input.create_user === false) return done();
  const given = attributesSchema.safeParse({ user_metadata: input.data, email_confirm: !needsConfirmation });
  if (!given.success) return authError(400, 'validation_failed', 'data: is not metadata');
  const id = await makeAccount(database, email, given.data);
  if (id === undefined || !needsConfirmation) return forward('otp', input);
  collect(await confirmAgain(database, id, email));
  return done();
}

/** Makes an account without a password: its owner chooses the first [AUTH-8]. Undefined: it exists. */
async function makeAccount(
  database: Database,
  email: string,
  attributes: Attributes,
): Promise<string | undefined> {
  const id = crypto.randomUUID();
  try {
    await database.transaction(async (sql) => {
      await createAccount(sql, { id, email });
      await writeAttributes(sql, id, attributes, undefined);
    });
    return id;
  } catch (error) {
    if (await findAccount(database, email)) return undefined;
    throw error;
  }
}

async function requestAgain({ input, database, collect }: Request): Promise<Response> {
  const email = addressOf(input);
  if (input.type !== 'signup' && input.type !== 'email_change')
    return authError(400, 'validation_failed', 'Missing one of these types: signup, email_change');
  if (email === '') return authError(400, 'validation_failed', 'Type provided requires an email address');
  if (input.type === 'signup') {
    const user = await findAccount(database, email);
    if (user) collect(await mailOfSignUp(database, user, email));
  } else {
    for (const message of await changeAgain(database, email)) collect(message);
  }
  return done();
}

function addressOf({ email }: AuthInput): string {
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
}

/** Sets the password before confirmation: the newest link confirms the newest sign-up. */
async function choosePassword({ query }: Query, userId: string, hash: string): Promise<void> {
  await query('update auth.users set encrypted_password = $2 where id = $1 and confirmed_at is null', [
    userId,
    hash,
  ]);
}

/** The mail that a sign-up promises: to confirm the address or, where there is an account, that there is one. */
async function mailOfSignUp(database: Database, user: Account, email: string): Promise<AccountMail> {
  if (user.isConfirmed) return { kind: 'account_exists', to: email, userId: user.id };
  return confirmAgain(database, user.id, email);
}

async function confirmAgain({ query }: Query, userId: string, email: string): Promise<AccountMail> {
  const { code, tokenHash } = makeCode(email);
  await query(
    'update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1 and confirmed_at is null',
    [userId, tokenHash],
  );
  return { kind: 'confirmation', to: email, userId, code, link: { kind: 'signup', tokenHash } };
}

/** Sends those of the two mails again whose address has not confirmed yet; of several changes to one address, those of the newest. */
export async function changeAgain({ query }: Query, email: string): Promise<AccountMail[]> {
  const [change] = await query<{ id: string; old: string; new: string; of_old: boolean; of_new: boolean }>(
    `select id, coalesce(email, '') as old, email_change as new, email_change_token_current is not null as of_old,
       email_change_token_new is not null as of_new
     from auth.users where email_change <> '' and (email = $1 or email_change = $1)
     order by email_change_sent_at desc nulls last, id limit 1`,
    [email],
  );
  if (!change) return [];
  const { id: userId, old, new: newEmail } = change;
  const ofOld = makeCode(old);
  const ofNew = makeCode(newEmail);
  await query(
    `update auth.users set email_change_sent_at = now(),
       email_change_token_current = case when email_change_token_current is not null then $2 end,
       email_change_token_new = case when email_change_token_new is not null then $3 end
     where id = $1`,
    [userId, ofOld.tokenHash, ofNew.tokenHash],
  );
  const facts = { userId, email: old, newEmail };
  const link = (tokenHash: string) => ({ kind: 'email_change' as const, tokenHash });
  return [
    ...(change.of_old
      ? [{ ...facts, kind: 'email_change_current' as const, to: old, link: link(ofOld.tokenHash) }]
      : []),
    ...(change.of_new
      ? [{ ...facts, kind: 'email_change_new' as const, to: newEmail, link: link(ofNew.tokenHash) }]
      : []),
  ];
}

/** Answers an unconfirmed user: the same whether or not there was an account before. */
function unconfirmedUser(id: string, email: string, data: unknown) {
  const now = new Date().toISOString();
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: typeof data === 'object' && data !== null ? data : {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
