import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { Background } from './background.ts';

function withLog() {
  const logged: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(chunk.toString());
      done();
    },
  });
  return { background: new Background(pino(sink)), logged };
}

test('work starts after the caller has finished, and idle() waits for it', async () => {
  const { background } = withLog();
  const done: string[] = [];
  background.run('first', async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    done.push('first');
    background.run('second', async () => void done.push('second'));
  });
  done.push('caller');
  await background.idle();
  expect(done).toEqual(['caller', 'first', 'second']);
});

test('a failure of background work is logged by name and stops nothing', async () => {
  const { background, logged } = withLog();
  background.run('e-mail', () => Promise.reject(new Error('no server')));
  background.run('throwing', () => {
    throw new Error('at once');
  });
  let done = false;
  background.run('other', async () => {
    done = true;
  });
  await background.idle();
  expect(done).toBe(true);
  expect(logged.join('')).toContain('e-mail failed');
  expect(logged.join('')).toContain('throwing failed');
});
