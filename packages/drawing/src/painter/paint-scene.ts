import {
  compose,
  cropMatrix,
  drawable,
  isRightToLeft,
  nodeMatrix,
  resolveColor,
  scaling,
  translation,
  type Crop,
  type Flip,
  type Matrix,
  type Paint,
} from '@figurina/album';
import { cssFontFamily } from '../fonts/resolve-font.ts';
import { PLACE_GROUND, placeInk, placeSign } from '../nodes/place-sign.ts';
import { dashArray, strokeBox } from '../nodes/stroke-box.ts';
import { fade, type Palette } from '../paint/color.ts';
import { gradientLine, stopOffsets } from '../paint/gradient-line.ts';
import { isGradient } from '../paint/paint-kinds.ts';
import type { Area, LeafFill } from '../stickers/sticker-areas.ts';
import type { StickerLeaves } from '../stickers/sticker-leaves.ts';
import { THIN_BY, type Words } from '../stickers/words.ts';
import type { LineBoxes } from '../text/line-boxes.ts';
import { KT, POINT } from '../units.ts';
import type { Scene, SceneNode } from './read-scene.ts';

export type Context = OffscreenCanvasRenderingContext2D;

/** What was prepared before painting, which itself waits for nothing. */
export interface Prepared {
  lines(node: Extract<SceneNode, { kind: 'text' }>): LineBoxes | undefined;
  picture(url: string): ImageBitmap | undefined;
}

/** Paints a spread in millimetres: scale the context before. Draws what the DOM draws, from the same numbers. */
export function paintScene(context: Context, scene: Scene, prepared: Prepared): void {
  const { palette } = scene.look;
  const box = { x: 0, y: 0, width: scene.width, height: scene.height };
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, box.width, box.height);
  const fill = fillStyle(context, scene.fill, scene.fillOpacity, palette, box.width, box.height);
  if (fill !== null) {
    context.fillStyle = fill;
    context.fillRect(0, 0, box.width, box.height);
  }
  context.textRendering = 'geometricPrecision';
  context.fontKerning = 'normal';
  for (const node of scene.nodes) paintNode(context, node, palette, prepared);
}

function paintNode(context: Context, scene: SceneNode, palette: Palette, prepared: Prepared): void {
  const { opacity, blend } = scene.node.props;
  const layered = hasParts(scene) && (opacity < 1 || blend !== 'normal');
  const target = layered ? layerOver(context) : context;
  target.save();
  if (!layered) applyEffects(target, opacity, blend);
  apply(target, nodeMatrix(scene.node));
  switch (scene.kind) {
    case 'group':
      for (const child of scene.children) paintNode(target, child, palette, prepared);
      break;
    case 'shape':
      paintShape(target, scene.node, palette);
      break;
    case 'image':
      paintImage(target, scene, palette, prepared);
      break;
    case 'text':
      paintText(target, scene, palette, prepared);
      break;
    case 'sticker':
      paintSticker(target, scene, prepared);
      break;
  }
  target.restore();
  if (layered) putLayer(context, target, opacity, blend);
}

/** Whether fading it part by part would show what lies under another part. */
function hasParts(scene: SceneNode): boolean {
  const { kind, node } = scene;
  const hasStroke = node.type !== 'Line' && 'stroke' in node.props && node.props.stroke !== null;
  return kind === 'shape' || (kind === 'image' && scene.url !== null) ? hasStroke : true;
}

function applyEffects(context: Context, opacity: number, blend: string): void {
  context.globalAlpha *= opacity;
  context.globalCompositeOperation = blend === 'normal' ? 'source-over' : (blend as GlobalCompositeOperation);
}

/** A transparent canvas of the same size and place: what has several parts fades and blends as one. */
function layerOver(context: Context): Context {
  const layer = new OffscreenCanvas(context.canvas.width, context.canvas.height).getContext('2d', {
    willReadFrequently: true,
  });
  if (!layer) return context;
  layer.setTransform(context.getTransform());
  layer.textRendering = context.textRendering;
  layer.fontKerning = context.fontKerning;
  return layer;
}

function putLayer(context: Context, layer: Context, opacity: number, blend: string): void {
  if (layer === context) return;
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  applyEffects(context, opacity, blend);
  context.drawImage(layer.canvas, 0, 0);
  context.restore();
}

function apply(context: Context, matrix: Matrix): void {
  context.transform(...(matrix as [number, number, number, number, number, number]));
}

