/** The name a file had with its sender, for people to read: without folders, control characters and excess. Never a path of ours. */
export function cleanFilename(sent: string): string {
  const name = sent.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  // Control characters, and those that turn the direction of reading: `gpj.exe` must not look like `exe.jpg`.
  return name
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, 200);
}
