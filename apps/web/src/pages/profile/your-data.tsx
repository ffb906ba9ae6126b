import { Text } from '@jyoti/ui/layout';
import { api } from '../../session/api.ts';
import { SaveFileButton } from '../../files/save-file-button.tsx';
import { ProfilePart } from './profile-part.tsx';
import { useProfileWords } from './words.ts';

/** Everything that is stored about the visitor, as a file. */
export function YourData() {
  const words = useProfileWords().data;
  return (
    <ProfilePart id="data" title={words.title}>
      <Text>{words.text}</Text>
      <SaveFileButton
        label={words.download}
        retryLabel={words.tryAgain}
        busy={words.preparing}
        done={words.done}
        failed={words.failed}
        load={async () => {
          const data = await api.exportAccount();
          return {
            name: words.fileName(data.exportedAt.slice(0, 10)),
            content: new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
          };
        }}
      />
    </ProfilePart>
  );
}
