import type { NamedGem } from '@jyoti/contract';
import type { ReportValue } from '@jyoti/ui/report-view';

/** Whose gem it is, and whether it is advised for this chart. @param href the page that says why */
export const gemWithVerdict = ({ text, verdict_text }: NamedGem, href?: string): ReportValue => ({
  text: `${text} · ${verdict_text}`,
  href,
});
