import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseForm } from './form.ts'

const schema = z.object({
  name: z.string({ error: 'name' }).trim().min(2, { error: 'name' }),
  note: z.string().optional(),
})

function bodyOf(fields: [string, string | Blob][]): FormData {
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value as string)
  return body
}

describe('parseForm', () => {
  it('answers the values of a sound form', () => {
    const submission = parseForm(
      bodyOf([
        ['name', ' 小明 '],
        ['note', ''],
      ]),
      schema,
    )
    expect(submission.status).toBe('success')
    expect(submission).toMatchObject({ value: { name: '小明', note: undefined } })
  })

  it('answers faults by field, and keeps what was typed as it was', () => {
    const submission = parseForm(
      bodyOf([
        ['name', ' a '],
        ['note', '<b>'],
      ]),
      schema,
    )
    expect(submission.reply()).toMatchObject({
      status: 'error',
      initialValue: { name: ' a ', note: '<b>' },
      error: { name: ['name'] },
    })
  })

  it('leaves out U+0000 and nothing else', () => {
    const text = 'a\0\u0001\t\u{1f600}\u200b'
    const submission = parseForm(bodyOf([['name', text]]), schema)
    expect(submission).toMatchObject({ value: { name: 'a\u0001\t\u{1f600}\u200b' } })
  })

  it('takes no command of the library from the visitor', () => {
    for (const name of ['__intent__', '__state__']) {
      for (const value of ['{', 'x', '{"type":"reset","payload":{}}', new Blob(['x'])]) {
        const submission = parseForm(
          bodyOf([
            ['name', '小明'],
            [name, value],
          ]),
          schema,
        )
        expect(submission.status).toBe('success')
      }
    }
  })

  it('takes a file for a fault where a text belongs', () => {
    expect(parseForm(bodyOf([['name', new Blob(['x'])]]), schema).reply().error).toEqual({ name: ['name'] })
  })
})
