import { Cluster } from '../layout/index.ts';
import { Badge } from './index.ts';

export const OneWord = () => (
  <Cluster gap="x3">
    <Badge tone="success">Auspicious</Badge>
    <Badge tone="warning">Mixed</Badge>
    <Badge tone="danger">Inauspicious</Badge>
  </Cluster>
);

export const Sentence = () => (
  <Badge tone="danger">This is a very bad time to begin anything new!</Badge>
);
