import { Badge } from '../badge/index.ts';
import { TrustBar } from './index.ts';

export const FiguresThatFit = () => (
  <TrustBar
    clientCount="50,000+"
    rating={4.8}
    reviewCount={12_400}
    badge={<Badge>Sample data</Badge>}
  />
);

export const FiguresThatDoNot = () => (
  <TrustBar clientCount="10,00,000+" rating={5} reviewCount={12} />
);
