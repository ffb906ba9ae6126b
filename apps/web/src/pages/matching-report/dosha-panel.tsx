import { Badge } from '@jyoti/ui/badge';
import { Card } from '@jyoti/ui/card';
import { Text } from '@jyoti/ui/layout';
import { doshaRows } from './dosha-rows.ts';
import type { MatchProps } from './match-props.ts';
import * as styles from './matching-report.css.ts';
import { useMatchingWords } from './words.ts';

/** The doshas of the couple and of each of the two, as computed. */
export function DoshaPanel(props: MatchProps) {
  const words = useMatchingWords();
  return (
    <ul className={styles.doshas} aria-label={words.aggregate.doshas}>
      {doshaRows(props, words).map(({ name, found, text }) => (
        <Card key={name} as="li" className={styles.dosha}>
          <div className={styles.doshaHead}>
            <span className={styles.doshaName}>{name}</span>
            {found.map(({ says, isPresent }) => (
              <Badge key={says} tone={isPresent ? 'warning' : 'success'}>
                {says}
              </Badge>
            ))}
          </div>
          {text && <Text size="small">{text}</Text>}
        </Card>
      ))}
    </ul>
  );
}
