import { TithiStrip } from './index.ts';

export const NamesToday = () => <TithiStrip tithi={9} caption="Today: Shukla Navami" />;

export const NamesNothing = () => <TithiStrip tithi={9} caption="Phases of the Moon" />;
