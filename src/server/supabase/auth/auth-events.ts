import { z } from 'zod';
import { parsedJson } from '#domain/json.ts';
import type { SecurityEvent, SecurityLog } from '../../operations/security-log.ts';
import type { AuthCall } from './auth-call.ts';

const sessionSchema = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });

export async function noteAnswer(log: SecurityLog, call: AuthCall, answer: Response): Promise<void> {
  const { endpoint, grant, address } = call;
  if (answer.status === 429) return noteTooMany(log, call);
  if (endpoint.startsWith('admin/') && call.request.method !== 'GET') {
    const details = {
      endpoint: endpoint.split('/', 2).join('/'),
      method: call.request.method,
      status: answer.status,
    };
    return log.note({
      event: 'admin_called',
      role: 'service_role',
      address,
      subject: endpoint.split('/')[2],
      details,
    });
  }
  if (endpoint === 'verify' && answer.status === 403) {
    const { email } = call.input;
    const subject = typeof email === 'string' ? log.hashOf(email) : undefined;
    return log.note({ event: 'mail_code_wrong', subject, address });
  }
  if (!answer.ok) return;
  if (endpoint === 'logout')
    return log.note({ event: 'signed_out', actor: call.caller?.id, subject: call.caller?.id, address });
  if (grant === 'refresh_token' || !['token', 'verify', 'signup'].includes(endpoint)) return;
  const session = sessionSchema.safeParse(parsedJson(await answer.clone().text()));
  if (session.success) log.note(signedIn(session.data.user.id, call));
}

/** Notes too many tries, also without a 429: a browser is redirected to a page that shows it. */
export function noteTooMany(log: SecurityLog, { endpoint, address }: Pick<AuthCall, 'endpoint' | 'address'>) {
  log.note({ event: 'rate_limited', address, details: { endpoint } });
}

function signedIn(person: string, { endpoint, grant, address, input }: AuthCall): SecurityEvent {
  const method =
    endpoint === 'token' ? (grant ?? 'unknown') : endpoint === 'verify' ? String(input.type) : endpoint;
  return { event: 'signed_in', actor: person, subject: person, address, details: { method } };
}
