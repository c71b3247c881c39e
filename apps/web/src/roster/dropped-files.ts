/** The files of a drop, folders walked through. */
export async function droppedFiles(transfer: DataTransfer): Promise<{ path: string; file: File }[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length === 0) return chosenFiles(transfer.files);
  return (await Promise.all(entries.map((entry) => walk(entry)))).flat();
}

export function chosenFiles(files: FileList): { path: string; file: File }[] {
  return [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
}

async function walk(entry: FileSystemEntry): Promise<{ path: string; file: File }[]> {
  const path = entry.fullPath.replace(/^\//, '');
  if (entry.isFile)
    return new Promise((resolve, reject) =>
      (entry as FileSystemFileEntry).file((file) => resolve([{ path, file }]), reject),
    );
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: { path: string; file: File }[] = [];
  // A folder answers in portions; an empty one is the end.
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (portion.length === 0) return found;
    for (const inner of portion) found.push(...(await walk(inner)));
  }
}
