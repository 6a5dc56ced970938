import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sourcesFolder } from '#app/modules/directory/registry/queries/sources.server.ts'
import { largestRecordFile } from '#app/modules/directory/registry/record-files/record-file.server.ts'
import type { ScheduledSource } from '../schedule-times.ts'

const longest = 10 * 60_000

export class DownloadFailed extends Error {}

function bounded(): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      done(size > largestRecordFile ? new DownloadFailed('The file is too large.') : null, chunk)
    },
  })
}

/**
 * Brings the file of a source into the folder, whole or not at all.
 * @returns its path
 * @throws DownloadFailed for whatever the network did
 */
export async function download(source: ScheduledSource, address: string, ask: typeof fetch = fetch): Promise<string> {
  const folder = sourcesFolder()
  const path = join(folder, `${source}-download.${source === 'fhir' ? 'json' : 'csv'}`)
  const part = join(folder, `.${source}-${process.pid}.part`)
  await mkdir(folder, { recursive: true })
  try {
    const response = await ask(address, { signal: AbortSignal.timeout(longest) })
    if (!response.ok || !response.body) throw new DownloadFailed(`The answer was ${response.status}.`)
    const body = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
    await pipeline(body, bounded(), createWriteStream(part, { mode: 0o600 }))
    await rename(part, path)
    return path
  } catch (error) {
    await rm(part, { force: true })
    throw error instanceof DownloadFailed ? error : new DownloadFailed('The download failed.', { cause: error })
  }
}
