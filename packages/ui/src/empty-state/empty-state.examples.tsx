import { ButtonLink } from '../link/index.ts';
import { EmptyState, ErrorState } from './index.ts';

export const SaysHow = () => (
  <EmptyState
    title="No saved charts yet"
    action={<ButtonLink href="/kundli">Create a kundli</ButtonLink>}
  >
    Charts that you save appear here, with the person’s name and date of birth.
  </EmptyState>
);

export const Uninformative = () => <EmptyState title="No data" />;

export const KeepsTheRest = () => (
  <ErrorState title="We couldn’t load today’s panchang" onRetry={() => {}}>
    The rest of the page is up to date.
  </ErrorState>
);

export const LooksEmpty = () => <EmptyState title="Nothing here" />;
