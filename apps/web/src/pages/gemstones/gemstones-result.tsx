import type { Gemstones } from '@jyoti/contract';
import { rashiOf } from '@jyoti/reports/format';
import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { FocusOnMount } from '@jyoti/ui/focus-on-mount';
import { Cluster, Grid, Stack, Text } from '@jyoti/ui/layout';
import { PrintButton } from '@jyoti/ui/page-actions';
import { PageTitle } from '@jyoti/ui/page-title';
import { Part } from '@jyoti/ui/part';
import { PrintLayout } from '@jyoti/ui/print-layout';
import { SignBadge } from '@jyoti/ui/sign-badge';
import { ShareResult } from '../../report/share-result.tsx';
import { PdfButton } from '../../pdf/pdf-button.tsx';
import { useNames } from '../../words/names.ts';
import { birthLine } from './birth-line.ts';
import { settingsLine } from './settings-line.ts';
import { AvoidedGem, StoneCard } from './stone-card.tsx';
import { advisedFirst, leftAside } from './stone-facts.ts';
import { gemstonesResultMessages } from '../../messages.generated/gemstones-result.ts';
import { useMessages } from '../../words/use-messages.ts';

interface GemstonesResultProps {
  gemstones: Gemstones;
  onAgain: () => void;
}

/**
 * The recommendation: a summary, the three stones with their reasons, the stones not advised, and
 * the limits.
 */
export function GemstonesResult({ gemstones, onAgain }: GemstonesResultProps) {
  const words = useMessages(gemstonesResultMessages);
  const names = useNames();
  const { birth, order, notices, dasha_stones, bot_response, disclaimer } = gemstones;
  const others = leftAside(gemstones);
  return (
    <PrintLayout
      name={words.sheet({ name: birth.name })}
      settings={[settingsLine(gemstones, words, names)]}
    >
      <Stack gap="x7">
        <Stack gap="x4">
          <FocusOnMount>
            <PageTitle title={words.title({ name: birth.name })}>
              {birthLine(birth, words, names.language)}
            </PageTitle>
          </FocusOnMount>
          {notices.map((notice) => (
            <Alert key={notice} tone="info" announce="off">
              {notice}
            </Alert>
          ))}
          <Alert
            tone={order.length > 0 ? 'success' : 'info'}
            title={order.length > 0 ? words.ready : words.none}
          >
            {bot_response}
          </Alert>
          <Cluster gap="x3">
            <Text tone="muted">{words.ascendant}</Text>
            <SignBadge sign={rashiOf(gemstones.ascendant)} />
          </Cluster>
          <Grid minItem="12rem" columns={4} gap="x3" align="start" data-print="hide">
            <Button onClick={onAgain}>{words.again}</Button>
            <PrintButton />
            <Stack gap="x1">
              <PdfButton
                fileName={words.file}
                write={async (setting) => {
                  const { gemstonesSheet } = await import('./pdf/gemstones-sheet.ts');
                  return gemstonesSheet(gemstones, words, setting);
                }}
              />
            </Stack>
            <ShareResult
              title={words.title({ name: birth.name })}
              text={bot_response ?? words.ready}
              hasBirth
            />
          </Grid>
        </Stack>
        {order.length > 0 && (
          <Part title={words.order} intro={words.orderText}>
            <ol>
              {order.map((role) => (
                <li key={role}>
                  {words.inOrder({ role: words.roles[role], gem: names.term(gemstones[role].gem) })}
                </li>
              ))}
            </ol>
          </Part>
        )}
        <Part title={words.stones}>
          <Grid as="ul" minItem="19rem" gap="x5">
            {advisedFirst(gemstones).map((role) => (
              <StoneCard key={role} stone={gemstones[role]} title={words.roles[role]} />
            ))}
          </Grid>
        </Part>
        {dasha_stones.length > 0 && (
          <Part title={words.dasha} intro={words.dashaText}>
            <Grid as="ul" minItem="19rem" gap="x5">
              {dasha_stones.map((stone) => (
                <StoneCard key={stone.planet} stone={stone} title={words.dashaStone} />
              ))}
            </Grid>
          </Part>
        )}
        {others.length > 0 && (
          <Part title={words.avoid} intro={words.avoidText}>
            <Grid as="ul" minItem="19rem" gap="x5">
              {others.map((row) => (
                <AvoidedGem key={row.planet} row={row} />
              ))}
            </Grid>
          </Part>
        )}
        <Part title={words.limits}>
          <Stack gap="x2">
            <Text>
              {disclaimer} {words.notForSale}
            </Text>
            <Text size="small" tone="muted">
              {settingsLine(gemstones, words, names)} {words.uncertain}
            </Text>
          </Stack>
        </Part>
      </Stack>
    </PrintLayout>
  );
}
