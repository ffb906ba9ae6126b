import { expect, test } from 'vitest';
import { guardsText } from './stone.ts';

test.each([
  [['combust'], 'इसका स्वामी ग्रह अस्त है।'],
  [['debilitated', 'retrograde', 'combust'], 'इसका स्वामी ग्रह नीच, वक्री और अस्त है।'],
] as const)('describes in Hindi a lord weakened by %j', (afflictions, text) => {
  expect(guardsText([{ code: 'weakened', afflictions }], 'hi')).toBe(text);
});
