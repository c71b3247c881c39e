/** Runs a calculator function (type 4), the small PostScript in which Chromium writes some gradients. */
type Step = number | string | readonly Step[];

/** Throws on words that are not of the arithmetic that gradients are written in. */
export function readCalculator(source: string): (inputs: readonly number[]) => number[] {
  const words = source.match(/[{}]|[^\s{}]+/g) ?? [];
  let at = 0;
  if (words[at++] !== '{') throw new SyntaxError('A calculator function begins with a bracket');
  const program = readBlock();
  return (inputs) => {
    const stack: (number | readonly Step[])[] = [...inputs];
    run(program, stack);
    return stack.map(Number);
  };

  function readBlock(): Step[] {
    const block: Step[] = [];
    for (let word = words[at++]; word !== '}'; word = words[at++]) {
      if (word === undefined) throw new SyntaxError('A calculator function without an end');
      const value = Number(word);
      block.push(word === '{' ? readBlock() : Number.isNaN(value) ? word : value);
    }
    return block;
  }
}

type Stack = (number | readonly Step[])[];

const BINARY: Readonly<Record<string, (a: number, b: number) => number>> = {
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: (a, b) => a * b,
  div: (a, b) => a / b,
  le: (a, b) => Number(a <= b),
  lt: (a, b) => Number(a < b),
  ge: (a, b) => Number(a >= b),
  gt: (a, b) => Number(a > b),
  and: (a, b) => a & b,
};
const UNARY: Readonly<Record<string, (a: number) => number>> = { abs: Math.abs, truncate: Math.trunc, neg: (a) => -a };

function run(steps: readonly Step[], stack: Stack): void {
  for (const step of steps) {
    if (typeof step !== 'string') stack.push(step);
    else runWord(step, stack);
  }
}

function runWord(word: string, stack: Stack): void {
  const number = (): number => Number(stack.pop());
  const block = (): readonly Step[] => {
    const top = stack.pop();
    if (typeof top !== 'object') throw new SyntaxError(`${word} without a block`);
    return top;
  };
  if (word in BINARY) {
    const [b, a] = [number(), number()];
    stack.push(BINARY[word]!(a, b));
  } else if (word in UNARY) stack.push(UNARY[word]!(number()));
  else if (word === 'pop') stack.pop();
  else if (word === 'dup') stack.push(stack.at(-1)!);
  else if (word === 'exch') stack.push(...stack.splice(-2).toReversed());
  else if (word === 'roll') {
    const [by, count] = [number(), number()];
    const top = stack.splice(stack.length - count);
    const turn = ((by % count) + count) % count;
    stack.push(...top.slice(count - turn), ...top.slice(0, count - turn));
  } else if (word === 'if') {
    const then = block();
    if (number()) run(then, stack);
  } else if (word === 'ifelse') {
    const [otherwise, then] = [block(), block()];
    run(number() ? then : otherwise, stack);
  } else throw new SyntaxError(`${word} in a calculator function`);
}
