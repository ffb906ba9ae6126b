// @vitest-environment node
import { expect, test } from 'vitest';
import { signatureErrorOf } from './signature-v4.ts';

// The examples in Amazon's documentation of Signature Version 4 for S3.
const key = 'AKIAIOSFODNN7EXAMPLE';
const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const nothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const scope = `${key}/20130524/us-east-1/s3/aws4_request`;
const signedAs = (signed: string, signature: string) =>
  `AWS4-HMAC-SHA256 Credential=${scope},SignedHeaders=${signed},Signature=${signature}`;
const facts = {
  host: 'examplebucket.s3.amazonaws.com',
  'x-amz-date': '20130524T000000Z',
  'x-amz-content-sha256': nothing,
};

const examples = [
  {
    method: 'GET',
    target: '/test.txt',
    headers: {
      ...facts,
      range: 'bytes=0-9',
      authorization: signedAs(
        'host;range;x-amz-content-sha256;x-amz-date',
        'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
      ),
    },
  },
  {
    method: 'PUT',
    target: '/test$file.text',
    headers: {
      ...facts,
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      authorization: signedAs(
        'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
        '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
      ),
    },
  },
  {
    method: 'GET',
    target: '/?max-keys=2&prefix=J',
    headers: {
      ...facts,
      authorization: signedAs(
        'host;x-amz-content-sha256;x-amz-date',
        '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
      ),
    },
  },
];

test.each(examples)("$method $target has the signature in Amazon's example", (request) => {
  expect(signatureErrorOf(request, key, secret)).toBeNull();
  expect(signatureErrorOf(request, key, `${secret}x`)).toBe('SignatureDoesNotMatch');
  expect(signatureErrorOf({ ...request, method: 'DELETE' }, key, secret)).toBe(
    'SignatureDoesNotMatch',
  );
  expect(signatureErrorOf({ ...request, target: '/other' }, key, secret)).toBe(
    'SignatureDoesNotMatch',
  );
  expect(signatureErrorOf(request, 'another', secret)).toBe('InvalidAccessKeyId');
  expect(signatureErrorOf({ ...request, headers: facts }, key, secret)).toBe('AccessDenied');
});
