/** Hosts whose pictures pages show: loading a picture tells its host the reader's network address. */

/** Hosts of free pictures, whose operators have no part in who shows them. */
export const PICTURE_HOSTS: readonly string[] = [
  'upload.wikimedia.org',
  'images.unsplash.com',
  'images.pexels.com',
  'cdn.pixabay.com',
  'live.staticflickr.com',
];

/** Hosts of the pictures that come with a sign-in; `app.avatar_of` of the database knows the same. */
export const AVATAR_HOSTS: readonly string[] = [
  ...[3, 4, 5, 6].map((number) => `lh${number}.googleusercontent.com`),
  'avatars.githubusercontent.com',
];

const HOST = /^(\*\.)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*$/;

/** Whether this is a host, as `images.example.org`, or all hosts below one, as `*.example.org`. */
export const isPictureHost = (host: string): boolean => HOST.test(host);

/** The parts of a URL that count. */
interface Address {
  origin: string;
  protocol: string;
  hostname: string;
  port: string;
}

/**
 * Whether pages show the picture at an address: one of these hosts, by https.
 *
 * @param own origins that need no such host: the page's own, a hosted project's
 */
export function isShownPicture(
  { origin, protocol, hostname, port }: Address,
  hosts: readonly string[],
  own: readonly string[] = [],
): boolean {
  if (own.includes(origin)) return true;
  return (
    protocol === 'https:' &&
    port === '' &&
    hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host))
  );
}
