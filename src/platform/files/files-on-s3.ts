import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { contentDisposition, type FileStore, nameOfKey, StoreUnreachable } from './files.ts'

export type S3Options = {
  bucket: string
  region: string
  /** For providers other than Amazon; the bucket then becomes part of the path. */
  endpoint?: string | undefined
  /** Defaults to the environment's credentials, such as the machine's IAM role. */
  accessKeyId?: string | undefined
  secretAccessKey?: string | undefined
  linkSeconds: number
  /** Per request, until the response begins; raise it for slow uploads by the site itself. */
  timeLimitMs?: number
}

const timeLimitMs = 20_000
const connectLimitMs = 5_000

/** Files in a bucket of Amazon S3 or any compatible provider; an upload becomes visible complete or not at all. */
export function filesOnS3(options: S3Options): FileStore {
  const client = clientOf(options)
  const Bucket = options.bucket
  const inTime = async <Answer>(send: (options: { abortSignal: AbortSignal }) => Promise<Answer>) => {
    const ending = new AbortController()
    const timer = setTimeout(() => ending.abort(), options.timeLimitMs ?? timeLimitMs)
    // Not for the response body, which is read at the client's pace.
    return send({ abortSignal: ending.signal })
      .catch(asUnreachable)
      .finally(() => clearTimeout(timer))
  }
  const namesWith = async function* (Prefix?: string) {
    let ContinuationToken: string | undefined
    do {
      const command = new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken })
      const page: ListObjectsV2CommandOutput = await inTime(signal => client.send(command, signal))
      for (const { Key = '', LastModified } of page.Contents ?? []) yield { name: Key, at: LastModified }
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
  }
  return {
    put: async (key, bytes) => {
      const Key = nameOfKey(key)
      const head = new HeadObjectCommand({ Bucket, Key })
      const isThere = await inTime(signal => client.send(head, signal).catch(nullWhenMissing))
      const put = new PutObjectCommand({ Bucket, Key, Body: bytes })
      if (!isThere) await inTime(signal => client.send(put, signal))
    },
    open: async (key, mark) => {
      const command = new GetObjectCommand({ Bucket, Key: nameOfKey(key), ...(mark && conditionsOf(mark)) })
      const found = await inTime(signal => client.send(command, signal).catch(nullWhenMissing))
      return found?.Body?.transformToWebStream() ?? null
    },
    signed: {
      markOf: async key => {
        const head = new HeadObjectCommand({ Bucket, Key: nameOfKey(key) })
        const found = await inTime(signal => client.send(head, signal).catch(nullWhenMissing))
        return found && `${found.ETag ?? ''} ${found.VersionId ?? ''}`.trim()
      },
      link: (key, as, mark) => {
        const ResponseContentDisposition = contentDisposition(as)
        const facts = { ResponseContentDisposition, ResponseContentType: as.mediaType }
        // An ETag cannot be part of a signed URL: the browser would have to send it as a header.
        const { VersionId } = conditionsOf(mark)
        const command = new GetObjectCommand({
          Bucket,
          Key: nameOfKey(key),
          ...facts,
          ...(VersionId && { VersionId }),
        })
        return getSignedUrl(client, command, { expiresIn: options.linkSeconds })
      },
    },
    remove: async place => {
      const names: string[] = []
      for await (const { name } of namesWith(nameOfKey({ place }))) names.push(name)
      // The original last: as long as it exists, an interrupted removal is found and resumed.
      for (const Key of names.sort((one, other) => other.length - one.length)) {
        const command = new DeleteObjectCommand({ Bucket, Key })
        await inTime(signal => client.send(command, signal))
      }
    },
    list: async function* (before) {
      for await (const { name, at } of namesWith()) {
        if (/^[0-9a-f]{64}$/.test(name) && at && at < before) yield name
      }
    },
  }
}

function clientOf({ region, endpoint, accessKeyId, secretAccessKey }: S3Options): S3Client {
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined
  return new S3Client({
    region,
    // Also covers a response that stalls after its first bytes.
    requestHandler: { connectionTimeout: connectLimitMs, socketTimeout: timeLimitMs },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Only Amazon supports checksums in trailers; other providers reject such requests.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

/** Pins a read to the version with this mark; a bucket without versioning reports the version `null`, or none. */
function conditionsOf(mark: string): { IfMatch?: string; VersionId?: string } {
  const [IfMatch = '', VersionId = ''] = mark.split(' ')
  return { ...(IfMatch && { IfMatch }), ...(VersionId && VersionId !== 'null' && { VersionId }) }
}

function nullWhenMissing(error: unknown): null {
  const name = error instanceof Error ? error.name : ''
  if (['NoSuchKey', 'NotFound', 'NoSuchVersion', 'PreconditionFailed'].includes(name)) return null
  throw error
}

/** An error response is not an outage: it is a bug of ours or a misconfiguration. */
function asUnreachable(error: unknown): never {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
  throw status === undefined || status >= 500 ? new StoreUnreachable(error) : error
}
