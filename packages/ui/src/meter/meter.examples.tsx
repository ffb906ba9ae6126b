import { Meter } from './index.ts';

export const SaysOfWhat = () => <Meter label="Nadi" value={8} max={8} note="Different nadis" />;

export const BarePercent = () => <Meter label="Score" value={50} max={100} />;

export const PointsOf36 = () => (
  <Meter variant="dial" label="Ashtakoot points" value={26} max={36} word="good" />
);
