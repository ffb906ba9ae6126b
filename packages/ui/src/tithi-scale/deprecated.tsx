import { TithiScale, type TithiArcProps, type TithiStripProps } from './tithi-scale.tsx';

/** @deprecated Use TithiScale with `variant="arc"`. */
export const TithiArc = (props: Omit<TithiArcProps, 'variant'>) => (
  <TithiScale {...props} variant="arc" />
);

/** @deprecated Use TithiScale; `caption` is `note`, and `label` is `title`. */
export const TithiStrip = ({
  caption,
  label,
  ...props
}: Omit<TithiStripProps, 'note' | 'title'> & {
  caption: TithiStripProps['note'];
  label?: string;
}) => <TithiScale {...props} note={caption} {...(label !== undefined && { title: label })} />;
