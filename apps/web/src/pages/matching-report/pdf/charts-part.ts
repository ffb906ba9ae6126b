import { bodyKeys, type Planet } from '@jyoti/contract';
import { degreesAndMinutes } from '../../../kundli/format.ts';
import { facts, paragraph, signs } from '../../../kundli/pdf/blocks.ts';
import { partners, type Partner } from '../../../matching/pair-in-url.ts';
import type { PdfBlock } from '@jyoti/pdf';
import type { MatchPart } from './match-part.ts';

const isAscendant = ({ name }: Planet) => name === 'As';

/** The planets and birth details of the two, which the page folds below their charts. */
export function chartsPart({ source: { match, names }, words, setting }: MatchPart): PdfBlock[] {
  const { charts: own } = words;
  const { ashtakoot } = match;
  const planets = {
    boy: ashtakoot.boy_planetary_details,
    girl: ashtakoot.girl_planetary_details,
  };
  const details = { boy: ashtakoot.boy_astro_details, girl: ashtakoot.girl_astro_details };
  const keys = Object.entries(own.facts) as [keyof typeof own.facts, string][];
  const state = (body: Planet) =>
    [body.retro && own.retrograde, body.is_combust && own.combust].filter(Boolean).join(', ');
  return partners.flatMap((partner: Partner): PdfBlock[] => [
    {
      type: 'table',
      caption: own.planets(names[partner]),
      columns: [
        { header: own.planet },
        { header: own.zodiac },
        { header: own.degree, numeric: true },
        { header: own.house, numeric: true },
        { header: own.nakshatra },
        { header: own.nakshatraLord },
        { header: own.signLord },
        { header: own.state },
      ],
      rows: bodyKeys.map((key) => {
        const body = planets[partner][key];
        return [
          body.full_name,
          signs(body.zodiac),
          degreesAndMinutes(body.local_degree),
          String(body.house),
          `${body.nakshatra} ${body.nakshatra_pada}`,
          body.nakshatra_lord,
          body.zodiac_lord,
          isAscendant(body) ? '' : state(body),
        ];
      }),
    },
    ...paragraph(own.details(names[partner]), 'strong'),
    facts(
      keys.map(([key, label]) => {
        const value = details[partner][key];
        return [label, Array.isArray(value) ? value.join(', ') : value] as const;
      }),
      setting,
    ),
  ]);
}
