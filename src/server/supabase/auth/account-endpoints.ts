import { isIP } from 'node:net';
import { parsedJson } from '#domain/json.ts';
import { readText } from '../../http/request-body.ts';
import type { AccountMail } from '../../mail/kinds.ts';
import type { SecurityLog } from '../../operations/security-log.ts';
import { authError, json } from '../answers.ts';
import type { Authenticate } from '../auth-middleware.ts';
import { type AdminCall, adminEndpoint, requireService } from './admin/endpoints.ts';
import type { AdminServices } from './admin/users.ts';
import { noteAnswer } from './auth-events.ts';
import { callerOf } from './bearer.ts';
import { type FactorCall, factorEndpoint, type Note } from './factors/endpoints.ts';
import type { FactorServices } from './factors/vault.ts';
import { factorNotice } from './notices.ts';
import { AuthRefusal, answering } from './refusal.ts';

type Options = {
  authenticate: Authenticate;
  factors: FactorServices;
  admin: AdminServices;
  security: SecurityLog;
};

export type AccountEndpoints = (request: Request, address: string) => Promise<Response> | undefined;

type Answer<Call> = (call: Call) => Promise<object>;
type Methods<Call> = Partial<Record<string, Answer<Call>>>;

export function createAccountEndpoints({
  authenticate,
  factors,
  admin,
  security,
}: Options): AccountEndpoints {
  async function askFactors(methods: Methods<FactorCall>, request: Request, address: string) {
    const answer = methodOf(methods, request);
    if (!answer) return noMethod();
    const caller = await callerOf(request, { authenticate, database: factors.database });
    const notices: AccountMail[] = [];
    const note: Note = (event) => {
      security.note({ event, actor: caller.userId, subject: caller.userId, address });
      const notice = factorNotice(event, caller);
      if (notice) notices.push(notice);
    };
    const body = await readJson(request);
    const result = await answer({ caller, body, address: isIP(address) ? address : null, note });
    await Promise.all(notices.map(admin.mails.enqueue));
    return json(result);
  }

  async function askAdmin(methods: Methods<AdminCall>, request: Request, address: string, endpoint: string) {
    await requireService(request, authenticate);
    const answer = methodOf(methods, request);
    if (!answer) return noMethod();
    const response = await answering(async () => {
      const done = await answer({ url: new URL(request.url), body: await readJson(request) });
      return done instanceof Response ? done : json(done);
    });
    await noteAnswer(
      security,
      { request, endpoint, grant: null, address, body: undefined, input: {} },
      response,
    );
    return response;
  }

  return (request, address) => {
    const endpoint = new URL(request.url).pathname.slice('/auth/v1/'.length);
    const path = endpoint.split('/');
    const ofFactors = path[0] === 'factors' ? factorEndpoint(path.slice(1), factors) : undefined;
    if (ofFactors) return answering(() => askFactors(ofFactors, request, address));
    const ofAdmin = adminEndpoint(path, admin);
    return ofAdmin && answering(() => askAdmin(ofAdmin, request, address, endpoint));
  };
}

function methodOf<Call>(methods: Methods<Call>, { method }: Request): Answer<Call> | undefined {
  return Object.hasOwn(methods, method) ? methods[method] : undefined;
}

function noMethod(): Response {
  return authError(405, 'method_not_allowed', 'The endpoint has no such method');
}

async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request);
  if (typeof text !== 'string') throw new AuthRefusal(text.status, 'bad_json', text.message);
  if (text.trim() === '') return undefined;
  const value = parsedJson(text);
  if (value === undefined) throw new AuthRefusal(400, 'bad_json', 'Could not parse request body as JSON');
  return value;
}
