import { createHash } from 'node:crypto';
import { AVATAR_HOSTS } from '#domain/pictures.ts';

type Options = {
  html: string;
  isHttps: boolean;
  connectTo: readonly string[];
  mapsFrom: readonly string[];
  picturesFrom: readonly string[];
  hasGoogleMaps: boolean;
};

type Header = readonly [name: string, value: string];

export const COMMON_HEADERS: readonly Header[] = [['x-content-type-options', 'nosniff']];

/** Headers of all answers but built files, which are parts of pages. */
export const DOCUMENT_HEADERS: readonly Header[] = [
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ['x-frame-options', 'DENY'],
];

/** Keeps data opened as a page from running, loading or being framed. */
export const DATA_POLICY: Header = ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"];

/** @param style source of the page's own styles: `nonce-…` or `sha256-…` */
export type PageHeaders = (style?: string) => [string, string][];

export function pageHeaders(options: Options): PageHeaders {
  const policyWith = contentSecurityPolicy(options);
  return (style) => [
    ['content-security-policy', policyWith(style)],
    [
      'permissions-policy',
      'camera=(), microphone=(), payment=(), usb=(), geolocation=(self), browsing-topics=()',
    ],
  ];
}

export const STRICT_TRANSPORT: [string, string] = [
  'strict-transport-security',
  'max-age=63072000; includeSubDomains',
];

function contentSecurityPolicy(options: Options) {
  const { html, isHttps, connectTo, mapsFrom, picturesFrom, hasGoogleMaps } = options;
  const google = hasGoogleMaps ? ['https://maps.googleapis.com', 'https://maps.gstatic.com'] : [];
  const styles = [...hashes(html, 'style'), ...(hasGoogleMaps ? ['https://fonts.googleapis.com'] : [])];
  const pictures = [
    ...[...AVATAR_HOSTS, ...picturesFrom].map((host) => `https://${host}`),
    // Google asks for these hosts: tiles and pictures of places.
    ...(hasGoogleMaps ? ['https://*.googleapis.com', 'https://*.gstatic.com'] : []),
  ];
  const sockets = connectTo.map((origin) => origin.replace(/^http/, 'ws'));
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes(html, 'script'), ...google],
    'style-src': ["'self'", ...styles],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      ...connectTo.filter((origin) => origin.startsWith('http')),
      ...mapsFrom,
      ...pictures,
    ],
    'font-src': ["'self'", ...(hasGoogleMaps ? ['https://fonts.gstatic.com'] : [])],
    'connect-src': ["'self'", ...connectTo, ...sockets, ...mapsFrom, ...google],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(isHttps && { 'upgrade-insecure-requests': [] }),
  };
  const policy = Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
  return (style?: string) => (style ? policy.replace('style-src ', `style-src '${style}' `) : policy);
}

/** Hashes of inline elements; data blocks (`type="application/…json"`) don't run and need none. */
function hashes(html: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(
    `<${element}(?![^>]*\\ssrc=)(?![^>]*application/)[^>]*>([\\s\\S]*?)</${element}>`,
    'g',
  );
  return [...html.matchAll(inline)].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}
