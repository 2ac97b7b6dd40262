import { describe, expect, it } from 'vitest';
import { parseDatabaseAddress } from './database-address.ts';

const wantsPrimary = (address: string) => parseDatabaseAddress(address).wantsPrimary;

describe('[PLUS-25] an address of the database', () => {
  it('has one host or several, each with its port', () => {
    expect(parseDatabaseAddress('postgres://localhost/escale')).toEqual({
      url: 'postgres://localhost/escale',
      hosts: [{ host: 'localhost', port: 5432 }],
      wantsPrimary: false,
    });
    expect(parseDatabaseAddress('postgresql://u:p%40@a:1,[fd00::2]:2,c/escale?sslmode=require')).toEqual({
      url: 'postgresql://u:p%40@a:1/escale?sslmode=require',
      hosts: [
        { host: 'a', port: 1 },
        { host: 'fd00::2', port: 2 },
        { host: 'c', port: 5432 },
      ],
      wantsPrimary: true,
    });
  });

  it('wants the server that takes writes where there are several, or where it says so', () => {
    expect(wantsPrimary('postgres://a,b/escale?target_session_attrs=primary')).toBe(true);
    expect(wantsPrimary('postgres://a/escale?target_session_attrs=read-write')).toBe(true);
    expect(() => wantsPrimary('postgres://a/escale?target_session_attrs=any')).toThrow(/not any/);
  });

  it('is refused without a word of its password', () => {
    for (const wrong of [
      'postgres://u:secret@a,,b/x',
      'postgres://u:secret,more/w@a,b/x',
      'x://u:secret@a/x',
    ]) {
      const read = () => parseDatabaseAddress(wrong);
      expect(read, wrong).toThrow(/^must /);
      expect(read, wrong).not.toThrow(/secret/);
    }
  });
});
