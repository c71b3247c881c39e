/** Everything about somebody as a ZIP, streamed: one file after the other is read, none is held whole. */
import { Readable } from 'node:stream';
import { type AlbumDocument, toExchange } from '@figurina/album';
import { ZipFile } from 'yazl';
import type { PrivacyParts } from '../privacy-parts.ts';
import { listOrders, listOwned } from '../erasing/erasures.queries.ts';
import { rowsOfOrders, rowsOfPerson } from './rows-of-person.ts';

type ArchiveParts = Pick<PrivacyParts, 'db' | 'documents' | 'files' | 'pictures'>;
interface Entry {
  readonly name: string;
  readonly content: Readable | Buffer;
}

const json = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** In what it says, the words of docs/privacy.md. */
const README = `This archive holds what Figurina keeps about you.

account/    one file a table: your account, memberships, notifications, mails that were sent to you, consents, uploads
albums/     your own albums: album.json can be taken in again, and the pictures as they are kept for print
orders/     your orders with their lines, addresses and invoices

Files are JSON in UTF-8. Passwords, tokens and links that open something are left out. Comments that you wrote into albums
of others are in account/comments.json.
`;

export function personArchive(
  parts: ArchiveParts,
  person: { readonly sub: string; readonly email: string | undefined },
  now: Date,
): Readable {
  const archive = new ZipFile();
  const fail = (error: unknown) => (archive.outputStream as Readable).destroy(error as Error);
  archive.on('error', fail);
  void fill(archive, entriesOf(parts, person), now).catch(fail);
  return archive.outputStream as Readable;
}

async function fill(archive: ZipFile, entries: AsyncIterable<Entry>, mtime: Date): Promise<void> {
  for await (const { name, content } of entries) {
    if (Buffer.isBuffer(content)) {
      archive.addBuffer(content, name, { mtime });
      continue;
    }
    // The next file is asked for when this one has been read.
    const read = new Promise((resolve, reject) => content.once('end', resolve).once('error', reject));
    archive.addReadStream(content, name, { mtime, compress: false });
    await read;
  }
  archive.end();
}

async function* entriesOf(
  { db, documents, files, pictures }: ArchiveParts,
  { sub, email }: { readonly sub: string; readonly email: string | undefined },
): AsyncGenerator<Entry> {
  yield { name: 'README.txt', content: Buffer.from(README) };
  for await (const { table, rows } of rowsOfPerson(db, { sub, email }))
    yield { name: `account/${table}.json`, content: json(rows) };
  yield { name: 'account/comments.json', content: json(await commentsIn({ db, documents }, sub)) };

  for (const id of await listOwned(db, sub)) {
    const current = await documents.readDocument(id);
    if (!current) continue;
    const head = await db
      .selectFrom('albums')
      .select(['title', 'language', 'release_date', 'organization', 'created_at', 'updated_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    const folder = `albums/${id}`;
    yield { name: `${folder}/about.json`, content: json(head) };
    yield { name: `${folder}/album.json`, content: json(toExchange(current.document)) };
    for (const image of await db.selectFrom('images').selectAll().where('album_id', '=', id).orderBy('id').execute()) {
      const file = await pictures.files.get(image, 'original');
      if (file) yield { name: `${folder}/pictures/${image.id}.${extensionOf(file.type)}`, content: file.stream };
    }
  }

  const orders = await listOrders(db, sub, email);
  for (const { table, rows } of await rowsOfOrders(db, orders)) yield { name: `orders/${table}.json`, content: json(rows) };
  if (orders.length === 0) return;
  const invoices = await db
    .selectFrom('invoices')
    .select(['number', 'pdf_key', 'xml_key'])
    .where('order_id', 'in', orders)
    .where('number', 'is not', null)
    .execute();
  for (const { number, pdf_key, xml_key } of invoices)
    for (const key of [pdf_key, xml_key]) {
      const file = key === null ? undefined : await files.get(key);
      if (file) yield { name: `orders/invoices/${number}.${key === pdf_key ? 'pdf' : 'xml'}`, content: file.stream };
    }
}

/** What somebody said in albums of others, and where. */
async function commentsIn({ db, documents }: Pick<ArchiveParts, 'db' | 'documents'>, sub: string) {
  const places = await db.selectFrom('album_members').select('album_id').where('user_sub', '=', sub).execute();
  const found: object[] = [];
  for (const { album_id: album } of places) {
    const current = await documents.readDocument(album);
    if (current) found.push(...commentsOf(current.document, sub).map((comment) => ({ album, ...comment })));
  }
  return found;
}

function commentsOf({ nodes }: AlbumDocument, sub: string): object[] {
  return [...nodes.values()].flatMap((node) =>
    node.type === 'Comment' && node.props.userId === sub ? [{ text: node.props.text, at: node.props.createdAt }] : [],
  );
}

function extensionOf(type: string): string {
  return { 'image/svg+xml': 'svg', 'image/jpeg': 'jpg', 'image/png': 'png' }[type] ?? 'webp';
}
