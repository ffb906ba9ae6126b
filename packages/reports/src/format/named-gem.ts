import type { NamedGem } from '@jyoti/contract';
import type { ReportValue } from '@jyoti/ui/data';

/** The graha of a gem, and whether it is advised for this chart. @param href the page that explains why */
export const gemWithVerdict = ({ text, verdict_text }: NamedGem, href?: string): ReportValue => ({
  text: `${text} · ${verdict_text}`,
  href,
});
