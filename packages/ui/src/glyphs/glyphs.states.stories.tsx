import { stateSheet } from '../../test/state-sheet.tsx';
import {
  ElementGlyph,
  elementIds,
  GrahaGlyph,
  grahaIds,
  RashiGlyph,
  rashiNumbers,
  WithGlyph,
} from './index.ts';

export default { title: 'Components/Drawings/Glyphs', tags: ['visual'] };

export const AllStates = stateSheet(GrahaGlyph, {
  samples: Object.fromEntries([
    ...[20, 32, 64].map((size) => [
      `${size} px`,
      <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: '1.25rem' }}>
        {grahaIds.map((graha) => (
          <GrahaGlyph key={graha} graha={graha} size={size} />
        ))}
        {rashiNumbers.map((sign) => (
          <RashiGlyph key={sign} sign={sign} size={size} />
        ))}
        {elementIds.map((element) => (
          <ElementGlyph key={element} element={element} size={size} />
        ))}
      </div>,
    ]),
    [
      'with its name',
      <WithGlyph key="name" glyph={<GrahaGlyph graha="venus" size={20} />}>
        Venus
      </WithGlyph>,
    ],
  ]),
  hindi: <WithGlyph glyph={<RashiGlyph sign={5} size={20} />}>सिंह</WithGlyph>,
  cell: '100%',
});
