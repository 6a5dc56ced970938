import { now } from '#app/core/clock.ts'
import { withLogFields } from '#app/core/log/log.server.ts'
import type { PageRevisions } from '#app/core/page/page-revisions.server.ts'
import type { PageNote } from '#app/modules/analytics/page-note.ts'
import { lastingSecurityHeaders, type SecurityOptions } from '../headers/security-headers.ts'
import type { Asked } from './asked.ts'
import { readKeepable } from './keepable.ts'
import { KeptPage } from './kept-page.ts'
import type { KeptPages } from './kept-pages.ts'
import type { MakePage } from './make-page.ts'
import { withSpeculationRules } from './speculation-rules.ts'

/** Browsers and shared caches may keep it and must ask each time: the answer is 304 while nothing has changed. */
const cacheControl = 'public, no-cache'

type MakerOptions = Readonly<{ makePage: MakePage; security: SecurityOptions }>

/** Makes pages and keeps them: null where what was made is nothing to keep. */
export function keptPageMaker(options: MakerOptions, pages: KeptPages) {
  const security = [false, true].map((isHttps) => lastingSecurityHeaders(options.security, isHttps).flat())

  return async function make(asked: Asked, known: PageRevisions, requestId: string): Promise<KeptPage | null> {
    const { rule, isHome } = asked.of
    const notes: PageNote[] = []
    const made = await withLogFields({ requestId }, () =>
      options.makePage(asked, requestId, (note) => notes.push(note)),
    )
    const keepable = await readKeepable(made)
    if (!keepable) return null
    const common = [
      ...security[Number(asked.isHttps)]!,
      ...keepable.headers,
      ...['Cache-Control', cacheControl, 'Vary', `Accept-Encoding, Cookie${isHome ? ', Accept-Language' : ''}`],
    ]
    const changed = (page: KeptPage) => pages.measure(page)
    const body = keepable.isHtml ? withSpeculationRules(keepable.body) : keepable.body
    const page = new KeptPage(body, keepable.type, common, rule, known, now(), notes, changed)
    pages.put(asked.key, page)
    return page
  }
}
