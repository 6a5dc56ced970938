import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'
import { dateSpan, localDate, newYork } from '#app/core/calendar/zones.ts'
import type { PageNote } from '#app/modules/analytics/page-note.ts'
import type { CacheTag, PageCache } from '#app/core/page/page.ts'
import { turnOf } from '#app/modules/promotion/rotation.ts'
import { acceptedEncodings, type Encoding, namesTag } from '../headers/negotiation.ts'
import type { PageRevisions } from '#app/core/page/page-revisions.server.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Name, value, name, value …: as `writeHead` takes them fastest. */
type Headers = readonly string[]
export type Variant = Readonly<{
  encoding: Encoding | null
  bytes: Buffer
  etag: string
  headers: Headers
  unchanged: Headers
}>

/** Below this a packet is sent either way. */
const smallest = 1024
/** Pages kept for long are worth the highest level; others are made anew too often. */
const lasting = 120

const plainTag = (digest: string) => `"${digest}"`

function variantOf(bytes: Buffer, encoding: Encoding | null, digest: string, common: Headers, type: string): Variant {
  const etag = encoding ? `"${digest}-${encoding}"` : plainTag(digest)
  const unchanged = [...common, 'ETag', etag]
  const headers = [...unchanged, 'Content-Type', type, 'Content-Length', String(bytes.length)]
  if (encoding) headers.push('Content-Encoding', encoding)
  return { encoding, bytes, etag, headers, unchanged }
}

/** An answer as it is kept: its bytes in each encoding that was asked for, under headers that fit every request of its key. */
export class KeptPage {
  /** Null once gzip holds it in a fifth of the bytes, until a client asks that takes no encoding. */
  private plain: Variant | null
  private readonly made = new Map<Encoding, Variant>()
  private readonly making = new Map<Encoding, Promise<void>>()
  private readonly digest: string
  /** From when on it is too old, whatever its age. */
  private readonly endsAt: number

  /** `changed` is told when the page holds more or fewer bytes than before. */
  constructor(
    body: Buffer,
    private readonly type: string,
    private readonly common: Headers,
    readonly rule: PageCache,
    readonly revisions: PageRevisions,
    readonly madeAt: number,
    /** What a visit of it counts as, the same for everybody. */
    readonly notes: readonly PageNote[],
    private readonly changed: (page: KeptPage) => void,
  ) {
    this.digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
    this.plain = variantOf(body, null, this.digest, common, type)
    this.endsAt = rule.endsWithDay ? dateSpan(localDate(madeAt, newYork), newYork).to : Infinity
  }

  /** Whether it may still be given out: what it shows has not changed since, and it is not too old. */
  isFresh(revisions: PageRevisions, now: number): boolean {
    const age = now - this.madeAt
    if (age < 0 || age >= this.rule.maxAge * 1000 || now >= this.endsAt) return false
    if (this.rule.takesTurns && turnOf(this.madeAt) !== turnOf(now)) return false
    return sameRevisions(this.rule.tags, this.revisions, revisions)
  }

  /** The bytes in memory, headers included. */
  get size(): number {
    const held = [...(this.plain ? [this.plain] : []), ...this.made.values()]
    return held.reduce((sum, { bytes }) => sum + bytes.length + 2048, 0)
  }

  /** The best encoding that is ready, for a client that takes it. */
  variantFor(acceptEncoding: string | undefined): Variant {
    for (const encoding of acceptedEncodings(acceptEncoding)) {
      const found = this.made.get(encoding)
      if (found) return found
    }
    return this.unpacked()
  }

  /** Begins the best encoding that the client takes, off the request's way; a page nobody asks for again is spared it. */
  improveFor(acceptEncoding: string | undefined): void {
    const [best] = acceptedEncodings(acceptEncoding)
    if (best && !this.making.has(best)) void this.make(best)
  }

  /** The variant that the client has already, among those it takes; null when it has none. */
  knownVariant(ifNoneMatch: string, acceptEncoding: string | undefined): Variant | null {
    for (const encoding of acceptedEncodings(acceptEncoding)) {
      const found = this.made.get(encoding)
      if (found && namesTag(ifNoneMatch, found.etag)) return found
    }
    return namesTag(ifNoneMatch, plainTag(this.digest)) ? this.unpacked() : null
  }

  /** Waits for gzip, which is quick; for the client that the page was made for. */
  async readyFor(acceptEncoding: string | undefined): Promise<void> {
    if (acceptedEncodings(acceptEncoding).includes('gzip')) await this.make('gzip')
  }

  private make(encoding: Encoding): Promise<void> {
    let making = this.making.get(encoding)
    if (!making) {
      // A page that cannot be compressed is sent as it is.
      making = this.compress(encoding).catch(() => undefined)
      this.making.set(encoding, making)
    }
    return making
  }

  private async compress(encoding: Encoding): Promise<void> {
    const bytes = this.body()
    if (bytes.length < smallest) return
    const params = {
      // Above 7 a page costs six times the time; below it profiles do not fit into what a new connection sends at once.
      [constants.BROTLI_PARAM_QUALITY]: this.rule.maxAge > lasting ? 11 : 7,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    const packed = encoding === 'br' ? await brotli(bytes, { params }) : await deflate(bytes, { level: 6 })
    if (packed.length >= bytes.length) return
    this.made.set(encoding, variantOf(packed, encoding, this.digest, this.common, this.type))
    if (encoding === 'gzip') this.plain = null
    this.changed(this)
  }

  private body(): Buffer {
    return this.plain?.bytes ?? gunzipSync(this.made.get('gzip')!.bytes)
  }

  /** The bytes as they are; kept from then on, for there are few such clients and each asks for many pages. */
  private unpacked(): Variant {
    if (!this.plain) {
      this.plain = variantOf(this.body(), null, this.digest, this.common, this.type)
      this.changed(this)
    }
    return this.plain
  }
}

/** Whether nothing that the tags count has changed between two readings. */
export function sameRevisions(tags: readonly CacheTag[], one: PageRevisions, other: PageRevisions): boolean {
  if (one === other) return true
  for (const tag of tags) if (one[tag] !== other[tag]) return false
  return true
}
