import { Grid } from '../layout/index.ts';
import { Spinner } from './index.ts';

export const OneWait = () => <Spinner label="Calculating the chart…" />;

export const ThreeRings = () => (
  <Grid minItem="7rem" gap="x4">
    <Spinner />
    <Spinner />
    <Spinner />
  </Grid>
);
