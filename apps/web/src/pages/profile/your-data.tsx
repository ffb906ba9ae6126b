import { Button } from '@jyoti/ui/button';
import { DownloadIcon } from '@jyoti/ui/icons';
import { Text } from '@jyoti/ui/layout';
import { useEffect, useState } from 'react';
import { lazyDialog, preloadWhenIdle } from '../../lazy/lazy-part.tsx';
import { ProfilePart } from './profile-part.tsx';
import { useProfileWords } from './words.ts';

const ExportDialog = lazyDialog(() => import('./export-dialog.tsx'), 'ExportDialog');

/** Everything that is stored about the visitor, as a file. */
export function YourData() {
  const words = useProfileWords().data;
  useEffect(() => preloadWhenIdle([ExportDialog]), []);
  const [open, setOpen] = useState(false);

  return (
    <ProfilePart id="data" title={words.title}>
      <Text>{words.text}</Text>
      <div>
        <Button
          icon={<DownloadIcon size={20} strokeWidth={1.6} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {words.download}
        </Button>
      </div>
      {open && <ExportDialog onClose={() => setOpen(false)} />}
    </ProfilePart>
  );
}
