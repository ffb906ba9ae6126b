export * from './dasha-timeline.ts';
export * from './from-kit.ts';
export * from './kundli-chart.ts';
export * from './panchang-card.ts';
