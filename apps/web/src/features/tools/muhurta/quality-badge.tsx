import type { MuhurtaDocument, MuhurtaVerdict } from '@jyoti/contract';
import { Badge, type BadgeProps } from '@jyoti/ui/badge';
import { StarFilledIcon } from '@jyoti/ui/icons';

/** Colour and shape of each verdict; the word says it. */
const looks: Readonly<Record<MuhurtaVerdict, Pick<BadgeProps, 'tone' | 'icon'>>> = {
  excellent: { tone: 'success', icon: <StarFilledIcon size={16} aria-hidden /> },
  good: { tone: 'success' },
  fair: { tone: 'warning' },
  many: { tone: 'info' },
};

interface QualityBadgeProps {
  verdict: MuhurtaVerdict;
  labels: MuhurtaDocument['labels'];
}

/** The verdict on a day or a time, everywhere in the same word and shape. */
export function QualityBadge({ verdict, labels }: QualityBadgeProps) {
  return <Badge {...looks[verdict]}>{labels.verdicts[verdict]}</Badge>;
}
