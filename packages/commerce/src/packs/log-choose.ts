/** Natural logarithms of factorials, computed once as far as they are asked for. */
const logFactorials = [0];

/** ln of "n over k", the number of ways to choose k of n. */
export function logChoose(n: number, k: number): number {
  for (let at = logFactorials.length; at <= n; at++) logFactorials.push(logFactorials[at - 1]! + Math.log(at));
  return logFactorials[n]! - logFactorials[k]! - logFactorials[n - k]!;
}
