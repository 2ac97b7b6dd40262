import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      hosted: undefined,
      socialSignIn: {},
    });
  });

  it('takes an empty variable for none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}));
  });

  it('drops the slash at the end of addresses', () => {
    expect(readConfig({ PUBLIC_URL: 'https://escale.example/' }).PUBLIC_URL).toBe('https://escale.example');
  });

  it('offers social sign-in only with both halves of its credentials', () => {
    const both = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    expect(readConfig(both).socialSignIn).toEqual({ google: { clientId: 'id', secret: 'secret' } });
    expect(() => readConfig({ GOOGLE_CLIENT_ID: 'id' })).toThrow(/GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET/);
  });

  it('names every variable that is wrong at once', () => {
    const read = () => readConfig({ PORT: 'x', JWT_SECRET: 'short', RATE_SIGN_IN_ADDRESS: '5' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT:[\s\S]*JWT_SECRET:[\s\S]*RATE_SIGN_IN_ADDRESS:/);
  });

  it('reads a rate as a number and seconds', () => {
    expect(readConfig({ RATE_SIGN_IN_ADDRESS: '5/60' }).RATE_SIGN_IN_ADDRESS).toEqual({
      points: 5,
      seconds: 60,
    });
  });
});
