import { pathIn, type Share, type ShareReportInput } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { Checkbox } from '@jyoti/ui/checkbox';
import { Dialog } from '@jyoti/ui/dialog';
import { Grid, Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { useState } from 'react';
import { FailureAlert } from '../../../platform/data/failure-alert.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { api } from '../../../platform/session/api.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { ShareLinks } from './share-links.tsx';
import { reportMessages } from '../../../messages.generated/report.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface ShareLinkDialogProps {
  title: string;
  /** The result in one sentence. */
  text: string;
  report: ShareReportInput;
  onClose: () => void;
}

/** Makes a link to a report that shows no name, and birth details only if the visitor chooses so. */
export function ShareLinkDialog({ title, text, report, onClose }: ShareLinkDialogProps) {
  const words = useMessages(reportMessages).link;
  const language = useLanguage();
  const [showsBirth, setShowsBirth] = useState(false);
  const [share, setShare] = useState<Share | null>(null);
  const { busy, errors, message, send } = useSubmit();
  const problem = message ?? errors['kind'];
  const make = async () =>
    setShare(await api('POST /api/users/shares', { body: { ...report, showsBirth } }));
  const href =
    share && new URL(pathIn(language, `/shared#key=${share.key}`), globalThis.location.origin).href;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.text}
      footer={
        href === null && (
          <Button
            variant="primary"
            loading={busy}
            loadingLabel={words.making}
            onClick={() => void send(make, words.failed)}
          >
            {words.make}
          </Button>
        )
      }
    >
      <Stack>
        {problem && <FailureAlert title={problem} />}
        <Checkbox
          label={words.showsBirth}
          checked={showsBirth}
          onValueChange={(checked) => {
            setShowsBirth(checked);
            // Each choice has a link of its own.
            setShare(null);
          }}
        />
        <Text size="small" tone="muted">
          {words.note}
        </Text>
        {href !== null && (
          <div role="status">
            <Stack>
              <Text>{words.made}</Text>
              <Link href={href}>{href}</Link>
              <Grid minItem="12rem" gap="x3" align="start">
                <ShareLinks {...{ title, text, href }} />
              </Grid>
              <Text size="small">
                <Link href="/profile#shares">{words.manage}</Link>
              </Text>
            </Stack>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}
