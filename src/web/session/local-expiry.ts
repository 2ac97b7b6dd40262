/** With the end by this device's clock: one a day ahead would renew at each request. */
export async function withLocalExpiry(answer: Response): Promise<Response> {
  const { ok, status, statusText, headers } = answer;
  if (!ok || !headers.get('content-type')?.includes('json')) return answer;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  if (typeof body !== 'object' || body === null) return answer;
  const lifetime: unknown = Reflect.get(body, 'expires_in');
  if (typeof lifetime !== 'number' || !('expires_at' in body)) return answer;
  const session = { ...body, expires_at: Math.floor(Date.now() / 1000) + lifetime };
  return new Response(JSON.stringify(session), { status, statusText, headers });
}
