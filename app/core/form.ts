import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'

/**
 * Parses a form body with a schema. Answers conform's submission: `value` when it is valid, else `reply()` holds what was
 * typed and an error key for each field.
 */
export function parseForm<Schema extends z.ZodType>(body: FormData, schema: Schema) {
  return parseWithZod(body, { schema })
}
