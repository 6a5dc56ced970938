import { common, gramsOf, type LikenessHead } from '#app/modules/help-lines/likeness.ts'

/** The file that a text is compared by: the n-grams of sentences, plain as the models read them, and what each sentence tells. */
export function likenessBytes(sentences: readonly { text: string; column: number }[], columns: number): Uint8Array {
  const having = new Map<number, number[]>()
  for (const [index, { text }] of sentences.entries())
    for (const bucket of gramsOf(text)) {
      const known = having.get(bucket)
      if (known) known.push(index)
      else having.set(bucket, [index])
    }
  const kept = [...having].filter(([, { length }]) => length > 1 && length < common).sort(([a], [b]) => a - b)
  const bytes: number[] = []
  const put = (number: number) => {
    let rest = number
    for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128)
    bytes.push(rest)
  }
  let last = 0
  for (const [bucket, indices] of kept) {
    put(bucket - last)
    last = bucket
    put(indices.length)
    for (const [rank, index] of indices.entries()) put(rank === 0 ? index : index - indices[rank - 1]!)
  }
  const head: LikenessHead = { columns, sentences: sentences.length, grams: kept.length }
  const line = new TextEncoder().encode(`${JSON.stringify(head)}\n`)
  return Buffer.concat([line, Uint8Array.from(sentences, ({ column }) => column), Uint8Array.from(bytes)])
}
