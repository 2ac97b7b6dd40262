/**
 * `/storage/v1`, over files in the database under the policies on `storage.objects`.
 *
 * POST, PUT /object/{bucket}/{name}
 * GET       /object/public/{bucket}/{name}   without a key
 * GET       /object/{bucket}/{name}
 * DELETE    /object/{bucket}                 { prefixes: [name] }
 * POST      /object/list/{bucket}            { prefix, limit, offset }
 * /upload/resumable                          `resumable-uploads.ts`
 */

import { z } from 'zod';
import { parsedJson } from '#domain/json.ts';
import { readText } from '../../http/request-body.ts';
import { json, storageError } from '../answers.ts';
import { type Authenticate, type Identity, isIdentity } from '../auth-middleware.ts';
import { fileAnswer, notFound, refusalOf } from './answers.ts';
import { bytesOf } from './file-parts.ts';
import { createResumableUploads } from './resumable-uploads.ts';
import { storeFile } from './store-file.ts';
import {
  type FileDatabase,
  findBucket,
  findFile,
  isPlaceName,
  LONGEST_NAME,
  listFiles,
  removeFiles,
  type StoredFile,
} from './stored-files.ts';
import { openUpload } from './upload.ts';

type Options = { authenticate: Authenticate; database: FileDatabase };

const removal = z.object({ prefixes: z.array(z.string().max(LONGEST_NAME)).max(100) });
const listing = z.object({
  prefix: z.string().max(LONGEST_NAME).default(''),
  limit: z.int().min(1).max(1000).default(100),
  offset: z.int().min(0).max(100_000).default(0),
});

export function createStorageApi({ authenticate, database }: Options) {
  const resume = createResumableUploads(database);
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const upload = /^\/storage\/v1\/upload\/resumable(?:\/(?:([0-9a-f-]{36})\/?)?)?$/.exec(pathname);
    if (upload) return asIdentified(request, (identity) => resume(request, upload[1], identity));
    const parts = partsOf(pathname);
    if (!parts) return notFound();
    const [first = '', second = '', ...rest] = parts;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (first === 'public') return isRead ? openFile(request, second, rest.join('/')) : notFound();
    return asIdentified(request, (identity) => answer(request, parts, identity));
  };

  async function asIdentified(
    request: Request,
    work: (identity: Identity) => Promise<Response>,
  ): Promise<Response> {
    const identity = await identify(request);
    if (identity instanceof Response) return identity;
    try {
      return await work(identity);
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      // The body is not read to its end, so no request can follow.
      if (request.body) refusal.headers.set('connection', 'close');
      return refusal;
    }
  }

  async function answer(request: Request, parts: string[], identity: Identity): Promise<Response> {
    const [first = '', second = '', ...rest] = parts;
    if (first === 'list' && request.method === 'POST') return list(request, second, identity);
    const isNamed = first === 'authenticated';
    const bucket = isNamed ? second : first;
    const name = (isNamed ? rest : parts.slice(1)).join('/');
    switch (request.method) {
      case 'GET':
      case 'HEAD': {
        const file = await findFile(database, identity, { bucket, name });
        return file ? open(request, file, false) : notFound();
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
    const file = found?.public ? await findFile(database, undefined, { bucket, name }) : undefined;
    return file ? open(request, file, true) : notFound();
  }

  function open(request: Request, file: StoredFile, isPublic: boolean): Response {
    return fileAnswer(request, { file, isPublic, bytes: () => bytesOf(database.reading, file.id) });
  }

  async function store(
    request: Request,
    place: { bucket: string; name: string },
    identity: Identity,
  ): Promise<Response> {
    const bucket = await findBucket(database, place.bucket);
    if (!bucket) return storageError(404, 'Bucket not found', 'Bucket not found');
    if (!isPlaceName(place.name)) return storageError(400, 'InvalidKey', 'Invalid key');
    const upload = await openUpload(request);
    const mayReplace = request.method === 'PUT' || request.headers.get('x-upsert') === 'true';
    const id = await storeFile(database, identity, { place, bucket, upload, mayReplace });
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

/** Splits a path and decodes its parts; undefined: not below `/object/`. */
function partsOf(pathname: string): string[] | undefined {
  const [, path] = /^\/storage\/v1\/object\/(.+)$/.exec(pathname) ?? [];
  try {
    const parts = path?.split('/').map(decodeURIComponent);
    return parts?.some((part) => part.includes('\0')) ? undefined : parts;
  } catch {
    return undefined;
  }
}

async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request);
  return typeof text === 'string' ? parsedJson(text) : undefined;
}
