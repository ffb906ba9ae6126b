import { PapaBars, type PapaPartner } from './index.ts';

const arjun: PapaPartner = {
  name: 'Arjun',
  papa: { rahu: 4.5, sun: 8.25, saturn: 12.75, mars: 18.5 },
  total: 44,
  points: { rahu: 0.5, sun: 0.75, saturn: 1, mars: 1.5, total: 3.75 },
};

const meera: PapaPartner = {
  name: 'Meera',
  papa: { rahu: 0, sun: 5, saturn: 10, mars: 26 },
  total: 41,
  points: { rahu: 0, sun: 0.25, saturn: 1, mars: 1.75, total: 3 },
};

const note = 'Arjun has 3.75 points and Meera has 3. The difference is small.';

export const Match = () => (
  <PapaBars caption="Papasamaya of Arjun and Meera" partners={[arjun, meera]} note={note} />
);

export const SaysItsFigure = () => <PapaBars partners={[arjun, meera]} note={note} />;

export const FigureMissing = () => (
  <PapaBars
    partners={[
      { name: arjun.name, papa: arjun.papa, total: arjun.total },
      { name: meera.name, papa: meera.papa, total: meera.total },
    ]}
    note={note}
  />
);
