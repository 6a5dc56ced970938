import { describe, expect, it, vi } from 'vitest'
import type { AddressSuggestion } from '#app/modules/geo/address/address.ts'
import { ownSource, type Source, withFallback } from './sources.ts'

const found = { id: 'a' } as AddressSuggestion
const answers = (body: unknown, status = 200) => vi.fn(() => Promise.resolve(Response.json(body, { status })))

describe('the server as a source', () => {
  it('is asked from three characters on, with what was typed escaped', async () => {
    const fetcher = answers({ by: 'embedded', suggestions: [found] })
    const note = vi.fn()
    const source = ownSource('/api/address/suggest', fetcher, note)
    expect(await source.suggest('13')).toEqual([])
    expect(fetcher).not.toHaveBeenCalled()
    expect(await source.suggest('136 & Magnolia')).toEqual([found])
    expect(fetcher).toHaveBeenCalledWith('/api/address/suggest?q=136%20%26%20Magnolia', expect.anything())
    expect(note).toHaveBeenCalledWith('embedded')
    expect(await source.retrieve(found, '', 0)).toBe(found)
  })

  it('fails when it is refused', async () => {
    await expect(ownSource('/x', answers({}, 429), vi.fn()).suggest('136')).rejects.toThrow('429')
  })
})

describe('a source with another behind it', () => {
  const works = (name: string): Source => ({
    suggest: vi.fn(() => Promise.resolve([{ id: name } as AddressSuggestion])),
    retrieve: vi.fn(() => Promise.resolve({ id: `${name} whole` } as AddressSuggestion)),
  })
  const fails: Source = {
    suggest: vi.fn(() => Promise.reject(new Error('offline'))),
    retrieve: vi.fn(() => Promise.reject(new Error('offline'))),
  }

  it('asks the first alone while it answers', async () => {
    const [first, second, note] = [works('first'), works('second'), vi.fn()]
    const source = withFallback(first, second, note)
    expect(await source.suggest('136')).toEqual([{ id: 'first' }])
    expect(await source.retrieve(found, '136', 0)).toEqual({ id: 'first whole' })
    expect(second.suggest).not.toHaveBeenCalled()
    expect(note).not.toHaveBeenCalled()
  })

  it('asks the second from the first failure on and says so once', async () => {
    const [second, note] = [works('second'), vi.fn()]
    const source = withFallback(fails, second, note)
    expect(await source.suggest('136')).toEqual([{ id: 'second' }])
    expect(await source.suggest('1360')).toEqual([{ id: 'second' }])
    expect(fails.suggest).toHaveBeenCalledTimes(1)
    expect(note).toHaveBeenCalledTimes(1)
    expect(await source.retrieve(found, '136', 0)).toEqual({ id: 'second whole' })
  })

  it('makes do with the list when the whole cannot be had', async () => {
    const source = withFallback({ ...works('first'), retrieve: fails.retrieve }, works('second'), vi.fn())
    expect(await source.retrieve(found, '136', 0)).toBe(found)
  })
})
