import { LruCache } from '#app/modules/directory/search/index/lru-cache.ts'
import { type Findable, findable } from './match-words.ts'

/** Prepared entries: a few hundred, so that a search does not read all pinyin anew. */
const cache = new LruCache<string, Findable>(2000, () => 1)

/** Prepares an entry once a change. `words` is called only when that has not happened yet. */
export function findableOnce(
  entry: { id: string; updatedAt: number },
  words: () => { names: readonly string[]; texts: readonly string[] },
): Findable {
  const key = `${entry.id} ${entry.updatedAt}`
  let prepared = cache.get(key)
  if (!prepared) {
    const { names, texts } = words()
    cache.set(key, (prepared = findable(names, texts)))
  }
  return prepared
}
