/**
 * `/storage/v1`: the calls of the official client that this product makes, over files in the database.
 *
 *     POST, PUT /object/{bucket}/{name}          upload, update
 *     GET       /object/public/{bucket}/{name}   of a public bucket, without a key
 *     GET       /object/{bucket}/{name}          as the caller
 *     DELETE    /object/{bucket}                 remove: { prefixes: [name] }
 *     POST      /object/list/{bucket}            list: { prefix, limit, offset }
 *
 * Who may do what is said by the policies on `storage.objects`, as on hosted Supabase.
 */
import { z } from 'zod';
import type { Database } from '../../database/session.ts';
import { readText } from '../../http/request-body.ts';
import { json, storageError } from '../answers.ts';
import { type Authenticate, type Identity, isIdentity } from '../auth-middleware.ts';
import { fileAnswer, notFound, refusalOf } from './answers.ts';
import { findBucket, listFiles, readFile, removeFiles, storeFile } from './stored-files.ts';
import { readUpload } from './upload.ts';

type Options = { authenticate: Authenticate; database: Database };

const LONGEST_NAME = 512;
/** Folders and a file of plain letters: nothing that a path, a pattern or a header reads as its own. */
const NAME = /^[\w!.*'() &$@=;:+,?-]+(\/[\w!.*'() &$@=;:+,?-]+)*$/;

const removal = z.object({ prefixes: z.array(z.string().max(LONGEST_NAME)).max(100) });
const listing = z.object({
  prefix: z.string().max(LONGEST_NAME).default(''),
  limit: z.int().min(1).max(1000).default(100),
  offset: z.int().min(0).max(100_000).default(0),
});

/** Answers requests below `/storage/v1/`. */
export function createStorageApi({ authenticate, database }: Options) {
  return async (request: Request): Promise<Response> => {
    const parts = partsOf(request);
    if (!parts) return notFound();
    const [first = '', second = '', ...rest] = parts;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (first === 'public') return isRead ? openFile(request, second, rest.join('/')) : notFound();
    const identity = await identify(request);
    if (identity instanceof Response) return identity;
    try {
      return await answer(request, parts, identity);
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      return refusal;
    }
  };

  async function answer(request: Request, parts: string[], identity: Identity): Promise<Response> {
    const [first = '', second = '', ...rest] = parts;
    if (first === 'list' && request.method === 'POST') return list(request, second, identity);
    const isNamed = first === 'authenticated';
    const bucket = isNamed ? second : first;
    const name = (isNamed ? rest : parts.slice(1)).join('/');
    switch (request.method) {
      case 'GET':
      case 'HEAD': {
        const file = await readFile(database, identity, { bucket, name });
        return file ? fileAnswer(file, request) : notFound();
      }
      case 'POST':
      case 'PUT':
        return store(request, { bucket, name }, identity);
      case 'DELETE':
        return name === '' ? remove(request, bucket, identity) : notFound();
      default:
        return notFound();
    }
  }

  async function openFile(request: Request, bucket: string, name: string): Promise<Response> {
    const found = await findBucket(database.reading, bucket);
    const file = found?.public ? await readFile(database, undefined, { bucket, name }) : undefined;
    return file ? fileAnswer(file, request) : notFound();
  }

  async function store(
    request: Request,
    place: { bucket: string; name: string },
    identity: Identity,
  ): Promise<Response> {
    const bucket = await findBucket(database, place.bucket);
    if (!bucket) return storageError(404, 'Bucket not found', 'Bucket not found');
    if (place.name.length > LONGEST_NAME || !NAME.test(place.name) || /(^|\/)\.\.?(\/|$)/.test(place.name))
      return storageError(400, 'InvalidKey', 'Invalid key');
    const file = await readUpload(request, bucket);
    if (file instanceof Response) return file;
    const mayReplace = request.method === 'PUT' || request.headers.get('x-upsert') === 'true';
    const id = await storeFile(database, identity, place, file, mayReplace);
    return json({ Id: id, Key: `${place.bucket}/${place.name}` });
  }

  async function remove(request: Request, bucket: string, identity: Identity): Promise<Response> {
    const asked = removal.safeParse(await readJson(request));
    if (!asked.success) return storageError(400, 'invalid_request', 'The request must name its files');
    return json(await removeFiles(database, identity, bucket, asked.data.prefixes));
  }

  async function list(request: Request, bucket: string, identity: Identity): Promise<Response> {
    const asked = listing.safeParse(await readJson(request));
    if (!asked.success) return storageError(400, 'invalid_request', 'The request must name a folder');
    const folder = asked.data.prefix.replace(/\/+$/, '');
    return json(await listFiles(database, identity, bucket, folder, asked.data));
  }

  async function identify(request: Request): Promise<Identity | Response> {
    const { headers } = request;
    const caller = await authenticate(
      headers.get('apikey') ?? undefined,
      headers.get('authorization') ?? undefined,
    );
    return isIdentity(caller) ? caller : storageError(caller.status, 'Unauthorized', caller.message);
  }
}

/** What follows `/object/`, decoded; undefined when that isn't what is asked for. */
function partsOf(request: Request): string[] | undefined {
  const [, path] = /^\/storage\/v1\/object\/(.+)$/.exec(new URL(request.url).pathname) ?? [];
  try {
    const parts = path?.split('/').map(decodeURIComponent);
    return parts?.some((part) => part.includes('\0')) ? undefined : parts;
  } catch {
    return undefined;
  }
}

async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request);
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
