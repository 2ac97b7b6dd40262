import { describe, expect, it } from 'vitest';
import { isPublicAddress, isPushEndpoint, PrivateAddressError, publicLookup } from './push-address.ts';

describe('[PLUS-19] where notifications may be sent', () => {
  it.each(['142.250.74.10', '1.1.1.1', '2a00:1450:4007:80e::200a', '2606:4700::1111'])('%s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'push.example',
    '',
  ])('not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('https at a name, nothing else', () => {
    expect(isPushEndpoint('https://fcm.googleapis.com/fcm/send/abc:def')).toBe(true);
    expect(isPushEndpoint('https://updates.push.services.mozilla.com/wpush/v2/x')).toBe(true);
    for (const endpoint of [
      'http://push.example.org/x',
      'https://127.0.0.1/x',
      'https://2130706433/x',
      'https://[::1]/x',
      'https://localhost/x',
      'https://me@push.example.org/x',
      'x',
    ])
      expect(isPushEndpoint(endpoint), endpoint).toBe(false);
  });

  it('not a name that leads to the own machine', async () => {
    const error = await new Promise((resolve) => publicLookup('localhost', {}, resolve));
    expect(error).toBeInstanceOf(PrivateAddressError);
  });
});
