import { composeEventHandlers } from '@radix-ui/primitive';
import { clsx } from 'clsx';
import {
  useId,
  type CSSProperties,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { Price } from '../price/index.ts';
import * as choice from '../shared/styles/choice.css.ts';
import * as styles from './package-card.css.ts';
import { PackageFeatures } from './package-features.tsx';

export interface PackageCardProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'children' | 'value' | 'name' | 'className' | 'style'
> {
  /** Name of the package: "Premium". */
  label: string;
  /** Its submitted value: "premium". */
  value: string;
  /** `name` of the radio group that the cards share. */
  name: string;
  /** Price and list price, rupees. */
  price: { amount: number; listPrice?: number };
  /** Features, one per line. */
  features: readonly string[];
  /** Content above the features: a Badge, "Most chosen". */
  badge?: ReactNode;
  /** Called with the value when the card is chosen. */
  onValueChange?: (value: string) => void;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLInputElement>;
}

/** A package to buy: a radio with its price and features. The whole card is the click target. */
export function PackageCard({
  label,
  value,
  name,
  price,
  features,
  badge,
  onValueChange,
  onChange,
  id,
  className,
  style,
  ...rest
}: PackageCardProps) {
  const ownId = useId();
  const input = id ?? `${ownId}input`;
  const list = `${ownId}features`;
  // Data attributes are passed to the card, all other attributes to the radio.
  const data = Object.fromEntries(Object.entries(rest).filter(([key]) => key.startsWith('data-')));
  const own = Object.fromEntries(Object.entries(rest).filter(([key]) => !key.startsWith('data-')));
  return (
    <div
      {...data}
      style={style}
      className={clsx(choice.card, styles.root, className)}
      data-part="package-card"
    >
      <label htmlFor={input} className={clsx(choice.choice, choice.cardLabel, styles.label)}>
        <span className={styles.name}>{label}</span>{' '}
        <Price
          amount={price.amount}
          {...(price.listPrice && { listPrice: price.listPrice })}
          className={styles.price}
        />
        <span className={clsx(choice.mark, styles.mark)}>
          <input
            {...own}
            type="radio"
            id={input}
            name={name}
            value={value}
            aria-describedby={features.length > 0 ? list : undefined}
            className={clsx(choice.control, choice.circle, choice.cardCircle)}
            onChange={composeEventHandlers(onChange, () => onValueChange?.(value))}
          />
        </span>
      </label>
      {badge && <div className={styles.badge}>{badge}</div>}
      <PackageFeatures id={list} features={features} />
    </div>
  );
}
