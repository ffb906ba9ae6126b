import type { PieceProblem } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { Cluster, Stack, Text } from '@jyoti/ui/layout';
import { List } from '@jyoti/ui/list';
import * as styles from './operate.css.ts';
import { operateMessages } from '../../messages.generated/operate.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

interface PieceProblemsProps {
  problems: readonly PieceProblem[];
  /** Selects a line of the text. */
  onGoTo: (line: number) => void;
}

/** Validation errors of a text, each with a button that selects its line. */
export function PieceProblems({ problems, onGoTo }: PieceProblemsProps) {
  const words = useMessages(operateMessages).content;
  if (problems.length === 0) return <Alert tone="success">{words.fits}</Alert>;
  return (
    <Alert tone="danger">
      <Stack gap="x3">
        <Text>{words.problems({ count: problems.length })}</Text>
        <List ordered>
          {problems.map(({ path, line, message }) => (
            <Cluster as="li" gap="x3" align="baseline" key={`${path} ${message}`}>
              <Button size="small" onClick={() => onGoTo(line)}>
                {words.line({ line })}
              </Button>
              <span className={styles.anywhere}>
                <strong>{path || words.whole}</strong> {message}
              </span>
            </Cluster>
          ))}
        </List>
      </Stack>
    </Alert>
  );
}
