import { Button } from '@jyoti/ui/button';
import { PauseIcon, PlayIcon } from '@jyoti/ui/icons';
import { Cluster, Text } from '@jyoti/ui/layout';
import { useEffect, useState, type ReactNode } from 'react';
import * as styles from './film.css.ts';
import { filmMessages } from '../../../../messages.generated/film.ts';
import { useMessages } from '../../../../platform/words/use-messages.ts';

/** Length of every film, in seconds. */
export const FILM_SECONDS = 40;

interface FilmPlayerProps {
  title: string;
  /** Text alternative of the film. */
  description: string;
  /** The picture at a position of the film, 0 to 1. */
  children: (share: number) => ReactNode;
}

const clock = (seconds: number) => `0:${String(Math.floor(seconds)).padStart(2, '0')}`;

/**
 * A film drawn in the page. It never plays automatically, can be paused, and can seek to any
 * second.
 */
export function FilmPlayer({ title, description, children }: FilmPlayerProps) {
  const words = useMessages(filmMessages);
  const [seconds, setSeconds] = useState(0);
  const [isStarted, setStarted] = useState(false);
  const isOver = seconds >= FILM_SECONDS;
  const isPlaying = isStarted && !isOver;

  useEffect(() => {
    if (!isPlaying) return;
    let before = performance.now();
    const step = (now: number) => {
      const passed = (now - before) / 1000;
      before = now;
      setSeconds((second) => Math.min(FILM_SECONDS, second + passed));
      frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);

  const toggle = () => {
    if (isOver) setSeconds(0);
    setStarted(!isPlaying);
  };
  const Icon = isPlaying ? PauseIcon : PlayIcon;

  return (
    <figure className={styles.film} id="film" data-print="hide">
      <div role="img" aria-label={description} className={styles.picture}>
        {children(seconds / FILM_SECONDS)}
      </div>
      <figcaption className={styles.controls}>
        <Text weight="strong">{title}</Text>
        <Cluster gap="x3" className={styles.bar}>
          <Button onClick={toggle} icon={<Icon size={20} aria-hidden />}>
            {isPlaying ? words.pause : words.play}
          </Button>
          <input
            type="range"
            aria-label={words.position}
            aria-valuetext={words.at({ second: Math.floor(seconds), length: FILM_SECONDS })}
            className={styles.slider}
            min={0}
            max={FILM_SECONDS}
            step={1}
            value={Math.floor(seconds)}
            onChange={({ target }) => setSeconds(Number(target.value))}
          />
          <Text as="span" size="small" tone="muted">
            {clock(seconds)} / {clock(FILM_SECONDS)}
          </Text>
        </Cluster>
      </figcaption>
    </figure>
  );
}
