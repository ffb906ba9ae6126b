import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { TestObjectStore } from '../../../test/object-store.ts';
import { picturesConformance } from '../../../test/pictures-conformance.ts';
import { tempDir } from '../../../test/temp-dir.ts';
import { readConfig } from '../../config.ts';
import { openStore } from '../open-store.ts';
import { StoreUnusable } from '../store.ts';
import { Bucket } from './bucket.ts';
import { bucketPictures } from './pictures.ts';

function bucketAt(url: string, timeout?: number): Bucket {
  const { uploads } = readConfig({ UPLOADS_URL: url });
  if (!uploads) throw new Error('UPLOADS_URL names a bucket.');
  return new Bucket(uploads, timeout);
}

/** The message of an error, which must be shown to the operator and contain no secrets. */
async function sentenceOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StoreUnusable);
  const { message } = error as StoreUnusable;
  expect(message).not.toMatch(/secret:|se\/cr|se%2Fcr/);
  return message;
}

describe('a store whose pictures are in a bucket', () => {
  picturesConformance(async () => {
    const objects = await TestObjectStore.start();
    return openStore(readConfig({ DATA_DIR: await tempDir(), UPLOADS_URL: objects.url() }));
  });
});

describe('a bucket', () => {
  test('is created if it does not exist, and used if it does', async () => {
    const objects = await TestObjectStore.start();
    const repositories = [1, 2, 3].map(() => bucketPictures(bucketAt(objects.url())));
    await Promise.all(repositories.map((repository) => repository.prepare()));
    expect(objects.keys()).toEqual([]);
    await repositories[0]?.insert('a.webp', Buffer.from('a'));
    await repositories[1]?.prepare();
    expect(objects.keys()).toEqual(['profiles/a.webp']);
  });

  test('is reported missing if it cannot be created', async () => {
    const objects = await TestObjectStore.start();
    objects.instead.push(
      { status: 404, content: '<Error><Code>NoSuchBucket</Code></Error>' },
      { status: 403, content: '<Error><Code>AccessDenied</Code></Error>' },
    );
    expect(await sentenceOf(bucketAt(objects.url()).prepare())).toMatch(
      /^There is no bucket at 127\.0\.0\.1:\d+\/pictures, and it cannot be created \(AccessDenied\): create it, or name another in UPLOADS_URL\.$/,
    );
  });

  test('is rejected if its name belongs to someone else', async () => {
    const objects = await TestObjectStore.start();
    objects.instead.push(
      { status: 404, content: '<Error><Code>NoSuchBucket</Code></Error>' },
      { status: 409, content: '<Error><Code>BucketAlreadyExists</Code></Error>' },
      { status: 403, content: '<Error><Code>AccessDenied</Code></Error>' },
    );
    expect(await sentenceOf(bucketAt(objects.url()).prepare())).toMatch(
      /refuses the key or its secret \(AccessDenied\)/,
    );
  });

  test('is listed completely, over several list responses', async () => {
    const objects = await TestObjectStore.start();
    objects.most = 3;
    const repository = bucketPictures(bucketAt(objects.url()));
    await repository.prepare();
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((mail) => `${mail}.webp`);
    for (const name of names) await repository.insert(name, Buffer.from(name));
    expect(await repository.names()).toEqual(names);
  });

  test('distinguishes pictures whose user another process may be storing', async () => {
    const objects = await TestObjectStore.start();
    const repository = bucketPictures(bucketAt(objects.url()));
    await repository.prepare();
    await repository.insert('young.webp', Buffer.from('a'));
    await repository.insert('old.webp', Buffer.from('b'));
    const old = objects.buckets.get('pictures')?.get('profiles/old.webp');
    if (old) old.storedAt = new Date(Date.now() - 2 * 3_600_000);
    expect(await repository.settled(false)).toEqual(['old.webp']);
    expect(await repository.names()).toEqual(['old.webp', 'young.webp']);
  });
});

