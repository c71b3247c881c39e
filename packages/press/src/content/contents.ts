/** The content streams of a printed file: pages, forms and tiling patterns, each with what it may name. */
import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { readOperations, writeOperations, type Operation } from './operations.ts';
import { pack, unpack } from './packing.ts';

export interface Content {
  readonly kind: 'page' | 'form' | 'tile';
  /** The dictionary of the page, form or pattern. */
  readonly dict: PDFDict;
  readonly resources: PDFDict;
  /** Whether it is light and dark of a soft mask, which is not printed itself. */
  readonly isMask: boolean;
  operations: readonly Operation[];
}

/** Reads every content stream once; `write` puts back those whose operations were exchanged. */
export function readContents(pdf: PDFDocument): { contents: Content[]; write(): void } {
  const { context } = pdf;
  const masks = maskForms(pdf);
  const entries: { content: Content; before: readonly Operation[]; put: (bytes: Uint8Array) => void }[] = [];
  const add = (content: Content, put: (bytes: Uint8Array) => void) =>
    entries.push({ content, before: content.operations, put });

  for (const { node } of pdf.getPages()) {
    const operations = contentOfPage(node);
    add({ kind: 'page', dict: node, resources: resourcesOf(node), isMask: false, operations }, (bytes) =>
      node.set(PDFName.of('Contents'), context.register(pack(context, bytes))),
    );
  }
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    const { dict } = object;
    const isForm = dict.get(PDFName.of('Subtype')) === PDFName.of('Form');
    if (!isForm && dict.lookup(PDFName.of('PatternType'))?.toString() !== '1') continue;
    const operations = operationsOf(object);
    const isMask = masks.has(ref.toString());
    add({ kind: isForm ? 'form' : 'tile', dict, resources: resourcesOf(dict), isMask, operations }, (bytes) => {
      const packed = pack(context, bytes);
      dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
      dict.delete(PDFName.of('DecodeParms'));
      context.assign(ref, PDFRawStream.of(dict, packed.contents));
    });
  }
  return {
    contents: entries.map(({ content }) => content),
    write: () => {
      for (const { content, before, put } of entries)
        if (content.operations !== before) put(writeOperations(content.operations));
    },
  };
}

export function contentOfPage(page: PDFDict): Operation[] {
  return streamsOf(page.lookup(PDFName.of('Contents'))).flatMap(operationsOf);
}

/** Each stream is read once, however many look at it: it does not change, what is changed is another stream. */
const read = new WeakMap<PDFRawStream, readonly Operation[]>();

export function operationsOf(stream: PDFRawStream): readonly Operation[] {
  const found = read.get(stream) ?? readOperations(unpack(stream));
  read.set(stream, found);
  return found;
}

/** The dictionary of a category of resources, made where there is none. */
export function resourceOf(resources: PDFDict, category: string): PDFDict {
  const key = PDFName.of(category);
  const found = resources.lookupMaybe(key, PDFDict);
  if (found) return found;
  const made = resources.context.obj({});
  resources.set(key, made);
  return made;
}

export function lookUp(resources: PDFDict, category: string, name: string): PDFObject | undefined {
  return resources.lookupMaybe(PDFName.of(category), PDFDict)?.lookup(PDFName.of(name));
}

export function dictOf(object: PDFObject | undefined): PDFDict | undefined {
  if (object instanceof PDFRawStream) return object.dict;
  return object instanceof PDFDict ? object : undefined;
}

/** A dictionary with those that stand in it itself; others are objects of their own. */
export function* withNested(object: PDFObject | undefined): Generator<PDFDict> {
  if (object instanceof PDFArray) for (const entry of object.asArray()) yield* withNested(entry);
  if (!(object instanceof PDFDict)) return;
  yield object;
  for (const value of object.values()) yield* withNested(value);
}

function resourcesOf(dict: PDFDict): PDFDict {
  const found = dict.lookupMaybe(PDFName.of('Resources'), PDFDict);
  if (found) return found;
  const made = dict.context.obj({});
  dict.set(PDFName.of('Resources'), made);
  return made;
}

function streamsOf(contents: PDFObject | undefined): PDFRawStream[] {
  if (contents instanceof PDFArray) return contents.asArray().flatMap((_, at) => streamsOf(contents.lookup(at)));
  return contents instanceof PDFRawStream ? [contents] : [];
}

/** Forms and patterns that luminosity masks are made of, with all that those draw. */
function maskForms({ context }: PDFDocument): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, object] of context.enumerateIndirectObjects()) {
    for (const dict of withNested(dictOf(object)))
      if (dict.get(PDFName.of('S')) === PDFName.of('Luminosity')) add(dict.get(PDFName.of('G')));
  }
  return found;

  function add(ref: PDFObject | undefined): void {
    if (!(ref instanceof PDFRef) || found.has(ref.toString())) return;
    found.add(ref.toString());
    const resources = dictOf(context.lookup(ref))?.lookupMaybe(PDFName.of('Resources'), PDFDict);
    for (const category of ['XObject', 'Pattern'])
      for (const [, inner] of resources?.lookupMaybe(PDFName.of(category), PDFDict)?.entries() ?? []) add(inner);
  }
}
