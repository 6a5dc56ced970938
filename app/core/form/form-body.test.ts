import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { answersIn, type Field, formBody, parseForm, readAnswers, readFields, readForm } from './form-body.server.ts'

const schema = z.object({
  name: z.string({ error: 'name' }).trim().min(2, { error: 'name' }),
  note: z.string().optional(),
})
const parse = (fields: Field[]) => parseForm(formBody(fields), schema)

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('https://care.test/', { method: 'POST', body, headers })
const encoded = (body: string) => post(body, { 'Content-Type': 'application/x-www-form-urlencoded' })
function multipart(fields: readonly Field[]): Request {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return post(form)
}

const thrownBy = async (work: () => unknown): Promise<unknown> => {
  try {
    return await work()
  } catch (error) {
    return error
  }
}

describe('parseForm', () => {
  it('answers the values of a sound form', () => {
    const submission = parse([
      ['name', ' 小明 '],
      ['note', ''],
    ])
    expect(submission).toMatchObject({ status: 'success', value: { name: '小明', note: undefined } })
  })

  it('answers faults by field, and keeps what was typed as it was', () => {
    const submission = parse([
      ['name', ' a '],
      ['note', '<b>'],
    ])
    expect(submission.reply()).toMatchObject({
      status: 'error',
      initialValue: { name: ' a ', note: '<b>' },
      error: { name: ['name'] },
    })
  })

  it('leaves out U+0000 and nothing else', () => {
    const text = 'a\0\u0001\t\u{1f600}\u200b'
    expect(parse([['name', text]])).toMatchObject({ value: { name: 'a\u0001\t\u{1f600}\u200b' } })
  })

  it('takes no command of the library from the visitor', () => {
    for (const name of ['__intent__', '__state__']) {
      for (const value of ['{', 'x', '{"type":"reset","payload":{}}', new File(['x'], 'x')]) {
        const submission = parse([
          ['name', '小明'],
          [name, value],
        ])
        expect(submission.status).toBe('success')
      }
    }
  })

  it('takes a file for a fault where a text belongs', () => {
    expect(parse([['name', new File(['x'], 'x')]]).reply().error).toEqual({ name: ['name'] })
  })

  it('leaves a field unread that the schema does not name: what was typed beside it is all there', () => {
    const submission = parse([
      ['name', 'a'],
      ['nickname', 'Lily'],
      ['name.first', 'x'],
      ['name[0]', 'x'],
      ['note', '你好'],
    ])
    expect(submission.reply()).toMatchObject({ status: 'error', initialValue: { name: 'a', note: '你好' } })
    expect(Object.keys(submission.payload)).toEqual(['name', 'note'])
  })

  it('answers 400 past the end of an array', async () => {
    const rows = z.object({ rows: z.array(z.object({ title: z.string() })).max(20) })
    const sent = (index: number) => formBody([[`rows[${index}].title`, 'x']])
    expect(parseForm(sent(0), rows).status).toBe('success')
    expect(parseForm(sent(19), rows).payload.rows).toHaveLength(20)
    expect(await thrownBy(() => parseForm(sent(20), rows))).toMatchObject({ status: 400 })
  })
})

describe('readForm', () => {
  it('reads a form in either encoding, in the order of its fields', async () => {
    const fields: Field[] = [
      ['words', '你好\r\n"'],
      ['words', '+ &='],
      ['name', ''],
    ]
    expect(await readFields(multipart(fields))).toEqual(fields)
    expect(await readFields(post(new URLSearchParams(fields as [string, string][])))).toEqual(fields)
    expect(await readFields(encoded(''))).toEqual([])
  })

  it('reads a chosen file', async () => {
    const [field] = (await readFields(multipart([['photo', new File(['abc'], '照片.jpg')]])))!
    expect(field![1]).toMatchObject({ name: '照片.jpg', size: 3 })
  })

  it('answers a body that is no form with 400', async () => {
    const bodies = [
      post('{}', { 'Content-Type': 'application/json' }),
      post('x', { 'Content-Type': 'multipart/form-data' }),
      post('x', { 'Content-Type': 'multipart/form-data; boundary=y' }),
      post('x'),
    ]
    for (const request of bodies) expect(await thrownBy(() => readForm(request))).toMatchObject({ status: 400 })
  })

  it('leaves every other failure as it is', async () => {
    const failure = new RangeError('broken stream')
    const request = encoded('a=b')
    vi.spyOn(request, 'arrayBuffer').mockRejectedValue(failure)
    expect(await thrownBy(() => readForm(request))).toBe(failure)
  })

  it('answers 400 to names that are deeper or count further than any form, or reach into an object', async () => {
    const names = [
      'a[100000000]',
      'a[100]',
      'a[00000000001]',
      'a[0][0][0][0]',
      'a.b.c.d.e',
      'a' + '[0]'.repeat(5000),
      'a' + '.b'.repeat(5000),
      'a[__proto__]',
      '__proto__',
      'a.__proto__.b',
      'a.constructor.prototype',
      'a[constructor]',
    ]
    for (const name of names) {
      expect(await readFields(post(new URLSearchParams([[name, 'x']]))), name).toBeNull()
      expect(await readFields(multipart([[name, 'x']])), name).toBeNull()
    }
    const harmless = ['a[99]', 'a.b.c.d', 'rows[3].title', 'proto', 'constructors', '', '[', 'a[]', 'a b']
    for (const name of harmless)
      expect(await readFields(encoded(new URLSearchParams([[name, 'x']]).toString()))).toEqual([[name, 'x']])
  })

  it('has room for 500 fields, and for more where the page knows of more', async () => {
    const fields = (count: number) => Array.from({ length: count }, (_, at): Field => [`f${at}`, 'x'])
    for (const send of [
      multipart,
      (given: readonly Field[]) => post(new URLSearchParams(given as [string, string][])),
    ]) {
      expect(await readFields(send(fields(500)))).toHaveLength(500)
      expect(await readFields(send(fields(501)))).toBeNull()
      expect(await thrownBy(() => readForm(send(fields(20_000))))).toMatchObject({ status: 400 })
      expect(await readForm(send(fields(700)), 700)).toBeDefined()
      expect(await thrownBy(() => readForm(send(fields(701)), 700))).toMatchObject({ status: 400 })
      expect(await readForm(send(fields(500)), 3)).toBeDefined()
    }
  })

  it('splits nothing that has too many parts', async () => {
    const parsed = vi.spyOn(Response.prototype, 'formData')
    const split = vi.spyOn(globalThis, 'URLSearchParams')
    await readFields(encoded('a&'.repeat(100_000)))
    await readFields(multipart(Array.from({ length: 3000 }, (): Field => ['a', 'x'])))
    expect(parsed).not.toHaveBeenCalled()
    expect(split).not.toHaveBeenCalled()
  })
})

describe('answers', () => {
  const button = z.object({ to: z.enum(['login', 'register']) })

  it('are what the schema makes of the form, or 400', async () => {
    expect(await readAnswers(encoded('to=login&more=x'), button)).toEqual({ to: 'login' })
    expect(await thrownBy(() => readAnswers(encoded('to=elsewhere'), button))).toMatchObject({ status: 400 })
    expect(await thrownBy(() => answersIn(formBody([]), button))).toMatchObject({ status: 400 })
  })
})
