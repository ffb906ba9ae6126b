import type { GemRow } from '@jyoti/contract';
import { expect, test } from 'vitest';
import { gemstonesResultMessages } from '../../messages.generated/gemstones-result.ts';
import { guardsText } from './stone-facts.ts';

test.each([
  [['combust'], 'इसका स्वामी ग्रह अस्त है।'],
  [['debilitated', 'retrograde', 'combust'], 'इसका स्वामी ग्रह नीच, वक्री और अस्त है।'],
] as const)('describes in Hindi a lord weakened by %j', (afflictions, text) => {
  const guard = { code: 'weakened' as const, house: null, afflictions: [...afflictions] };
  const row = { guards: [guard] } as unknown as GemRow;
  expect(guardsText(row, gemstonesResultMessages.hi, 'hi')).toBe(text);
});
