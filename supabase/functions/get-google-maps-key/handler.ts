/**
 * The key with which the browser loads Google Maps [API-3].
 *
 * `POST`, any body. Answers `{ apiKey }`, or `{ error }` with status 200 when this installation has no key: the client
 * counts that as a failure of loading, not of calling. Made of web standards alone, so that it runs on the hosted
 * service and in our own server.
 */
export function getGoogleMapsKey(
  request: Request,
  env: { GOOGLE_MAPS_API_KEY?: string | undefined },
): Response {
  if (request.method !== 'POST') return answer(405, { error: 'Use POST.' });
  const apiKey = env.GOOGLE_MAPS_API_KEY;
  return apiKey ? answer(200, { apiKey }) : answer(200, { error: 'No Google Maps key is configured.' });
}

function answer(status: number, body: { apiKey: string } | { error: string }): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
