/** A file of another server, up to a size; redirects are not followed. Throws when it cannot be had. */
export async function fetchBytes(address: string, most: number): Promise<{ type: string; bytes: Buffer }> {
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(30_000) });
  if (!answer.ok || !answer.body) throw new Error(`${new URL(address).host} answered ${answer.status}`);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body) {
    size += part.byteLength;
    if (size > most) throw new Error(`more than ${most} bytes from ${new URL(address).host}`);
    parts.push(part);
  }
  return { type: (answer.headers.get('content-type') ?? '').split(';')[0]!.trim(), bytes: Buffer.concat(parts) };
}
