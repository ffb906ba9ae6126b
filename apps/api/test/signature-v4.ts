import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A received request, with header names in lower case. */
export interface SignedRequest {
  method: string;
  /** Path and query as sent. */
  target: string;
  headers: Readonly<Record<string, string | undefined>>;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

const strictly = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * The signature that a request must have, hexadecimal: AWS Signature Version 4 in a header, implemented from
 * Amazon's documentation ("Authenticating Requests: Using the Authorization Header"), for tests only.
 * @param scope `20130524/us-east-1/s3/aws4_request`
 * @param signed the names of the signed headers, separated by semicolons
 */
function signatureOf(
  { method, target, headers }: SignedRequest,
  secret: string,
  scope: string,
  signed: string,
): string {
  const [path = '', search = ''] = target.split('?');
  const query = [...new URLSearchParams(search)]
    .map(([name, value]) => `${strictly(name)}=${strictly(value)}`)
    .toSorted()
    .join('&');
  const canonicalPath = path
    .split('/')
    .map((part) => strictly(decodeURIComponent(part)))
    .join('/');
  const canonicalHeaders = signed
    .split(';')
    .map((name) => `${name}:${(headers[name] ?? '').trim().replace(/\s+/g, ' ')}\n`)
    .join('');
  const request = [
    method,
    canonicalPath,
    query,
    canonicalHeaders,
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const moment = headers['x-amz-date'] ?? '';
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, sha256(request)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, toSign).toString('hex');
}

/** The S3 error code for a rejected request; `null` if it is signed with the secret for this service. */
export function signatureErrorOf(
  request: SignedRequest,
  key: string,
  secret: string,
): string | null {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[^/]+\/s3\/aws4_request), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers['authorization'] ?? '',
    );
  if (!parts) return 'AccessDenied';
  const [, givenKey, scope = '', signed = '', signature = ''] = parts;
  if (givenKey !== key) return 'InvalidAccessKeyId';
  const names = signed.split(';');
  if (!names.includes('host') || !names.includes('x-amz-content-sha256')) return 'AccessDenied';
  const expected = signatureOf(request, secret, scope, signed);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
    ? null
    : 'SignatureDoesNotMatch';
}
