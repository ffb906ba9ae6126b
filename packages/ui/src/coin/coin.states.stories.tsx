import { drawnSheet } from '../../test/state-sheet.tsx';
import { Cluster } from '../layout/index.ts';
import { Coin } from './index.ts';

export default { title: 'Components/Drawings/Coin', tags: ['visual'] };

export const AllStates = drawnSheet(() => (
  <Cluster gap="x4">
    {(['plain', 'double', 'petals'] as const).map((variant) =>
      [64, 96, 200].map((size) => (
        <Coin key={`${variant}${size}`} variant={variant} size={size}>
          {variant === 'petals' ? 2024 : 11}
        </Coin>
      )),
    )}
  </Cluster>
));
