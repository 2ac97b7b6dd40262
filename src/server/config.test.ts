import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './operations/operator-error.ts';

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

  it('[AUTH-3] refuses a path in the public address, which no link could have', () => {
    for (const wrong of ['https://a.example/escale', 'https://a.example/?lang=fr', 'https://a.example/#top'])
      expect(() => readConfig({ PUBLIC_URL: wrong }), wrong).toThrow(/PUBLIC_URL: must have no path/);
    expect(() => readConfig({ PUBLIC_URL: 'a.example' })).toThrow(/PUBLIC_URL: must be an http:/);
  });

  it('[AUTH-3] takes an address that mails come from, with a name or without', () => {
    const read = (MAIL_FROM: string) => readConfig({ SMTP_URL: 'smtp://mail.example', MAIL_FROM }).MAIL_FROM;
    for (const right of ['hello@escale.example', 'Escale <hello@escale.example>', '"A, B" <root@localhost>'])
      expect(read(right)).toBe(right);
    for (const wrong of ['Escale', 'Escale hello@escale.example', '<hello>', 'Escale <hello@escale.example'])
      expect(() => read(wrong), wrong).toThrow(/MAIL_FROM: must be an address/);
  });

  it('offers social sign-in only with both halves of its credentials', () => {
    const both = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    expect(readConfig(both).socialSignIn).toEqual({ google: { clientId: 'id', secret: 'secret' } });
    expect(() => readConfig({ GOOGLE_CLIENT_ID: 'id' })).toThrow(/GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET/);
  });

  it('names every variable that is wrong at once', () => {
    const read = () => readConfig({ PORT: 'x', JWT_SECRET: 'short', LIMITS: '5' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT:[\s\S]*JWT_SECRET:[\s\S]*LIMITS:/);
  });

  it('has one process on the embedded database, as many as asked for on PostgreSQL', () => {
    const DATABASE_URL = 'postgres://localhost/escale';
    expect(readConfig({ PROCESSES: 'auto' }).PROCESSES).toBe(1);
    expect(readConfig({ PROCESSES: '3', DATABASE_URL }).PROCESSES).toBe(3);
    expect(readConfig({ PROCESSES: 'auto', DATABASE_URL }).PROCESSES).toBe(availableParallelism());
    expect(() => readConfig({ PROCESSES: '2' })).toThrow(/PROCESSES: the embedded database has one/);
    expect(() => readConfig({ PROCESSES: 'many', DATABASE_URL })).toThrow(
      /PROCESSES: must be auto, or a number/,
    );
  });

  it('[PLUS-25] takes a database of several servers, of which it wants the one that takes writes', () => {
    const read = (DATABASE_URL: string) => readConfig({ DATABASE_URL }).DATABASE_URL;
    const several = 'postgres://escale:pw@a.example:5432,b.example/escale?target_session_attrs=read-write';
    expect(read(several)).toBe(several);
    for (const [wrong, reason] of [
      ['mysql://a.example/escale', 'must be a postgres:// address'],
      ['postgres://a.example:x/escale', 'must be a postgres:// address'],
      ['postgres://escale:pw@a.example,,b.example/escale', 'must have hosts with commas between them'],
      ['postgres://a.example:5432,b.example:x/escale', 'must have hosts with commas between them'],
      [
        'postgres://a.example,b.example/escale?target_session_attrs=standby',
        'target_session_attrs must be read-write or primary, not standby',
      ],
    ] as const)
      expect(() => read(wrong), wrong).toThrow(`DATABASE_URL: ${reason}`);
  });

  it('[PUB-5] takes partners’ addresses over https alone, with gaps that the page can fill', () => {
    const template = 'https://stays.example/?q={destination}&from={start_date}&to={end_date}&l={lang}';
    const AFFILIATE_URLS = `stay=${template}, flight=https://fly.example/1,2`;
    expect(readConfig({ AFFILIATE_URLS }).AFFILIATE_URLS).toEqual({
      stay: template,
      flight: 'https://fly.example/1,2',
    });
    const read = (value: string) => () => readConfig({ AFFILIATE_URLS: value });
    expect(read('flight=http://fly.example')).toThrow(/AFFILIATE_URLS\.flight: must be an https/);
    expect(read('activity=https://do.example/{city}')).toThrow(/AFFILIATE_URLS\.activity: may only have/);
    for (const wrong of [
      'https://fly.example',
      'hotel=https://a.example',
      'stay=',
      'stay= https://a.example',
    ])
      expect(read(wrong), wrong).toThrow(
        /AFFILIATE_URLS: must be addresses by name \(stay, flight, activity/,
      );
    expect(read('stay=https://a.example, stay=https://b.example')).toThrow(/AFFILIATE_URLS: must be/);
  });

  it('[PLUS-22] takes addresses at social networks over https alone', () => {
    const instagram = 'https://www.instagram.com/escale';
    expect(readConfig({ SOCIAL_URLS: `instagram=${instagram}` }).SOCIAL_URLS).toEqual({ instagram });
    expect(() => readConfig({ SOCIAL_URLS: 'youtube=http://youtube.example' })).toThrow(
      /SOCIAL_URLS\.youtube: must be an https/,
    );
  });

  it('[PUB-5] switches the weather off, or asks elsewhere', () => {
    expect(readConfig({ WEATHER_URLS: 'off' }).WEATHER_URLS).toEqual({});
    expect(readConfig({}).WEATHER_URLS.forecast).toBe('https://api.open-meteo.com/v1/forecast');
    const forecast = 'https://weather.example/v1?apikey=k';
    expect(readConfig({ WEATHER_URLS: `forecast=${forecast}` }).WEATHER_URLS).toEqual({ forecast });
    expect(() => readConfig({ WEATHER_URLS: 'none' })).toThrow(/WEATHER_URLS: must be/);
  });

  it('[PLUS-1] takes a routing service for each mode', () => {
    const car = 'http://10.0.0.2:5000';
    expect(readConfig({ ROUTING_URLS: `car=${car}` }).ROUTING_URLS).toEqual({ car });
    expect(() => readConfig({ ROUTING_URLS: car })).toThrow(/ROUTING_URLS: must be addresses by name/);
  });

  it('[AUTH-9] demands a second factor of supervisors where the operator wants it', () => {
    expect(readConfig({}).SUPERVISOR_SECOND_FACTOR).toBe('optional');
    expect(() => readConfig({ SUPERVISOR_SECOND_FACTOR: 'yes' })).toThrow(/SUPERVISOR_SECOND_FACTOR:/);
  });

  it('takes hosts of pictures, and nothing that would say more to a browser', () => {
    expect(readConfig({}).PICTURE_HOSTS).toContain('upload.wikimedia.org');
    expect(readConfig({ PICTURE_HOSTS: 'off' }).PICTURE_HOSTS).toEqual([]);
    expect(readConfig({ PICTURE_HOSTS: 'Images.Example.org, *.example.net' }).PICTURE_HOSTS).toEqual([
      'images.example.org',
      '*.example.net',
    ]);
    for (const wrong of ['*', 'https://images.example.org', "images.example.org; script-src 'unsafe-inline'"])
      expect(() => readConfig({ PICTURE_HOSTS: wrong }), wrong).toThrow(
        /PICTURE_HOSTS: must be off, or hosts/,
      );
  });

  it('reads origins, and takes nothing behind them', () => {
    expect(readConfig({ ALLOWED_ORIGINS: 'https://a.example, http://b.example:81' }).ALLOWED_ORIGINS).toEqual(
      ['https://a.example', 'http://b.example:81'],
    );
    for (const value of ['*', 'a.example', 'https://a.example/', 'https://a.example,'])
      expect(() => readConfig({ ALLOWED_ORIGINS: value })).toThrow(/ALLOWED_ORIGINS: must be origins/);
  });

  it('[API-1] reads limits by their names: a number, or a number in so many seconds', () => {
    expect(readConfig({ LIMITS: 'sign-in-account=10/900, sockets = 5000' }).LIMITS).toEqual([
      { name: 'sign-in-account', amount: 10, seconds: 900 },
      { name: 'sockets', amount: 5000, seconds: null },
    ]);
    expect(readConfig({}).LIMITS).toEqual([]);
    for (const value of ['5', 'sockets', 'sockets=', 'sockets=-1', 'sockets=5/0', 'sockets=5,', 'a=1 b=2'])
      expect(() => readConfig({ LIMITS: value })).toThrow(/LIMITS: must be names with their limits/);
  });
});
