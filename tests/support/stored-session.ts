/** A session as the page stores it, good for ten hours. */
export const storedSession = (userId: string) => ({
  access_token: 'a.b.c',
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 36_000,
  expires_at: Math.floor(Date.now() / 1000) + 36_000,
  user: { id: userId },
});
