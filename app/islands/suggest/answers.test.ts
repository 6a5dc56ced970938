import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { createAnswers, readAnswer } from './answers.ts'
import { kindKey } from './popup.ts'

/** A server that answers each query with itself, and the addresses it was asked. */
function server(): { asked: string[]; signals: AbortSignal[]; fetcher: typeof fetch } {
  const asked: string[] = []
  const signals: AbortSignal[] = []
  const fetcher: typeof fetch = (address, init) => {
    asked.push(address as string)
    if (init?.signal) signals.push(init.signal)
    const label = new URL(address as string, 'http://x').searchParams.get('q') ?? ''
    return Promise.resolve(
      label === 'broken'
        ? new Response('', { status: 503 })
        : Response.json({ suggestions: [{ kind: 'provider', label }] }),
    )
  }
  return { asked, signals, fetcher }
}

describe('createAnswers', () => {
  it('asks with the words encoded, after a query of the endpoint’s own', async () => {
    const { asked, fetcher } = server()
    await createAnswers('/api/suggest', fetcher).ask('张 & 李')
    await createAnswers('/api/suggest?locale=en-US', fetcher).ask('x')
    expect(asked).toEqual(['/api/suggest?q=%E5%BC%A0%20%26%20%E6%9D%8E', '/api/suggest?locale=en-US&q=x'])
  })

  it('remembers answers, and forgets the oldest', async () => {
    const { asked, fetcher } = server()
    const answers = createAnswers('/s', fetcher)
    expect(await answers.ask('a')).toEqual([{ kind: 'provider', label: 'a' }])
    await answers.ask('a')
    expect(asked).toHaveLength(1)
    for (let at = 0; at < 40; at++) await answers.ask(`b${at}`)
    await answers.ask('a')
    expect(asked).toHaveLength(42)
  })

  it('drops the request before and on demand', async () => {
    const { signals, fetcher } = server()
    const answers = createAnswers('/s', fetcher)
    await Promise.all([answers.ask('a'), answers.ask('b')])
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    answers.drop()
    expect(signals[1]?.aborted).toBe(true)
  })

  it('rejects, and does not remember, what the server refused', async () => {
    const { asked, fetcher } = server()
    const answers = createAnswers('/s', fetcher)
    await expect(answers.ask('broken')).rejects.toThrow('503')
    await expect(answers.ask('broken')).rejects.toThrow('503')
    expect(asked).toHaveLength(2)
  })
})

describe('readAnswer', () => {
  it('leaves out what is not a suggestion', () => {
    const body = { suggestions: [null, 3, { kind: 'provider' }, { kind: 'plan', label: '白卡', detail: '', extra: 1 }] }
    expect(readAnswer(body)).toEqual([{ kind: 'plan', label: '白卡' }])
    for (const strange of [null, 'x', [], {}, { suggestions: 'x' }]) expect(readAnswer(strange)).toEqual([])
  })

  it('keeps links within the site', () => {
    const hrefs = ['/doctor/x', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'https://evil.example']
    const read = readAnswer({ suggestions: hrefs.map((href) => ({ kind: 'provider', label: 'x', href })) })
    expect(read.map(({ href }) => href)).toEqual(['/doctor/x', undefined, undefined, undefined, undefined])
  })

  it('keeps numbers to be called', () => {
    const hrefs = ['tel:988', 'tel:+18002221222', 'tel:', 'tel:1;ext=javascript', 'telx:988']
    const read = readAnswer({ suggestions: hrefs.map((href) => ({ kind: 'help', label: 'x', href })) })
    expect(read.map(({ href }) => href)).toEqual(['tel:988', 'tel:+18002221222', undefined, undefined, undefined])
  })

  it('shows a dozen at most', () => {
    expect(readAnswer({ suggestions: Array.from({ length: 50 }, () => ({ kind: 'plan', label: 'x' })) })).toHaveLength(
      12,
    )
  })
})

describe('kindKey', () => {
  it('names the attribute as the browser does', () => {
    expect(['provider', 'facility_type', 'care-program'].map(kindKey)).toEqual([
      'kindProvider',
      'kindFacilityType',
      'kindCareProgram',
    ])
  })
})

describe('the script', () => {
  it('weighs at most 10 kB gzipped and is written for old browsers', async () => {
    const { outputFiles } = await build({
      entryPoints: ['app/islands/suggest.ts'],
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2019',
      write: false,
    })
    const script = outputFiles[0]?.text ?? ''
    expect(script).not.toMatch(/\?\?|\?\.[a-z]/)
    expect(gzipSync(script).byteLength).toBeLessThanOrEqual(10_000)
  })
})
