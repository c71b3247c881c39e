import type { Translate } from '@figurina/locales';

/** Hands the browser a small list as it should look, to be opened in a spreadsheet. */
export function exampleRoster(t: Translate): void {
  const head = (['name', 'position', 'chapter', 'photo'] as const).map((column) => t(`roster.col.${column}`));
  const rows = [
    head,
    ...t('roster.example.rows')
      .split(' / ')
      .map((row) => row.split(' | ')),
  ];
  // Spreadsheets take the text for UTF-8 because of the mark at its beginning.
  const text = `\uFEFF${rows.map((row) => row.join(';')).join('\r\n')}\r\n`;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = t('roster.example.file');
  link.click();
  URL.revokeObjectURL(address);
}
