/** The thread of the embedded database. A statement can't be interrupted, so the parent ends the thread when one runs too long. */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { zstdDecompressSync } from 'node:zlib';
import { PGlite, types } from '@electric-sql/pglite';
import { pgliteExtensions } from '../../../../supabase/extensions.ts';
import { asJsonText, asText, OID, parseInstant, parseInt8, parseJson, parseNumeric } from '../wire-types.ts';
import { DURABLE_PARAMETERS, DurableFiles, INITIAL_PARAMETERS } from './durable-files.ts';
import { type Answer, type Call, type Rows, toFailure, type WorkerOptions } from './embedded-protocol.ts';

if (!parentPort) throw new Error('This runs in a worker.');
const port = parentPort;
const { folder, program, content } = workerData as WorkerOptions;

const database = new PGlite({
  fs: new DurableFiles(folder),
  pgliteWasmModule: program,
  extensions: pgliteExtensions,
  relaxedDurability: false,
  startParams: [...DURABLE_PARAMETERS],
  ...(content !== undefined && { loadDataDir: new Blob([zstdDecompressSync(readFileSync(content))]) }),
  initDbStartParams: [...INITIAL_PARAMETERS],
  parsers: {
    [OID.int8]: parseInt8,
    // Parsed in the parent: parsers given with a query would copy the list each time.
    [OID.json]: asText,
    [OID.jsonb]: asText,
    [OID.numeric]: parseNumeric,
    [OID.date]: asText,
    [OID.time]: asText,
    [OID.timestamp]: parseInstant,
    [OID.timestamptz]: parseInstant,
    [OID.timetz]: asText,
  },
  serializers: {
    // Bound as they are, in place of as twice as much text.
    [OID.bytea]: (bytes) => bytes,
    [OID.json]: asJsonText,
    [OID.jsonb]: asJsonText,
    [OID.date]: asJsonText,
    [OID.time]: asJsonText,
    [OID.timestamp]: asJsonText,
    [OID.timestamptz]: asJsonText,
    [OID.text]: asJsonText,
    [OID.varchar]: asJsonText,
  },
});

// `open` reports a failure; until then it must not count as unhandled.
database.waitReady.catch(() => {});

async function run(call: Call): Promise<Rows | undefined> {
  switch (call.kind) {
    case 'open':
      await database.waitReady;
      for (const type of [OID.jsonArray, OID.jsonbArray])
        database.parsers[type] = (text) => types.arrayParser(text, parseJson, type);
      return undefined;
    case 'script':
      await database.exec(call.statements);
      return undefined;
    case 'close':
      await database.close();
      return undefined;
    case 'statement': {
      const result = await database.query<unknown[]>(call.statement, [...call.parameters], {
        rowMode: 'array',
      });
      const { fields, rows, affectedRows } = result;
      return {
        names: fields.map(({ name }) => name),
        json: [...fields.keys()].filter((column) => isJson(fields[column]?.dataTypeID)),
        values: rows,
        affected: affectedRows,
      };
    }
  }
}

function isJson(type: number | undefined): boolean {
  return type === OID.json || type === OID.jsonb;
}

async function answer(call: Call): Promise<void> {
  let response: Answer;
  try {
    const rows = await run(call);
    response = rows ? { rows } : {};
  } catch (error) {
    response = { failure: toFailure(error) };
  }
  port.postMessage(response);
}

let last: Promise<void> = Promise.resolve();
port.on('message', (call: Call) => {
  last = last.then(() => answer(call));
});
