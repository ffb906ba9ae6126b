import { MoonPhase } from './index.ts';

export const WithWords = () => (
  <MoonPhase
    illumination={0.94}
    waxing
    captioned
    title="The Moon tonight"
    note="Thursday, 10 April 2025"
  />
);

export const DiscAlone = () => <MoonPhase illumination={0.94} waxing size={32} />;
