import { Button } from '@jyoti/ui/button';
import { Text } from '@jyoti/ui/layout';
import { useEffect, useState } from 'react';
import { ProfilePart } from './profile-part.tsx';
import { profileMessages } from '../../../messages.generated/profile.ts';
import { lazyDialog, preloadWhenIdle } from '../../../platform/lazy/lazy-part.tsx';
import { useMessages } from '../../../platform/words/use-messages.ts';

const DeleteAccountDialog = lazyDialog(
  () => import('./delete-account-dialog.tsx'),
  'DeleteAccountDialog',
);

/** Irreversible actions. */
export function DangerZone() {
  const words = useMessages(profileMessages).danger;
  useEffect(() => preloadWhenIdle([DeleteAccountDialog]), []);
  const [open, setOpen] = useState(false);
  return (
    <ProfilePart id="danger" title={words.title} danger>
      <Text>{words.text}</Text>
      <div>
        <Button variant="danger" onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      </div>
      {open && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </ProfilePart>
  );
}
