/** The 49,000 passwords that leaks have most often, as zxcvbn gathers them: in memory once the first password is judged. */
let reading: Promise<ReadonlySet<string>> | undefined;

/** `plain`: in small letters, without spaces and signs between. One of them, also with up to six figures and signs behind it. */
export async function isLeakedPassword(plain: string): Promise<boolean> {
  reading ??= readLeaked();
  const leaked = await reading;
  return leaked.has(plain) || leaked.has(plain.replace(/[\d!?.]{1,6}$/, ''));
}

async function readLeaked(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
