import { Button } from '../button/index.ts';
import { Text } from '../layout/index.ts';
import { Price } from '../price/index.ts';
import { ActionBar } from './index.ts';

export const WithItsPrice = () => (
  <ActionBar action={<Button variant="primary">Book Rudrabhishek</Button>}>
    <Text size="small" tone="muted">
      Standard package
    </Text>
    <Price amount={1500} listPrice={2100} />
  </ActionBar>
);

export const WithoutAPrice = () => (
  <ActionBar action={<Button variant="primary">Continue</Button>}>
    <Text>Ready to begin?</Text>
  </ActionBar>
);
