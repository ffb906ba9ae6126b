import { describe, expect, test } from 'vitest';
import type { Allowance } from '../src/storage/attempt-log.ts';
import type { Store } from '../src/storage/store.ts';

/** Three in ten seconds. */
const three: Allowance = { most: 3, seconds: 10 };
const start = Date.parse('2026-01-01T00:00:00Z');
const after = (seconds: number) => start + seconds * 1000;

/** Conformance of the counts of a store. @param open returns an empty store */
export function attemptsConformance(open: () => Promise<Store>): void {
  describe('attempts', () => {
    test('are rejected beyond the limit, with the time when one is allowed again', async () => {
      const { attempts, close } = await open();
      for (const second of [0, 1, 2]) {
        expect(await attempts.look('a', three, after(second))).toBeNull();
        expect(await attempts.spend('a', three, after(second))).toBeNull();
      }
      expect(await attempts.look('a', three, after(3))).toBe(after(10));
      expect(await attempts.spend('a', three, after(3))).toBe(after(10));
      await close();
    });

    test('expire one by one, and rejected ones never count', async () => {
      const { attempts, close } = await open();
      for (const second of [0, 1, 2]) await attempts.spend('a', three, after(second));
      for (const second of [7, 8, 9]) {
        expect(await attempts.spend('a', three, after(second))).toBe(after(10));
      }
      expect(await attempts.spend('a', three, after(10))).toBeNull();
      expect(await attempts.spend('a', three, after(10.5))).toBe(after(11));
      expect(await attempts.spend('a', three, after(99))).toBeNull();
      expect(await attempts.look('a', three, after(99))).toBeNull();
      await close();
    });

    test('of one key do not affect another, and can be cleared', async () => {
      const { attempts, close } = await open();
      for (const second of [0, 1, 2]) await attempts.spend('a', three, after(second));
      expect(await attempts.spend('b', three, after(3))).toBeNull();
      await attempts.forget('a');
      await attempts.forget('never counted');
      expect(await attempts.look('a', three, after(3))).toBeNull();
      expect(await attempts.spend('a', three, after(3))).toBeNull();
      await close();
    });

    test('can be undone one by one', async () => {
      const { attempts, close } = await open();
      for (const second of [0, 1, 2]) await attempts.spend('a', three, after(second));
      await attempts.refund('a', after(1));
      await attempts.refund('a', after(1));
      await attempts.refund('never counted', after(1));
      expect(await attempts.spend('a', three, after(3))).toBeNull();
      expect(await attempts.spend('a', three, after(4))).toBe(after(10));
      await close();
    });

    test('cannot exceed the limit, even with 60 at once', async () => {
      const { attempts, close } = await open();
      const responses = await Promise.all(
        Array.from({ length: 60 }, () => attempts.spend('a', three, start)),
      );
      expect(responses.filter((response) => response === null)).toHaveLength(3);
      expect(responses.filter((response) => response === after(10))).toHaveLength(57);
      await close();
    });
  });

  describe('a budget', () => {
    /** Ten seconds from empty to full. */
    const budget = { most: 100, perSecond: 10 };

    test('pays until it is empty, returns when it can pay again, and refills', async () => {
      const { attempts, close } = await open();
      expect(await attempts.consume('a', budget, 60, start)).toBeNull();
      expect(await attempts.consume('a', budget, 40, start)).toBeNull();
      expect(await attempts.consume('a', budget, 20, start)).toBe(after(2));
      expect(await attempts.consume('b', budget, 20, start)).toBeNull();
      expect(await attempts.consume('a', budget, 20, after(2))).toBeNull();
      expect(await attempts.consume('a', budget, 1, after(2))).toBe(after(2.1));
      // A refilled budget does not exceed its maximum.
      expect(await attempts.consume('a', budget, 100, after(99))).toBeNull();
      expect(await attempts.consume('a', budget, 1, after(99))).toBe(after(99.1));
      await close();
    });

    test('cannot be exceeded by 60 concurrent calls', async () => {
      const { attempts, close } = await open();
      const responses = await Promise.all(
        Array.from({ length: 60 }, () => attempts.consume('a', budget, 10, start)),
      );
      expect(responses.filter((response) => response === null)).toHaveLength(10);
      await close();
    });
  });
}
