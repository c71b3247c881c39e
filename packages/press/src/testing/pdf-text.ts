/** What can be read in a PDF, by page: its text as it would be copied out of a reader. */
import { PDFiumLibrary } from '@hyzyla/pdfium';

export async function textOfPdf(pdf: Uint8Array): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const pages = [...document.pages()].map((page) => page.getText());
    document.destroy();
    return pages;
  } finally {
    library.destroy();
  }
}
