import { Button } from '@jyoti/ui/button';
import { DownloadIcon } from '@jyoti/ui/icons';
import { Text } from '@jyoti/ui/layout';
import { useToast } from '@jyoti/ui/toast';
import { useEffect, useState } from 'react';
import { lazyDialog, preloadWhenIdle } from '../../../platform/lazy/lazy-part.tsx';
import { resetVisitorStorage } from '../../../platform/session/visitor-data.ts';
import { ProfilePart } from './profile-part.tsx';
import { profileMessages } from '../../../messages.generated/profile.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

const ExportDialog = lazyDialog(() => import('./export-dialog.tsx'), 'ExportDialog');

/**
 * Downloads all data stored about the visitor, and manages what this browser stores for offline
 * reading.
 */
export function YourData() {
  const words = useMessages(profileMessages).data;
  useEffect(() => preloadWhenIdle([ExportDialog]), []);
  const [open, setOpen] = useState(false);
  const { show } = useToast();
  const clear = () => {
    resetVisitorStorage();
    show({ text: words.cleared });
  };

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
      <Text>{words.browserCopies}</Text>
      <div>
        <Button onClick={clear}>{words.clear}</Button>
      </div>
      {open && <ExportDialog onClose={() => setOpen(false)} />}
    </ProfilePart>
  );
}
