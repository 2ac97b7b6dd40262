/** `/auth/v1/admin/…` and `/auth/v1/invite`, for the secret key alone, and never from a browser. */
import { isUuid } from '#domain/ids.ts';
import type { Authenticate } from '../../auth-middleware.ts';
import { identityOf } from '../bearer.ts';
import { removeFactor } from '../factors/enrolment.ts';
import { factorNotice } from '../notices.ts';
import { AuthRefusal } from '../refusal.ts';
import { readFactors } from '../user-json.ts';
import { generateLink, invite } from './links.ts';
import {
  type AdminServices,
  createUser,
  deleteUser,
  getUser,
  listUsers,
  refuseUnknown,
  updateUser,
} from './users.ts';

export type AdminCall = { url: URL; body: unknown };
type Answer = (call: AdminCall) => Promise<object>;

const BROWSER = /^\s*Mozilla\s*\/\s*5\s*\.\s*0/i;

export async function requireService(request: Request, authenticate: Authenticate): Promise<void> {
  if (!request.headers.has('authorization'))
    throw new AuthRefusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const { role } = await identityOf(request, authenticate);
  if (role !== 'service_role') throw new AuthRefusal(403, 'not_admin', 'User not allowed');
  if (BROWSER.test(request.headers.get('user-agent') ?? ''))
    throw new AuthRefusal(401, 'secret_key_in_browser', 'Forbidden use of secret API key in browser');
}

export function adminEndpoint(
  path: readonly string[],
  services: AdminServices,
): Partial<Record<string, Answer>> | undefined {
  const [room, ...rest] = path;
  if (room === 'invite' && rest.length === 0) return { POST: ({ url, body }) => invite(url, body, services) };
  if (room !== 'admin') return undefined;
  const [area, id, part, factorId, ...more] = rest;
  if (area === 'generate_link' && id === undefined)
    return { POST: ({ url, body }) => generateLink(url, body, services) };
  if (area !== 'users' || more.length > 0) return undefined;
  if (id === undefined)
    return {
      GET: ({ url }) => listUsers(url, services),
      POST: ({ body }) => createUser(body, services),
    };
  if (part === undefined)
    return {
      GET: () => getUser(idOf(id), services),
      PUT: ({ body }) => updateUser(idOf(id), body, services),
      DELETE: ({ body }) => deleteUser(idOf(id), body, services),
    };
  return part === 'factors' ? factorsEndpoint(id, factorId, services) : undefined;
}

function factorsEndpoint(
  userId: string,
  factorId: string | undefined,
  services: AdminServices,
): Partial<Record<string, Answer>> {
  const { database } = services;
  if (factorId !== undefined) return { DELETE: () => deleteFactor(idOf(userId), factorId, services) };
  return {
    GET: async () => {
      await getUser(idOf(userId), services);
      return readFactors(database, userId);
    },
  };
}

async function deleteFactor(userId: string, factorId: string, services: AdminServices): Promise<object> {
  const { database, mails } = services;
  const factors = await readFactors(database, userId);
  const factor = factors.find((one) => one.id === factorId);
  if (!factor) throw new AuthRefusal(404, 'mfa_factor_not_found', 'Factor not found');
  await database.transaction((sql) => removeFactor(sql, userId, factorId));
  const { email } = await getUser(userId, services);
  const notice = factorNotice('factor_removed', { userId, email: String(email) });
  if (notice && factor.status === 'verified') await mails.enqueue(notice);
  return factor;
}

function idOf(text: string): string {
  if (!isUuid(text)) throw new AuthRefusal(404, 'validation_failed', 'user_id must be an UUID');
  return text || refuseUnknown();
}
