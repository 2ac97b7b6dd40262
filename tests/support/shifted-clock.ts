/**
 * Loaded into a server by `--import`: its clock, and PGlite's in it, differs from the machine's by the milliseconds that are in the
 * file `CLOCK_FILE`. Timers run as before.
 */
import { readFileSync } from 'node:fs';

const file = process.env.CLOCK_FILE ?? '';
const now = Date.now.bind(Date);
const shifted = () => now() + Number(readFileSync(file, 'utf8'));

globalThis.Date = new Proxy(Date, {
  construct: (target, args, called) =>
    Reflect.construct(target, args.length === 0 ? [shifted()] : args, called),
});
Date.now = shifted;
