import type { Horoscope } from '@jyoti/contract';
import { Card } from '@jyoti/ui/card';
import { Disclosure } from '@jyoti/ui/disclosure';
import { FactGrid, FactTile } from '@jyoti/ui/fact-grid';
import { Heading, Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { SignBadge } from '@jyoti/ui/sign-badge';
import { TimeSpan } from '@jyoti/ui/time-span';
import { rashiOf } from '../../reading/horoscope-signs.ts';
import { useHoroscopeWords } from './words.ts';

/** Number, sign and time of a day, with the rules that they are found by. */
export function DayFacts({ horoscope }: { horoscope: Horoscope }) {
  const words = useHoroscopeWords();
  const { luckyNumber, luckyPlanet, compatibleSign, favorableTime, settings } = horoscope;
  return (
    <Card as="section" aria-labelledby="horoscope-day">
      <Stack gap="x4">
        <Heading level={2} size="h3" id="horoscope-day">
          {words.favourable}
        </Heading>
        <FactGrid>
          <FactTile label={words.luckyNumber} value={luckyNumber} />
          <FactTile
            label={words.compatibleSign}
            value={
              <Link href={`/zodiac/${compatibleSign.toLowerCase()}`}>
                <SignBadge sign={rashiOf(compatibleSign)} />
              </Link>
            }
          />
          <FactTile
            label={words.favorableTime}
            value={
              favorableTime ? (
                <TimeSpan
                  start={favorableTime.start}
                  end={favorableTime.end}
                  timeZone={settings.timezone}
                />
              ) : (
                words.noTime
              )
            }
          />
        </FactGrid>
        <Disclosure label={words.rules}>
          <Stack gap="x2">
            <Text size="small" tone="muted">
              {words.luckyRule(words.grahasFirst[luckyPlanet] ?? luckyPlanet, luckyNumber)}
            </Text>
            <Text size="small" tone="muted">
              {words.compatibleRule}
            </Text>
            <Text size="small" tone="muted">
              {words.timeRule(words.grahas[luckyPlanet] ?? luckyPlanet, settings.timezone)}
            </Text>
          </Stack>
        </Disclosure>
      </Stack>
    </Card>
  );
}
