export { PlanCard, type PlanCardProps } from './plan-card.tsx';
export { PackageCard, type PackageCardProps } from './package-card.tsx';
export { PackageChoice, type PackageChoiceProps, type PackageOption } from './package-choice.tsx';
