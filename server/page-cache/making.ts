import { now } from '#app/core/clock.ts'
import type { CacheTag } from '#app/core/page/page.ts'
import { sameRevisions } from './kept-page.ts'
import type { PageRevisions } from '#app/core/page/page-revisions.server.ts'

type Work<Page> = { present: PageRevisions; startedAt: number; page: Promise<Page | null> }

/** Milliseconds after which nobody else waits for a page that is being made. */
const patience = 10_000
/** For how long, in milliseconds, a page that could not be kept is not tried again; and how many of these are remembered. */
const passFor = 10_000
const mostPasses = 2000

/** One making of a page at a time for each key, shared by everybody who came after what it shows had been looked at. */
export class Making<Page> {
  private readonly open = new Map<string, Work<Page>>()
  private readonly passes = new Map<string, number>()

  /**
   * The page as it is now, made once for all who ask meanwhile; null when it is not to be kept. A request that saw newer
   * revisions than the page being made begins another.
   */
  async once(
    key: string,
    tags: readonly CacheTag[],
    present: PageRevisions,
    make: () => Promise<Page | null>,
  ): Promise<{ page: Page | null; isFirst: boolean }> {
    const at = now()
    const open = this.open.get(key)
    if (open && sameRevisions(tags, open.present, present) && at - open.startedAt < patience) {
      return { page: await open.page, isFirst: false }
    }
    const passedUntil = this.passes.get(key)
    if (passedUntil !== undefined && at < passedUntil) return { page: null, isFirst: true }
    const work = { present, startedAt: at, page: make() }
    this.open.set(key, work)
    try {
      const page = await work.page
      if (page === null) this.pass(key, at)
      return { page, isFirst: true }
    } finally {
      if (this.open.get(key) === work) this.open.delete(key)
    }
  }

  private pass(key: string, at: number): void {
    this.passes.delete(key)
    this.passes.set(key, at + passFor)
    if (this.passes.size > mostPasses) this.passes.delete(this.passes.keys().next().value!)
  }
}
