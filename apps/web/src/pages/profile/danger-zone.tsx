import { Button } from '@jyoti/ui/button';
import { Text } from '@jyoti/ui/layout';
import { useState } from 'react';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { ProfilePart } from './profile-part.tsx';
import { useProfileWords } from './words.ts';

/** What cannot be undone. */
export function DangerZone() {
  const words = useProfileWords().danger;
  const [open, setOpen] = useState(false);
  return (
    <ProfilePart id="danger" title={words.title} danger>
      <Text>{words.text}</Text>
      <div>
        <Button variant="danger" onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      </div>
      <DeleteAccountDialog open={open} onClose={() => setOpen(false)} />
    </ProfilePart>
  );
}
