import { GrahaPicker } from './index.ts';

export const UsualOrder = () => <GrahaPicker label="Planet" />;

export const ByTheAlphabet = () => (
  <GrahaPicker
    label="Planet"
    options={['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus']}
  />
);
