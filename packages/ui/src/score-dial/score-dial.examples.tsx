import { ScoreDial } from './index.ts';

export const PointsOf36 = () => <ScoreDial label="Ashtakoot points" value={26} word="good" />;

export const Percentage = () => (
  <ScoreDial label="Match in per cent" value={72} max={100} word="good" />
);
