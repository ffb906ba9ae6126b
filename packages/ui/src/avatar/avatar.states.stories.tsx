import { drawnSheet } from '../../test/state-sheet.tsx';
import { Cluster, Stack } from '../layout/index.ts';
import { people } from './avatar.examples.tsx';
import { Avatar, AvatarGroup, type AvatarProps } from './index.ts';

export default { title: 'Components/Content/Avatar', tags: ['visual'] };

/** A portrait: a moon over a hill, in greys. */
const src = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 124"><rect width="100" height="124" fill="#7d8894"/><circle cx="50" cy="52" r="22" fill="#e6dccb"/><path d="M10 124c0-30 18-42 40-42s40 12 40 42z" fill="#4a5560"/></svg>',
)}`;
const all = [...people, { name: 'Pictured', src }];

const Row = (props: Omit<AvatarProps, 'name'>) => (
  <Cluster align="end">
    {all.map((person) => (
      <Avatar key={person.name} {...person} {...props} />
    ))}
  </Cluster>
);

export const AllStates = drawnSheet(() => (
  <Stack gap="x5">
    <Row />
    <Row size="regular" />
    <Row size="large" />
    <Row size="regular" shape="arch" />
    <Row size="large" shape="arch" />
    <Cluster>
      <AvatarGroup label="Few" items={all.slice(0, 3)} />
      <AvatarGroup label="Many" items={all} />
      <AvatarGroup label="Large" items={all.toReversed()} size="regular" max={3} />
    </Cluster>
  </Stack>
));