/** What fills an area of this size; null: nothing. */
export function fillStyle(
  context: Context,
  paint: Paint,
  opacity: number,
  palette: Palette,
  width: number,
  height: number,
): string | CanvasGradient | null {
  if (paint === null) return null;
  if (!isGradient(paint)) return fade(resolveColor(palette, paint), opacity);
  const { x1, y1, x2, y2 } = gradientLine(width, height, paint.direction);
  const gradient = context.createLinearGradient(x1, y1, x2, y2);
  const offsets = stopOffsets(paint);
  paint.colors.forEach((color, index) =>
    gradient.addColorStop(offsets[index] ?? 0, fade(resolveColor(palette, color), opacity)),
  );
  return gradient;
}

function paintShape(context: Context, node: Extract<SceneNode, { kind: 'shape' }>['node'], palette: Palette): void {
  if (node.type === 'Line') return paintLine(context, node.props, palette);
  const { props } = node;
  const box = strokeBox(props);
  context.beginPath();
  if (node.type === 'Circle')
    context.ellipse(props.width / 2, props.height / 2, box.width / 2, box.height / 2, 0, 0, 2 * Math.PI);
  else context.roundRect(box.x, box.y, box.width, box.height, box.radius);
  const fill = fillStyle(context, props.fill, props.fillOpacity, palette, props.width, props.height);
  if (fill !== null) {
    context.fillStyle = fill;
    context.fill();
  }
  if (props.stroke !== null && box.strokeWidth > 0)
    strokePath(context, resolveColor(palette, props.stroke), box.strokeWidth);
}

function strokePath(context: Context, color: string, width: number): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.stroke();
}

function paintLine(
  context: Context,
  props: Extract<SceneNode, { kind: 'shape' }>['node']['props'] & { dash?: 'none' | 'dashed' | 'dotted' },
  palette: Palette,
): void {
  if (props.stroke === null || props.strokeWidth === 0) return;
  context.setLineDash(dashArray(props.dash ?? 'none', props.strokeWidth) ?? []);
  context.lineCap = props.dash === 'dotted' ? 'round' : 'butt';
  context.beginPath();
  context.moveTo(0, props.height / 2);
  context.lineTo(props.width, props.height / 2);
  strokePath(context, resolveColor(palette, props.stroke), props.strokeWidth);
}

function paintPlace(context: Context, frame: { width: number; height: number }, ink: string): void {
  const { path, x, y, scale } = placeSign(frame);
  context.save();
  apply(context, compose(translation(x, y), scaling(scale)));
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = 1.5;
  context.strokeStyle = ink;
  context.stroke(new Path2D(path));
  context.restore();
}

function paintImage(
  context: Context,
  { node, image, url, showPlace }: Extract<SceneNode, { kind: 'image' }>,
  palette: Palette,
  prepared: Prepared,
): void {
  const { props } = node;
  const { width, height } = props;
  const radius = Math.min(props.borderRadius, Math.min(width, height) / 2);
  const bitmap = url === null ? undefined : prepared.picture(url);
  if (bitmap && image)
    paintPicture(
      context,
      bitmap,
      image.details,
      { x: 0, y: 0, width, height },
      props,
      props.flip,
      radius,
      strokeBox(props).x,
    );
  else {
    const isPlace = showPlace && !image;
    const ground = props.fill ?? (isPlace ? PLACE_GROUND : image ? '#d9d7d1' : null);
    const tint = fillStyle(context, ground, 1, palette, width, height);
    if (tint !== null) {
      context.fillStyle = tint;
      context.beginPath();
      context.roundRect(0, 0, width, height, radius);
      context.fill();
    }
    if (isPlace) paintPlace(context, props, placeInk(props.fill, palette));
  }
  const box = strokeBox(props);
  if (props.stroke === null || box.strokeWidth === 0) return;
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, box.radius);
  strokePath(context, resolveColor(palette, props.stroke), box.strokeWidth);
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function paintPicture(
  context: Context,
  bitmap: ImageBitmap,
  picture: { readonly width: number; readonly height: number },
  frame: Frame,
  crop: Crop,
  flip: Flip,
  radius = 0,
  inset = 0,
): void {
  if (frame.width === 0 || frame.height === 0) return;
  context.save();
  context.translate(frame.x, frame.y);
  context.beginPath();
  context.roundRect(inset, inset, frame.width - 2 * inset, frame.height - 2 * inset, Math.max(0, radius - inset));
  context.clip();
  apply(context, cropMatrix(frame, picture, crop, flip));
  context.drawImage(bitmap, 0, 0, picture.width, picture.height);
  context.restore();
}

