import { facts, heading, paragraph } from '../../../kundli/pdf/blocks.ts';
import type { PdfBlock } from '@jyoti/pdf';
import type { MatchPart } from './match-part.ts';

export function rajjuVedhaPart({ source, words, setting }: MatchPart): PdfBlock[] {
  const { rajju, vedha } = source.match.rajju_vedha;
  const { rajjuVedha: own, aggregate } = words;
  const { names } = source;
  const verdict = (isPresent: boolean, sentence: string): PdfBlock => ({
    type: 'paragraph',
    text: `${isPresent ? aggregate.present : aggregate.notPresent}. ${sentence}`,
    look: 'lead',
  });
  return [
    heading(own.rajju),
    verdict(rajju.is_dosha_present, rajju.is_dosha_present ? own.rajjuPresent : own.rajjuAbsent),
    ...paragraph(rajju.rajju_description),
    facts(
      [
        [own.part, rajju.rajju_part ?? own.noPart],
        [own.partOf(names.boy), rajju.boy_part],
        [own.partOf(names.girl), rajju.girl_part],
      ],
      setting,
      1,
    ),
    ...paragraph(own.rajjuText, 'quiet'),
    heading(own.vedha),
    verdict(vedha.is_dosha_present, vedha.is_dosha_present ? own.vedhaPresent : own.vedhaAbsent),
    ...paragraph(vedha.description),
    facts(
      [
        [own.nakshatraOf(names.boy), vedha.boy_nakshatra],
        [own.nakshatraOf(names.girl), vedha.girl_nakshatra],
      ],
      setting,
      1,
    ),
    ...paragraph(own.vedhaText, 'quiet'),
  ];
}
