import { Progress } from './index.ts';

export const SaysWhatAndHowFar = () => (
  <Progress label="Calculating the charts" value={3} max={5} valueText="3 of 5 charts" />
);

export const PleaseWait = () => <Progress label="Please wait" />;
