import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'

/** Names that conform takes for its own commands and fails on when they hold anything else. Plain forms send none. */
const reserved = ['__intent__', '__state__']

/**
 * Parses a form body with a schema. Answers conform's submission: `value` when it is valid, else `reply()` holds what was
 * typed and an error key for each field. U+0000 is left out of every text: nobody types it, and PostgreSQL cannot keep it.
 */
export function parseForm<Schema extends z.ZodType>(body: FormData, schema: Schema) {
  const plain = new FormData()
  for (const [name, value] of body) {
    if (!reserved.includes(name)) plain.append(name, typeof value === 'string' ? value.replaceAll('\0', '') : value)
  }
  return parseWithZod(plain, { schema })
}
