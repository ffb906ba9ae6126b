import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import type { CardRecipeProps } from '../../card/card-recipe.ts';
import { Card } from '../../card/index.ts';
import { CheckIcon } from '../../icons/index.ts';
import { Grid, Text } from '../../layout/index.ts';
import { List } from '../../list/index.ts';
import { Price } from '../../price/index.ts';
import * as choice from '../../shared/styles/choice.css.ts';
import * as styles from './package-card.css.ts';

/** The features of a package, one per line with a check mark. */
function Features({ id, features }: { id?: string; features: readonly string[] }) {
  if (features.length === 0) return null;
  return (
    <List gap="x2" {...(id && { id })} className={styles.features}>
      {features.map((feature) => (
        <li key={feature} className={styles.feature}>
          <CheckIcon size={18} className={styles.check} aria-hidden />
          {feature}
        </li>
      ))}
    </List>
  );
}

export interface PlanCardProps extends CardRecipeProps {
  /** Name of the plan: "Premium". */
  title: string;
  /** A Price, or text if there is no single price: "Varies". */
  price: ReactNode;
  /** Features, one per line. */
  features: readonly string[];
  /** A sentence below the features: the price of buying its parts separately. */
  note?: ReactNode;
  /** A ButtonLink to the page where it is bought or requested. */
  action?: ReactNode;
}

/** A plan of a service: title, price, features and one action. */
export function PlanCard({
  price,
  features,
  note,
  action,
  as = 'article',
  ...rest
}: PlanCardProps) {
  return (
    <Card {...rest} as={as} actions={action}>
      <div className={styles.price}>{price}</div>
      <Features features={features} />
      {note !== undefined && (
        <Text size="small" tone="muted">
          {note}
        </Text>
      )}
    </Card>
  );
}

export interface PackageOption {
  /** Its submitted value: "premium". */
  value: string;
  /** Name of the package: "Premium". */
  label: string;
  /** Price and list price, rupees. */
  price: {
    /** What is paid. */
    amount: number;
    /** Struck through if it is higher. */
    listPrice?: number;
  };
  /** Features, one per line. */
  features: readonly string[];
  /** Content above the features: a Badge, "Most chosen". */
  badge?: ReactNode;
  /** It cannot be chosen. @default false */
  disabled?: boolean;
}

export interface PackageChoiceProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'children' | 'defaultValue'
> {
  /** Accessible name of the group: "Select Your Package". */
  label: string;
  /** Two to four tiers. */
  options: readonly PackageOption[];
  /** The chosen tier (controlled); `''` for none. `undefined` makes the component uncontrolled. */
  value?: string;
  /** The tier chosen at first (uncontrolled). @default none */
  defaultValue?: string;
  /** Called with the value of the tier that the user chooses. */
  onValueChange?: (value: string) => void;
  /** Name under which a form submits it. @default a generated name */
  name?: string;
  ref?: Ref<HTMLElement>;
}

/** A choice between packages, side by side if they fit: radio cards with prices and features. */
export function PackageChoice({
  label: groupLabel,
  options,
  value: valueProp,
  defaultValue = '',
  onValueChange,
  name,
  ...rest
}: PackageChoiceProps) {
  const id = useId();
  const [chosen, setChosen] = useControllableState({
    prop: valueProp,
    defaultProp: defaultValue,
    onChange: onValueChange,
    caller: 'PackageChoice',
  });
  return (
    <Grid minItem="13rem" autoFit gap="x4" role="radiogroup" aria-label={groupLabel} {...rest}>
      {options.map(({ value, label, price, features, badge, disabled }) => (
        <div key={value} className={clsx(choice.card, styles.option)} data-part="package-card">
          <label className={clsx(choice.choice, choice.cardLabel, styles.label)}>
            <span className={styles.name}>{label}</span>{' '}
            <strong>
              <Price {...price} />
            </strong>
            <span className={clsx(choice.mark, styles.mark)}>
              <input
                type="radio"
                name={name ?? id}
                value={value}
                disabled={disabled}
                checked={value === chosen}
                onChange={() => setChosen(value)}
                aria-describedby={features.length > 0 ? `${id}${value}` : undefined}
                className={clsx(choice.control, choice.circle, choice.cardCircle)}
              />
            </span>
          </label>
          {badge && <div className={styles.badge}>{badge}</div>}
          <Features id={`${id}${value}`} features={features} />
        </div>
      ))}
    </Grid>
  );
}
