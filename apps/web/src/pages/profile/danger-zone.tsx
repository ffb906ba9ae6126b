import { Button } from '@jyoti/ui/button';
import { Text } from '@jyoti/ui/layout';
import { useEffect, useState } from 'react';
import { PartProgress } from '../../layout/page-progress.tsx';
import { ProfilePart } from './profile-part.tsx';
import { useProfileWords } from './words.ts';
import { lazyPart, preloadWhenIdle } from '../../lazy/lazy-part.tsx';

const DeleteAccountDialog = lazyPart(
  () => import('./delete-account-dialog.tsx'),
  (module) => module.DeleteAccountDialog,
  <PartProgress />,
);

/** What cannot be undone. */
export function DangerZone() {
  const words = useProfileWords().danger;
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
