import type { Horoscope } from '@jyoti/contract';
import { rashiOf } from '@jyoti/reports/format';
import { Card } from '@jyoti/ui/card';
import { Disclosure } from '@jyoti/ui/disclosure';
import { FactGrid, FactTile } from '@jyoti/ui/fact-grid';
import { Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { Part } from '@jyoti/ui/part';
import { SignBadge } from '@jyoti/ui/sign-badge';
import { TimeSpan } from '@jyoti/ui/time-span';
import { hrefOfRashi } from '../signs.ts';
import { horoscopeMessages } from '../../../messages.generated/horoscope.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { grahaInSentence } from './because-words.ts';

/** Number, sign and time of a day, with the rules that give them. */
export function DayFacts({ horoscope }: { horoscope: Horoscope }) {
  const words = useMessages(horoscopeMessages);
  const { luckyNumber, compatibleSign, favorableTime, settings, recommendations } = horoscope;
  const language = useLanguage();
  const lord = recommendations.gemstone.planet;
  const rules = [
    words.luckyRule({ number: luckyNumber }),
    words.compatibleRule,
    words.timeRule({ lord: grahaInSentence(lord, language), zone: settings.timezone }),
  ];
  return (
    <Card>
      <Part title={words.favourable}>
        <FactGrid>
          <FactTile label={words.luckyNumber} value={luckyNumber} />
          <FactTile
            label={words.compatibleSign}
            value={
              <Link href={hrefOfRashi(rashiOf(compatibleSign))}>
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
            {rules.map((rule) => (
              <Text key={rule} size="small" tone="muted">
                {rule}
              </Text>
            ))}
          </Stack>
        </Disclosure>
      </Part>
    </Card>
  );
}
