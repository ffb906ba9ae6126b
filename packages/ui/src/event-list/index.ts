export { EventList, type EventListProps, type ListedEvent } from './event-list.tsx';
