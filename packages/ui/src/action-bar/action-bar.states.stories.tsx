import { stateSheet } from '../../test/state-sheet.tsx';
import { Button } from '../button/index.ts';
import { Text } from '../layout/index.ts';
import { Price } from '../price/index.ts';
import { ActionBar } from './index.ts';

export default { title: 'Components/Actions/ActionBar', tags: ['visual'] };

export const AllStates = stateSheet(ActionBar, {
  samples: {
    'with a price': {
      action: <Button variant="primary">Book this ceremony</Button>,
      children: <Price amount={1500} listPrice={2100} />,
    },
    disabled: {
      action: <Button disabled>Book this ceremony</Button>,
      children: <Text>No date is free</Text>,
    },
  },
  hindi: { action: <Button variant="primary">अभी बुक करें</Button>, children: <Text>सम्पूर्ण पैकेज</Text> },
  cell: '100%',
});
