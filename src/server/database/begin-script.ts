import type { Opening } from './session.ts';

/** Whether the caller's session lasts is asked first, with the owner's rights: the last setting is the caller's role. */
export function beginScript({ settings, callerSession }: Opening): string {
  const calls = settings.map(([name, value]) => `set_config(${literal(name)}, ${literal(value)}, true)`);
  if (callerSession !== undefined) calls.unshift(`app.require_session(${literal(callerSession)})`);
  return `begin; select ${calls.join(', ')}`;
}

/** Values come from tokens and headers; E'' does not depend on `standard_conforming_strings`. */
function literal(value: string): string {
  const escaped = value.replaceAll('\0', '').replaceAll('\\', '\\\\').replaceAll("'", "''");
  return `E'${escaped}'`;
}
