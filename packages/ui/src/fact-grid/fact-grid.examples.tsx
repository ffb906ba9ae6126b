import { FactGrid, FactTile } from './index.ts';

export const ShortValues = () => (
  <FactGrid>
    <FactTile label="Lagna (ascendant)" value="Simha" detail="Leo 12°06′, lord Sun" />
    <FactTile label="Rashi (Moon sign)" value="Tula" detail="Libra 24°39′, lord Venus" />
  </FactGrid>
);

export const Sentences = () => (
  <FactGrid>
    <FactTile
      label="Lagna (ascendant)"
      value="Your ascendant is in Simha (Leo) at 12°06′, and its lord is the Sun"
    />
    <FactTile
      label="Rashi (Moon sign)"
      value="Your Moon is in Tula (Libra) at 24°39′, and its lord is Venus"
    />
  </FactGrid>
);
