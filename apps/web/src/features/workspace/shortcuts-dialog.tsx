import { Dialog } from '@jyoti/ui/dialog';
import { Stack } from '@jyoti/ui/layout';
import { DescriptionList } from '@jyoti/ui/description-list';
import { Switch } from '@jyoti/ui/switch';
import { shortcuts } from './shortcuts.ts';
import { workspaceMessages } from '../../messages.generated/workspace.ts';
import * as styles from './workspace.css.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

interface ShortcutsDialogProps {
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
  onClose: () => void;
}

/** Every shortcut with its key, and a switch that turns them off. */
export function ShortcutsDialog({ isOn, onTurn, onClose }: ShortcutsDialogProps) {
  const { shortcuts: words } = useMessages(workspaceMessages);
  const named = (keys: readonly string[]) => {
    const [first = '', ...others] = keys;
    const last = others.at(-1);
    return last === undefined ? first : words.range({ first, last });
  };
  return (
    <Dialog open onOpenChange={onClose} title={words.title} description={words.intro}>
      <Stack gap="x5">
        <Switch
          label={words.on}
          hint={isOn ? undefined : words.off}
          checked={isOn}
          onValueChange={onTurn}
        />
        <DescriptionList
          items={shortcuts.map(({ id, keys }) => ({
            label: words.names[id],
            value: <kbd className={styles.key}>{named(keys)}</kbd>,
          }))}
        />
      </Stack>
    </Dialog>
  );
}
