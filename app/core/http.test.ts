import { describe, expect, it } from 'vitest'
import { json, movedPermanently, notFound, searchOf } from './http.server.ts'

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

describe('json', () => {
  it('says of a refusal in words of HTTP what it is, unless somebody has said it', () => {
    const { statusText } = json({}, { status: 429 })
    expect(statusText).toBe('Too Many Requests')
    expect(json({}, 409).statusText).toBe('Conflict')
    expect(json({}, { status: 409, statusText: 'Taken' }).statusText).toBe('Taken')
    expect([json({}).statusText, json({}, { status: 201 }).statusText, json({}, 499).statusText]).toEqual(['', '', ''])
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
