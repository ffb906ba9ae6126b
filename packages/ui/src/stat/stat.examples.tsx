import { Stat } from './index.ts';

export const Counted = () => <Stat value={1_50_000} label="charts made" note="since 2012" />;

export const Praise = () => <Stat value="100%" label="accurate predictions" />;
