import { MediaObject, Text } from '../layout/index.ts';
import { Coin } from './index.ts';

export const WithItsName = () => (
  <MediaObject
    align="center"
    media={
      <Coin variant="petals" size={72} label="Award of 2024">
        2024
      </Coin>
    }
  >
    <Text weight="strong">Best almanac</Text>
    <Text tone="muted">Sample Jyotish Parishad</Text>
  </MediaObject>
);

export const YearAlone = () => (
  <Coin variant="petals" size={72}>
    2024
  </Coin>
);
