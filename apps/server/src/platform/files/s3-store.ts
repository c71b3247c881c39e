/** Files in a bucket. Only calls that every S3-compatible store knows: put, get with a range, head, list, delete. */
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Config } from '../config/config.ts';
import { assertKey, type BlobStore } from './blob-store.ts';
import { spool } from './folder-store.ts';

export function createS3Store(s3: NonNullable<Config['s3']>, dataDir: string): BlobStore {
  const client = new S3Client({
    ...(s3.endpoint && { endpoint: s3.endpoint }),
    region: s3.region,
    forcePathStyle: s3.pathStyle,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    // Newer checksums are not known to every store.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => {
    assertKey(key);
    return { Bucket: s3.bucket, Key: key };
  };
  return {
    put: async (key, content) => {
      const target = at(key);
      if (!(content instanceof Readable)) {
        await client.send(new PutObjectCommand({ ...target, Body: content, ContentLength: content.byteLength }));
        return { bytes: content.byteLength };
      }
      // A put names its length beforehand: a stream goes by way of the disk.
      const { file, bytes } = await spool(dataDir, content);
      try {
        await client.send(new PutObjectCommand({ ...target, Body: createReadStream(file), ContentLength: bytes }));
      } finally {
        await rm(file, { force: true });
      }
      return { bytes };
    },
    get: async (key, range) => {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const answer = await client.send(new GetObjectCommand({ ...at(key), ...(Range && { Range }) })).catch(absent);
      if (!answer) return undefined;
      const whole = /\/(\d+)$/.exec(answer.ContentRange ?? '')?.[1];
      return {
        bytes: whole === undefined ? (answer.ContentLength ?? 0) : Number(whole),
        modified: answer.LastModified ?? new Date(0),
        stream: answer.Body as Readable,
      };
    },
    read: async (key) => {
      const answer = await client.send(new GetObjectCommand(at(key))).catch(absent);
      return answer && buffer(answer.Body as Readable);
    },
    stat: async (key) => {
      const answer = await client.send(new HeadObjectCommand(at(key))).catch(absent);
      return answer && { bytes: answer.ContentLength ?? 0, modified: answer.LastModified ?? new Date(0) };
    },
    list: async function* (folder) {
      let after: string | undefined;
      do {
        const asked = { Bucket: s3.bucket, Prefix: `${folder}/`, ...(after && { ContinuationToken: after }) };
        const page = await client.send(new ListObjectsV2Command(asked));
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key && LastModified) yield { key: Key, modified: LastModified };
        after = page.NextContinuationToken;
      } while (after);
    },
    delete: async (key) => {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    close: () => client.destroy(),
  };
}

function absent(error: unknown): undefined {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
  throw error;
}
