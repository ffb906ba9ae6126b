import { expect, test } from 'vitest';
import { hi } from './result-words.hi.ts';

test.each([
  [['combust'], 'इसका स्वामी ग्रह अस्त है'],
  [['debilitated', 'retrograde', 'combust'], 'इसका स्वामी ग्रह नीच, वक्री और अस्त है'],
] as const)('describes in Hindi a lord weakened by %j', (afflictions, text) => {
  const guard = { code: 'weakened' as const, house: null, afflictions: [...afflictions] };
  expect(hi.guards.weakened(guard)).toBe(text);
});
