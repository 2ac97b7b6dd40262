/** `node scripts/build/empty-database.ts FILE` writes what `initdb` makes as a tar in Zstandard: a first start unpacks it (ADR 0040). */
import { writeFileSync } from 'node:fs';
import { constants, zstdCompressSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { INITIAL_PARAMETERS } from '../../src/server/database/embedded/durable-files.ts';

/** 64 MB: the files of three databases are equal, so that a window over all of them makes a megabyte of four. */
const WINDOW = { params: { [constants.ZSTD_c_windowLog]: 26, [constants.ZSTD_c_compressionLevel]: 9 } };

const [file = ''] = process.argv.slice(2);
const database = await PGlite.create({ initDbStartParams: [...INITIAL_PARAMETERS] });
const tar = await database.dumpDataDir('none');
await database.close();
writeFileSync(file, zstdCompressSync(await tar.arrayBuffer(), WINDOW));
