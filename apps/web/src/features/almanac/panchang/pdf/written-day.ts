import type { PanchangParams, User } from '@jyoti/contract';
import type { PdfDocument } from '@jyoti/pdf';
import { panchangMoreOf } from '../../../tarabala/use-panchang-more.ts';
import { moreQueryOf } from '../more-query.ts';
import { daySheet, type DaySheet } from './day-sheet.ts';
import type { MoreOfSheet } from './more-part.ts';
import { panchangMoreMessages } from '../../../../messages.generated/panchang-more.ts';

interface WrittenDay extends Omit<DaySheet, 'more'> {
  params: PanchangParams;
  user: User | null;
}

/** After this many ms a sheet is written without the part that did not arrive. */
const TIMEOUT = 15_000;

/** The sheet of a day, with what the tab "More timings" shows: it is requested unless the page has it already. */
export async function writtenDay(
  { params, user, ...sheet }: WrittenDay,
  setting: Pick<PdfDocument, 'author' | 'language' | 'missing'>,
): Promise<PdfDocument> {
  const moreOf = async (): Promise<MoreOfSheet | null> => {
    if (user === null) return null;
    try {
      const signal = AbortSignal.timeout(TIMEOUT);
      const { more } = await panchangMoreOf(moreQueryOf(params, sheet.day), user, { signal });
      return { more, words: panchangMoreMessages[sheet.language] };
    } catch {
      return null;
    }
  };
  return daySheet({ ...sheet, more: await moreOf() }, setting);
}
