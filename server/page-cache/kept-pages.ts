import type { KeptPage } from './kept-page.ts'

type Place = { page: KeptPage; size: number; isUsed: boolean }

/**
 * Pages by key, within a number of bytes. Where there is no room the page that came first goes, unless it was asked for since
 * it was last passed over.
 */
export class KeptPages {
  private readonly places = new Map<string, Place>()
  private readonly keys = new WeakMap<KeptPage, string>()
  private held = 0

  constructor(private readonly mostBytes: number) {}

  get bytes(): number {
    return this.held
  }

  get count(): number {
    return this.places.size
  }

  get(key: string): KeptPage | null {
    const place = this.places.get(key)
    if (!place) return null
    place.isUsed = true
    return place.page
  }

  put(key: string, page: KeptPage): void {
    this.drop(key)
    this.keys.set(page, key)
    this.places.set(key, { page, size: sizeOf(key, page), isUsed: false })
    this.held += sizeOf(key, page)
    this.makeRoom()
  }

  /** Counts a page anew that has gained an encoding or given up its plain bytes. */
  measure(page: KeptPage): void {
    const key = this.keys.get(page)
    const place = key === undefined ? undefined : this.places.get(key)
    if (key === undefined || place?.page !== page) return
    const size = sizeOf(key, page)
    this.held += size - place.size
    place.size = size
    this.makeRoom()
  }

  drop(key: string): void {
    const place = this.places.get(key)
    if (!place) return
    this.places.delete(key)
    this.held -= place.size
  }

  private makeRoom(): void {
    while (this.held > this.mostBytes) {
      const [key, place] = this.places.entries().next().value!
      this.drop(key)
      if (!place.isUsed) continue
      this.places.set(key, { ...place, isUsed: false })
      this.held += place.size
    }
  }
}

function sizeOf(key: string, page: KeptPage): number {
  return page.size + 2 * key.length
}
