/**
 * Reads a PDF content stream as operations and writes it again. Bytes are kept as they are (Latin-1): what nobody
 * changes comes out as it went in.
 */
export interface Operation {
  readonly operator: string;
  /** As written: numbers, `/Names`, `(strings)`, `[arrays]`. */
  readonly operands: readonly string[];
}

/** By the code of a byte: whether it stands between words, ends one, or begins one that is an operand. Files have millions. */
const SPACE = 1;
const DELIMITER = 2;
const OPERAND = 4;
const KINDS = new Uint8Array(256);
for (const one of '\0\t\n\f\r ') KINDS[one.charCodeAt(0)]! |= SPACE | DELIMITER;
for (const one of '()<>[]{}/%') KINDS[one.charCodeAt(0)]! |= DELIMITER;
for (const one of '-+.0123456789/([<') KINDS[one.charCodeAt(0)]! |= OPERAND;

/** Throws on what cannot be read, and on inline images, whose bytes cannot be told from operators. */
export function readOperations(content: Uint8Array): Operation[] {
  const text = latin1(content);
  const operations: Operation[] = [];
  let operands: string[] = [];
  for (let at = 0; at < text.length;) {
    if (isA(SPACE, text, at)) at++;
    else if (text[at] === '%') at = lineEnd(text, at);
    else {
      const end = objectEnd(text, at);
      const word = text.slice(at, end);
      at = end;
      if (isOperand(word)) operands.push(word);
      else {
        if (word === 'BI') throw new SyntaxError('An inline image in a content stream');
        operations.push({ operator: word, operands });
        operands = [];
      }
    }
  }
  if (operands.length > 0) throw new SyntaxError('A content stream ends with operands');
  return operations;
}

export function writeOperations(operations: readonly Operation[]): Uint8Array {
  const lines = operations.map(({ operator, operands }) =>
    operands.length > 0 ? `${operands.join(' ')} ${operator}\n` : `${operator}\n`,
  );
  return Buffer.from(lines.join(''), 'latin1');
}

export function operation(operator: string, ...operands: readonly (string | number)[]): Operation {
  return { operator, operands: operands.map((operand) => (typeof operand === 'number' ? number(operand) : operand)) };
}

/** A number as PDF writes it: no exponent, no more digits than matter. */
export function number(value: number): string {
  return String(Number(value.toFixed(5)));
}

/** The name that an operand is, without its slash. */
export function nameOperand(operand: string | undefined): string {
  return operand?.startsWith('/') ? operand.slice(1) : '';
}

function isOperand(word: string): boolean {
  return isA(OPERAND, word, 0) || word === 'true' || word === 'false' || word === 'null';
}

function isA(kind: number, text: string, at: number): boolean {
  return (KINDS[text.charCodeAt(at)]! & kind) !== 0;
}

function objectEnd(text: string, at: number): number {
  switch (text[at]) {
    case '(':
      return stringEnd(text, at);
    case '[':
      return groupEnd(text, at, ']');
    case '<':
      if (text[at + 1] === '<') return groupEnd(text, at + 1, '>') + 1;
      return found(text.indexOf('>', at)) + 1;
    case '/':
      return wordEnd(text, at + 1);
    default:
      return Math.max(at + 1, wordEnd(text, at));
  }
}

function wordEnd(text: string, start: number): number {
  let at = start;
  while (at < text.length && !isA(DELIMITER, text, at)) at++;
  return at;
}

/** Strings nest their brackets, and a backslash takes the next letter's meaning. */
function stringEnd(text: string, start: number): number {
  for (let at = start, depth = 0; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '(') depth++;
    else if (text[at] === ')' && --depth === 0) return at + 1;
  }
  return found(-1);
}

/** An array or, from its second bracket on, a dictionary. */
function groupEnd(text: string, start: number, close: string): number {
  for (let at = start + 1; at < text.length;) {
    if (text[at] === close) return at + 1;
    if (isA(SPACE, text, at)) at++;
    else at = objectEnd(text, at);
  }
  return found(-1);
}

function lineEnd(text: string, at: number): number {
  const end = text.slice(at).search(/[\r\n]/);
  return end < 0 ? text.length : at + end;
}

function found(at: number): number {
  if (at < 0) throw new SyntaxError('A content stream ends in the middle of an object');
  return at;
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
