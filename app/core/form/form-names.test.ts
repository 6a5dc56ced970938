import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { positionOf } from './form-names.ts'

const schema = z
  .object({
    name: z.string().trim().default(''),
    on: z.literal('on').optional(),
    count: z.coerce.number().int().catch(-1),
    late: z.preprocess((value) => value, z.object({ by: z.string() })),
    weekdays: z.array(z.coerce.number()).optional(),
    rows: z
      .array(z.object({ title: z.string(), tags: z.array(z.string()).max(2) }))
      .max(3)
      .optional(),
    level: z.record(z.string(), z.enum(['', 'native']).optional()).optional(),
    either: z.union([z.object({ left: z.string() }), z.object({ right: z.string() })]).nullable(),
    both: z.intersection(z.object({ one: z.string() }), z.object({ other: z.string() })).readonly(),
    text: z
      .string()
      .transform((text) => ({ text }))
      .pipe(z.object({ text: z.string() })),
  })
  .refine(() => true)
  .transform((typed) => typed)

describe('a name', () => {
  it.each([
    ...[
      'name',
      'on',
      'count',
      'late.by',
      'weekdays',
      'weekdays[6]',
      'rows[2].title',
      'rows[0].tags',
      'rows[0].tags[1]',
    ],
    ...['level.yue', 'level.0', 'either.left', 'either.right', 'both.one', 'both.other', 'text', 'rows'],
  ])('is known: %s', (name) => {
    expect(positionOf(schema, name)).toBe('known')
  })

  it.each([
    ...['', 'nickname', 'Name', 'name.first', 'name[0]', 'late', 'late.at', 'level', 'level[0]', 'level.yue.x'],
    ...[
      'rows[0]',
      'rows[0].kind',
      'rows.0.title',
      'rows.length',
      'weekdays.100000000',
      'weekdays[]',
      'either',
      'both.x',
    ],
    ...[
      'text.text',
      'toString',
      'hasOwnProperty',
      '__proto__',
      'name.',
      '.name',
      '[0]',
      'rows[x].title',
      'rows[1',
      'a]',
    ],
  ])('is unknown: %j', (name) => {
    expect(positionOf(schema, name)).toBe('unknown')
  })

  it.each(['rows[3].title', 'rows[3]', 'rows[0].tags[2]', 'rows[100000000].title'])('is beyond the end: %s', (name) => {
    expect(positionOf(schema, name)).toBe('beyond')
  })
})
