/** XML as a tree of elements: names are ours, texts are anybody's. */

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
}
/** What is not there, or empty, writes nothing. */
export type XmlChild = XmlElement | string | false | null | undefined | readonly XmlChild[];

export function element(name: string, ...children: XmlChild[]): XmlElement {
  return { name, attributes: {}, children: flat(children) };
}

export function withAttributes(of: XmlElement, attributes: Readonly<Record<string, string>>): XmlElement {
  return { ...of, attributes };
}

/** An element of text; none where the text is empty. */
export function text(
  name: string,
  value: string,
  attributes: Readonly<Record<string, string>> = {},
): XmlElement | null {
  const shown = value.trim();
  return shown === '' ? null : { name, attributes, children: [shown] };
}

export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '')}\n`;
}

function write({ name, attributes, children }: XmlElement, indent: string): string {
  const said = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('');
  if (children.every((child) => typeof child === 'string'))
    return `${indent}<${name}${said}>${children.map(escapeXml).join('')}</${name}>`;
  const inside = children.map((child) => (typeof child === 'string' ? escapeXml(child) : write(child, `${indent}  `)));
  return `${indent}<${name}${said}>\n${inside.join('\n')}\n${indent}</${name}>`;
}

function flat(children: readonly XmlChild[]): (XmlElement | string)[] {
  return children.flatMap((child): (XmlElement | string)[] => {
    if (!child) return [];
    if (typeof child === 'string' || 'name' in child) return [child];
    return flat(child);
  });
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
/** Characters that no XML may have, not even escaped. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function escapeXml(value: string): string {
  return value.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);
}
