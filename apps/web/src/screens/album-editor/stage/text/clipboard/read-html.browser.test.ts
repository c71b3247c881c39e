import { richTextSchema } from '@figurina/album';
import { describe, expect, it } from 'vitest';
import { richTextFromHtml } from './read-html.ts';

const contents = (html: string) => richTextFromHtml(html).paragraphs.map(({ content }) => content);

describe('HTML of the clipboard', () => {
  it('of a word processor keeps weight, slant, size, colour and a font of ours', () => {
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p {mso-style: x}</style></head><body>
      <!--[if gte mso 9]><xml>x</xml><![endif]-->
      <p class=MsoNormal style='text-align:center'><b><span style='font-size:14.0pt;font-family:"Lora",serif;color:#C00000'>Erste Elf<o:p></o:p></span></b></p>
      <p class=MsoNormal><span style='font-family:"Calibri";color:black'>Tor und <i>Abwehr</i></span> <u>heute</u></p></body></html>`;
    expect(richTextFromHtml(html).paragraphs).toEqual([
      { align: 'center', content: [{ text: 'Erste Elf', bold: true, size: 14, font: 'Lora', color: '#c00000' }] },
      {
        content: [
          { text: 'Tor und ' },
          { text: 'Abwehr', italic: true },
          { text: ' ' },
          { text: 'heute', underline: true },
        ],
      },
    ]);
  });

  it('of a page on the web is read without running or fetching anything of it', () => {
    const html = `<b style="font-weight:normal" id="docs-internal-guid-1"><div>Eins<br>zwei</div>
      <script>document.title = 'run'</script><img src="x" onerror="document.title = 'run'"><h2 style="display:none">weg</h2>
      <ul><li>Ball</li><li>Netz</li></ul><ol><li>Tor</li></ol></b>`;
    expect(contents(html)).toEqual([
      [{ text: 'Eins', bold: false }, { break: true }, { text: 'zwei', bold: false }],
      [
        { text: '• ', bold: false },
        { text: 'Ball', bold: false },
      ],
      [
        { text: '• ', bold: false },
        { text: 'Netz', bold: false },
      ],
      [
        { text: '1. ', bold: false },
        { text: 'Tor', bold: false },
      ],
    ]);
    expect(document.title).not.toBe('run');
  });

  it('of lists and tables keeps signs, cells and rows where they belong', () => {
    const sign = (mark: string): string =>
      `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span>`;
    const plain = (html: string) =>
      richTextFromHtml(html).paragraphs.map(({ content }) =>
        content.map((inline) => ('text' in inline ? inline.text : '|')).join(''),
      );
    expect(
      plain(
        `<p class=MsoListParagraph style='mso-list:l0 level1'><![if !supportLists]>${sign('·')}<![endif]>Ball</p>` +
          `<p class=MsoListParagraph style='mso-list:l1 level1'>${sign('2.')}Netz</p>`,
      ),
    ).toEqual(['• Ball', '2. Netz']);
    // As Google Docs hands lists over.
    expect(
      plain(
        '<b style="font-weight:normal"><ul><li><p><span>Ball</span></p></li><li></li><li><p>Netz</p><ol><li><p>Tor</p></li></ol></li></ul></b><br class="Apple-interchange-newline">',
      ),
    ).toEqual(['• Ball', '• ', '• Netz', '1. Tor']);
    expect(
      plain(
        '<table><tr><td><p>A1</p></td><td><p>B1</p><p>B2</p></td></tr>\n<tr><td> <p>A2</p> </td><td></td></tr></table><p>Ende</p>',
      ),
    ).toEqual(['A1\tB1|B2', 'A2\t', 'Ende']);
  });

  it('of our own keeps roles, palette and automatic texts, and takes nothing that rich text may not say', () => {
    const run = (marks: object) => JSON.stringify(marks).replaceAll('"', '&quot;');
    expect(
      contents(
        `<p><span data-run="${run({ font: 'title', color: 3 })}">Seite <span data-symbol="page-number">4</span></span></p>` +
          `<p><span data-run="${run({ size: 1e9 })}">groß</span><span data-symbol="evil">x</span></p>`,
      ),
    ).toEqual([
      [
        { text: 'Seite ', font: 'title', color: 3 },
        { symbol: 'page-number', font: 'title', color: 3 },
      ],
      [{ text: 'groß' }, { text: 'x' }],
    ]);
  });

  it('is rich text whatever it is', () => {
    for (const html of [
      '',
      '<',
      '<table><tr><td>a</td><td>b</td></tr></table>',
      '<pre>a\n  b</pre>',
      'nur <u>Worte</u>',
    ])
      expect(richTextSchema.safeParse(richTextFromHtml(html)).success).toBe(true);
    expect(contents('<table><tr><td>a</td><td>b</td></tr></table>')).toEqual([
      [{ text: 'a' }, { text: '\t' }, { text: 'b' }],
    ]);
  });
});
