import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';

describe('the configuration', () => {
  it('[AUTH-7] names the address, the public key and the providers that are set up', () => {
    const answer = {
      supabaseUrl: 'https://x.supabase.co/',
      supabaseKey: 'k',
      providers: ['google', 3],
      version: '1',
      mapStyleUrl: 'https://tiles.example/style.json',
      pictureHosts: ['images.example', null],
      hasGoogleMaps: true,
      routedModes: ['car', 3],
      affiliateLinks: {
        stay: 'https://stays.example/?q={destination}',
        flight: 'http://plain.example',
        x: 1,
      },
      socialLinks: { instagram: 'https://www.instagram.com/x', youtube: 'http://plain.example', x: 1 },
      sendsMails: true,
      hasMailServer: true,
      requiresSupervisorFactor: true,
    };
    expect(parseConfig(answer, 'http://localhost:3000')).toEqual({
      supabaseUrl: 'https://x.supabase.co',
      supabaseKey: 'k',
      providers: ['google'],
      version: '1',
      mapStyleUrl: 'https://tiles.example/style.json',
      pictureHosts: ['images.example'],
      hasGoogleMaps: true,
      routedModes: ['car'],
      affiliateLinks: { stay: 'https://stays.example/?q={destination}' },
      socialLinks: { instagram: 'https://www.instagram.com/x' },
      pushKey: null,
      sendsMails: true,
      hasMailServer: true,
      requiresSupervisorFactor: true,
    });
  });

  it.each([{}, null, 'no', { supabaseUrl: '', providers: 'google' }])(
    'of %j is a plain installation here',
    (answer) => {
      expect(parseConfig(answer, 'http://localhost:3000')).toEqual({
        supabaseUrl: 'http://localhost:3000',
        supabaseKey: '',
        providers: [],
        version: '',
        mapStyleUrl: null,
        pictureHosts: [],
        hasGoogleMaps: false,
        routedModes: [],
        affiliateLinks: {},
        socialLinks: {},
        sendsMails: false,
        pushKey: null,
        hasMailServer: false,
        requiresSupervisorFactor: false,
      });
    },
  );
});
