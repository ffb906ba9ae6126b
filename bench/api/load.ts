import autocannon, { type Options, type Result } from 'autocannon';

/**
 * Sends requests for some seconds.
 * @throws if a response has another status
 */
export async function load(url: string, options: Omit<Options, 'url'>): Promise<Result> {
  const result = await autocannon({ connections: 20, duration: 6, ...options, url });
  if (result.errors > 0 || result.non2xx > 0 || result['2xx'] === 0) {
    throw new Error(
      `${url}: ${result['2xx']} responses, ${result.non2xx} error responses, ${result.errors} errors.`,
    );
  }
  return result;
}

/** Requests of the same kind, each different. */
export function each(
  path: string,
  make: (number: number) => { token?: string; body: unknown },
): Pick<Options, 'method' | 'requests'> {
  let made = 0;
  return {
    method: 'POST',
    requests: [
      {
        method: 'POST',
        path,
        setupRequest: (request) => {
          const { token, body } = make((made += 1));
          const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
          return {
            ...request,
            headers: { 'content-type': 'application/json', ...authorization },
            body: JSON.stringify(body),
          };
        },
      },
    ],
  };
}
