import { type AlbumDocument, type GradientStop, resolveColor } from '@figurina/album';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useT } from '../../../../../app/use-t.ts';

interface GradientBarProps {
  readonly stops: readonly GradientStop[];
  readonly active: number;
  readonly colors: AlbumDocument['colors'];
  onActivate(index: number): void;
  onAdd(at: number): void;
  onBegin(): void;
  onMove(index: number, at: number): void;
  onMoved(index: number, at: number): void;
  onRemove(index: number): void;
}

const STEP = 0.01;
const LARGE_STEP = 0.1;

/** The run of a gradient from left to right: a click adds a colour, dragging or the arrow keys move it, Delete removes it. */
export function GradientBar(props: GradientBarProps) {
  const { stops, active, colors } = props;
  const t = useT();
  const bar = useRef<HTMLDivElement>(null);
  const held = useRef<{ index: number; at: number; moved: boolean } | null>(null);
  const placeOf = (event: PointerEvent): number => {
    const { left, width } = bar.current!.getBoundingClientRect();
    return Math.max(0, Math.min(1, (event.clientX - left) / width));
  };
  const run = stops.map(({ color, at }) => `${resolveColor(colors, color)} ${at * 100}%`).join(',');

  function hold(event: PointerEvent<HTMLElement>, index: number): void {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { index, at: stops[index]!.at, moved: false };
    props.onBegin();
    props.onActivate(index);
  }
  function pull(event: PointerEvent): void {
    const stop = held.current;
    if (!stop) return;
    held.current = { ...stop, at: placeOf(event), moved: true };
    props.onMove(stop.index, placeOf(event));
  }
  function release(): void {
    const stop = held.current;
    held.current = null;
    if (stop?.moved) props.onMoved(stop.index, stop.at);
  }
  function press(event: KeyboardEvent, index: number): void {
    const size = event.shiftKey ? LARGE_STEP : STEP;
    const by = { ArrowRight: size, ArrowUp: size, ArrowLeft: -size, ArrowDown: -size }[event.key];
    if (by !== undefined) props.onMoved(index, stops[index]!.at + by);
    else if (event.key === 'Delete' || event.key === 'Backspace') props.onRemove(index);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      ref={bar}
      className="gradient-bar fig-own-colors"
      role="group"
      aria-label={t('toolbar.gradient.bar')}
      style={{ background: `linear-gradient(90deg,${run})` }}
      onPointerDown={(event) => {
        if (event.button === 0) props.onAdd(placeOf(event));
      }}
    >
      {stops.map(({ color, at }, index) => (
        <div
          key={index}
          role="slider"
          tabIndex={0}
          className="gradient-stop"
          aria-label={t('toolbar.gradient.stop', { number: index + 1, count: stops.length })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(at * 100)}
          aria-valuetext={`${Math.round(at * 100)} %`}
          data-active={index === active || undefined}
          style={{ left: `${at * 100}%`, background: resolveColor(colors, color) }}
          onFocus={() => props.onActivate(index)}
          onPointerDown={(event) => hold(event, index)}
          onPointerMove={pull}
          onPointerUp={release}
          onPointerCancel={release}
          onKeyDown={(event) => press(event, index)}
        />
      ))}
    </div>
  );
}
