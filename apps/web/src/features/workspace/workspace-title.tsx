import type { KundliBirth } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { PlusIcon, UsersIcon } from '@jyoti/ui/icons';
import { Cluster, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { PageHeader } from '@jyoti/ui/page-header';
import { birthText } from '../birth/birth-text.ts';
import { useLanguage } from '../../platform/words/use-language.ts';
import { keysOf } from './shortcuts.ts';
import { workspaceMessages } from '../../messages.generated/workspace.ts';
import { reportUrl } from './workspace-url.ts';
import * as styles from './workspace.css.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

interface WorkspaceTitleProps {
  first: KundliBirth;
  second: KundliBirth | null;
  report: URLSearchParams;
  onSecond: () => void;
  onRemove: () => void;
  onSwap: () => void;
  /** Without it, there is no room for another pane. */
  onAdd: (() => void) | undefined;
  onShortcuts: () => void;
}

/** Whose charts these are, and the choice of the second. */
export function WorkspaceTitle({
  first,
  second,
  report,
  onSecond,
  onRemove,
  onSwap,
  onAdd,
  onShortcuts,
}: WorkspaceTitleProps) {
  const words = useMessages(workspaceMessages);
  const language = useLanguage();
  const line = (birth: KundliBirth, sentence: typeof words.detail) => {
    const text = birthText(birth, language);
    return text && sentence({ ...text, time: text.time ?? '' });
  };
  return (
    <div className={styles.title}>
      <PageHeader emphasis="description" title={words.title}>
        <Text weight="strong">{line(first, words.detail)}</Text>
        {second && <Text>{line(second, words.secondDetail)}</Text>}
      </PageHeader>
      <Cluster gap="x3" data-print="hide">
        <Button
          size="small"
          icon={<UsersIcon size={18} />}
          aria-keyshortcuts={keysOf('second')}
          onClick={onSecond}
        >
          {second ? words.second.change : words.second.choose}
        </Button>
        {second && (
          <>
            <Button size="small" onClick={onSwap}>
              {words.second.swap}
            </Button>
            <Button size="small" onClick={onRemove}>
              {words.second.remove}
            </Button>
          </>
        )}
        <Button
          size="small"
          icon={<PlusIcon size={18} />}
          aria-keyshortcuts={keysOf('add')}
          disabled={onAdd === undefined}
          title={onAdd ? undefined : words.most}
          onClick={onAdd}
        >
          {words.add}
        </Button>
        <ButtonLink size="small" href={reportUrl(report)}>
          {words.report}
        </ButtonLink>
        <Button
          size="small"
          aria-keyshortcuts={keysOf('help')}
          className={styles.shortcutsButton}
          onClick={onShortcuts}
        >
          {words.shortcutsButton}
        </Button>
      </Cluster>
    </div>
  );
}
