import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { DownloadIcon } from '@jyoti/ui/icons';
import { Text } from '@jyoti/ui/layout';
import { useToast } from '@jyoti/ui/toast';
import { api } from '../../session/api.ts';
import { saveFile } from '../../files/save-file.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { ProfilePart } from './profile-part.tsx';
import { useProfileWords } from './words.ts';

/** Everything that is stored about the visitor, as a file. */
export function YourData() {
  const words = useProfileWords().data;
  const { show } = useToast();
  const { busy, message, send } = useSubmit();

  const download = () =>
    void send(async () => {
      const data = await api.exportAccount();
      const content = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      saveFile(words.fileName(data.exportedAt.slice(0, 10)), content);
      show({ text: words.done });
    }, words.failed);

  return (
    <ProfilePart id="data" title={words.title}>
      <Text>{words.text}</Text>
      {message && <Alert tone="danger">{message}</Alert>}
      <div>
        <Button
          icon={<DownloadIcon size={20} strokeWidth={1.6} aria-hidden />}
          loading={busy}
          loadingLabel={words.preparing}
          onClick={download}
        >
          {message ? words.tryAgain : words.download}
        </Button>
      </div>
    </ProfilePart>
  );
}