describe('an object store that misbehaves', () => {
  test('is not followed to another host by a redirect', async () => {
    let requests = 0;
    const elsewhere = createServer((_request, response) => {
      requests += 1;
      response.end('a picture of somebody else');
    }).listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
    const { port } = elsewhere.address() as AddressInfo;
    const leading = createServer((_request, response) => {
      response.writeHead(307, { Location: `http://127.0.0.1:${port}/pictures` }).end();
    }).listen(0, '127.0.0.1');
    await once(leading, 'listening');
    const address = `http://127.0.0.1:${(leading.address() as AddressInfo).port}`;
    const repository = bucketPictures(
      new Bucket({ endpoint: address, bucket: 'pictures', key: 'k', secret: 's', region: null }),
    );
    for (const work of [
      () => repository.read('a.webp'),
      () => repository.ping(),
      () => repository.remove('a.webp'),
    ]) {
      expect(await sentenceOf(work())).toMatch(/cannot be used \(307\)/);
    }
    expect(requests).toBe(0);
    for (const server of [elsewhere, leading]) {
      server.closeAllConnections();
      server.close();
    }
  });

  test('rejects a wrong secret, and every error is one sentence', async () => {
    const objects = await TestObjectStore.start();
    const repository = bucketPictures(bucketAt(objects.url('pictures', 'not the secret')));
    const works = [
      () => repository.prepare(),
      () => repository.ping(),
      () => repository.insert('a.webp', Buffer.from('a')),
      () => repository.read('a.webp'),
      () => repository.remove('a.webp'),
      () => repository.settled(false),
    ];
    for (const work of works) {
      expect(await sentenceOf(work())).toMatch(
        /^The object store at 127\.0\.0\.1:\d+\/pictures refuses the key or its secret \((SignatureDoesNotMatch|403)\): check both in UPLOADS_URL, and the clock of this machine\.$/,
      );
    }
    expect(objects.buckets.size).toBe(0);
  });

  test('a failed request is retried exactly once', async () => {
    const objects = await TestObjectStore.start();
    const bucket = bucketAt(objects.url());
    await bucket.prepare();
    const stumble = { status: 503, content: '<Error><Code>SlowDown</Code></Error>' };
    objects.instead.push(stumble);
    await bucket.put('a', Buffer.from('kept'));
    expect(await bucket.read('a')).toEqual(Buffer.from('kept'));
    objects.instead.push(stumble, stumble);
    expect(await sentenceOf(bucket.put('b', Buffer.from('refused')))).toMatch(
      /cannot be used \(SlowDown\)/,
    );
    expect(objects.keys()).toEqual(['a']);
  });

  test('an unavailable store fails every request, and works again when it is back', async () => {
    const objects = await TestObjectStore.start();
    const repository = bucketPictures(bucketAt(objects.url()));
    await repository.prepare();
    await repository.insert('a.webp', Buffer.from('a'));
    await objects.stop();
    const works = [
      () => repository.ping(),
      () => repository.read('a.webp'),
      () => repository.remove('a.webp'),
    ];
    for (const work of works) {
      expect(await sentenceOf(work())).toMatch(/cannot be reached \(ECONNREFUSED\)/);
    }
    await objects.again();
    await repository.ping();
    expect(await repository.read('a.webp')).toEqual(Buffer.from('a'));
  });

  test('a request times out and is not retried', async () => {
    const objects = await TestObjectStore.start();
    const release = Promise.withResolvers<void>();
    objects.held = release.promise;
    expect(await sentenceOf(bucketAt(objects.url(), 1000).read('a.webp'))).toMatch(
      /cannot be reached \(no response within 1 s\)/,
    );
    expect(objects.requests).toEqual(['GET a.webp']);
    release.resolve();
  });

  test('a store without its bucket is unavailable, not empty', async () => {
    const objects = await TestObjectStore.start();
    const repository = bucketPictures(bucketAt(objects.url()));
    const works = [
      () => repository.ping(),
      () => repository.read('a.webp'),
      () => repository.remove('a.webp'),
      () => repository.names(),
    ];
    for (const work of works) {
      expect(await sentenceOf(work())).toMatch(/cannot be used \(NoSuchBucket\)/);
    }
  });
});
