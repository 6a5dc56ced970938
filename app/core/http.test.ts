import { describe, expect, it } from 'vitest'
import { DomainError } from './errors.ts'
import { movedPermanently, notFound, orRefused, readForm, searchOf } from './http.server.ts'

const thrownBy = async (work: () => unknown): Promise<unknown> => {
  try {
    await work()
  } catch (error) {
    return error
  }
  return undefined
}

describe('notFound', () => {
  it('throws a 404 that tells the path, or none', async () => {
    for (const [path, told] of [
      ['/a/b', '/a/b'],
      [undefined, null],
    ] as const) {
      const response = (await thrownBy(() => notFound(path))) as Response
      expect(response).toMatchObject({ status: 404, statusText: 'Not Found' })
      expect(await response.json()).toEqual({ path: told })
    }
  })
})

describe('movedPermanently', () => {
  it('is a 301 to a path in root form', () => {
    const response = movedPermanently('/doctor/dentistry?page=2')
    expect(response.status).toBe(301)
    expect(response.headers.get('Location')).toBe('/doctor/dentistry?page=2')
  })
})

describe('searchOf', () => {
  it('is the query with its question mark, or nothing', () => {
    expect(searchOf(new Request('https://care.test/a?b=1&c=%20#d'))).toBe('?b=1&c=%20')
    expect(searchOf(new Request('https://care.test/a'))).toBe('')
    expect(searchOf(new Request('https://care.test/a?'))).toBe('')
  })
})

describe('readForm', () => {
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    new Request('https://care.test/', { method: 'POST', body, headers })

  it('reads a form', async () => {
    const form = await readForm(post(new URLSearchParams({ words: '你好\r\n"' })))
    expect(form.get('words')).toBe('你好\r\n"')
  })

  it('answers a body that is no form with 400', async () => {
    const bodies = [
      post('{}', { 'Content-Type': 'application/json' }),
      post('x', { 'Content-Type': 'multipart/form-data' }),
      post('x', { 'Content-Type': 'multipart/form-data; boundary=y' }),
    ]
    for (const request of bodies) expect(await thrownBy(() => readForm(request))).toMatchObject({ status: 400 })
  })

  it('leaves every other failure as it is', async () => {
    const failure = new RangeError('broken stream')
    const request = { formData: () => Promise.reject(failure) } as unknown as Request
    expect(await thrownBy(() => readForm(request))).toBe(failure)
  })
})

describe('orRefused', () => {
  it('hands on what the work answers', async () => {
    expect(await orRefused(Promise.resolve(3))).toBe(3)
  })

  it('turns a refusal of the domain into the page of its status', async () => {
    const refusal = new DomainError('conflict', 'booking.slot_taken')
    const response = (await thrownBy(() => orRefused(Promise.reject(refusal)))) as Response
    expect(response.status).toBe(409)
    expect(await response.json()).toEqual({ path: null, code: 'booking.slot_taken' })
  })

  it('lets an unexpected error through', async () => {
    const error = new Error('unexpected')
    expect(await thrownBy(() => orRefused(Promise.reject(error)))).toBe(error)
  })
})