function paintText(
  context: Context,
  scene: Extract<SceneNode, { kind: 'text' }>,
  palette: Palette,
  prepared: Prepared,
): void {
  const lines = prepared.lines(scene);
  if (!lines) return;
  const { props } = scene.node;
  const height = props.autosize ? lines.height / KT : props.height;
  const ground = fillStyle(context, props.fill, props.fillOpacity, palette, props.width, height);
  if (ground !== null) {
    context.fillStyle = ground;
    context.fillRect(0, 0, props.width, height);
  }
  apply(context, scaling(1 / KT));
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
  for (const { words, x, baseline, width, font, color, underline } of lines.fragments) {
    if (context.font !== font) context.font = font;
    context.fillStyle = color;
    context.wordSpacing = '0px';
    const spaces = words.split(' ').length - 1;
    // A justified line: the room is shared out between its words.
    if (spaces > 0) context.wordSpacing = `${(width - context.measureText(words).width) / spaces}px`;
    context.direction = isRightToLeft(words) ? 'rtl' : 'ltr';
    context.fillText(words, x, baseline);
    if (underline) context.fillRect(x, underline.y, width, underline.thickness);
  }
  context.wordSpacing = '0px';
  for (const { x, y, width, thickness, color } of lines.rules) {
    context.setLineDash([0, thickness * 2]);
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + width, y);
    strokePath(context, color, thickness);
  }
}

function paintSticker(
  context: Context,
  { node, leaves, sticker, image, url }: Extract<SceneNode, { kind: 'sticker' }>,
  prepared: Prepared,
): void {
  const { props } = node;
  apply(context, scaling(props.width / leaves.width, props.height / leaves.height));
  const bitmap = url === null ? undefined : prepared.picture(url);
  paintLeaves(context, leaves, bitmap && image && sticker ? { bitmap, size: image.details, crop: sticker } : null);
}

/** A picture that is ready to be painted; `size` in the pixels that its crop was made for. */
export interface PaintedPicture {
  readonly bitmap: ImageBitmap;
  readonly size: { readonly width: number; readonly height: number };
  readonly crop: Crop;
}

/** Paints a sticker's artwork within its trim, in its own millimetres. */
export function paintLeaves(context: Context, leaves: StickerLeaves, picture: PaintedPicture | null): void {
  context.beginPath();
  context.rect(0, 0, leaves.width, leaves.height);
  context.clip();
  for (const area of leaves.under) paintArea(context, area);
  if (leaves.photo && picture) paintPicture(context, picture.bitmap, picture.size, leaves.photo, picture.crop, 'none');
  for (const area of leaves.over) paintArea(context, area);
  for (const words of leaves.words) paintWords(context, words);
}

function paintArea(context: Context, area: Area): void {
  context.fillStyle = leafFill(context, area.fill);
  context.beginPath();
  if ('points' in area) {
    area.points.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
    context.closePath();
  } else context.roundRect(area.box.x, area.box.y, area.box.width, area.box.height, area.radius);
  context.fill();
}

function leafFill(context: Context, fill: LeafFill): string | CanvasGradient {
  if (typeof fill === 'string') return fill;
  const gradient = context.createLinearGradient(fill.x1, fill.y1, fill.x2, fill.y2);
  fill.colors.forEach((color, index) => gradient.addColorStop(index / (fill.colors.length - 1), color));
  return gradient;
}

const ALIGN = { start: 'left', middle: 'center', end: 'right' } as const;

export function paintWords(context: Context, { words, at, turn, anchor, size, lettering, color, thin }: Words): void {
  context.save();
  context.translate(at[0], at[1]);
  context.rotate((turn * Math.PI) / 180);
  apply(context, scaling(1 / KT));
  context.font = `${lettering.weight} ${size * POINT * KT}px ${cssFontFamily(lettering.family)}`;
  context.fillStyle = color;
  context.textAlign = ALIGN[anchor];
  context.direction = isRightToLeft(words) ? 'rtl' : 'ltr';
  if (thin) context.wordSpacing = `${-THIN_BY * size * POINT * KT}px`;
  context.fillText(drawable(words), 0, 0);
  context.restore();
}
