import { PersonCard } from './index.ts';

export const OneFactEach = () => (
  <PersonCard
    headingLevel={4}
    name="Leela Nair"
    jobTitle="Editor"
    note="MA Sanskrit · 12 years of experience"
  >
    Reads every text before it appears.
  </PersonCard>
);

export const AllInTheTitle = () => (
  <PersonCard
    headingLevel={4}
    name="Leela Nair"
    jobTitle="MA Sanskrit, 12 years of experience, award-winning senior editor"
  >
    Reads every text before it appears.
  </PersonCard>
);

export const Parts = () => (
  <PersonCard
    name="Arjun Rao"
    jobTitle="Head of research"
    note="PhD in astronomy · 9 years of experience"
  >
    Checks every rule against its source.
  </PersonCard>
);
