/** A real S3-compatible store for the tests, where `TEST_S3_URL` names one: `http://key:secret@127.0.0.1:9000`. */
import {
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';

export interface BucketServer {
  settings: {
    bucket: string;
    endpoint: string;
    region: string;
    accessKeyId: string;
    secretAccessKey: string;
    pathStyle: true;
  };
  /** Of all that lies in it. */
  keys(): Promise<string[]>;
  stop(): Promise<void>;
}

/** A fresh bucket there, that is removed with all that lies in it. */
export async function givenBucket(address: string): Promise<BucketServer> {
  const { origin, username, password } = new URL(address);
  const settings = {
    bucket: `figurina-${crypto.randomUUID()}`,
    endpoint: origin,
    region: 'us-east-1',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    pathStyle: true as const,
  };
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  await client.send(new CreateBucketCommand({ Bucket }));
  const keys = async (): Promise<string[]> => {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
    return Contents.flatMap(({ Key }) => Key ?? []);
  };
  return {
    settings,
    keys,
    stop: async () => {
      for (const Key of await keys()) await client.send(new DeleteObjectCommand({ Bucket, Key }));
      await client.send(new DeleteBucketCommand({ Bucket }));
      client.destroy();
    },
  };
}
