/** SQLite takes at most 32,766 bind variables a statement; the widest table has some forty columns. */
const size = 400

/** Inserts rows some hundreds a statement. */
export async function insertAll<Row>(rows: Row[], insert: (chunk: Row[]) => PromiseLike<unknown>): Promise<void> {
  for (const chunk of chunks(rows)) await insert(chunk)
}

/** Rows or ids in lists that one statement takes. */
export function chunks<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
