import type { MoonChart } from '@jyoti/contract';
import { Sentences } from '../parts/sentences.tsx';
import { SadeSati } from '../doshas-tab/sade-sati.tsx';
import { useUnknownTimeWords, type UnknownTimeWords } from './words.ts';

type Doshas = MoonChart['doshas'];
type Words = UnknownTimeWords['doshas'];

function mangalSentences({ mangal }: Doshas, words: Words): string[] {
  if (!mangal) return [words.changes];
  const { house_from_moon: house, is_dosha_house: counts } = mangal;
  return [counts ? words.mangalFound(house) : words.mangalNot(house), words.mangalRest];
}

function kaalsarpSentences({ kaalsarp }: Doshas, words: Words): string[] {
  if (!kaalsarp) return [words.changes];
  if (kaalsarp.is_dosha_present) return [words.kaalsarpFound, words.kaalsarpRest];
  return kaalsarp.is_partial ? [words.kaalsarpPartial, words.kaalsarpRest] : [words.kaalsarpNot];
}

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
