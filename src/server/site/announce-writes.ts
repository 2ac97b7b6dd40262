type DataApi = (request: Request, address: string) => Promise<Response>;

const TABLE = /^\/rest\/v1\/(\w+)$/;

export function announceWrites(data: DataApi, onWrite: (table: string) => void): DataApi {
  return async (request, address) => {
    const answer = await data(request, address);
    const [, table] = TABLE.exec(new URL(request.url).pathname) ?? [];
    if (table && answer.ok && request.method !== 'GET' && request.method !== 'HEAD') onWrite(table);
    return answer;
  };
}
