import { Grid } from '../layout/index.ts';
import { InteractiveKundliChart, KundliChart, type KundliChartData } from './index.ts';

const asha: KundliChartData = {
  ascendantSign: 5,
  ascendantDegree: 12.1,
  placements: [
    { graha: 'sun', sign: 4, degree: 27.25 },
    { graha: 'moon', sign: 7, degree: 24.65 },
    { graha: 'mars', sign: 3, degree: 4.4 },
    { graha: 'mercury', sign: 4, degree: 28.3, combust: true },
    { graha: 'jupiter', sign: 7, degree: 13.6 },
    { graha: 'venus', sign: 6, degree: 12.9 },
    { graha: 'saturn', sign: 11, degree: 16.6, retrograde: true },
    { graha: 'rahu', sign: 7, degree: 25.4 },
    { graha: 'ketu', sign: 1, degree: 25.4 },
  ],
};

export const BirthChart = () => <KundliChart title="Birth chart (D1) of Asha" data={asha} />;

export const Styles = () => (
  <Grid minItem="15rem" gap="x5">
    <KundliChart title="North Indian style" data={asha} legend={false} />
    <KundliChart
      title="South Indian style"
      data={asha}
      variant="south"
      middle="Rashi (D1)"
      legend={false}
    />
    <KundliChart
      title="East Indian style"
      data={asha}
      variant="east"
      middle="Rashi (D1)"
      legend={false}
    />
  </Grid>
);

export const HouseByHouse = () => (
  <InteractiveKundliChart title="Birth chart (D1) of Asha" data={asha} defaultHouse={3} />
);

export const OneStyle = () => (
  <Grid minItem="12rem" gap="x4">
    <KundliChart title="Rashi (D1)" data={asha} legend={false} degrees={false} />
    <KundliChart
      title="Navamsa (D9)"
      data={{ ...asha, ascendantSign: 1 }}
      legend={false}
      degrees={false}
    />
  </Grid>
);

export const MixedStyles = () => (
  <Grid minItem="12rem" gap="x4">
    <KundliChart title="Rashi (D1)" data={asha} legend={false} degrees={false} />
    <KundliChart
      title="Navamsa (D9)"
      data={{ ...asha, ascendantSign: 1 }}
      variant="south"
      legend={false}
      degrees={false}
    />
  </Grid>
);
