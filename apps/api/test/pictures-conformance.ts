import { describe, expect, test } from 'vitest';
import type { Store } from '../src/storage/store.ts';

/** Conformance of a store about pictures. @param open returns an empty store */
export function picturesConformance(open: () => Promise<Store>): void {
  describe('pictures', () => {
    test('are stored under their names until they are removed', async () => {
      const store = await open();
      const { pictures } = store;
      await pictures.prepare();
      const content = Buffer.from([0, 255, 10, 0, 92]);
      await pictures.insert('a.webp', content);
      await pictures.insert('b.webp', Buffer.alloc(0));
      await expect(pictures.insert('a.webp', Buffer.from('other'))).rejects.toThrow();
      expect((await pictures.read('a.webp'))?.equals(content)).toBe(true);
      expect(await pictures.read('b.webp')).toHaveLength(0);
      await pictures.remove('a.webp');
      await pictures.remove('a.webp');
      expect(await pictures.read('a.webp')).toBeNull();
      await store.close();
    });

    test('are stored separately, many at once', async () => {
      const store = await open();
      const { pictures } = store;
      await pictures.prepare();
      await expect(pictures.ping()).resolves.toBeUndefined();
      const all = Array.from({ length: 30 }, (_, at) => ({
        name: `${String(at).padStart(2, '0')}.webp`,
        content: Buffer.alloc(20_000, at),
      }));
      await Promise.all(all.map(({ name, content }) => pictures.insert(name, content)));
      const read = await Promise.all(all.map(({ name }) => pictures.read(name)));
      expect(all.every(({ content }, at) => read[at]?.equals(content))).toBe(true);
      expect(await pictures.read('none.webp')).toBeNull();
      await store.close();
    });
  });
}
