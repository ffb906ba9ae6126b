export {
  PackageChoice,
  type PackageChoiceProps,
  type PackageOption,
  PlanCard,
  type PlanCardProps,
} from './package-card.tsx';
