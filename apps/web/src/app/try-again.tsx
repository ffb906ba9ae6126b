import { Alert, type AlertProps } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { useWords } from '../words/index.ts';

interface TryAgainProps extends Pick<AlertProps, 'tone' | 'title' | 'children'> {
  onRetry: () => void;
}

/** Says what did not come, beside the button that asks for it again. */
export function TryAgain({ tone = 'danger', onRetry, ...what }: TryAgainProps) {
  const { tryAgain } = useWords();
  return (
    <Alert
      {...what}
      tone={tone}
      action={
        <Button size="small" onClick={onRetry}>
          {tryAgain}
        </Button>
      }
    />
  );
}
