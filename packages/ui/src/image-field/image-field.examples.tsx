import { useState } from 'react';
import { ImageField } from './index.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#d9c9a0"/><circle cx="48" cy="38" r="16" fill="#7a4b2a"/><path d="M16 96c0-22 14-34 32-34s32 12 32 34z" fill="#23417c"/></svg>';

const portrait = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

const types = ['image/jpeg', 'image/png'];

export function CanBeRemoved() {
  const [current, setCurrent] = useState<string | undefined>(portrait);
  return (
    <ImageField
      label="Profile image"
      types={types}
      maxBytes={5 * 1024 * 1024}
      {...(current && { currentSrc: current })}
      onRemoveCurrent={() => setCurrent(undefined)}
    />
  );
}

export const CannotBeRemoved = () => (
  <ImageField
    label="Profile image"
    types={types}
    maxBytes={5 * 1024 * 1024}
    currentSrc={portrait}
  />
);
