import { drawnSheet } from '../../test/state-sheet.tsx';
import { UserIcon } from '../icons/index.ts';
import { Cluster } from '../layout/index.ts';
import { Tag } from './index.ts';

export default { title: 'Components/Content/Tag', tags: ['visual'] };

const remove = () => undefined;
const tones = ['plain', 'success', 'warning', 'danger', 'info', 'brass'] as const;

export const AllStates = drawnSheet(() => (
  <Cluster gap="x2">
    {tones.map((tone) => (
      <Tag key={tone} tone={tone} label={tone} onRemove={remove} />
    ))}
    <Tag label="Fixed" />
    <Tag label="Disabled" onRemove={remove} disabled />
    <Tag label="With an icon" icon={<UserIcon size={16} aria-hidden />} onRemove={remove} />
    <Tag lang="hi" label="सम्पूर्णजन्मकुण्डलीविश्लेषण एवं गुणमिलान सहित परामर्श" onRemove={remove} />
  </Cluster>
));
