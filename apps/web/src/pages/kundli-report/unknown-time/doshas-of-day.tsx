import type { MoonChart } from '@jyoti/contract';
import { Sentences } from '../parts/sentences.tsx';
import { SadeSati } from '../doshas-tab/sade-sati.tsx';
import { kaalsarpSentences, mangalSentences } from './dosha-sentences.ts';
import { useUnknownTimeWords } from './words.ts';

/** The doshas that need no ascendant. */
export function DoshasOfDay({
  chart: { doshas },
  timezone,
  now,
}: {
  chart: MoonChart;
  timezone: string;
  now: string;
}) {
  const words = useUnknownTimeWords().doshas;
  return (
    <>
      <Sentences title={words.mangal} sentences={mangalSentences(doshas, words)} />
      <Sentences title={words.kaalsarp} sentences={kaalsarpSentences(doshas, words)} />
      {doshas.sadesati ? (
        <SadeSati sadesati={doshas.sadesati} timezone={timezone} now={now} />
      ) : (
        <Sentences title={words.sadesati} sentences={[words.changes]} />
      )}
    </>
  );
}
