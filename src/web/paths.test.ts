// @vitest-environment happy-dom
import { isValidElement } from 'react';
import { matchRoutes, type RouteObject, RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { loadSignedIn } from '#web/app/page.tsx';
import { createRoutes } from '#web/app/routes.tsx';
import { BareLayout } from '#web/features/shell/components/bare-layout.tsx';
import { comingAdminPaths, paths } from './paths.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const routes = createRoutes(i18n);
const ID = '3f0e1a52-7a04-4a6e-9d0e-0a9f1d2c3b4a';

/** One address of each kind that the builders make. */
const ADDRESSES: Record<keyof typeof paths, string> = {
  home: paths.home(),
  features: paths.features(),
  premium: paths.premium(),
  contact: paths.contact({ about: 'privacy' }),
  customTrip: paths.customTrip(),
  themes: paths.themes(),
  sampleTrips: paths.sampleTrips(),
  themedTrip: paths.themedTrip('mer'),
  sampleTrip: paths.sampleTrip('cinq-jours-a-lisbonne'),
  advice: paths.advice(),
  countryAdvice: paths.countryAdvice('PT'),
  terms: paths.terms(),
  privacy: paths.privacy(),
  legalNotice: paths.legalNotice(),
  auth: paths.auth({ action: 'signup' }),
  login: paths.login(),
  register: paths.register(),
  checkEmail: paths.checkEmail(),
  onboarding: paths.onboarding(),
  dashboard: paths.dashboard({ action: 'createTrip' }),
  trip: paths.trip(ID, { day: '2026-12-03', panel: 'map' }),
  sharedTrip: paths.sharedTrip('a'.repeat(64)),
  joinTrip: paths.joinTrip('a'.repeat(64)),
  profile: paths.profile(),
  sharedFiles: paths.sharedFiles(),
  blog: paths.blog({ page: 2, country: 'PT' }),
  blogPost: paths.blogPost('lisbonne'),
  blogDestinations: paths.blogDestinations(),
  admin: paths.admin(),
  adminCountries: paths.adminCountries(),
  adminAirports: paths.adminAirports(),
  adminActivities: paths.adminActivities(),
  adminNewActivity: paths.adminNewActivity(),
  adminActivity: paths.adminActivity(ID),
  adminPosts: paths.adminPosts(),
  adminNewPost: paths.adminNewPost(),
  adminPost: paths.adminPost(ID),
  postPreview: paths.postPreview('abc'),
  adminPostVersions: paths.adminPostVersions(ID),
  adminThemes: paths.adminThemes(),
  adminSamples: paths.adminSamples(),
  adminLegal: paths.adminLegal(),
  adminLegalPage: paths.adminLegalPage('terms'),
  adminUsers: paths.adminUsers(),
  adminUser: paths.adminUser(ID),
  adminRequests: paths.adminRequests(),
  adminMessages: paths.adminMessages(),
  adminAudit: paths.adminAudit(),
  adminSecurity: paths.adminSecurity(),
  adminSecurityOf: paths.adminSecurityOf(ID),
};

/** The pattern of the route that an address leads to: `/trip/:id`. */
function patternOf(address: string): string | undefined {
  const { pathname } = new URL(address, 'https://escale.example');
  const segments = matchRoutes(routes, pathname)?.map(({ route }) => route.path ?? '');
  return segments && `/${segments.filter(Boolean).join('/')}`;
}

/** The patterns of all routes that end somewhere. */
function patterns(level: readonly RouteObject[], parent = ''): string[] {
  return level.flatMap(({ path = '', children }) => {
    const here = [parent, path].filter(Boolean).join('/');
    return children ? patterns(children, here) : [`/${here}`];
  });
}

describe('addresses and routes', () => {
  it.each(Object.entries(ADDRESSES))('the address of %s (%s) has a route', (_, address) => {
    expect(patternOf(address)).not.toMatch(/\*$/);
  });

  it('every route is the end of some address', () => {
    const reached = new Set(Object.values(ADDRESSES).map(patternOf));
    expect(patterns(routes).filter((pattern) => !pattern.endsWith('*') && !reached.has(pattern))).toEqual([]);
  });

  it('[SHELL-7] an unknown address leads to the route that goes home', () => {
    for (const unknown of [
      '/nowhere',
      '/trip',
      '/blog/posts',
      '/voyages-a-theme/sea/more',
      '/admin/nowhere',
    ]) {
      expect(patternOf(unknown)).toBe('/*');
    }
  });

  it.each([
    ['/login', '/auth?action=login'],
    ['/register', '/auth?action=signup'],
    ['/nowhere', '/'],
    ['/trip', '/'],
    ['/admin/stats', '/'],
    ['/onboarding/nowhere', '/onboarding/profile'],
  ])('[SHELL-7] %s leads to %s, and leaves no entry to come back to', async (address, target) => {
    const route = matchRoutes(routes, address)?.at(-1)?.route;
    if (typeof route?.loader !== 'function') throw new Error('There is no loader.');
    const url = new URL(address, 'https://escale.example');
    const answer: unknown = await route.loader({
      request: new Request(url),
      url,
      pattern: address,
      params: {},
      context: new RouterContextProvider(),
    });
    const headers = answer instanceof Response ? answer.headers : new Headers();
    expect([headers.get('location'), headers.get('x-remix-replace')]).toEqual([target, 'true']);
  });

  it.each([
    '/dashboard',
    `/trip/${ID}`,
    '/profile',
    '/onboarding/profile',
    '/fichiers-partages',
    '/admin/users',
  ])('[GATE-1] [GATE-2] %s stands behind the auth guard', async (address) => {
    const { AuthGuard } = await loadSignedIn();
    const guards = (matchRoutes(routes, address) ?? []).map(async ({ route: { lazy } }) => {
      if (typeof lazy !== 'function' || !/Guard$/.test(lazy.name)) return [];
      const { Component, element } = await lazy();
      return [isValidElement(element) ? element.type : Component];
    });
    expect((await Promise.all(guards)).flat()).toEqual([AuthGuard]);
  });

  it('[ADMIN-2] what the administration does not have yet falls through to the home page', () => {
    for (const address of Object.values(comingAdminPaths)) expect(patternOf(address())).toBe('/*');
  });

  it('[SHELL-8] /auth and /check-email stand in the layout without header and footer', () => {
    const [root] = routes;
    const bare = root?.children?.find(({ Component }) => Component === BareLayout);
    expect(bare?.children?.map(({ path }) => path)).toEqual(expect.arrayContaining(['auth', 'check-email']));
  });
});

describe('queries', () => {
  it('carry only what is given, encoded', () => {
    expect(paths.trip(ID)).toBe(`/trip/${ID}`);
    expect(paths.trip(ID, { day: '2026-12-03', item: 'a&b' })).toBe(`/trip/${ID}?day=2026-12-03&item=a%26b`);
    expect(paths.auth()).toBe('/auth');
    expect(paths.blog()).toBe('/blog');
    expect(paths.blog({ page: 1, country: 'PT' })).toBe('/blog?pays=pt');
    expect(paths.blog({ page: 3 })).toBe('/blog?page=3');
    expect(paths.dashboard({ action: 'createTrip' })).toBe('/dashboard?action=createTrip');
  });

  it('a name in an address can’t break out of its segment', () => {
    expect(paths.themedTrip('a/../admin')).toBe('/voyages-a-theme/a%2F..%2Fadmin');
    expect(paths.blogPost('é?')).toBe('/blog/posts/%C3%A9%3F');
  });
});
