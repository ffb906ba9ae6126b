import type { Call } from './call.ts';

/** Quotes an argument for a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function urlOf({ path, params, example }: Call, server: URL): string {
  const filled = path.replace(/:(\w+)/g, (_part, name: string) => params?.[name]?.example ?? name);
  const url = new URL(filled, server);
  for (const [name, value] of Object.entries(example?.query ?? {})) {
    url.searchParams.set(name, value);
  }
  return url.href;
}

/** The call as a curl command, one option a line. */
export function curlOf(call: Call, server: URL): string {
  const { method, who, bearer, body, form, file, headers, example } = call;
  const token = bearer ?? 'TOKEN';
  const options = [
    method !== 'get' && !(method === 'post' && (body || form)) && `-X ${method.toUpperCase()}`,
    (who !== 'anyone' || bearer !== undefined) && `-H "Authorization: Bearer $${token}"`,
    headers && '-H "Idempotency-Key: $(uuidgen)"',
    body && `-H ${quoted('Content-Type: application/json')}`,
    body && `-d ${quoted(JSON.stringify(example?.body ?? {}, null, 2))}`,
    ...Object.entries(example?.form ?? {}).map(
      ([name, value]) => form && `-F ${quoted(`${name}=${value}`)}`,
    ),
    file && `-F ${quoted(`${file.name}=@picture.jpg`)}`,
  ].filter((option) => option !== false && option !== undefined);
  return [`curl ${quoted(urlOf(call, server))}`, ...options].join(' \\\n  ');
}
